import { dateTimeAt } from '../data/dates';
import { pastDecision } from '../data/matches-decisions';
import { isRegularInNpi, isReported } from '../data/registry-records';
import type { PlannedScan } from '../data/scans-plan';
import type { Collection } from '../store/collection';
import { idFor } from '../store/ids';
import { type MatchRecord, type ScanRecord, type World, unchanged } from '../store/world';
import { isCertain } from './match-certainty';
import type { FoundRecord } from './matching-score';
import {
  type PastSubject,
  answeredAt,
  foundInPast,
  matchingScans,
  mostMatches,
  originOfScan,
  pastScan,
  pastSubject,
  pastSubjects,
  scansOfPast,
} from './scan-origins';
import { inSlices } from './slices';

/** Of so many the past is recalled between two looks at the clock. */
const fewSubjects = 20;

// Kept by collection, since a new start makes new ones.
const recalledAll = new WeakSet<object>();
const recalledAbout = new WeakMap<object, Set<string>>();
const recalling = new WeakMap<object, Recalling<unknown>>();

/** How far the recall of all has come, and what it found until then. */
interface Recalling<Row> {
  subjects: Iterator<PastSubject, void>;
  past: Row[];
}

/** All scans, with those from before anybody used the service. Whoever reads the scans of all gets them here. */
export function scansIn(world: World): World['scans'] {
  const original = world.original && scansIn(world.original);
  return recallAll(world, world.scans, original, pastScansOf);
}

/** The same for matches. They do not wait for the scans, which are many more. */
export function matchesIn(world: World): World['matches'] {
  const original = world.original && matchesIn(world.original);
  return recallAll(world, world.matches, original, pastMatchesOf);
}

/** Recalls all matches in slices, ahead of who asks for them, so that others are answered meanwhile. */
export async function recallMatches(world: World): Promise<void> {
  await inSlices(() => recallSomeMatches(world, fewSubjects));
}

/** The same for scans. */
export async function recallScans(world: World): Promise<void> {
  const original = unchanged(world);
  const { scans } = original;
  await inSlices(() => !recalledAll.has(scans) && recallSome(original, scans, pastScansOf, fewSubjects));
}

/** Recalls the matches of so many providers and facilities; says whether there are more. */
export function recallSomeMatches(world: World, most: number): boolean {
  const original = unchanged(world);
  const { matches } = original;
  return !recalledAll.has(matches) && recallSome(original, matches, pastMatchesOf, most);
}

/** The scans of one provider or facility, with those of the past; nobody else's past is made for them. */
export function scansAbout(world: World, entityId: string): ScanRecord[] {
  return recallAbout(world, world.scans, pastScansOf, entityId).by('entityId', entityId);
}

/**
 * A scan by its id, also one of the past. That of a match is found by the match: the past of one entity is made for it,
 * not that of all.
 */
export function scanById(world: World, scanId: string): ScanRecord | undefined {
  const known = world.scans.get(scanId);
  if (known) return known;
  const [match] = world.matches.by('scanId', scanId);
  if (match) scansAbout(world, match.providerId ?? match.facilityId ?? '');
  return world.scans.get(scanId) ?? scansIn(world).get(scanId);
}

/** What a scan found, also one of the past. */
export function matchesOfScan(world: World, scan: ScanRecord): MatchRecord[] {
  return recallAbout(world, world.matches, pastMatchesOf, scan.providerId ?? scan.facilityId ?? '').by(
    'scanId',
    scan.id,
  );
}

type PastOf<Row> = (world: World, subject: PastSubject) => Iterable<Row>;

function recallAll<Row extends ScanRecord | MatchRecord>(
  world: World,
  rows: Collection<Row>,
  original: Collection<Row> | undefined,
  pastOf: PastOf<Row>,
): Collection<Row> {
  if (recalledAll.has(rows)) return rows;
  if (!original) recallSome(world, rows, pastOf, Infinity);
  recalledAll.add(rows);
  const past = original?.all() ?? recallOf(world, rows).past;
  recalling.delete(rows);
  // Who was deleted left nothing behind.
  rows.seed(
    [...past].filter(({ providerId, facilityId }) => {
      return providerId === undefined
        ? world.facilities.has(facilityId ?? '')
        : world.providers.has(providerId);
    }),
  );
  return rows;
}

