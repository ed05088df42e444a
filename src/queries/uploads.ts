import { queryOptions } from '@tanstack/react-query';
import { largestPage, omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { FileFilters, StoredFile } from '@/api/models';
import { cursorListOptions, readAll, type FetchPage } from '@/api/paging';
import { uploadKeys } from './keys';

/** Fetches the pages of `GET /files/uploads`; for `walkAll` with `largestPage` as `count`. */
export function uploadPages(filters: FileFilters, count = pageSize): FetchPage<StoredFile> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/files/uploads', { params: { query }, signal })).data;
  };
}

/** The files that were uploaded; those of a provider have `providerFolder(providerId)` as their `prefix`. */
export function uploadListOptions(filters: FileFilters = {}) {
  return cursorListOptions({ key: uploadKeys.list(omitEmpty(filters)), fetchPage: uploadPages(filters) });
}

/** Every file below a folder, for screens that show files beside what they are evidence of. */
export function folderOptions(prefix: string) {
  return queryOptions({
    queryKey: uploadKeys.folder(prefix),
    queryFn: ({ signal }) => readAll(uploadPages({ prefix }, largestPage), signal),
    retry: false,
  });
}

/** The file at a path; null when there is none. The service has no call for one, so its list is asked for it. */
export function uploadOptions(path: string) {
  return queryOptions({
    queryKey: uploadKeys.one(path),
    queryFn: async ({ signal }) => {
      // By path the file itself comes before those whose paths go on from it.
      const filters: FileFilters = { prefix: path, sortedBy: 'Path', sortDirection: 'Asc' };
      const { items } = await uploadPages(filters)(undefined, signal);
      return items?.find((file) => file.path === path) ?? null;
    },
  });
}
