import type { EventLogExport } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { calendarDay, formatDate, formatMonth } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { formatNumber, spellOut } from '@/lib/words';
import { byDate, columns } from '@/table/columns/columns';
import { DownloadButton } from '@/ui/attachment-list';
import { Dash } from '@/ui/dash';
import { fileSize } from '@/ui/files';
import { Status } from '@/ui/status';

const spans: Record<string, string> = { DailyChangeLog: 'Day', MonthlyLog: 'Month' };

/** Of when the log is: a day, or the month that begins with it. */
function timeOf({ type, date }: EventLogExport): string {
  const day = calendarDay(date);
  return type === 'MonthlyLog' && day ? formatMonth(day) : formatDate(date);
}

export const exportColumns = columns<EventLogExport>()([
  { id: 'date', header: 'Log of', value: timeOf, sort: 'Date', sortWords: byDate, width: 144 },
  {
    id: 'type',
    header: 'Span',
    value: ({ type }) => type && (spans[type] ?? spellOut(type)),
    filter: 'type',
    width: 104,
    phone: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => (status ? spellOut(status) : undefined),
    cell: ({ status }) => <Status of="job" value={status} />,
    width: 136,
    phone: 'lineEnd',
  },
  {
    id: 'events',
    header: 'Events',
    value: ({ eventCount }) => eventCount,
    cell: ({ eventCount }) => (eventCount === undefined ? <Dash /> : formatNumber(eventCount)),
    align: 'end',
    width: 96,
  },
  {
    id: 'size',
    header: 'Size',
    value: ({ fileSize: bytes }) => bytes,
    cell: ({ fileSize: bytes }) => fileSize(bytes) ?? <Dash />,
    align: 'end',
    width: 96,
  },
  {
    id: 'file',
    header: 'File',
    value: ({ filePath }) => filePath,
    cell: File,
    width: 136,
    phone: 'titleEnd',
  },
  {
    id: 'path',
    header: 'Path',
    value: ({ filePath }) => filePath,
    filter: 'prefix',
    mono: true,
    width: 320,
  },
]);

/** A log that is not written yet, or could not be, has no file to hand out. */
function File({ filePath, status }: EventLogExport) {
  if (!filePath || (status && status !== 'Completed')) return <Dash />;
  return <DownloadButton path={filePath} name={fileName(filePath)} file={fileBlobOptions} />;
}