/** Recalls of so many more; says whether there are others. The collection shows none of it before `recallAll` puts it in. */
function recallSome<Row extends ScanRecord | MatchRecord>(
  world: World,
  rows: Collection<Row>,
  pastOf: PastOf<Row>,
  most: number,
): boolean {
  const { subjects, past } = recallOf(world, rows);
  for (let nth = 0; nth < most; nth += 1) {
    const { done, value } = subjects.next();
    if (done) return false;
    past.push(...pastOf(world, value));
  }
  return true;
}

function recallOf<Row extends ScanRecord | MatchRecord>(world: World, rows: Collection<Row>): Recalling<Row> {
  const begun = recalling.get(rows) as Recalling<Row> | undefined;
  if (begun) return begun;
  const begins: Recalling<Row> = { subjects: pastSubjects(world), past: [] };
  recalling.set(rows, begins);
  return begins;
}

function recallAbout<Row extends ScanRecord | MatchRecord>(
  world: World,
  rows: Collection<Row>,
  pastOf: PastOf<Row>,
  entityId: string,
): Collection<Row> {
  const recalled = recalledAbout.get(rows) ?? new Set();
  recalledAbout.set(rows, recalled);
  if (recalledAll.has(rows) || recalled.has(entityId)) return rows;
  recalled.add(entityId);
  const subject = pastSubject(world, entityId);
  if (subject && isThere(world, subject)) rows.seed(pastOf(world, subject));
  return rows;
}

function pastScansOf(world: World, subject: PastSubject): ScanRecord[] {
  return scansOfPast(world, subject).map((planned) => headOfScan(world, subject, planned));
}

/** What the scans of the past found about somebody, with what was decided then. */
export function* pastMatchesOf(world: World, subject: PastSubject): Generator<MatchRecord> {
  // A registry answers the same each time.
  const answers = new Map<string, Answer[]>();
  for (const planned of matchingScans(world, subject)) {
    const { isList, type } = planned.dataset;
    if (planned.status === 'Failed') continue;
    const answer = answers.get(type) ?? answerOf(world, subject, planned);
    if (!isList) answers.set(type, answer);
    for (const [nth, found] of answer.entries()) yield headOfMatch(world, subject, planned, found, nth);
  }
}

/** The scan that found a match. */
export function scanOfMatch(world: World, match: MatchRecord): ScanRecord | undefined {
  const known = world.scans.get(match.scanId);
  if (known || match.origin === undefined) return known;
  const drawn = scansOfMatches.get(match);
  if (drawn) return drawn;
  const past = pastScan(world, originOfItsScan(match.origin));
  if (!past) return undefined;
  const scan = headOfScan(world, past.subject, past.planned);
  scansOfMatches.set(match, scan);
  return scan;
}

const scansOfMatches = new WeakMap<MatchRecord, ScanRecord>();

/** The number of the scan of the past that found a match of the past. */
export function originOfItsScan(origin: number): number {
  return origin < 0 ? -1 - Math.floor((-1 - origin) / mostMatches) : Math.floor(origin / mostMatches);
}

/** Who was deleted left nothing behind. */
function isThere(world: World, { entity }: PastSubject): boolean {
  return entity.type === 'Facility'
    ? world.facilities.has(entity.facility.id)
    : world.providers.has(entity.provider.id);
}

interface Answer extends Pick<FoundRecord, 'score' | 'relevance'> {
  isCertain: boolean;
  agreeing: string[];
  differing: string[];
}

const nothing: Answer[] = [];

/** Asked by the right number under the right name, the registry of identifiers always answers alike. */
const regular = new WeakMap<World['matches'], Answer[]>();

