import { useQuery } from '@tanstack/react-query';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { allDatasetsOptions } from '@/features/scans/options';
import { calendarDay } from '@/lib/dates';
import { datasetName } from '@/lib/dataset-names';
import { personName, spellOut } from '@/lib/words';
import { byDate, columns } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import { sanctionsDatasets } from '@/features/monitors/choice';

const watched = ({ monitorArray = [] }: ProviderSanctionsMonitoring) =>
  monitorArray.map((type) => datasetName(type)).join(', ');

export const coverageColumns = columns<ProviderSanctionsMonitoring>()([
  {
    id: 'name',
    header: 'Provider',
    value: (row) => personName(row),
    cell: (row) => <bdi>{personName(row)}</bdi>,
    sort: 'LastName',
    width: 216,
  },
  {
    id: 'coverage',
    header: 'Coverage',
    value: ({ monitoringCategory }) => (monitoringCategory ? spellOut(monitoringCategory) : undefined),
    cell: ({ monitoringCategory }) =>
      monitoringCategory ? <Status of="monitoring" value={monitoringCategory} /> : <Dash />,
    filter: 'monitoringCategory',
    width: 184,
    phone: 'line',
  },
  {
    id: 'lacks',
    header: 'Lacks',
    // What is lacking depends on what the organization has, which the list of datasets tells beside this one.
    value: () => undefined,
    cell: (row) => <Lacking row={row} />,
    width: 320,
  },
  { id: 'monitored', header: 'Monitored in', value: (row) => watched(row) || undefined, width: 320 },
  {
    id: 'credentialing',
    header: 'Credentialing',
    value: ({ credentialingStatus }) => credentialingStatus,
    cell: ({ credentialingStatus }) => <Status of="credentialing" value={credentialingStatus} />,
    sort: 'CredentialingStatus',
    filter: 'credentialingStatus',
    width: 152,
    phone: 'lineEnd',
    phoneCell: ({ credentialingStatus }) => credentialingStatus ?? null,
  },
  {
    id: 'next',
    header: 'Next credentialing',
    value: ({ nextCredentialingDate }) => calendarDay(nextCredentialingDate),
    cell: ({ nextCredentialingDate }) => <DateText value={nextCredentialingDate} />,
    sortWords: byDate,
    width: 152,
    optional: true,
  },
  { id: 'npi', header: 'NPI', value: ({ npi }) => npi, mono: true, width: 116 },
]);

function Lacking({ row }: { row: ProviderSanctionsMonitoring }) {
  const { data } = useQuery(allDatasetsOptions());
  if (!data) return <Dash />;
  const has = new Set<string | undefined>(row.monitorArray);
  const lacking = sanctionsDatasets(data).filter(({ type }) => !has.has(type));
  return lacking.length === 0 ? 'Nothing' : lacking.map(({ type }) => datasetName(type)).join(', ');
}
