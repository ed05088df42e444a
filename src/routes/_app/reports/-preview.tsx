import { Group, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fileBlobOptions, fileKey } from '@/features/files/blob';
import { csvTableOptions } from '@/features/reports/csv-table-options';
import type { CsvTable } from '@/tabular/types';
import { calendarDay, formatDate, localDay } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { count } from '@/lib/words';
import { DownloadButton } from '@/viewer/attachment-list';
import { fileSize } from '@/ui/files';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState } from '@/ui/states';
import { chartOf } from './-chart';
import { ReportPicture } from './-picture';
import { ReportTable } from './-table';
import { ReportTrouble } from './-trouble';
import type { ReportSearch } from './-rows';
import classes from './-reports.module.css';

interface ReportPreviewProps {
  title: string;
  report: { path: string; date?: string };
  search: ReportSearch;
  onSearch(next: ReportSearch): void;
}

/** What stands in a report: a picture where one says more, and every row of its file. */
export function ReportPreview({ title, report, search, onSearch }: ReportPreviewProps) {
  const { path, date } = report;
  const queryClient = useQueryClient();
  const { data: table, error, refetch } = useQuery(csvTableOptions(queryClient, path));
  const { data: file } = useQuery({ ...fileBlobOptions(path), enabled: false });
  const name = `${title} ${calendarDay(date) ?? ''}`.trim();

  function again() {
    // What was kept is what is wrong: a file that came in half would stay so for as long as it is kept.
    queryClient.removeQueries({ queryKey: fileKey(path), exact: true });
    void refetch();
  }

  return (
    <Stack component="section" className={classes.preview} gap="md" aria-labelledby="open-report">
      <Group justify="space-between" gap="sm">
        <div>
          <h2 id="open-report">
            {title}, {formatDate(date)}
          </h2>
          {table && (
            <Text c="dimmed">
              {count(table.rows.length, 'row')}, {count(table.heading.length, 'column')}
              {file && `, ${fileSize(file.size)}`}
            </Text>
          )}
        </div>
        <DownloadButton path={path} name={`${name || fileName(path)}.csv`} file={fileBlobOptions} />
      </Group>
      {table ? (
        <Content table={table} date={date} search={search} onSearch={onSearch} onAgain={again} />
      ) : error ? (
        <ErrorState title="This report could not be read" error={error} onRetry={again} />
      ) : (
        <SkeletonRows rows={10} />
      )}
    </Stack>
  );
}

interface ContentProps {
  table: CsvTable;
  date: string | undefined;
  search: ReportSearch;
  onSearch(next: ReportSearch): void;
  onAgain(): void;
}

function Content({ table, date, search, onSearch, onAgain }: ContentProps) {
  const day = calendarDay(date) ?? localDay();
  const chart = useMemo(() => chartOf(table, day), [table, day]);
  if (table.heading.length === 0) {
    return <EmptyState icon={IconFileText} title="The file is empty" text="It has not even a heading." />;
  }
  return (
    <>
      <ReportTrouble table={table} onAgain={onAgain} />
      {chart && <ReportPicture chart={chart} total={table.rows.length} />}
      <ReportTable table={table} question={search} onQuestion={onSearch} />
    </>
  );
}
