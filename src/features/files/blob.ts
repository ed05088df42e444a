import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { maySeeSsn } from '@/api/role-permissions';
import { currentUser } from '@/api/session';

/** A file may be large, and how large is not known before it comes. In milliseconds. */
const forItsSize = 45_000;

/** What a file is cached under: no tag of the contract, as it never changes under its path. */
export const fileKey = (path: string) => ['files', path] as const;

/**
 * A file of the service (screenshot, attachment, export) by the path or id that an answer gave. It needs the token,
 * so it cannot be the address of an image: it is fetched as a blob.
 */
export function fileBlobOptions(pathOrId: string) {
  return queryOptions({
    queryKey: fileKey(pathOrId),
    staleTime: Infinity,
    gcTime: 300_000,
    queryFn: async ({ signal }) => forReader(await fetchFile(pathOrId, signal), pathOrId),
  });
}

/** A file as its user is shown it: who sees of social security numbers how they end has them masked where it is a text. */
async function forReader(blob: Blob, pathOrId: string): Promise<Blob> {
  if (maySeeSsn(currentUser())) return blob;
  return (await import('./masked-file')).maskedFile(blob, pathOrId);
}

/** The file that the service holds under a path or id by now, past what is cached here. Throws `ApiError`. */
export async function fetchFile(pathOrId: string, signal?: AbortSignal): Promise<Blob> {
  const { data, response } = await api().GET('/files/{pathOrId}', {
    params: { path: { pathOrId } },
    parseAs: 'blob',
    signal,
    moreTimeMs: forItsSize,
  });
  // A gateway's web page in place of the file would else be shown as if it were the evidence.
  const page = data.type.startsWith('text/html') && !/\.html?$/i.test(pathOrId);
  if (page) throw new ApiError({ kind: 'not-json', status: response.status });
  return data;
}

/** Fetches a file for work that can be stopped: aborting `signal` gives up its request, and the promise is rejected. */
export async function readFileBlob(
  queryClient: QueryClient,
  path: string,
  signal: AbortSignal,
): Promise<Blob> {
  const stop = () => void queryClient.cancelQueries({ queryKey: fileKey(path), exact: true });
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await queryClient.fetchQuery(fileBlobOptions(path));
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
