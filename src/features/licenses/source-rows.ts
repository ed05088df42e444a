import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Details, LicenseType, LicenseTypeStatus, LicenseTypeStatusFilters } from '@/api/models';
import { listLicenseTypeStatusesPages } from '@/api/operations.gen';
import { cursorListOptions, fetchAllPages, type FetchPage } from '@/api/paging';
import type { ListRows } from '@/table/list/list-spec';
import { allLicenseTypesOptions } from './list';

/** A license type at its source, with what the list of types says about the same source. */
export interface SourceRow {
  key: string;
  status: LicenseTypeStatus;
  type: Details<LicenseType> | undefined;
  /** What a reader has to know first: a value of `Status of="source"`. */
  state: string;
  maintenance: string[];
}

const widest = 1000;

/** The service's issue, else maintenance, else what the list of license types says of the source. */
export function sourceState(status: LicenseTypeStatus, type: Details<LicenseType> | undefined): string {
  const issue = status.status?.issue;
  if (issue) return issue;
  const windows = status.maintenanceWindows ?? [];
  if (windows.some((window) => window.isUnderMaintenanceInTheNextHour && !window.isExpired)) {
    return 'MaintenanceSoon';
  }
  const availability = type?.source?.availability;
  if (availability && availability !== 'Available') return availability;
  return type?.source?.isDegraded ? 'Degraded' : 'Working';
}

const order = [
  'SourceIssue',
  'AutomationIssue',
  'AutomationDegraded',
  'PossibleIssue',
  'Degraded',
  'MaintenanceSoon',
  'Maintenance',
];

/** 0 is worst; states that nobody knew yet stand before those without an issue. */
export function urgency(state: string): number {
  if (state === 'Working') return order.length + 1;
  const index = order.indexOf(state);
  return index < 0 ? order.length : index;
}

/** Statuses beside their license types, those with trouble first, else in the service's order. */
export function sourceRows(
  statuses: readonly LicenseTypeStatus[],
  types: readonly LicenseType[],
): SourceRow[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  return statuses
    .map((status, index): SourceRow => {
      const type = status.licenseTypeId === undefined ? undefined : byId.get(status.licenseTypeId);
      return {
        key: `${status.licenseTypeId ?? index} ${status.state ?? ''} ${status.sourceName ?? ''}`,
        status,
        type,
        state: sourceState(status, type),
        maintenance: (status.maintenanceWindows ?? [])
          .filter((window) => !window.isExpired)
          .flatMap((window) => window.description ?? window.expression ?? []),
      };
    })
    .toSorted((one, other) => urgency(one.state) - urgency(other.state));
}

async function fetchRows(
  queryClient: QueryClient,
  filters: LicenseTypeStatusFilters,
  signal: AbortSignal | undefined,
): Promise<SourceRow[]> {
  // The statuses alone are worth showing, so a failing list of types only leaves its columns empty.
  const types = queryClient.ensureQueryData(allLicenseTypesOptions()).catch(() => []);
  const statuses: LicenseTypeStatus[] = [];
  const fetchPage = listLicenseTypeStatusesPages({
    sortedBy: 'State',
    sortDirection: 'Asc',
    ...filters,
    count: widest,
  });
  for await (const items of fetchAllPages({ fetchPage, signal })) statuses.push(...items);
  return sourceRows(statuses, await types);
}

/**
 * Every license type with the state of its source. The service sorts by state of the union only; to put trouble
 * first all pages are read, which are few: a page holds a thousand.
 */
export function sourceListRows(
  filters: LicenseTypeStatusFilters,
  queryClient: QueryClient,
): ListRows<SourceRow> {
  const fetchPage: FetchPage<SourceRow> = async (_cursor, signal) => {
    const items = await fetchRows(queryClient, filters, signal);
    return { items, totalCount: items.length };
  };
  const key = ['/licensetypes/status', 'source-rows', filters];
  return { query: cursorListOptions({ key, fetchPage }), fetchPage };
}

export interface SourceTrouble {
  name: string;
  state: string;
  region: string | undefined;
  maintenance: string[];
  types: number;
}

/** Sources with trouble, each once however many license types it serves, worst first; and how many there are. */
export function sourceTroubleOptions(queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['/licensetypes/status', 'source-trouble'],
    staleTime: 300_000,
    queryFn: async ({ signal }) => groupBySource(await fetchRows(queryClient, {}, signal)),
  });
}

/** One entry for each source by name and state of the union. */
export function groupBySource(rows: readonly SourceRow[]): { sources: number; trouble: SourceTrouble[] } {
  const bySource = new Map<string, SourceTrouble>();
  for (const { status, state, maintenance } of rows) {
    const name = status.sourceName ?? status.licenseTypeName ?? 'Unnamed source';
    const place = `${name} ${status.state ?? ''}`;
    const known = bySource.get(place);
    if (known) known.types += 1;
    else bySource.set(place, { name, state, region: status.state, maintenance, types: 1 });
  }
  const all = [...bySource.values()];
  return { sources: all.length, trouble: all.filter(({ state }) => state !== 'Working') };
}
