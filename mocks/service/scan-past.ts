import { pastDecision } from '../data/matches-decisions';
import type { PlannedScan } from '../data/scans-plan';
import { idFor } from '../store/ids';
import type { MatchRecord, ScanRecord, World } from '../store/world';
import { isCertain } from './match-certainty';
import type { FoundRecord } from './matching';
import {
  type PastSubject,
  foundInPast,
  mostMatches,
  originOfScan,
  pastSubjects,
  scansOfPast,
} from './scan-origins';

// Kept by collection, since a new start makes new ones.
const recalled = new WeakSet<World['scans']>();

/** All scans, with those from before anybody used the service. Whoever reads scans gets them here. */
export function scansIn(world: World): World['scans'] {
  recall(world);
  return world.scans;
}

/** The same for matches. */
export function matchesIn(world: World): World['matches'] {
  recall(world);
  return world.matches;
}

function recall(world: World): void {
  if (recalled.has(world.scans)) return;
  recalled.add(world.scans);
  const past: Past = { scans: [], matches: [] };
  for (const subject of pastSubjects(world)) {
    // Who was deleted left nothing behind.
    if (isThere(world, subject)) tell(world, subject, past);
  }
  world.scans.seed(past.scans);
  world.matches.seed(past.matches);
}

interface Past {
  scans: ScanRecord[];
  matches: MatchRecord[];
}

function isThere(world: World, { entity }: PastSubject): boolean {
  return entity.type === 'Facility'
    ? world.facilities.has(entity.facility.id)
    : world.providers.has(entity.provider.id);
}

function tell(world: World, subject: PastSubject, past: Past): void {
  // Registries answer the same each time.
  const answers = new Map<string, FoundRecord[]>();
  for (const planned of scansOfPast(world, subject)) {
    const scan = headOfScan(world, subject, planned);
    past.scans.push(scan);
    const { isList, type } = planned.dataset;
    const known = isList || planned.status === 'Failed' ? undefined : answers.get(type);
    const found = known ?? foundInPast(world, { subject, planned });
    if (!isList && planned.status !== 'Failed') answers.set(type, found);
    for (const [nth, record] of found.entries()) {
      past.matches.push(headOfMatch(world, subject, planned, scan, record, nth));
    }
  }
}

function headOfScan(world: World, subject: PastSubject, planned: PlannedScan): ScanRecord {
  const { entity } = subject;
  const { dataset, status, at, back, monitor, number } = planned;
  const isFacility = entity.type === 'Facility';
  const record: ScanRecord = {
    id: idFor(isFacility ? 'facility scan' : 'scan', world.seed, number),
    type: dataset.type,
    status,
    started: new Date(at).toISOString(),
    trigger: monitor ? 'Monitor' : 'Manual',
    origin: originOfScan(subject, planned),
  };
  if (isFacility) record.facilityId = entity.facility.id;
  else record.providerId = entity.provider.id;
  if (planned.referenceId !== undefined) record.referenceId = planned.referenceId;
  if (status === 'Active') record.isContinuous = true;
  else record.completed = new Date(answeredAt(planned)).toISOString();
  if (back > 0) record.isOld = true;
  return record;
}

function headOfMatch(
  world: World,
  { index }: PastSubject,
  planned: PlannedScan,
  scan: ScanRecord,
  found: FoundRecord,
  nth: number,
): MatchRecord {
  const { dataset, number, back, replacedAt } = planned;
  const origin = number * mostMatches + nth;
  const isFacility = scan.facilityId !== undefined;
  const match: MatchRecord = {
    id: idFor(isFacility ? 'facility match' : 'match', world.seed, origin),
    type: dataset.type,
    scanId: scan.id,
    score: found.score,
    createdAt: scan.completed ?? scan.started,
    origin: isFacility ? -1 - origin : origin,
  };
  if (isFacility) match.facilityId = scan.facilityId;
  else match.providerId = scan.providerId;
  if (scan.referenceId !== undefined) match.referenceId = scan.referenceId;
  if (found.relevance) match.relevance = found.relevance;
  if (replacedAt !== undefined) match.obsoleteAt = new Date(replacedAt).toISOString();
  if (isCertain(dataset, found)) {
    match.isCertain = true;
    return match;
  }
  const decision = pastDecision({
    seed: world.seed,
    number: origin,
    back,
    track: number - back,
    kind: dataset.isList ? 'list' : dataset.continuous ? 'reports' : 'registry',
    isTold: !isFacility && index < firstOrdinary,
  });
  if (decision) {
    match.resolution = decision.resolution;
    match.resolutionNote = decision.note;
  }
  return match;
}

/** Before this one stand the ugly providers, and those of whom the same is told everywhere. */
const firstOrdinary = 16;

/** When the dataset answered, in milliseconds. */
export function answeredAt({ at, dataset, missing }: PlannedScan): number {
  return missing.length > 0 ? at : at + 50 + dataset.processingTime;
}
