import type { BulkMonitorsRequest, Monitor } from '@/api/models';
import { createSanctionsMonitors, listMonitorsPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';

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
  /** `kept`: it had a monitor already. `missing`: it has none even now. */
  outcome: 'created' | 'kept' | 'missing';
  monitor: Monitor | undefined;
}

/**
 * Creates monitors for at most 100 providers and tells exactly what came of it. The answer does not say which provider
 * a monitor is for (rules.md 13.6), so the monitors of these providers are read afterwards. When that reading fails the
 * monitors exist all the same: the error says only that the report could not be made.
 */
export async function coverProviders(body: BulkMonitorsRequest): Promise<CoverageOutcome[]> {
  const { createdMonitors = [] } = await createSanctionsMonitors({ body });
  const created = new Set(createdMonitors.map(({ monitorId }) => monitorId));
  const datasetTypes = body.datasetInfos.map(({ datasetType }) => datasetType);
  const monitors = await readAll(listMonitorsPages({ providerIds: body.providerIds, datasetTypes }));
  return body.providerIds.flatMap((providerId) =>
    datasetTypes.map((datasetType): CoverageOutcome => {
      const ownMonitors = monitors.filter(
        (one) => one.providerId === providerId && one.type === 'Dataset' && one.datasetType === datasetType,
      );
      const made = ownMonitors.find(({ id }) => created.has(id));
      const outcome = made ? 'created' : ownMonitors.length > 0 ? 'kept' : 'missing';
      return { providerId, datasetType, outcome, monitor: made ?? ownMonitors[0] };
    }),
  );
}
