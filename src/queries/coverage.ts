import { queryOptions } from '@tanstack/react-query';
import { omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type {
  BulkMonitors,
  BulkMonitorsRequest,
  Monitor,
  ProviderSanctionsMonitoring,
  SanctionsMonitoringFilters,
} from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { coverageKeys } from './keys';
import { readMonitors } from './monitors';

/** Fetches the pages of `GET /providers/monitoring/sanctions-and-exclusions`; for `walkAll` with `largestPage`. */
export function coveragePages(
  filters: SanctionsMonitoringFilters,
  count = pageSize,
): FetchPage<ProviderSanctionsMonitoring> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    const params = { query };
    return (await api().GET('/providers/monitoring/sanctions-and-exclusions', { params, signal })).data;
  };
}

/** Active providers, each with the datasets about sanctions and exclusions that it is monitored in. */
export function coverageListOptions(filters: SanctionsMonitoringFilters = {}) {
  return cursorListOptions({ key: coverageKeys.list(omitEmpty(filters)), fetchPage: coveragePages(filters) });
}

/** How many providers are monitored fully, in part and not at all; equal to the totals of the lists of each. */
export function coverageAggregationsOptions() {
  return queryOptions({
    queryKey: coverageKeys.aggregations,
    queryFn: async ({ signal }) =>
      (await api().GET('/providers/monitoring/sanctions-and-exclusions/aggregations', { signal })).data,
  });
}

/** Providers in one call of the bulk operation (service.md, "Limits"). */
export const coverageCallLimit = 100;

/** Cuts ids into parts that one call of the bulk operation takes; an id that is there twice is taken once. */
export function coverageCalls(providerIds: readonly string[]): string[][] {
  const ids = [...new Set(providerIds)];
  return Array.from({ length: Math.ceil(ids.length / coverageCallLimit) }, (_, part) =>
    ids.slice(part * coverageCallLimit, (part + 1) * coverageCallLimit),
  );
}

/** Creates monitors for at most 100 providers. Lists are made stale by the caller, with `makeMonitorsStale`. */
export async function createSanctionsMonitors(body: BulkMonitorsRequest): Promise<BulkMonitors> {
  return (await api().POST('/monitors/bulk/sanctions-and-exclusions', { body })).data;
}

/** What became of one dataset for one provider. */
export interface CoverageOutcome {
  providerId: string;
  datasetType: string;
  /** `kept`: it had a monitor already. `missing`: it has none even now. */
  outcome: 'created' | 'kept' | 'missing';
  monitor: Monitor | undefined;
}

/**
 * Creates monitors for at most 100 providers and tells exactly what came of it. The answer does not say which provider
 * a monitor is for (contract.md), so the monitors of these providers are read afterwards. When that reading fails the
 * monitors exist all the same: the error says only that the report could not be made.
 */
export async function coverProviders(body: BulkMonitorsRequest): Promise<CoverageOutcome[]> {
  const { createdMonitors = [] } = await createSanctionsMonitors(body);
  const created = new Set(createdMonitors.map(({ monitorId }) => monitorId));
  const datasetTypes = body.datasetInfos.map(({ datasetType }) => datasetType);
  const monitors = await readMonitors({ providerIds: body.providerIds, datasetTypes });
  return body.providerIds.flatMap((providerId) =>
    datasetTypes.map((datasetType): CoverageOutcome => {
      const own = monitors.filter(
        (one) => one.providerId === providerId && one.type === 'Dataset' && one.datasetType === datasetType,
      );
      const made = own.find(({ id }) => created.has(id));
      const outcome = made ? 'created' : own.length > 0 ? 'kept' : 'missing';
      return { providerId, datasetType, outcome, monitor: made ?? own[0] };
    }),
  );
}
