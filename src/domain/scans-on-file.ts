import type { DatasetMatch, DatasetScan, Details } from '@/api/models';
import { isExclusionList } from './exclusion-lists';
import { hasAnswered } from './scan-status';
import { isUndecided } from './undecided';

/** The current scans of one dataset (rules.md 11.4): of several parameter sets, one of each. */
export interface DatasetScans<Scan = Details<DatasetScan>> {
  type: string;
  /** Those that came to an end with an answer, in the order in which they were given. */
  answered: Scan[];
  /** Of those the one that looked last. */
  newest: Scan | undefined;
  /** A search is queued or runs: the one before it is not current any more (rules.md 12.6). */
  isUnderWay: boolean;
  /** The latest search that failed. */
  failed: Scan | undefined;
}

/** When a scan looked: what the source says, else when it ended. */
export const scannedAt = ({ verifiedAt, completed }: Details<DatasetScan>): string | undefined =>
  verifiedAt ?? completed;

/** Scans by their dataset, in one pass; instants of the service are compared as they are written. */
export function scansByDataset<Scan extends Details<DatasetScan>>(
  scans: readonly Scan[],
): Map<string, DatasetScans<Scan>> {
  const byType = new Map<string, DatasetScans<Scan>>();
  for (const scan of scans) {
    const { type, status } = scan;
    if (!type) continue;
    let found = byType.get(type);
    if (!found) {
      found = { type, answered: [], newest: undefined, isUnderWay: false, failed: undefined };
      byType.set(type, found);
    }
    if (hasAnswered(scan)) {
      found.answered.push(scan);
      if (!found.newest || looked(scan) > looked(found.newest)) found.newest = scan;
    } else if (status === 'Pending' || status === 'Working') found.isUnderWay = true;
    else if (status === 'Failed' && (!found.failed || ended(scan) > ended(found.failed))) found.failed = scan;
  }
  return byType;
}

const looked = (scan: Details<DatasetScan>) => scannedAt(scan) ?? '';
const ended = ({ completed, started }: Details<DatasetScan>) => completed ?? started ?? '';

/** Matches of a registry that nobody rejected: what it knows about whom it was asked for. */
export const knownTo = (matches: readonly Details<DatasetMatch>[] | undefined): Details<DatasetMatch>[] =>
  (matches ?? []).filter(({ userActionResolution }) => userActionResolution !== 'Reject');

/** Whether a scan knows the provider: a record that nobody rejected. */
export const foundIn = ({ matches }: Pick<DatasetScan, 'matches'>): boolean => knownTo(matches).length > 0;

/**
 * The newest scan of each dataset in which nothing is open, whatever it was searched by: a list that found nobody, or
 * nobody who is meant; a registry that knows the provider. Lists come first, the most recent of each kind before the
 * others.
 */
export function scansInOrder<Scan extends Details<DatasetScan>>(
  byDataset: ReadonlyMap<string, DatasetScans<Scan>>,
): Scan[] {
  return [...byDataset.values()]
    .flatMap(({ type, answered, newest }) => {
      const isOpen = answered.some((scan) => scan.matches?.some(isUndecided));
      if (isOpen || !newest) return [];
      if (!isExclusionList(type)) return newestOf(answered.filter(foundIn)) ?? [];
      const isAccepted = answered.some((scan) =>
        scan.matches?.some(({ userActionResolution }) => userActionResolution === 'Accept'),
      );
      return isAccepted ? [] : newest;
    })
    .toSorted(
      (one, other) =>
        Number(isExclusionList(other.type)) - Number(isExclusionList(one.type)) ||
        (looked(other) > looked(one) ? 1 : -1),
    );
}

/** Whether a scan searched for the provider as such: one by a former name alone leaves a gap (field.md 2.15). */
export const isWhole = ({ options }: Pick<Details<DatasetScan>, 'options'>): boolean => !options?.referenceId;

/** The newest answered search of a dataset for the provider as such. */
export const newestWhole = <Scan extends Details<DatasetScan>>(
  found: DatasetScans<Scan> | undefined,
): Scan | undefined => newestOf((found?.answered ?? []).filter(isWhole));

function newestOf<Scan extends Details<DatasetScan>>(scans: readonly Scan[]): Scan | undefined {
  let newest: Scan | undefined;
  for (const scan of scans) if (!newest || looked(scan) > looked(newest)) newest = scan;
  return newest;
}
