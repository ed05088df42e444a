import { isApiError, mayBeCarriedOut } from '@/api/errors';
import { listFilesPages } from '@/api/operations.gen';
import { fetchFile } from './blob';

/**
 * Whether a file stands at its path byte by byte although its upload failed with `error`: the answer was lost after it had been
 * stored, or it has been there since an upload before, so that the service answers 409. False where that cannot be read.
 */
export async function hasArrived(
  error: unknown,
  path: string,
  content: ArrayBuffer,
  signal?: AbortSignal,
): Promise<boolean> {
  if (!mayBeCarriedOut(error) && !(isApiError(error) && error.status === 409)) return false;
  try {
    const { items = [] } = await listFilesPages({ prefix: path, sortedBy: 'Path', sortDirection: 'Asc' })(
      undefined,
      signal,
    );
    const stored = items.find((item) => item.path === path);
    // Large files are not read for one that is of another length.
    if (!stored || (stored.size ?? content.byteLength) !== content.byteLength) return false;
    const file = await fetchFile(path, signal);
    return areSame(new Uint8Array(await file.arrayBuffer()), new Uint8Array(content));
  } catch {
    return false;
  }
}

const areSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
