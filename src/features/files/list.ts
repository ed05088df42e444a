import type { StoredFile } from '@/api/models';
import { boolean, date, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

/**
 * The filters and sorts of `GET /files/uploads` (openapi.yaml), and what the console looks for itself among its pages (`rows.ts`): a
 * text anywhere, what kind of file it is, and whether the files of the console are listed.
 */
export const fileList = defineList({
  name: 'files',
  one: 'file',
  many: 'files',
  filters: {
    find: text('Person, kind or name'),
    kind: text('Kind'),
    prefix: text('Path begins with'),
    from: date('Uploaded from'),
    to: date('Uploaded until'),
    kept: boolean('Kept by this console', 'listed', 'left out'),
  },
  sorts: { CreatedAt: 'upload', Path: 'path' },
  sort: { sortedBy: 'CreatedAt', sortDirection: 'Desc' },
  box: {
    placeholder: 'Person, kind or name',
    fields: ['find'],
    read: ({ find }) => find ?? '',
    // One letter is in nearly every path and name: all files and all people would be read for it.
    write: (typed) => (typed.length === 1 ? { wait: 'Two letters at least' } : typed ? { find: typed } : {}),
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
