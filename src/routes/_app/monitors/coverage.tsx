import { Box } from '@mantine/core';
import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useProgram } from '@/features/credentialing/use-program';
import { CoverProviders } from '@/features/monitors/cover-providers';
import { requiredCountsOptions } from '@/features/monitors/required-counts';
import { coveredLists } from '@/features/monitors/required-lists';
import { listNames, RequiredNote } from '@/features/monitors/required-note';
import { StopsNote } from '@/features/monitors/stops-note';
import { useMissing, useStops } from '@/features/monitors/use-coverage';
import { allDatasetsOptions } from '@/features/scans/options';
import { createSanctionsMonitors } from '@/api/operations.gen';
import type { ProviderSanctionsMonitoring } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useListOf } from '@/table/list/use-list';
import { useListTotal } from '@/table/list/use-pages';
import { CountLinks } from '@/ui/count-links';
import { InfoMark } from '@/ui/explained';
import { openDialog } from '@/ui/open-dialog';
import { PageHeader } from '@/ui/page';
import { SkeletonRows } from '@/ui/route-states';
import { CoverageContext } from './-coverage-cells';
import { coverageColumns } from './-coverage-columns';
import { coverageList } from './-coverage-list';
import { coverageRows } from './-coverage-rows';
import { MonitorTabs } from './-tabs';

export const Route = createFileRoute('/_app/monitors/coverage')({
  ...listRoute(coverageList, async () => (await import('./-coverage-rows')).coverageRowsNow()),
  component: Coverage,
});

const rowId = ({ id }: ProviderSanctionsMonitoring) => id;
const fileOf = ({ id }: ProviderSanctionsMonitoring) => ({
  to: '/providers/$providerId',
  params: { providerId: id },
});

const isAmong = (lists: readonly string[], list: string) => lists.includes(list);
const crumbs = [{ label: 'Monitors', to: '/monitors' }];

/**
 * Providers by list: in which each is monitored, which required one is missing and which was stopped, to prove the month
 * (field.md 2.3). A list that the organization does not require is no gap: the proof of a month is by the same lists.
 */
function Coverage() {
  const { data, isFetched } = useQuery(allDatasetsOptions());
  const program = useProgram();
  const lists = useMemo(() => coveredLists(data, program.lists), [data, program]);
  // A table keeps which columns somebody chose from the first ones on: it waits until it is known which there are, or that this
  // cannot be known. A failed read that is asked again, as the counts do, is pending again and no reason to take the table away.
  return isFetched ? <Matrix lists={lists} /> : <Waiting lists={lists} />;
}

function Waiting({ lists }: MatrixProps) {
  return (
    <>
      <PageHeader title="Coverage" crumbs={crumbs} subtitle={<Subtitle lists={lists} />} />
      <MonitorTabs current="/monitors/coverage" />
      <Box px="var(--page-x)">
        <SkeletonRows />
      </Box>
    </>
  );
}

interface MatrixProps {
  /** Those that the coverage tells of, the required ones first. */
  lists: readonly string[];
}

/** Which lists everybody is to be monitored in; what counts as monitored, and where the rest is told, on demand. */
function Subtitle({ lists }: MatrixProps) {
  const untold = useProgram().lists.filter((list) => !lists.includes(list));
  const others = untold.length > 0 ? `, which also has the monitors of ${listNames(untold)}` : '';
  return (
    <span>
      <RequiredNote />{' '}
      <InfoMark
        label="What is counted"
        text={`Active providers. Monitored is who has a monitor of the list, also one that runs once a year. A list that is not required is no gap. Whether a month was searched is told by Proof; whether a monitor is by a former name alone, by the provider’s page${others}.`}
      />
    </span>
  );
}

function Matrix({ lists }: MatrixProps) {
  const program = useProgram();
  const required = useMemo(() => lists.filter((list) => isAmong(program.lists, list)), [lists, program]);
  const rows = useMemo(() => coverageRows(program.lists), [program]);
  const listed = useListOf(coverageList, rows);
  const { sortedBy: _by, sortDirection: _direction, ...filters } = listed.search.params;
  const { data, error, refetch } = useQuery(requiredCountsOptions(program.lists));
  const matching = useListTotal(listed.query);
  const missing = useMissing({
    filters,
    fetchPage: listed.fetchPage,
    total: matching,
    lists: required,
  });
  const stopsRead = useStops();
  const stops = stopsRead.query.data?.stops;
  const coverage = useMemo(() => ({ missing, stops, required }), [missing, stops, required]);
  const columns = useMemo(() => coverageColumns(lists, required), [lists, required]);
  const links = [
    { label: 'All', search: {}, amount: data?.all },
    { label: 'Required list missing', search: { requiredLists: 'Missing' }, amount: data?.missing },
    { label: 'Required lists monitored', search: { requiredLists: 'Monitored' }, amount: data?.monitored },
  ];
  return (
    <CoverageContext value={coverage}>
      <ListPage
        title="Coverage"
        crumbs={crumbs}
        subtitle={<Subtitle lists={lists} />}
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
        total={data?.all}
        empty={{ title: 'No active providers', text: 'Every active provider is listed here.' }}
      />
    </CoverageContext>
  );
}
