import type * as z from 'zod/mini';
import { ApiError, isApiError } from '@/api/errors';
import { readTextIfThere } from './text-file';
import { uploadFile } from './uploads';

/** A small file that several people add to at once. */
export interface MergedFile<Kept> {
  path: string;
  /** What stands in a file that nobody has written yet. */
  nothing: Kept;
  /** Throws `ApiError` for a text that cannot be read: it is not written over then. */
  read: (text: string) => Kept;
  /** The same text for the same content, whoever put it together. */
  write: (kept: Kept) => string;
  /** What two people have kept as one, the same in whichever order and however often. */
  merge: (one: Kept, other: Kept) => Kept;
  /** What is said where others write all the time, without a full stop. */
  busy: string;
}

/** How often a file is written anew that somebody else wrote over meanwhile. */
const mostTries = 4;

/** One after the other for each file in this tab: what is written next knows what was written before. */
const last = new Map<string, Promise<unknown>>();

/**
 * Keeps what is new in a file, by what is there. The service cannot be told to write only over what was read, so that what
 * is there is read first, what is new is merged into it, and it is read once more: where somebody else wrote in the same moment,
 * both are merged again. What is there already is written no second time. Gives what is kept now. Throws `ApiError`.
 */
export function keepMerged<Kept>(
  { path, nothing, read, write, merge, busy }: MergedFile<Kept>,
  newsOf: (kept: Kept) => Kept,
): Promise<Kept> {
  const keep = async (): Promise<Kept> => {
    // What was there before somebody wrote over it, with what is new.
    let known = nothing;
    for (let tries = 1; ; tries += 1) {
      const there = await readTextIfThere(path);
      const kept = there === undefined ? undefined : read(there);
      const before = merge(kept ?? nothing, known);
      const merged = read(write(merge(before, newsOf(before))));
      const text = write(merged);
      known = merged;
      if (kept !== undefined && write(kept) === text) return merged;
      if (tries > mostTries) throw new ApiError({ kind: 'problem', status: 409, title: busy });
      try {
        const content = new Blob([text], { type: 'application/json' });
        await uploadFile(path, content, { overwrite: kept !== undefined });
      } catch (error) {
        // Somebody else began it in the same moment.
        if (!isApiError(error) || error.status !== 409) throw error;
      }
    }
  };
  const next = (last.get(path) ?? Promise.resolve()).then(keep, keep);
  const settled = next.catch(() => undefined);
  last.set(path, settled);
  void settled.then(() => last.get(path) === settled && last.delete(path));
  return next;
}

/**
 * Reads the text of a small file in which the console keeps something, by its schema and the version that is written here. Gives
 * what it holds, and `raw`, the same as it stood there. Throws `ApiError` with `title` where the text is none of it, or was
 * written by a later version: it is not written over then.
 */
export function readKeptText<Kept extends { version: number }>(
  text: string,
  schema: z.ZodMiniType<Kept>,
  version: number,
  title: string,
): { kept: Kept; raw: unknown } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    raw = undefined;
  }
  const read = schema.safeParse(raw);
  if (!read.success || read.data.version > version) throw new ApiError({ kind: 'problem', title });
  return { kept: read.data, raw };
}
