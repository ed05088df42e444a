import { Box } from '@mantine/core';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReportKind } from '@/api/report-kinds';
import { reportListOptions } from '@/features/reports/report-list';
import { Loaded } from '@/ui/loaded';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState } from '@/ui/states';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { reportWords } from './-tabs';
import { ReportList } from './-list';
import { ReportPreview } from './-preview';
import type { ReportSearch } from './-rows';
import classes from './-reports.module.css';

interface ReportsProps {
  kind: ReportKind;
  search: ReportSearch;
  onSearch(next: ReportSearch): void;
}

/** The reports of a kind, newest first, with one of them open beside the list. */
export function Reports({ kind, search, onSearch }: ReportsProps) {
  const { ref, refresh } = useRowRefresh();
  const list = useQuery({ ...reportListOptions(kind), ...refresh() });
  const { data: reports } = list;
  const { title } = reportWords[kind];
  if (!reports) {
    return (
      <Loaded
        query={list}
        failed="The reports could not be listed"
        kept="Reports that were downloaded before are not touched by this."
        skeleton={
          <Box px="var(--page-x)">
            <SkeletonRows rows={10} />
          </Box>
        }
      />
    );
  }
  if (reports.length === 0) {
    return (
      <EmptyState
        icon={IconReportAnalytics}
        title={`No reports on ${title.toLowerCase()} yet`}
        text="The service writes reports by itself. They come here, the newest first."
      />
    );
  }
  const open = search.report === undefined ? reports[0] : reports.find(({ path }) => path === search.report);
  return (
    <div ref={ref} className={classes.page}>
      <ReportList kind={kind} reports={reports} open={open} />
      {open?.path ? (
        <ReportPreview
          key={open.path}
          title={title}
          report={{ ...open, path: open.path }}
          search={search}
          onSearch={onSearch}
        />
      ) : (
        <EmptyState
          icon={IconReportAnalytics}
          title={open ? 'This report has no file' : 'This report is not listed any more'}
          text={
            open
              ? 'The service lists it without saying where its file is. Try again later, or open another one.'
              : 'The address names a report that the service does not list. Open another one.'
          }
        />
      )}
    </div>
  );
}
