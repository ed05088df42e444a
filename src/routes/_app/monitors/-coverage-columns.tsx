import { useQuery } from '@tanstack/react-query';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { allDatasetsOptions } from '@/features/scans/options';
import { datasetName } from '@/lib/dataset-names';
import { columns } from '@/table/columns/columns';
import { date, list, mono, person, status, text } from '@/table/columns/kinds';
import { Dash } from '@/ui/dash';
import { sanctionsDatasets } from '@/features/monitors/choice';
import type { coverageList } from './-coverage-list';

export const coverageColumns = columns<ProviderSanctionsMonitoring, typeof coverageList>()([
  person('name', (row) => row, { label: 'Provider', sort: 'LastName' }),
  status('coverage', 'monitoring', ({ monitoringCategory }) => monitoringCategory, {
    filter: 'monitoringCategory',
    width: 184,
    phoneSlot: 'line',
  }),
  // What is lacking depends on what the organization has, which the list of datasets tells beside this one.
  text('lacks', () => undefined, { cell: (row) => <Lacking row={row} />, width: 320 }),
  list('monitored', ({ monitorArray }) => monitorArray?.map((type) => datasetName(type)), {
    label: 'Monitored in',
    width: 320,
  }),
  status('credentialing', 'credentialing', ({ credentialingStatus }) => credentialingStatus, {
    sort: 'CredentialingStatus',
    filter: 'credentialingStatus',
    phoneSlot: 'lineEnd',
    phonePlain: true,
  }),
  date('next', ({ nextCredentialingDate }) => nextCredentialingDate, {
    label: 'Recredentialing due',
    width: 152,
    optional: true,
  }),
  mono('npi', ({ npi }) => npi),
]);

function Lacking({ row }: { row: ProviderSanctionsMonitoring }) {
  const { data } = useQuery(allDatasetsOptions());
  if (!data) return <Dash />;
  const has = new Set<string | undefined>(row.monitorArray);
  const lacking = sanctionsDatasets(data).filter(({ type }) => !has.has(type));
  return lacking.length === 0 ? 'Nothing' : lacking.map(({ type }) => datasetName(type)).join(', ');
}
