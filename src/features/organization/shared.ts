import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { describeError, isApiError } from '@/api/errors';
import type { StoredFile } from '@/api/models';
import { listFilesPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { session } from '@/api/session';
import { readTextFile } from '@/features/files/text-file';
import { severalAtATime } from '@/lib/several-at-a-time';
import { sharedLayouts } from '@/table/columns/layout';
import { mostViews, type SavedView } from '@/table/views/view';
import { shareViews } from '@/table/views/view-store';
import { shareSettings, type Settings } from '@/ui/settings';
import {
  committeeFolder,
  largestShared,
  payerRosterFolder,
  readShared,
  sharedFolder,
  type SharedFile,
  type Windows,
} from './file';

/** What the organization shares, by the paths of its files. */
export interface Shared {
  files: Readonly<Record<string, SharedFile>>;
  /** Files of the folder that are ignored, and why. */
  ignored: readonly { path: string; why: string }[];
}

/** What lies below these is work of the team, and no setting. */
const workFolders = [committeeFolder, payerRosterFolder];

/** So many files are read at most, and so many at a time. */
const mostFiles = 300;
const atATime = 4;

/** The texts that were read in this tab, by path, each with what told that it was still the same. */
const texts = new Map<string, { stamp: string; text: string }>();

/** Where everything that is shared is kept in the cache. */
export const sharedKey = ['organization', 'shared'] as const;

/**
 * Reads what the organization shares, and puts it in force under one's own: one call, and one for each file that has
 * changed since. What is no such file, or cannot be read, is named and ignored. Throws `ApiError` where the folder cannot
 * be listed; what was in force before stays so.
 */
export function sharedOptions() {
  return queryOptions({
    queryKey: sharedKey,
    queryFn: async ({ signal }): Promise<Shared> => {
      const listed = await readAll(listFilesPages({ prefix: sharedFolder, sortedBy: 'Path' }), signal);
      const settings = listed.filter(({ path }) => !workFolders.some((folder) => path?.startsWith(folder)));
      const shared = await readFiles(settings, signal);
      putInForce(shared);
      return shared;
    },
    staleTime: 30_000,
    gcTime: Infinity,
    retry: false,
  });
}

async function readFiles(listed: readonly StoredFile[], signal: AbortSignal): Promise<Shared> {
  const files: Record<string, SharedFile> = {};
  const ignored: { path: string; why: string }[] = [];
  await severalAtATime(listed, atATime, async ({ path, ...stored }, index) => {
    if (path === undefined) return;
    const read = index < mostFiles ? await readListed({ path, ...stored }, signal) : tooMany;
    if (read && 'problem' in read) ignored.push({ path, why: read.problem });
    else if (read) files[path] = read;
  });
  return { files, ignored: ignored.toSorted((one, other) => one.path.localeCompare(other.path)) };
}

const tooMany = { problem: `There are more than ${mostFiles} files in the folder.` };

type Read = SharedFile | { problem: string } | undefined;

async function readListed(file: StoredFile & { path: string }, signal: AbortSignal): Promise<Read> {
  const { path, id, createdAt, size } = file;
  if (size !== undefined && size > largestShared) return { problem: 'The file is far too large.' };
  const stamp = JSON.stringify([id, createdAt, size]);
  const known = texts.get(path);
  if (known?.stamp === stamp) return readShared(path, known.text);
  try {
    const text = await readTextFile(path, signal);
    // It was deleted since it was listed.
    if (text === undefined) return undefined;
    texts.set(path, { stamp, text });
    return readShared(path, text);
  } catch (error) {
    if (isApiError(error) && error.kind === 'aborted') throw error;
    return { problem: `${describeError(error).title}. It is tried again with the next look.` };
  }
}

/** A file as it is at this moment; undefined where there is none. Throws `ApiError`. */
export async function readNewest(path: string): Promise<Exclude<Read, undefined> | undefined> {
  const text = await readTextFile(path);
  return text === undefined ? undefined : readShared(path, text);
}

/** Notes that a thing is shared now, or with nothing in its place that it is not any more, and puts that in force. */
export function noteShared(queryClient: QueryClient, path: string, file: SharedFile | undefined): void {
  const before = queryClient.getQueryData<Shared>(sharedKey) ?? nothing;
  const { [path]: _, ...files } = before.files;
  const shared = {
    files: file ? { ...files, [path]: file } : files,
    ignored: before.ignored.filter((one) => one.path !== path),
  };
  texts.delete(path);
  queryClient.setQueryData<Shared>(sharedKey, shared);
  putInForce(shared);
}

const nothing: Shared = { files: {}, ignored: [] };

/** Hands each thing to the store that its screens read. */
function putInForce({ files }: Shared): void {
  const settings: Partial<Settings> = {};
  // Files name lists and types in any words, `constructor` too: here none of them is there already.
  const templates = Object.create(null) as Record<string, string[]>;
  const letters = Object.create(null) as Settings['letterTemplates'];
  const views = Object.create(null) as Record<string, SavedView[]>;
  const layouts = Object.create(null) as Record<string, unknown>;
  for (const { kind, names, value, savedBy, savedAt } of Object.values(files)) {
    const [first = ''] = names;
    if (kind === 'reasons') settings.reviewReasons = value as Settings['reviewReasons'];
    else if (kind === 'match-reasons') settings.matchReasons = value as Settings['matchReasons'];
    else if (kind === 'board-words') settings.boardWords = value as Settings['boardWords'];
    else if (kind === 'roster-column-sets') settings.rosterColumnSets = value as Settings['rosterColumnSets'];
    else if (kind === 'roster-values') settings.rosterValues = value as Settings['rosterValues'];
    else if (kind === 'evidence-windows') Object.assign(settings, value as Windows);
    else if (kind === 'checklists') templates[first] = value as string[];
    else if (kind === 'letters') letters[first] = value as Settings['letterTemplates'][string];
    else if (kind === 'columns') layouts[first] = value;
    else if ((views[first]?.length ?? 0) < mostViews)
      (views[first] ??= []).push({ ...(value as SavedView), shared: { by: savedBy, at: savedAt } });
  }
  if (Object.keys(templates).length > 0) settings.checklistTemplates = templates;
  if (Object.keys(letters).length > 0) settings.letterTemplates = letters;
  shareSettings(settings);
  shareViews(views);
  sharedLayouts.set(layouts);
}

// It belongs to the organization of whoever was signed in.
session.onEnd(() => {
  texts.clear();
  putInForce(nothing);
});
