import type { EventLogExport } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { calendarDay, formatDate, formatMonth } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { spellOut } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { byDate, mono, status, text } from '@/table/columns/kinds';
import { amount, count } from '@/table/columns/more-kinds';
import { DownloadButton } from '@/viewer/attachment-list';
import { Dash } from '@/ui/dash';
import { fileSize } from '@/ui/files';
import type { exportList } from './-export-list';

const spans: Record<string, string> = { DailyChangeLog: 'Day', MonthlyLog: 'Month' };

/** Of when the log is: a day, or the month that begins with it. */
function timeOf({ type, date }: EventLogExport): string {
  const day = calendarDay(date);
  return type === 'MonthlyLog' && day ? formatMonth(day) : formatDate(date);
}

export const exportColumns = columns<EventLogExport, typeof exportList>()([
  text('date', timeOf, { label: 'Log of', sort: 'Date', sortWords: byDate, width: 144 }),
  text('type', ({ type }) => type && (spans[type] ?? spellOut(type)), {
    label: 'Span',
    filter: 'type',
    width: 104,
    phoneSlot: 'line',
  }),
  status('status', 'job', (row) => row.status, { width: 136, phoneSlot: 'lineEnd' }),
  count('events', ({ eventCount }) => eventCount),
  amount('size', (row) => row.fileSize, fileSize, { phoneWidth: 64 }),
  text('file', ({ filePath }) => filePath, { cell: File, width: 136, phoneSlot: 'titleEnd' }),
  mono('path', ({ filePath }) => filePath, { filter: 'prefix', width: 320 }),
]);

/** A log that is not written yet, or could not be, has no file to hand out. */
function File({ filePath, status }: EventLogExport) {
  if (!filePath || (status && status !== 'Completed')) return <Dash />;
  return <DownloadButton path={filePath} name={fileName(filePath)} file={fileBlobOptions} />;
}
