import { isApiError } from '@/api/errors';
import { fetchFile } from './blob';

// Small files in which the console keeps what a team works on, where the service has no place for it.

/** The text of a file as it is now; undefined where there is none, as it was deleted since it was listed. Throws `ApiError`. */
export async function readTextFile(path: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    return await (await fetchFile(path, signal)).text();
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** An id or an address as a part of a path: letters, digits and dashes, all else by its number. Two never give the same. */
export const pathPart = (text: string): string =>
  text.replace(/[^\w-]/g, (mark) => `%${(mark.codePointAt(0) ?? 0).toString(16)}`);
