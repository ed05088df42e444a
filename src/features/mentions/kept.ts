import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isApiError } from '@/api/errors';
import { deleteFile, listFilesPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { currentUser } from '@/api/session';
import { pathPart, readTextFile } from '@/features/files/text-file';
import { uploadFile } from '@/features/files/uploads';
import { now } from '@/lib/clock';
import { severalAtATime } from '@/lib/several-at-a-time';

/** Beside the folder of what the organization shares: here a file lies for each mention, in a folder for each user. */
export const mentionsFolder = 'credence-mentions/';

/** A note that names somebody, as it is told to them. */
export interface Mention {
  /** Where it is kept. */
  path: string;
  providerId: string;
  /** Whose file the note is in. */
  provider: string;
  note: string;
  /** Who wrote it, by e-mail address, and when. */
  by: string;
  at: string;
}

const version = 1;
const schema = z.object({
  version: z.number(),
  providerId: z.string(),
  provider: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
});

const folderOf = (email: string): string => `${mentionsFolder}${pathPart(email.toLowerCase())}/`;

/** So many files are read at a time, and so many are shown: whoever has more settles the oldest first. */
const atATime = 4;
const mostShown = 50;

/** Tells a user that a note names them, once for each note. Throws `ApiError`. */
export async function tell(
  email: string,
  { noteId, ...mention }: Pick<Mention, 'providerId' | 'provider' | 'note'> & { noteId: string },
): Promise<void> {
  const text = { version, ...mention, by: currentUser()?.email ?? '', at: new Date(now()).toISOString() };
  const content = new Blob([`${JSON.stringify(text, null, 2)}\n`], { type: 'application/json' });
  try {
    await uploadFile(`${folderOf(email)}${pathPart(noteId.toLowerCase())}.json`, content);
  } catch (error) {
    // They were told of this note already.
    if (!isApiError(error) || error.status !== 409) throw error;
  }
}

/** What a user was told and has not settled, the oldest first. What is damaged is left out. Throws `ApiError` where it cannot be listed. */
export function mentionsOptions(email: string) {
  return queryOptions({
    queryKey: ['/files/uploads', 'mentions', email.toLowerCase()],
    queryFn: async ({ signal }): Promise<{ all: number; shown: Mention[] }> => {
      const prefix = folderOf(email);
      const files = await readAll(listFilesPages({ prefix, sortedBy: 'CreatedAt' }), signal);
      const paths = files.flatMap(({ path }) => (path?.endsWith('.json') ? [path] : []));
      const read = await severalAtATime(
        paths.slice(0, mostShown),
        atATime,
        (path) => readMention(path, signal),
        signal,
      );
      signal.throwIfAborted();
      return { all: paths.length, shown: read.flatMap((one) => one ?? []) };
    },
    staleTime: 30_000,
    refetchInterval: 60_000,
    retry: false,
  });
}

async function readMention(path: string, signal: AbortSignal): Promise<Mention | undefined> {
  const read = schema.safeParse(jsonOf(await readTextFile(path, signal)));
  if (!read.success || read.data.version > version) return undefined;
  const { version: _, ...mention } = read.data;
  return { path, ...mention };
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Settles a mention: it is not shown any more. Throws `ApiError`. */
export async function settleMention({ path }: Pick<Mention, 'path'>): Promise<void> {
  try {
    await deleteFile({ path });
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}
