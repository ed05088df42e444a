import type { PlannedScan } from '../data/scans-plan';
import { complianceDays } from '../data/webhooks';
import type { PastMessage } from '../data/webhooks-messages';
import type { World } from '../store/world';
import { versionOfRecord } from './scan-details';
import {
  type PastSubject,
  answeredAt,
  foundInPast,
  originOfScan,
  pastScan,
  pastSubjects,
  scansOfPast,
} from './scan-origins';
import { headOfScan } from './scan-past';
import { toScan } from './scan-results';
import { day, hour } from './time';
import { payloadReader } from './webhook-payload';

/** In an organization larger than this, nobody waits until the scans of all are drawn for the log of webhooks. */
const large = 10_000;

/** What webhooks were told about the scans of the last days before the epoch. */
export function* scanMessages(world: World): Generator<PastMessage> {
  if (world.generated > large) return;
  const start = world.epoch - complianceDays * day;
  const end = world.epoch - hour / 4;
  for (const subject of pastSubjects(world)) {
    const scans = scansOfPast(world, subject);
    for (const scan of scans) {
      const at = answeredAt(scan) + 5;
      if (at < start || at > end) continue;
      const origin = originOfScan(subject, scan);
      yield { type: 'DatasetScanCompleted', at, origin };
      if (hasChanged(world, subject, scan, scans)) {
        yield { type: 'DatasetScanMatchesChanged', at: at + 2, origin };
      }
    }
  }
}

/** A scan of the past as it was when it ended: nobody had decided anything about what it found. */
export function pastScanPayload(world: World, origin: number): object {
  const past = pastScan(world, origin);
  if (!past) return {};
  const scan = toScan(world, payloadReader, headOfScan(world, past.subject, past.planned));
  const matches = scan.matches?.map((match) => ({
    ...match,
    isIgnored: false,
    userActionResolution: undefined,
    userActionResolutionNote: undefined,
    obsoleteTimestamp: undefined,
  }));
  return { ...scan, matches };
}

/** Whether a scan found other records than the one before it, or is the first that found any. */
function hasChanged(
  world: World,
  subject: PastSubject,
  scan: PlannedScan,
  scans: readonly PlannedScan[],
): boolean {
  if (scan.status === 'Failed') return false;
  const before = scans
    .filter(({ dataset, referenceId }) => dataset === scan.dataset && referenceId === scan.referenceId)
    .find(({ back, status }) => back > scan.back && status !== 'Failed');
  // A registry answers the same each time.
  if (before && !scan.dataset.isList) return false;
  const versions = (planned: PlannedScan) =>
    foundInPast(world, { subject, planned })
      .map(({ record }) => versionOfRecord(record))
      .toSorted()
      .join();
  return versions(scan) !== (before ? versions(before) : '');
}
