import { hashText, idFor } from '../store/ids';
import type { MatchRecord, ScanRecord, World } from '../store/world';
import { findRecords } from './matching';
import type { FoundRecord } from './matching-score';
import { findDataset, lastUpdated } from './datasets';
import { isCertain } from './match-certainty';
import { detailsOfScan, versionOf, versionOfRecord } from './scan-details';
import { scansLike } from './scan-key';
import { matchesOfScan } from './scan-past';
import { facilityEntity, practitioner } from './scan-parameters';

/**
 * Searches the dataset for a scan that is answered now. What it finds takes the place of all matches of older scans
 * of its kind, whether they are the same records or others; nobody has decided about any of it. `by` names the work
 * that asks: the ids of the matches follow from it. Gives how many records were found, and whether they are
 * others than before.
 */
export function replaceMatches(
  world: World,
  scan: ScanRecord,
  by: string,
): { found: number; isChanged: boolean } {
  const found = search(world, scan);
  const older = scansLike(world, scan).filter(({ id }) => id !== scan.id);
  const before = older.flatMap((old) => currentMatches(world, old));
  for (const { id } of before) world.matches.update(id, { obsoleteAt: world.clock.iso() });
  for (const [nth, record] of found.entries()) addMatch(world, scan, record, `${by} ${nth}`);
  return { found: found.length, isChanged: differ(world, before, found) };
}

/**
 * The same for an answer that continues the one before: matches whose record is still there unchanged stay with what
 * was decided about them. Gives whether there are others than before.
 */
export function keepMatches(world: World, scan: ScanRecord): boolean {
  const found = search(world, scan);
  const before = currentMatches(world, scan);
  if (!differ(world, before, found)) return false;
  const wanted = new Set(found.map(({ record }) => versionOfRecord(record)));
  const kept = new Set<string>();
  for (const match of before) {
    const version = versionOf(world, match);
    if (wanted.has(version)) kept.add(version);
    else world.matches.update(match.id, { obsoleteAt: world.clock.iso() });
  }
  for (const record of found) {
    const version = versionOfRecord(record.record);
    if (!kept.has(version)) addMatch(world, scan, record, `${scan.id} ${scan.refreshes ?? 0} ${version}`);
  }
  return true;
}

function search(world: World, scan: ScanRecord): FoundRecord[] {
  const entity =
    scan.providerId === undefined
      ? facilityEntity(world, scan.facilityId ?? '')
      : practitioner(world, scan.providerId);
  return findRecords(world, scan.type, detailsOfScan(world, scan).parameters ?? [], entity);
}

function currentMatches(world: World, scan: ScanRecord): MatchRecord[] {
  return matchesOfScan(world, scan).filter(({ obsoleteAt }) => obsoleteAt === undefined);
}

function addMatch(world: World, scan: ScanRecord, found: FoundRecord, by: string): void {
  const { record, score, relevance, positiveParameters, negativeParameters } = found;
  const dataset = findDataset(scan.type);
  world.matches.put({
    id: idFor(`match ${by}`, 0, hashText(by)),
    type: scan.type,
    scanId: scan.id,
    providerId: scan.providerId,
    facilityId: scan.facilityId,
    referenceId: scan.referenceId,
    score,
    relevance,
    isCertain: isCertain(dataset, found),
    createdAt: world.clock.iso(),
    datasetTimestamp: lastUpdated(world, dataset) ?? scan.verifiedAt,
    recordTimestamp: found.recordTimestamp,
    data: { positiveParameters, negativeParameters, record },
  });
}

function differ(world: World, before: readonly MatchRecord[], found: readonly FoundRecord[]): boolean {
  const old = before.map((match) => versionOf(world, match)).toSorted();
  const now = found.map(({ record }) => versionOfRecord(record)).toSorted();
  return old.join() !== now.join();
}
