import type { BulkMonitorsRequest, DatasetType, Monitor } from '@/api/models';
import { createSanctionsMonitors, listMonitorsPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { datasetOfEntry, monitoredDataset } from '@/domain/monitored-dataset';
import { formatNumber } from '@/lib/words';

/** Providers in one call of the bulk operation (rules.md 5.3). */
export const coverageCallLimit = 100;

/** Cuts ids into parts that one call of the bulk operation takes; an id that is there twice is taken once. */
export function coverageCalls(providerIds: readonly string[]): string[][] {
  const ids = [...new Set(providerIds)];
  return Array.from({ length: Math.ceil(ids.length / coverageCallLimit) }, (_, call) =>
    ids.slice(call * coverageCallLimit, (call + 1) * coverageCallLimit),
  );
}

/** What became of one dataset for one provider. */
export interface CoverageOutcome {
  providerId: string;
  datasetType: string;
  /**
   * `kept`: it had a monitor already. `entry`: it has one by a former name alone, which leaves a gap (field.md 2.15). `missing`:
   * it has none even now. `unread`: which of these could not be read.
   */
  outcome: 'created' | 'kept' | 'entry' | 'missing' | 'unread';
  monitor: Monitor | undefined;
}

/** Who has which of the chosen monitors already, before any is made. */
export interface CoverageBefore {
  providers: number;
  /** How many of them each list has already, in the order of the lists. */
  already: number[];
  /** How many monitors are made. */
  made: number;
}

/**
 * Reads who is monitored in these lists already: such a monitor stays, and none is made beside it (rules.md 5.3). One by a
 * former name alone counts as well, since the service makes none beside it either. Throws `ApiError`.
 */
export async function coverageBefore(
  providerIds: readonly string[],
  datasetTypes: readonly DatasetType[],
  signal: AbortSignal,
): Promise<CoverageBefore> {
  const ids = [...new Set(providerIds)];
  const has = datasetTypes.map(() => new Set<string>());
  for (const part of coverageCalls(ids)) {
    const call = { providerIds: part, datasetTypes: [...datasetTypes] };
    for (const monitor of await readAll(listMonitorsPages(call), signal)) {
      const type = monitoredDataset(monitor) ?? datasetOfEntry(monitor);
      if (monitor.providerId) has[datasetTypes.findIndex((one) => one === type)]?.add(monitor.providerId);
    }
  }
  const already = has.map(({ size }) => size);
  const kept = already.reduce((sum, one) => sum + one, 0);
  return { providers: ids.length, already, made: ids.length * datasetTypes.length - kept };
}

/** What a call came to: how many monitors it created, what of each, and, where that could not be read, why. */
interface Coverage {
  created: number;
  outcomes: CoverageOutcome[];
  unread?: unknown;
}

/**
 * Creates monitors for at most 100 providers and tells exactly what came of it. The answer does not say which provider
 * a monitor is for (rules.md 13.6), so the monitors of these providers are read afterwards. Where that reading fails the
 * monitors exist all the same: that is told, and no failure. Throws `ApiError` when creating them fails.
 */
export async function coverProviders(body: BulkMonitorsRequest): Promise<Coverage> {
  const { createdMonitors = [] } = await createSanctionsMonitors({ body });
  const created = createdMonitors.length;
  const pairs = body.providerIds.flatMap((providerId) =>
    body.datasetInfos.map(({ datasetType }) => ({ providerId, datasetType })),
  );
  try {
    const newIds = new Set(createdMonitors.map(({ monitorId }) => monitorId));
    return { created, outcomes: await readOutcomes(pairs, body, newIds) };
  } catch (unread) {
    const outcomes = pairs.map((pair) => ({ ...pair, outcome: 'unread', monitor: undefined }) as const);
    return { created, outcomes, unread };
  }
}

async function readOutcomes(
  pairs: readonly Pick<CoverageOutcome, 'providerId' | 'datasetType'>[],
  { providerIds, datasetInfos }: BulkMonitorsRequest,
  created: ReadonlySet<string | undefined>,
): Promise<CoverageOutcome[]> {
  const datasetTypes = datasetInfos.map(({ datasetType }) => datasetType);
  const monitors = await readAll(listMonitorsPages({ providerIds, datasetTypes }));
  return pairs.map(({ providerId, datasetType }) => {
    const own = monitors.filter((one) => one.providerId === providerId);
    const whole = own.filter((one) => monitoredDataset(one) === datasetType);
    const made = whole.find(({ id }) => created.has(id));
    const [kept] = whole;
    const ofEntry = own.find((one) => datasetOfEntry(one) === datasetType);
    const outcome = made ? 'created' : kept ? 'kept' : ofEntry ? 'entry' : 'missing';
    return { providerId, datasetType, outcome, monitor: made ?? kept ?? ofEntry };
  });
}

/** What a call came to: `12 created, 3 existing`. */
export function coverageWords({ created, outcomes, unread }: Coverage): string {
  if (unread !== undefined) return `${formatNumber(created)} created; the report could not be read`;
  const amountOf = (outcome: CoverageOutcome['outcome']) =>
    outcomes.filter((one) => one.outcome === outcome).length;
  const [ofEntry, missing] = [amountOf('entry'), amountOf('missing')];
  return [
    `${formatNumber(amountOf('created'))} created`,
    `${formatNumber(amountOf('kept'))} existing`,
    ...(ofEntry > 0 ? [`${formatNumber(ofEntry)} existing by a former name alone`] : []),
    ...(missing > 0 ? [`${formatNumber(missing)} missing`] : []),
  ].join(', ');
}
