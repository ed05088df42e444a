import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, isApiError } from '@/api/errors';
import type { StoredFile } from '@/api/models';
import { listFilesPages } from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import type { EndedRow, PayerColumn, PayerRow, RosterContent } from '@/domain/payer-roster';
import { fetchFile } from '@/features/files/blob';
import { readKeptText } from '@/features/files/merged-file';
import { textForUser } from '@/features/files/text-file';
import { uploadFile } from '@/features/files/uploads';
import { payerRosterFolder } from '@/features/organization/file';
import { calendarDay } from '@/lib/dates';
import { recordOf } from '@/lib/values';

/** How many rows were what when a roster was sent. */
export interface RosterCounts {
  rows: number;
  providers: number;
  adds: number;
  changes: number;
  terms: number;
  same: number;
}

/** A roster as it was sent to a payer: what it said, when, and by whom. */
export interface SentRoster extends RosterContent {
  payerId: string;
  payer: string;
  /** `YYYY-MM-DD` */
  day: string;
  sentAt: string;
  sentBy: string;
  /** Of which plan alone; both undefined for all plans. */
  planId?: string | undefined;
  plan?: string | undefined;
  /** Whether those were on it whose enrollment was not approved yet. */
  submitted: boolean;
  counts: RosterCounts;
}

const version = 1;
const optional = z.optional(z.string());
const schema = z.object({
  version: z.number(),
  payerId: z.string(),
  payer: z.string(),
  day: z.string(),
  sentAt: z.string(),
  sentBy: z.string(),
  planId: optional,
  plan: optional,
  set: z.object({
    dates: z.enum(['us', 'iso']),
    columns: z.array(z.unknown()),
  }),
  what: z.enum(['full', 'changes']),
  rows: z.array(z.unknown()),
  ended: z.array(z.unknown()),
  counts: z.object({
    rows: z.number(),
    providers: z.number(),
    adds: z.number(),
    changes: z.number(),
    terms: z.number(),
    same: z.number(),
  }),
});

/** The texts of a record that are given, by name: what is no text is left out. */
const textsOf = (value: unknown, names?: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([name, text]): [string, string][] =>
      typeof text === 'string' && (names?.includes(name) ?? true) ? [[name, text]] : [],
    ),
  );

function readRow(value: unknown): PayerRow {
  const { id = '', npi = '', name = '', ...where } = textsOf(value, rowTexts);
  return { id, npi, name, ...where, values: textsOf(recordOf(value)['values']) };
}

const rowTexts = ['id', 'npi', 'name', 'group', 'plan', 'place'];

function readColumn(value: unknown): PayerColumn {
  const { heading = '', field = '' } = textsOf(value);
  return { heading, field, ...(recordOf(value)['isRequired'] === true && { isRequired: true }) };
}

function readAdded(value: unknown): SentRoster['rows'][number] {
  const { action } = textsOf(value);
  return { ...readRow(value), ...((action === 'add' || action === 'change') && { action }) };
}

const readEnded = (value: unknown): EndedRow => ({
  ...readRow(value),
  ...(recordOf(value)['isPlace'] === true && { isPlace: true }),
  ...textsOf(value, ['day', 'reason']),
});

const folderOf = (payerId: string) => `${payerRosterFolder}${payerId}/`;

/** The text of the file of a roster that was sent. */
export const sentText = (sent: SentRoster): string => `${JSON.stringify({ version, ...sent })}\n`;

/** Reads the text of such a file. Throws `ApiError` where it is none, or was written by a later version. */
export function readSentText(path: string, text: string): SentRoster {
  const title = `The roster in ${path} is damaged, or of a newer version of this console`;
  const { kept, raw } = readKeptText(text, schema, version, title);
  const { version: _, set, rows, ended, ...sent } = kept;
  return {
    ...sent,
    submitted: recordOf(raw)['submitted'] === true,
    set: { dates: set.dates, columns: set.columns.map(readColumn) },
    rows: rows.map(readAdded),
    ended: ended.map(readEnded),
  };
}

/** A roster that was sent, as the list of files tells it. */
export interface SentFile {
  path: string;
  payerId: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** Which one of the day, from 1. */
  nth: number;
  /** Another one where the file was replaced. */
  stamp: string;
}

