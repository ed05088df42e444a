import { Box } from '@mantine/core';
import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { sanctionsDatasets } from '@/features/monitors/choice';
import { CoverProviders } from '@/features/monitors/cover-providers';
import { StopsNote } from '@/features/monitors/stops-note';
import { useMissing, useStops } from '@/features/monitors/use-coverage';
import { allDatasetsOptions } from '@/features/scans/options';
import { aggregateSanctionsMonitoringOptions, createSanctionsMonitors } from '@/api/operations.gen';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { spellOut } from '@/lib/words';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { useListTotal } from '@/table/list/use-pages';
import { CountLinks } from '@/ui/count-links';
import { openDialog } from '@/ui/open-dialog';
import { PageHeader } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { Term } from '@/ui/term';
import { CoverageContext } from './-coverage-cells';
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

/**
 * Providers by list: in which each is monitored, which is missing and which was stopped, to prove the month (field.md
 * 2.3). Where the lists cannot be read it tells how far each provider is monitored.
 */
function Coverage() {
  const { data, isPending } = useQuery(allDatasetsOptions());
  const lists = useMemo(() => sanctionsDatasets(data ?? []).flatMap(({ type }) => type ?? []), [data]);
  // A table keeps which columns somebody chose from the first ones on: it waits until it is known which there are.
  return isPending ? <Waiting /> : <Matrix lists={lists} />;
}

function Waiting() {
  return (
    <>
      <PageHeader title="Coverage" crumbs={crumbs} subtitle={<Subtitle />} />
      <MonitorTabs current="/monitors/coverage" />
      <Box px="var(--page-x)">
        <SkeletonRows />
      </Box>
    </>
  );
}

function Subtitle() {
  return (
    <span>
      Active providers, and in which lists of <Term of="Sanction">sanctions</Term> and{' '}
      <Term of="Exclusion">exclusions</Term> each is monitored. Each list is searched once in each calendar
      month. Whether a monitor is by a former name alone, only the provider’s page tells.
    </span>
  );
}

function Matrix({ lists }: { lists: readonly string[] }) {
  const listed = useList(coverageList);
  const { sortedBy: _by, sortDirection: _direction, ...filters } = listed.search.params;
  const { data, error, refetch } = useQuery(aggregateSanctionsMonitoringOptions());
  const { notMonitored, partiallyMonitored, fullyMonitored } = data ?? {};
  const total = data && (notMonitored ?? 0) + (partiallyMonitored ?? 0) + (fullyMonitored ?? 0);
  const matching = useListTotal(listed.query);
  const missing = useMissing({ filters, fetchPage: listed.fetchPage, total: matching, lists });
  const stopsRead = useStops();
  const stops = stopsRead.query.data?.stops;
  const coverage = useMemo(() => ({ missing, stops }), [missing, stops]);
  const columns = useMemo(() => coverageColumns(lists), [lists]);
  const links = [
    { label: 'All', search: {}, amount: total },
    linkTo('NotMonitored', notMonitored),
    linkTo('PartiallyMonitored', partiallyMonitored),
    linkTo('FullyMonitored', fullyMonitored),
  ];
  return (
    <CoverageContext value={coverage}>
      <ListPage
        title="Coverage"
        crumbs={crumbs}
        subtitle={<Subtitle />}
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
            <StopsNote read={stopsRead} />
          </>
        }
        listed={listed}
        columns={columns}
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
    </CoverageContext>
  );
}
