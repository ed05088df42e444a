import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { CoverProviders } from '@/features/monitors/cover-providers';
import {
  aggregateSanctionsMonitoringOptions,
  listSanctionsMonitoringInfiniteOptions,
  listSanctionsMonitoringPages,
} from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { waitBriefly } from '@/lib/loader-wait';
import type { Selection } from '@/table/bulk-selection';
import { DataTable } from '@/table/data-table';
import { useListSearch } from '@/table/use-list-search';
import { CountLinks } from '@/ui/count-links';
import { PageHeader } from '@/ui/page';
import { Term } from '@/ui/term';
import { coverageColumns } from './-coverage-columns';
import { coverageList } from './-coverage-list';
import { MonitorTabs } from './-tabs';

export const Route = createFileRoute('/_app/monitors/coverage')({
  validateSearch: coverageList.validateSearch,
  loaderDeps: ({ search }) => coverageList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(
      context.queryClient.prefetchInfiniteQuery(listSanctionsMonitoringInfiniteOptions(deps)),
      cause,
    ),
  component: Coverage,
});

const rowId = ({ id }: ProviderSanctionsMonitoring) => id;
const fileOf = ({ id }: ProviderSanctionsMonitoring) => ({
  to: '/providers/$providerId',
  params: { providerId: id ?? '' },
});

/** Which providers lack which monitor for sanctions and exclusions: the proof of the month (field.md 2.3). */
function Coverage() {
  const { params } = useListSearch(coverageList);
  const { sortedBy: _by, sortDirection: _direction, ...filters } = params;
  const blocked = useWriteBlocked('Monitors');
  const { data, error, refetch } = useQuery(aggregateSanctionsMonitoringOptions());
  const { notMonitored, partiallyMonitored, fullyMonitored } = data ?? {};
  const total = data && (notMonitored ?? 0) + (partiallyMonitored ?? 0) + (fullyMonitored ?? 0);
  const [covering, setCovering] = useState<Selection<ProviderSanctionsMonitoring>>();
  return (
    <>
      <PageHeader
        title="Coverage"
        subtitle={
          <span>
            Active providers, and in which lists of <Term of="Sanction">sanctions</Term> and{' '}
            <Term of="Exclusion">exclusions</Term> each is monitored. Each list is searched once in each
            calendar month.
          </span>
        }
        crumbs={[{ label: 'Monitors', to: '/monitors' }]}
      />
      <MonitorTabs current="/monitors/coverage" />
      <CountLinks
        label="Providers by coverage"
        to="/monitors/coverage"
        filters={filters}
        links={[
          { label: 'All', search: {}, amount: total },
          { label: 'Not monitored', search: { monitoringCategory: 'NotMonitored' }, amount: notMonitored },
          {
            label: 'Partially monitored',
            search: { monitoringCategory: 'PartiallyMonitored' },
            amount: partiallyMonitored,
          },
          {
            label: 'Fully monitored',
            search: { monitoringCategory: 'FullyMonitored' },
            amount: fullyMonitored,
          },
        ]}
        error={data ? null : error}
        onRetry={() => void refetch()}
      />
      <DataTable
        list={coverageList}
        columns={coverageColumns}
        query={listSanctionsMonitoringInfiniteOptions(params)}
        fetchPage={listSanctionsMonitoringPages(params)}
        rowId={rowId}
        rowLink={fileOf}
        bulkActions={[{ label: 'Monitor', icon: IconActivity, blocked, run: setCovering }]}
        total={total}
        empty={{ title: 'No active providers', text: 'Every active provider is listed here.' }}
      />
      {covering && <CoverProviders selection={covering} onClose={() => setCovering(undefined)} />}
    </>
  );
}