/** `credence/payer-rosters/<payer>/2026-11-29.json`, of a second one on that day `2026-11-29 2.json`. */
export const sentPath = (payerId: string, day: string, nth: number): string =>
  `${folderOf(payerId)}${day}${nth > 1 ? ` ${nth}` : ''}.json`;

function sentFile({ path = '', id, createdAt, size }: StoredFile): SentFile[] {
  const [, payerId = '', day = '', nth = '1'] =
    /^credence\/payer-rosters\/([^/]+)\/(\d{4}-\d{2}-\d{2})(?: (\d+))?\.json$/.exec(path) ?? [];
  if (calendarDay(day) !== day) return [];
  return [{ path, payerId, day, nth: Number(nth), stamp: JSON.stringify([id, createdAt, size]) }];
}

const newestFirst = (one: SentFile, other: SentFile) =>
  other.day.localeCompare(one.day) || other.nth - one.nth;

const sentKey = ['payer rosters'] as const;

async function listSent(prefix: string, signal?: AbortSignal): Promise<SentFile[]> {
  const files = await readAll(listFilesPages({ prefix, sortedBy: 'Path' }), signal);
  return files.flatMap(sentFile).toSorted(newestFirst);
}

/** The rosters that were sent to a payer, the newest first: one call, which reads none of them. */
export const sentFilesOptions = (payerId: string) =>
  queryOptions({
    queryKey: [...sentKey, payerId],
    queryFn: ({ signal }) => listSent(folderOf(payerId), signal),
    staleTime: 10_000,
  });

/** The day on which each payer was sent a roster last, by the id of the payer: one call. */
export const lastSentOptions = () =>
  queryOptions({
    queryKey: [...sentKey, 'last'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const days = new Map<string, string>();
      for (const { payerId, day } of await listSent(payerRosterFolder, signal))
        if (!days.has(payerId)) days.set(payerId, day);
      return days;
    },
    staleTime: 60_000,
  });

/** Keeps a read roster for an hour: it never changes, and a payer has many. */
const keptFor = 60 * 60_000;

/** A roster as it was sent. */
export const sentRosterOptions = ({ path, stamp }: SentFile) =>
  queryOptions({
    queryKey: [...sentKey, path, stamp],
    queryFn: ({ signal }) => readSent({ path }, signal),
    staleTime: Infinity,
    gcTime: keptFor,
  });

/** The start of every key of the rosters that were sent to a payer. */
export const sentFilesKey = sentKey;

/** How often another name is tried for a roster of the same day. */
const mostTries = 20;

/**
 * Keeps a roster as sent, beside those of the same day. `since` is the path of the one that it was compared with: where
 * another one was sent meanwhile nothing is written. Throws `ApiError`, 409 then.
 */
export async function keepSent(sent: SentRoster, since: string | undefined): Promise<string> {
  const before = await listSent(folderOf(sent.payerId));
  const known = await sameScope(before, sent);
  if (known?.path !== since)
    throw new ApiError({
      kind: 'problem',
      status: 409,
      title: 'A roster was marked as sent meanwhile. Build this one again: its changes count from that one',
    });
  const content = new Blob([sentText(sent)], { type: 'application/json' });
  const taken = before.filter(({ day }) => day === sent.day).map(({ nth }) => nth);
  for (let nth = Math.max(0, ...taken) + 1, tries = 1; ; nth += 1, tries += 1) {
    const path = sentPath(sent.payerId, sent.day, nth);
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next name is tried only where somebody took this one
      await uploadFile(path, content);
      return path;
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || tries === mostTries) throw error;
    }
  }
}

type Scope = Pick<SentRoster, 'planId'>;

/** Of rosters that were sent, the newest one of the same plans. Throws `ApiError` where one cannot be read. */
export async function sameScope(
  files: readonly SentFile[],
  { planId }: Scope,
  read: (file: SentFile) => Promise<SentRoster> = readSent,
): Promise<SentFile | undefined> {
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- most often the first one is it
    if ((await read(file)).planId === planId) return file;
  }
  return undefined;
}

async function readSent({ path }: Pick<SentFile, 'path'>, signal?: AbortSignal): Promise<SentRoster> {
  return readSentText(path, await textForUser(await (await fetchFile(path, signal)).text()));
}
