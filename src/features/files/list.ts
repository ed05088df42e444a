import { listFilesInfiniteOptions, listFilesPages } from '@/api/operations.gen';
import type { StoredFile } from '@/api/models';
import { addDays, startOfLocalDay } from '@/lib/dates';
import { date, text } from '@/table/list/filters';
import { defineList, servicePages } from '@/table/list/list-spec';

/** The filters and sorts of `GET /files/uploads` (openapi.yaml). */
export const fileList = defineList({
  name: 'files',
  one: 'file',
  many: 'files',
  filters: {
    prefix: text('Path begins with'),
    from: date('Uploaded from'),
    to: date('Uploaded until'),
  },
  sorts: { CreatedAt: 'upload', Path: 'path' },
  sort: { sortedBy: 'CreatedAt', sortDirection: 'Desc' },
  box: {
    placeholder: 'Path begins with',
    fields: ['prefix'],
    read: ({ prefix }) => prefix ?? '',
    write: (typed) => (typed ? { prefix: typed } : {}),
  },
  // The days of the filter are the reader's own, the first and the last included.
  rows({ from, to, ...rest }) {
    const end = to && addDays(to, 1);
    return servicePages(listFilesInfiniteOptions, listFilesPages, {
      ...rest,
      ...(from ? { after: startOfLocalDay(from), afterInclusive: true } : {}),
      ...(end ? { before: startOfLocalDay(end), beforeInclusive: false } : {}),
    });
  },
});

/** What a file is told by in the table: its path is unique. */
export const filePath = ({ path }: StoredFile) => path;

/** The search of the page: the list's, the path of the file that is open, and whether the dialog to upload is. */
export function validateFileSearch(raw: Record<string, unknown>) {
  return {
    ...fileList.validateSearch(raw),
    ...(typeof raw.file === 'string' ? { file: raw.file } : {}),
    ...(raw.upload === true ? { upload: true } : {}),
  };
}

/** The folder that the list is narrowed to: what stands before the last slash of the path's beginning. */
export function folderOfPrefix(prefix: string | undefined): string {
  return prefix?.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/') + 1) : '';
}
