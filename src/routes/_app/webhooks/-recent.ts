import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Webhook } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { now } from '@/lib/clock';
import { type WholeLog, wholeWebhookLogOptions } from '@/features/webhooks/whole-log';
import { type CursorList, fewPages, whileSeen } from '@/table/list/use-pages';

const day = 86_400_000;
const grain = 300_000;

/** The last 24 hours of the log, to count what was delivered. Its start moves every five minutes, not every moment. */
export function recentLogOptions() {
  const after = new Date(Math.floor((now() - day) / grain) * grain).toISOString();
  return wholeWebhookLogOptions({ after, afterInclusive: true });
}

export interface Tally {
  attempts: number;
  failed: number;
  /** False where only the newest attempts were counted. */
  complete: boolean;
}

/** What a part of the log says about one webhook. */
export function tallyOf({ entries, complete }: WholeLog, webhookId: string | undefined): Tally {
  const ofWebhook = entries.filter((entry) => entry.webhookId === webhookId);
  return {
    attempts: ofWebhook.length,
    failed: ofWebhook.filter(({ status }) => status === 'Failed').length,
    complete,
  };
}

/** What the log of the last 24 hours says about one webhook. */
export function useRecentTally(webhookId: string | undefined) {
  return useQuery({ ...recentLogOptions(), select: (log): Tally => tallyOf(log, webhookId) });
}

/** `at least 5,000`, where only the newest attempts were counted. */
export const atLeast = ({ complete }: Pick<Tally, 'complete'>, amount: string): string =>
  complete ? amount : `at least ${amount}`;

/** How many of the webhooks with these ids have failed attempts in a part of the log: it tells of deleted ones, too (rules.md 18.6). */
export function failingOf(
  { entries, complete }: WholeLog,
  ids: readonly (string | undefined)[],
): Pick<Tally, 'failed' | 'complete'> {
  const failing = new Set(
    entries.filter(({ status }) => status === 'Failed').map(({ webhookId }) => webhookId),
  );
  return { failed: ids.filter((id) => id !== undefined && failing.has(id)).length, complete };
}

/** How many of the webhooks of a list have failed attempts in the last 24 hours; undefined where that is not known. */
export function useFailing<Row extends Webhook>(list: CursorList<Row>) {
  const listed = useInfiniteQuery({
    ...list,
    placeholderData: keepPreviousData,
    enabled: fewPages,
    ...whileSeen,
  });
  const ids = listed.data && itemsOf(listed.data, ({ id }) => id).map(({ id }) => id);
  const log = useQuery(recentLogOptions());
  return ids && log.data && failingOf(log.data, ids);
}