function answerOf(world: World, subject: PastSubject, planned: PlannedScan): Answer[] {
  const { entity } = subject;
  const { type } = planned.dataset;
  const isPerson = entity.type === 'Practitioner';
  const isOrdinary = subject.index >= firstOrdinary;
  if (type === 'Npdb' && isPerson && isOrdinary && !isReported(entity.provider)) return nothing;
  const isRegular = type === 'Npi' && isPerson && isOrdinary && isRegularInNpi(entity.provider);
  const known = isRegular ? regular.get(world.matches) : undefined;
  if (known) return known;
  const answer = foundInPast(world, { subject, planned }).map((found) => {
    const { score, relevance } = found;
    return {
      score,
      relevance,
      isCertain: isCertain(planned.dataset, found),
      agreeing: typesOf(found.positiveParameters),
      differing: typesOf(found.negativeParameters),
    };
  });
  if (isRegular) regular.set(world.matches, answer);
  return answer;
}

function typesOf(parameters: readonly { type?: string | undefined }[]): string[] {
  return parameters.map(({ type = '' }) => type);
}

/** A scan of the past as lists filter and sort it; what else it tells is drawn when it is read. */
export function headOfScan(world: World, subject: PastSubject, planned: PlannedScan): ScanRecord {
  const { entity } = subject;
  const { dataset, status, at, back, monitor } = planned;
  const isNewestOfMonitor = monitor && back === 0;
  const record: ScanRecord = {
    id: idOfScan(world, subject, planned),
    type: dataset.type,
    status,
    started: (isNewestOfMonitor ? monitor.lastMonitoringDate : undefined) ?? dateTimeAt(at),
    trigger: monitor ? 'Monitor' : 'Manual',
    origin: originOfScan(subject, planned),
  };
  if (entity.type === 'Facility') record.facilityId = entity.facility.id;
  else record.providerId = entity.provider.id;
  if (planned.referenceId !== undefined) record.referenceId = planned.referenceId;
  if (status === 'Active') record.isContinuous = true;
  else record.completed = dateTimeAt(answeredAt(planned));
  if (back > 0 && (status === 'Failed' || planned.replacedAt !== undefined)) record.isOld = true;
  return record;
}

function headOfMatch(
  world: World,
  subject: PastSubject,
  planned: PlannedScan,
  answer: Answer,
  nth: number,
): MatchRecord {
  const { index, entity } = subject;
  const { dataset, number, back, replacedAt, referenceId } = planned;
  const origin = number * mostMatches + nth;
  const isFacility = entity.type === 'Facility';
  const match: MatchRecord = {
    id: idFor(isFacility ? 'facility match' : 'match', world.seed, origin),
    type: dataset.type,
    scanId: idOfScan(world, subject, planned),
    score: answer.score,
    createdAt: dateTimeAt(answeredAt(planned)),
    origin: isFacility ? -1 - origin : origin,
  };
  if (entity.type === 'Facility') match.facilityId = entity.facility.id;
  else match.providerId = entity.provider.id;
  if (referenceId !== undefined) match.referenceId = referenceId;
  if (answer.relevance) match.relevance = answer.relevance;
  if (replacedAt !== undefined) match.obsoleteAt = dateTimeAt(replacedAt);
  if (answer.isCertain) {
    match.isCertain = true;
    return match;
  }
  const decision = pastDecision({
    seed: world.seed,
    number: origin,
    back,
    track: number - back,
    kind: dataset.isList ? 'list' : dataset.continuous ? 'reports' : 'registry',
    agreeing: answer.agreeing,
    differing: answer.differing,
    isInStory: !isFacility && index < firstOrdinary,
  });
  if (decision) {
    match.resolution = decision.resolution;
    match.resolutionNote = decision.note;
  }
  return match;
}

/** Before this one stand the odd providers of a world with edge cases, and those of whom the same is told everywhere. */
const firstOrdinary = 16;

function idOfScan({ seed }: World, { entity }: PastSubject, { number }: PlannedScan): string {
  return idFor(entity.type === 'Facility' ? 'facility scan' : 'scan', seed, number);
}
