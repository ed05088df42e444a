import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { describeError, isApiError } from '@/api/errors';
import type { StoredFile } from '@/api/models';
import { listFilesPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { session } from '@/api/session';
import { type FollowUp, type FollowUpSubject, mergeFollowUps } from '@/domain/follow-up';
import { keepMerged } from '@/features/files/merged-file';
import { readTextFile, readTextIfThere } from '@/features/files/text-file';
import { createStore } from '@/lib/store';
import { severalAtATime } from '@/lib/several-at-a-time';
import { followUpPath, followUpsFolder, followUpText, readFollowUpText } from './file';
import { keepTexts, keptTexts, type KeptText, type KeptTexts } from './texts';

/** Everything that the team follows up, by the paths of its files. */
export interface FollowUps {
  all: Readonly<Record<string, FollowUp>>;
  /** Files that could not be read, and why. */
  unread: readonly { path: string; why: string }[];
}

const atATime = 4;

/** The first part is no path of the contract, so that no write throws away what was read. */
export const followUpsKey = ['follow-ups'] as const;

/** All follow-ups of the team: one call, and one for each whose file has changed since. */
export const followUpsOptions = () =>
  queryOptions({
    queryKey: [...followUpsKey, 'all'],
    queryFn: ({ signal }) => readFollowUps(signal),
    staleTime: 20_000,
    gcTime: Infinity,
  });

/** The follow-up of one subject; null where there is none. */
export const followUpOptions = (subject: Pick<FollowUpSubject, 'kind' | 'id'>) =>
  followUpAtOptions(followUpPath(subject));

/** The follow-up that is kept in a file; null where there is none. */
export const followUpAtOptions = (path: string) =>
  queryOptions({
    queryKey: [...followUpsKey, 'one', path],
    queryFn: async ({ signal }) => (await readKept(path, signal)) ?? null,
    staleTime: 20_000,
  });

/** What was read last, for whoever cannot wait for it: cells of other tables, choices of filters. */
export const latestFollowUps = createStore<FollowUps['all']>({});

session.onEnd(() => latestFollowUps.set({}));

/** What tells that a file is still the same; '' for one without a day, of which nothing does. */
const stampOf = ({ id, createdAt, size }: StoredFile): string =>
  createdAt ? JSON.stringify([id, createdAt, size]) : '';

/** Reads all follow-ups. One that is damaged keeps no other back. Throws `ApiError` where they cannot be listed. */
async function readFollowUps(signal: AbortSignal): Promise<FollowUps> {
  const listed = await readAll(listFilesPages({ prefix: followUpsFolder, sortedBy: 'Path' }), signal);
  const before = await keptTexts();
  const texts: KeptTexts = {};
  const all: Record<string, FollowUp> = {};
  const unread: FollowUps['unread'][number][] = [];
  await severalAtATime(
    listed,
    atATime,
    async ({ path, ...file }) => {
      if (!path?.endsWith('.json')) return;
      try {
        const kept = await textOf(path, stampOf(file), before[path], signal);
        if (!kept) return;
        texts[path] = kept;
        all[path] = readFollowUpText(path, kept.text);
      } catch (error) {
        if (isApiError(error) && error.kind === 'aborted') throw error;
        unread.push({ path, why: describeError(error).title });
      }
    },
    signal,
  );
  signal.throwIfAborted();
  const isNews =
    Object.keys(texts).length !== Object.keys(before).length ||
    Object.entries(texts).some(([path, kept]) => kept !== before[path]);
  if (isNews) void keepTexts(texts);
  latestFollowUps.set(all);
  return { all, unread };
}

async function textOf(
  path: string,
  stamp: string,
  before: KeptText | undefined,
  signal: AbortSignal,
): Promise<KeptText | undefined> {
  if (stamp && before?.stamp === stamp) return before;
  const text = await readTextFile(path, signal);
  return text === undefined ? undefined : { stamp, text };
}

/** A follow-up as it is at this moment; undefined where there is none, as of most subjects. */
async function readKept(path: string, signal?: AbortSignal): Promise<FollowUp | undefined> {
  const text = await readTextIfThere(path, signal);
  return text === undefined ? undefined : readFollowUpText(path, text);
}

/** Keeps what is new about a subject, by what is there. Gives what is kept now. Throws `ApiError`. */
export async function keepFollowUp(
  queryClient: QueryClient,
  subject: FollowUpSubject,
  newsOf: (kept: FollowUp) => Partial<FollowUp>,
): Promise<FollowUp> {
  const path = followUpPath(subject);
  const nothing: FollowUp = { subject, attempts: [], removed: [] };
  const merged = await keepMerged<FollowUp>(
    {
      path,
      nothing,
      read: (text) => readFollowUpText(path, text),
      write: followUpText,
      merge: mergeFollowUps,
      busy: `Somebody else is changing the follow-up of ${subject.name}`,
    },
    (kept) => ({ ...nothing, ...newsOf(kept) }),
  );
  noteFollowUp(queryClient, path, merged);
  return merged;
}

/** Shows on every screen what is kept now. */
function noteFollowUp(queryClient: QueryClient, path: string, followUp: FollowUp): void {
  queryClient.setQueryData(followUpOptions(followUp.subject).queryKey, followUp);
  queryClient.setQueryData(
    followUpsOptions().queryKey,
    (old) => old && { ...old, all: { ...old.all, [path]: followUp } },
  );
  latestFollowUps.set({ ...latestFollowUps.get(), [path]: followUp });
  void queryClient.invalidateQueries({ queryKey: [...followUpsKey, 'rows'] });
  void queryClient.invalidateQueries({ queryKey: [...followUpsKey, 'queue'] });
}
