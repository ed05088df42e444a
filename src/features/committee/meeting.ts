import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, isApiError } from '@/api/errors';
import { listFilesPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import {
  committeeOutcomes,
  deciders,
  isSameDecision,
  letterWays,
  type CommitteeDecision,
  type LetterWay,
} from '@/domain/committee';
import { committeeFolder } from '@/features/organization/file';
import { readKeptText } from '@/features/files/merged-file';
import { readTextFile, readTextIfThere } from '@/features/files/text-file';
import { uploadFile } from '@/features/files/uploads';
import { calendarDay } from '@/lib/dates';

/** A decision as the minutes of its day keep it, with what came of it since. */
export interface MinutesEntry extends CommitteeDecision {
  requestId: string;
  /** Whom it is about, and what was asked for: `Initial`. */
  name: string;
  type?: string | undefined;
  providerId?: string | undefined;
  facilityId?: string | undefined;
  /** Of a provider, as on file when it was decided; minutes of before have neither. */
  npi?: string | undefined;
  providerType?: string | undefined;
  /** What was weighed, or why the file was clean. */
  findings: readonly string[];
  /** Until when it was approved, `YYYY-MM-DD`. */
  next?: string | undefined;
  /** When the letter went to the provider, `YYYY-MM-DD`, and who says so. */
  letterOn?: string | undefined;
  letterBy?: string | undefined;
  /** How it was sent; undefined of one that an earlier version of the console noted. */
  letterWay?: LetterWay | undefined;
  /** Where the letter with its text is kept, sent or not; undefined of one that was only marked as sent. */
  letterFile?: string | undefined;
}

/** The minutes of a day: what was decided on it, whoever entered it and whenever. */
export interface Minutes {
  day: string;
  entries: readonly MinutesEntry[];
}

const version = 1;
const optional = z.optional(z.string());
const votes = z.object({ for: z.number(), against: z.number(), abstained: z.number() });

const entrySchema = z.object({
  requestId: z.string(),
  name: z.string(),
  type: optional,
  providerId: optional,
  facilityId: optional,
  npi: optional,
  providerType: optional,
  day: z.string(),
  outcome: z.enum(committeeOutcomes),
  by: z.enum(deciders),
  names: z.array(z.string()),
  months: z.optional(z.number()),
  votes: z.optional(votes),
  recused: z.array(z.string()),
  conditions: optional,
  reason: optional,
  until: optional,
  asked: z.optional(z.array(z.string())),
  enteredOn: z.string(),
  enteredBy: z.string(),
  findings: z.array(z.string()),
  next: optional,
  letterOn: optional,
  letterBy: optional,
  letterWay: z.catch(z.optional(z.enum(letterWays)), undefined),
  letterFile: optional,
});

const minutesSchema = z.object({ version: z.number(), day: z.string(), entries: z.array(entrySchema) });

/** Where the minutes of a day are kept: `credence/committee/2026-11-24.json`. */
export const minutesPath = (day: string): string => `${committeeFolder}${day}.json`;

/** The text of a file of minutes. */
export const minutesText = ({ day, entries }: Minutes): string =>
  `${JSON.stringify({ version, day, entries }, null, 2)}\n`;

/**
 * Reads the text of a file of minutes.
 * Throws `ApiError` where it is none, or was written by a later version: it is not written over then.
 */
export function readMinutesText(day: string, text: string): Minutes {
  const title = `The minutes in ${minutesPath(day)} are damaged, or of a newer version of this console. Nothing was written over them.`;
  return { day, entries: readKeptText(text, minutesSchema, version, title).kept.entries };
}

/** The minutes of a day as they are at this moment; undefined where there are none, as of most days. Throws `ApiError`. */
async function readKept(day: string, signal?: AbortSignal): Promise<Minutes | undefined> {
  const text = await readTextIfThere(minutesPath(day), signal);
  return text === undefined ? undefined : readMinutesText(day, text);
}

/** The same of minutes that are there, unless they were deleted in the same moment. Throws `ApiError`. */
async function readThere(day: string, signal?: AbortSignal): Promise<Minutes | undefined> {
  const text = await readTextFile(minutesPath(day), signal);
  return text === undefined ? undefined : readMinutesText(day, text);
}

/** Where all minutes are kept in the cache. */
const minutesKey = ['committee', 'minutes'] as const;

/** The minutes of a day. */
export const minutesOptions = (day: string) =>
  queryOptions({
    queryKey: [...minutesKey, day],
    queryFn: async ({ signal }) => (await readKept(day, signal)) ?? { day, entries: [] },
    staleTime: 10_000,
  });

/** Until when minutes that nobody looks at stay in the cache, in milliseconds: Today reads them again every minute. */
const keptFor = 60 * 60_000;

/**
 * All minutes from a day on, the oldest first: one call, and one for each day whose file has changed since. Throws `ApiError` where
 * they cannot be read.
 */
export async function readMinutesSince(queryClient: QueryClient, first: string): Promise<Minutes[]> {
  const files = await readAll(listFilesPages({ prefix: committeeFolder, sortedBy: 'Path' }));
  const all: Minutes[] = [];
  for (const { path, id, createdAt, size } of files) {
    const day = dayOf(path);
    if (day === undefined || day < first) continue;
    // oxlint-disable-next-line no-await-in-loop -- a committee meets a few times a month, and most of them are in the cache
    const minutes = await queryClient.fetchQuery({
      queryKey: [...minutesKey, day, JSON.stringify([id, createdAt, size])],
      queryFn: async ({ signal }) => (await readThere(day, signal)) ?? { day, entries: [] },
      staleTime: Infinity,
      gcTime: keptFor,
    });
    all.push(minutes);
  }
  return all.toSorted((one, other) => one.day.localeCompare(other.day));
}

function dayOf(path: string | undefined): string | undefined {
  if (!path?.startsWith(committeeFolder) || !path.endsWith('.json')) return undefined;
  const name = path.slice(committeeFolder.length, -'.json'.length);
  return calendarDay(name) === name ? name : undefined;
}

/** How often minutes are written anew that somebody else wrote over meanwhile. */
const mostTries = 4;

/** One after the other in this tab: what is written next knows what was written before. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Changes the minutes of a day. The service cannot be told to write only over what was read, so that what is there is read
 * first, and once more after it was written: where somebody else was at it in the same moment the change is made again.
 * `isThere` says whether the change stands in what was read. Throws `ApiError`.
 */
export function changeMinutes(
  queryClient: QueryClient,
  day: string,
  change: (entries: readonly MinutesEntry[]) => readonly MinutesEntry[],
  isThere: (entries: readonly MinutesEntry[]) => boolean,
): Promise<Minutes> {
  const write = async (): Promise<Minutes> => {
    for (let tries = 1; ; tries += 1) {
      const kept = await readKept(day);
      const before = kept ?? { day, entries: [] };
      if (isThere(before.entries)) {
        noteMinutes(queryClient, before);
        return before;
      }
      const text = minutesText({ day, entries: change(before.entries) });
      try {
        const content = new Blob([text], { type: 'application/json' });
        await uploadFile(minutesPath(day), content, { overwrite: kept !== undefined });
      } catch (error) {
        // Somebody else began them in the same moment.
        if (!isApiError(error) || error.status !== 409) throw error;
      }
      if (tries === mostTries)
        throw new ApiError({
          kind: 'problem',
          status: 409,
          title: `Somebody else is changing the minutes of ${day}`,
        });
    }
  };
  const next = last.then(write, write);
  last = next.catch(() => undefined);
  return next;
}

function noteMinutes(queryClient: QueryClient, minutes: Minutes): void {
  queryClient.setQueryData(minutesOptions(minutes.day).queryKey, minutes);
  void queryClient.invalidateQueries({ queryKey: ['committee', 'queue'] });
}

/** Puts a decision into the minutes of its day; what they have of the same request gives way. Throws `ApiError`. */
export function enterDecision(queryClient: QueryClient, entry: MinutesEntry): Promise<Minutes> {
  return changeMinutes(
    queryClient,
    entry.day,
    (entries) => [...entries.filter(({ requestId }) => requestId !== entry.requestId), entry],
    (entries) => entries.some((one) => one.requestId === entry.requestId && isSameDecision(one, entry)),
  );
}

/** What the minutes note of the letter about a decision. */
export type NotedLetter = Pick<MinutesEntry, 'letterOn' | 'letterBy' | 'letterWay' | 'letterFile'>;

/** The letter was not sent: where its text is kept is still known. */
export const notSent: NotedLetter = { letterOn: undefined, letterBy: undefined, letterWay: undefined };

/**
 * Notes what is new of the letter about a decision: when and how it was sent and who says so, or where it is kept; what is not
 * named stays as it is noted. A letter that is kept and not sent leaves the decision among those whose letter is to be sent
 * (field.md 2.11). Throws `ApiError`.
 */
export function noteLetter(
  queryClient: QueryClient,
  { day, requestId }: Pick<MinutesEntry, 'day' | 'requestId'>,
  letter: NotedLetter,
): Promise<Minutes> {
  const keys = Object.keys(letter) as (keyof NotedLetter)[];
  return changeMinutes(
    queryClient,
    day,
    (entries) => entries.map((one) => (one.requestId === requestId ? { ...one, ...letter } : one)),
    (entries) =>
      entries.every((one) => one.requestId !== requestId || keys.every((key) => one[key] === letter[key])),
  );
}
