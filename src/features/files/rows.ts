import { listFilesInfiniteOptions, listFilesPages } from '@/api/operations.gen';
import type { StoredFile } from '@/api/models';
import { cursorListOptions, type FetchPage } from '@/api/paging';
import { consoleFile } from '@/lib/console-file';
import { addDays, startOfLocalDay } from '@/lib/dates';
import { type AssignedPage, filteredPages } from '@/table/list/assignment-pages';
import { servicePages, type ListRows } from '@/table/list/list-spec';
import { finderOf } from './found';
import { isOfKindWords, wordsOf } from './kind';
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
 * knows them for files like any other, and knows them by the beginning of their path alone: what is looked for by name or by whom it
 * belongs to is looked for here, too, and so is of what kind it is. Its pages stay what they are; `whole` says among how many a text was looked for.
 */
export function fileRows({ from, to, kept, find, kind, ...rest }: FileParams): ListRows<StoredFile> {
  const end = to && addDays(to, 1);
  // The days of the filter are the reader's own, the first and the last included.
  const whole = servicePages(listFilesInfiniteOptions, listFilesPages, {
    ...rest,
    ...(from ? { after: startOfLocalDay(from), afterInclusive: true } : {}),
    ...(end ? { before: startOfLocalDay(end), beforeInclusive: false } : {}),
  });
  const withKept = listsKept({ kept, prefix: rest.prefix });
  if (find === undefined && kind === undefined && withKept) return whole;
  const words = wordsOf(kind ?? '');
  const isOfKind = ({ path = '' }: StoredFile) => isOfKindWords(path, words);
  const isListed = (file: StoredFile) =>
    (withKept || isUploaded(file)) && (kind === undefined || isOfKind(file));
  const fetchPage: FetchPage<StoredFile> =
    find === undefined
      ? filteredPages(whole.fetchPage, isListed, filePath, kind ? undefined : mostRead)
      : foundPages(whole.fetchPage, find, isListed);
  // It begins as that of the list does, so that whatever changes files in lists changes them here.
  const key = [...whole.query.queryKey.slice(0, -1), 'uploaded', { find, kept, kind }];
  return { query: cursorListOptions({ key, fetchPage }), fetchPage };
}

/** The pages of the files that a text finds, among those that are listed. */
function foundPages(
  pages: FetchPage<StoredFile>,
  find: string,
  isListed: (file: StoredFile) => boolean,
): FetchPage<StoredFile> {
  return async (cursor, signal): Promise<AssignedPage<StoredFile>> => {
    const isFound = await finderOf(find, signal);
    let read = 0;
    const isMatch = (file: StoredFile) => isListed(file) && Boolean((read += 1)) && isFound(file);
    const page = await filteredPages(pages, isMatch, filePath)(cursor, signal);
    return { ...page, whole: page.totalCount === undefined ? undefined : read };
  };
}
