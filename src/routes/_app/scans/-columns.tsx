import type { DatasetScan, DatasetScanFilters, DatasetType } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { largestPage, omitEmpty } from '@/api/query';
import { datasetName } from '@/lib/dataset-names';
import { capitalized, spellOut } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import { scannedEntity, scanOutcome, triggerWords } from '@/features/scans/words';
import { boolean, choice, choices, integer, onlyYes, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';
import { oneCredentialingFilter } from '@/features/providers/list';
import { datasetFilter } from '@/features/scans/options';
import { listDatasetScansInfiniteOptions, listDatasetScansPages } from '@/api/operations.gen';

/** Every filter and sort of `GET /datasets/scans` (openapi.yaml), and the failures that this browser keeps as acknowledged. */
export const scanList = defineList({
  name: 'scans',
  one: 'scan',
  many: 'scans',
  filters: {
    entityName: text('Provider or facility'),
    type: datasetFilter(),
    status: choices('Status', ['Completed', 'Failed', 'Pending', 'Working', 'Active'], {
      Active: 'Continuous',
    }),
    trigger: choice('Started', ['Manual', 'Monitor'], { Manual: 'by hand', Monitor: 'by a monitor' }),
    hasMonitor: boolean('Monitored'),
    includeOldScans: boolean('Earlier scans', 'too', 'left out'),
    entityType: choice('About', ['Practitioner', 'Facility'], {
      Practitioner: 'Providers',
      Facility: 'Facilities',
    }),
    credentialingStatus: oneCredentialingFilter('Credentialing'),
    entityNpi: integer('NPI'),
    entityId: text('Provider or facility id'),
    entityDeactivated: boolean('Deactivated'),
    unacknowledged: onlyYes('Acknowledged here', 'left out'),
  },
  sorts: {
    Started: 'start',
    Completed: 'end',
    Type: 'dataset',
    ProviderLastName: 'provider’s last name',
    ProviderFirstName: 'provider’s first name',
    FacilityName: 'facility',
  },
  sort: { sortedBy: 'Started', sortDirection: 'Desc' },
  box: {
    placeholder: 'Provider or facility',
    fields: ['entityName'],
    read: ({ entityName }) => entityName ?? '',
    write: (typed) => (typed ? { entityName: typed } : {}),
  },
});

type ScanParams = ReturnType<typeof scanList.toParams>;

/** A dataset that the contract does not name yet is asked for like any other. */
function filtersOf(params: ScanParams): DatasetScanFilters {
  const { type, unacknowledged: _, ...rest } = params;
  return { ...rest, type: type as DatasetType[] | undefined };
}

export function scanQueryOptions(params: ScanParams) {
  if (!params.unacknowledged) return listDatasetScansInfiniteOptions(filtersOf(params));
  const fetchPage = scanQueryPages(params, largestPage);
  return cursorListOptions({ key: ['/datasets/scans', omitEmpty(params)], fetchPage });
}

export function scanQueryPages(params: ScanParams, count: number): FetchPage<DatasetScan> {
  const fetchPage = listDatasetScansPages({ ...filtersOf(params), count });
  if (!params.unacknowledged) return fetchPage;
  // What few lists need does not come with the page.
  return async (cursor, signal) =>
    (await import('@/jobs/acknowledged')).withoutAcknowledged('scans', fetchPage)(cursor, signal);
}

export const scanId = ({ id }: DatasetScan) => id;

const name = (scan: DatasetScan) => scannedEntity(scan).rowName;
const startedBy = (scan: DatasetScan) => capitalized(triggerWords(scan));

export const scanColumns = columns<DatasetScan>()([
  {
    id: 'entity',
    header: 'Provider or facility',
    value: name,
    cell: (scan) => <bdi>{name(scan)}</bdi>,
    sort: 'ProviderLastName',
    width: 216,
  },
  {
    id: 'dataset',
    header: 'Dataset',
    value: ({ type }) => datasetName(type),
    sort: 'Type',
    filter: 'type',
    width: 232,
    phone: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => (status ? spellOut(status) : undefined),
    cell: ({ status }) => (status ? <Status of="scan" value={status} /> : <Dash />),
    filter: 'status',
    width: 136,
    phone: 'lineEnd',
  },
  { id: 'outcome', header: 'Result', value: scanOutcome, width: 280 },
  timeColumn({
    id: 'started',
    header: 'Started',
    value: ({ started }) => started,
    sort: 'Started',
    phone: 'titleEnd',
  }),
  { id: 'trigger', header: 'Started by', value: startedBy, filter: 'trigger', width: 160 },
  timeColumn({
    id: 'completed',
    header: 'Ended',
    value: ({ completed }) => completed,
    sort: 'Completed',
    optional: true,
  }),
  {
    id: 'list',
    header: 'List of',
    value: ({ datasetMetadata }) => datasetMetadata?.importDate,
    cell: ({ datasetMetadata }) => <DateText value={datasetMetadata?.importDate} />,
    width: 128,
    optional: true,
  },
  {
    id: 'npi',
    header: 'NPI',
    value: ({ provider }) => provider?.npi,
    mono: true,
    width: 116,
    optional: true,
  },
]);
