import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import { deleteFile, listFilesPages } from '@/api/operations.gen';
import { type FetchPage, readAll } from '@/api/paging';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { uploadFile } from '@/features/files/uploads';

/** What can fail and stay listed as failed for as long as it is not done again. */
export type Acknowledgeable = 'scans' | 'imports';

/** That a failure has been seen and nothing more is to be done about it: who said so, an e-mail address, and when. */
interface Acknowledged {
  by: string | undefined;
  at: string | undefined;
}

/** By the id of what failed. */
type AllAcknowledged = ReadonlyMap<string, Acknowledged>;

/** Beside the folder of what the organization shares, which is read with every first screen: here a file lies for each failure. */
export const acknowledgedFolder = 'credence-acknowledged/';

const pathOf = (kind: Acknowledgeable, id: string) => `${acknowledgedFolder}${kind}/${id}.json`;

/** What was acknowledged is asked for again with the files, and where a failure was acknowledged here. */
const keyOf = (kind: Acknowledgeable) => ['/files/uploads', 'acknowledged', kind] as const;

/**
 * What the organization has acknowledged of a kind. The service has no place for it, so it is a file for each, whose name tells of
 * what it is: the list of files says everything, and none of them is read.
 */
export function acknowledgedOptions(kind: Acknowledgeable) {
  return queryOptions({
    queryKey: keyOf(kind),
    queryFn: async ({ signal }): Promise<AllAcknowledged> => {
      const prefix = `${acknowledgedFolder}${kind}/`;
      const files = await readAll(listFilesPages({ prefix, sortedBy: 'Path' }), signal);
      return new Map(
        files.flatMap(({ path, createdByUserEmail: by, createdAt: at }) => {
          const name = path?.startsWith(prefix) ? path.slice(prefix.length) : '';
          return name.endsWith('.json') ? [[name.slice(0, -'.json'.length), { by, at }]] : [];
        }),
      );
    },
    staleTime: 10_000,
    retry: false,
  });
}

/** The same, read now; nothing where the user may read no files. Throws `ApiError`. */
export async function readAcknowledged(
  kind: Acknowledgeable,
  queryClient: QueryClient,
): Promise<AllAcknowledged> {
  const isBlocked = readBlocked(currentUser(), 'Files') !== undefined;
  return isBlocked ? new Map() : queryClient.fetchQuery(acknowledgedOptions(kind));
}

/**
 * Says for the whole organization that a failure has been seen and nothing more is to be done about it. Who is told that somebody was
 * faster (409) has what they wanted. Throws `ApiError`.
 */
export async function acknowledge(kind: Acknowledgeable, id: string): Promise<void> {
  const content = new Blob([`${JSON.stringify({ version: 1 })}\n`], { type: 'application/json' });
  try {
    await uploadFile(pathOf(kind, id), content);
  } catch (error) {
    if (!isApiError(error) || error.status !== 409) throw error;
  }
}

/** Takes that back, whoever said it; also where somebody was faster (404). Throws `ApiError`. */
export async function takeBack(kind: Acknowledgeable, id: string): Promise<void> {
  try {
    await deleteFile({ path: pathOf(kind, id) });
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}

/**
 * A list without the failures that were acknowledged. The service knows nothing of them, so how many match is known where nothing was
 * acknowledged or the list comes as one page, and elsewhere only at its end. It throws `ApiError` where what was acknowledged cannot
 * be read.
 */
export function withoutAcknowledged<Item extends { id?: string }>(
  kind: Acknowledgeable,
  fetchPage: FetchPage<Item>,
  queryClient: QueryClient,
): FetchPage<Item> {
  return async (first, signal) => {
    const known = await readAcknowledged(kind, queryClient);
    if (known.size === 0) return fetchPage(first, signal);
    let cursor = first;
    for (;;) {
      const page = await fetchPage(cursor, signal);
      const items = (page.items ?? []).filter(({ id }) => id === undefined || !known.has(id));
      const { nextCursor } = page;
      if (!nextCursor && cursor === undefined) return { items, totalCount: items.length };
      // A page of acknowledged ones alone is no page: the table would take it for the end.
      if (items.length > 0 || !nextCursor || nextCursor === cursor) return { items, nextCursor };
      cursor = nextCursor;
    }
  };
}
