import { isApiError } from '@/api/errors';
import { listFilesPages, uploadFile } from '@/api/operations.gen';
import { maySeeSsn, writeBlocked } from '@/api/role-permissions';
import { currentUser } from '@/api/session';
import { fetchFile } from './blob';

// Small files in which the console keeps what a team works on, where the service has no place for it.

/** The text of a file as it is now; undefined where there is none, as it was deleted since it was listed. Throws `ApiError`. */
export async function readTextFile(path: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    return await textForUser(await (await fetchFile(path, signal)).text());
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * A text as its user is shown it: who sees of social security numbers how they end has them masked. Not who may write files:
 * what is read is merged with what is new and written again, and what was masked would be lost for everybody.
 */
export async function textForUser(text: string): Promise<string> {
  const user = currentUser();
  if (maySeeSsn(user) || !writeBlocked(user, uploadFile)) return text;
  return (await import('@/api/masked-ssns')).maskText(text);
}

/**
 * The text of a file at a path at which most often nothing lies: the list of files tells that without a failed request, which a browser
 * would write into its console. Throws `ApiError`.
 */
export async function readTextIfThere(path: string, signal?: AbortSignal): Promise<string | undefined> {
  const { items = [] } = await listFilesPages({ prefix: path })(undefined, signal);
  return items.some((file) => file.path === path) ? readTextFile(path, signal) : undefined;
}

/** An id or an address as a part of a path: letters, digits and dashes, all else by its number. Two never give the same. */
export const pathPart = (text: string): string =>
  text.replace(/[^\w-]/g, (mark) => `%${(mark.codePointAt(0) ?? 0).toString(16)}`);
