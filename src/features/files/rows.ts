import { listFilesInfiniteOptions, listFilesPages } from '@/api/operations.gen';
import type { StoredFile } from '@/api/models';
import { cursorListOptions } from '@/api/paging';
import { consoleFile } from '@/lib/console-file';
import { addDays, startOfLocalDay } from '@/lib/dates';
import { filteredPages } from '@/table/list/assignment-pages';
import { servicePages, type ListRows } from '@/table/list/list-spec';
import { filePath, type fileList } from './list';

type FileParams = ReturnType<typeof fileList.toParams>;

/** More files than these are not read whole to leave some of them out: the first rows would wait for more than four requests. */
const mostRead = 1_000;

/** Whether the files that the console itself keeps are among those that are listed: where they are asked for, or their folder is. */
export const listsKept = ({ kept, prefix = '' }: Pick<FileParams, 'kept' | 'prefix'>): boolean =>
  kept ?? prefix.startsWith('credence');

const isUploaded = ({ path }: StoredFile) => consoleFile(path) === undefined;

/**
 * The files of a list. Those that the console itself keeps (`consoleFile`), which nobody uploaded, are left out here, since the service
 * knows them for files like any other; its pages stay what they are.
 */
export function fileRows({ from, to, kept, ...rest }: FileParams): ListRows<StoredFile> {
  const end = to && addDays(to, 1);
  // The days of the filter are the reader's own, the first and the last included.
  const whole = servicePages(listFilesInfiniteOptions, listFilesPages, {
    ...rest,
    ...(from ? { after: startOfLocalDay(from), afterInclusive: true } : {}),
    ...(end ? { before: startOfLocalDay(end), beforeInclusive: false } : {}),
  });
  if (listsKept({ kept, prefix: rest.prefix })) return whole;
  const fetchPage = filteredPages(whole.fetchPage, isUploaded, filePath, mostRead);
  // It begins as that of the list does, so that whatever changes files in lists changes them here.
  const key = [...whole.query.queryKey.slice(0, -1), 'uploaded'];
  return { query: cursorListOptions({ key, fetchPage }), fetchPage };
}
