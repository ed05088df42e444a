import type { MatchRecord, ScanRecord, World } from '../store/world';
import { datasetMetadata, datasetOf, lastUpdated } from './datasets';
import { monitoringMetadata } from './monitor-lookup';
import { missingParameters, silentSource, statusOfQuery } from './scan-messages';
import { type PastScan, answeredAt, foundInPast, mostMatches, pastScan } from './scan-origins';
import { parametersFor } from './scan-parameters';
import { originOfItsScan } from './scan-past';

type ScanDetails = Pick<
  ScanRecord,
  'parameters' | 'verifiedAt' | 'datasetMetadata' | 'monitoring' | 'failureReason' | 'statusDescription'
>;

type MatchDetails = Pick<MatchRecord, 'data' | 'datasetTimestamp' | 'recordTimestamp'>;

/**
 * What a scan says of itself when it is read: its own, or, for what it does not say of the past, drawn from the plan
 * of it.
 */
export function detailsOfScan(world: World, scan: ScanRecord): ScanDetails {
  const { origin } = scan;
  if (origin === undefined) return scan;
  const known = drawnScans.get(scan);
  if (known) return known;
  const past = pastScan(world, origin);
  const details = past ? { ...drawn(world, past), ...detailsWritten(scan) } : scan;
  drawnScans.set(scan, details);
  return details;
}

// A record never changes, so that what was drawn for it once is right forever.
const drawnScans = new WeakMap<ScanRecord, ScanDetails>();
const drawnMatches = new WeakMap<MatchRecord, MatchDetails>();

/** The same for a match: the record and what of the parameters agrees with it. */
export function detailsOfMatch(world: World, match: MatchRecord): MatchDetails {
  const { origin } = match;
  if (origin === undefined) return match;
  const known = drawnMatches.get(match);
  if (known) return known;
  const past = pastScan(world, originOfItsScan(origin));
  const nth = (origin < 0 ? -1 - origin : origin) % mostMatches;
  const found = past && foundInPast(world, past)[nth];
  if (!found) return match;
  const { record, positiveParameters, negativeParameters, recordTimestamp } = found;
  const details = {
    data: { positiveParameters, negativeParameters, record },
    datasetTimestamp: lastUpdated(world, past.planned.dataset, past.planned.at) ?? match.createdAt,
    recordTimestamp,
  };
  drawnMatches.set(match, details);
  return details;
}

/** The id and content of the record that a match is about, as one text. */
export function versionOf(world: World, match: MatchRecord): string {
  return versionOfRecord(detailsOfMatch(world, match).data?.record ?? {});
}

/** The same for a record. */
export function versionOfRecord({ id, hash }: { id?: string; hash?: string }): string {
  return `${id} ${hash}`;
}

function drawn(world: World, { subject, planned }: PastScan): ScanDetails {
  const { dataset, referenceId, status, missing, monitor } = planned;
  const answered = new Date(answeredAt(planned)).toISOString();
  const hasAnswered = status !== 'Failed';
  return {
    parameters: parametersFor(world, dataset.type, subject.entity, { referenceId }).parameters,
    verifiedAt: hasAnswered ? answered : undefined,
    datasetMetadata: hasAnswered ? datasetMetadata(world, dataset, planned.at) : undefined,
    monitoring: monitor && monitoringMetadata(monitor),
    failureReason: hasAnswered ? undefined : missing.length > 0 ? missingParameters(missing) : silentSource,
    statusDescription:
      hasAnswered && datasetOf(dataset.type)?.continuous
        ? statusOfQuery({ isContinuous: status === 'Active' })
        : undefined,
  };
}

/** What was written since. */
function detailsWritten(scan: ScanRecord): ScanDetails {
  const { parameters, verifiedAt, datasetMetadata: metadata, statusDescription } = scan;
  return {
    ...(parameters ? { parameters } : {}),
    ...(verifiedAt ? { verifiedAt } : {}),
    ...(metadata ? { datasetMetadata: metadata } : {}),
    ...(statusDescription ? { statusDescription } : {}),
  };
}
