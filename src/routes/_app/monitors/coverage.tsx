import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CoverProviders } from '@/features/monitors/cover-providers';
import { aggregateSanctionsMonitoringOptions, createSanctionsMonitors } from '@/api/operations.gen';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { spellOut } from '@/lib/words';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { CountLinks } from '@/ui/count-links';
import { openDialog } from '@/ui/open-dialog';
import { Term } from '@/ui/term';
import { coverageColumns } from './-coverage-columns';
import { coverageList } from './-coverage-list';
import { MonitorTabs } from './-tabs';

export const Route = createFileRoute('/_app/monitors/coverage')({
  ...listRoute(coverageList),
  component: Coverage,
});

const rowId = ({ id }: ProviderSanctionsMonitoring) => id;
const fileOf = ({ id }: ProviderSanctionsMonitoring) => ({
  to: '/providers/$providerId',
  params: { providerId: id },
});

const crumbs = [{ label: 'Monitors', to: '/monitors' }];
const linkTo = (monitoringCategory: string, amount: number | undefined) => ({
  label: spellOut(monitoringCategory),
  search: { monitoringCategory },
  amount,
});

/** Which providers lack which monitor for sanctions and exclusions: the proof of the month (field.md 2.3). */
function Coverage() {
  const listed = useList(coverageList);
  const { sortedBy: _by, sortDirection: _direction, ...filters } = listed.search.params;
  const { data, error, refetch } = useQuery(aggregateSanctionsMonitoringOptions());
  const { notMonitored, partiallyMonitored, fullyMonitored } = data ?? {};
  const total = data && (notMonitored ?? 0) + (partiallyMonitored ?? 0) + (fullyMonitored ?? 0);
  const links = [
    { label: 'All', search: {}, amount: total },
    linkTo('NotMonitored', notMonitored),
    linkTo('PartiallyMonitored', partiallyMonitored),
    linkTo('FullyMonitored', fullyMonitored),
  ];
  return (
    <ListPage
      title="Coverage"
      crumbs={crumbs}
      subtitle={
        <span>
          Active providers, and in which lists of <Term of="Sanction">sanctions</Term> and{' '}
          <Term of="Exclusion">exclusions</Term> each is monitored. Each list is searched once in each
          calendar month.
        </span>
      }
      above={
        <>
          <MonitorTabs current="/monitors/coverage" />
          <CountLinks
            label="Providers by coverage"
            to="/monitors/coverage"
            filters={filters}
            links={links}
            error={data ? null : error}
            onRetry={() => void refetch()}
          />
        </>
      }
      listed={listed}
      columns={coverageColumns}
      rowId={rowId}
      rowLink={fileOf}
      bulkActions={[
        {
          label: 'Monitor',
          icon: IconActivity,
          needs: createSanctionsMonitors,
          run: (selection) => openDialog(() => CoverProviders, { selection }),
        },
      ]}
      total={total}
      empty={{ title: 'No active providers', text: 'Every active provider is listed here.' }}
    />
  );
}
