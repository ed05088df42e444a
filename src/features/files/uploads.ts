import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import { deleteFile } from '@/api/operations.gen';
import { untilOnline } from '@/lib/online';
import { fileKey } from './blob';
import { hasArrived } from './has-arrived';
import { emptyFile } from './unsent';

/** A slow office line, in bytes per millisecond: so long an upload may take beyond the usual time of a call. */
const slowLine = 50;

/** The folder of the keys of `@/features/sealing`, one for each user. */
export const keysFolder = 'credence-keys/';

interface UploadOptions {
  /** Takes the place of a file that may be there; without it such a file makes the service answer 409. */
  overwrite?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Keeps a file under a path that is unique in the organization (rules.md 8.1, 8.2); below
 * `providerFolder(providerId)` it belongs to the provider. For work over many, which makes lists stale once at its end. A file that
 * is there byte by byte has arrived, whatever the answer was.
 * Throws `ApiError`: 409 when there is another file at the path and it is not to be overwritten; for a file that cannot be
 * read any more, before anything is sent, one with status 0 and a message at `$.file`.
 */
export async function uploadFile(
  path: string,
  file: File | Blob,
  { overwrite = false, signal }: UploadOptions = {},
): Promise<void> {
  const content = await read(file);
  const nothing = emptyFile(file);
  if (nothing) throw nothing;
  if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
  const name = path.split('/').at(-1) ?? path;
  const call = {
    params: { path: { path } },
    body: { file: new File([content], name, { type: file.type }) },
    bodySerializer: (body: { file: Blob }) => {
      const form = new FormData();
      form.append('file', body.file);
      return form;
    },
    moreTimeMs: file.size / slowLine,
    signal,
  };
  try {
    await (overwrite
      ? api().PUT('/files/uploads/{path}', { ...call, operation: 'replaceFile' })
      : api().POST('/files/uploads/{path}', { ...call, operation: 'uploadFile' }));
  } catch (error) {
    if (!(await hasArrived(error, path, content, signal))) throw error;
  }
}

/** A file that was changed or moved since it was chosen fails as the network would, so it is read before it is sent. */
async function read(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new ApiError({
      kind: 'problem',
      title: 'The file cannot be read',
      errors: { '$.file': ['It was changed, moved or deleted since it was chosen. Choose it again.'] },
    });
  }
}

/** Uploads one file; the same as `uploadFile`, once there is a network, and every list of files is refetched. */
export function useUploadFile() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ path, file, ...options }: { path: string; file: File | Blob } & UploadOptions) {
      await untilOnline(options.signal);
      await uploadFile(path, file, options);
    },
    onSuccess: (_, { path }) => invalidateUploads(queryClient, [path]),
    onError: (error) => {
      // There is a file at the path that a list on screen may not show yet.
      if (error.status === 409) void invalidateAfter(queryClient, 'uploadFile');
    },
  });
}

/** Deletes a file; the same as `deleteUpload`, and every list of files is refetched. */
export function useDeleteUpload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (path: string) => deleteUpload(queryClient, path),
    onSuccess: () => void invalidateAfter(queryClient, 'deleteFile'),
    meta: { stale: 'deleteFile' },
  });
}

/**
 * Deletes a file, and drops what is cached of it; one that is gone already (404) is as deleted as it was meant to be. For work
 * over many, which makes lists stale once at its end. Throws `ApiError`.
 */
export async function deleteUpload(queryClient: QueryClient, path: string): Promise<void> {
  try {
    await deleteFile({ path });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  dropFile(queryClient, path);
}

/** Invalidates what files that were uploaded or replaced show in, and drops what is cached of the files. */
export function invalidateUploads(queryClient: QueryClient, paths: readonly string[]): void {
  for (const path of paths) dropFile(queryClient, path);
  void invalidateAfter(queryClient, 'uploadFile');
}

function dropFile(queryClient: QueryClient, path: string): void {
  queryClient.removeQueries({ queryKey: fileKey(path), type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: fileKey(path), refetchType: 'none' });
}
