import { useQuery } from '@tanstack/react-query';
import { now } from '@/lib/clock';
import { type WholeLog, wholeWebhookLogOptions } from '@/features/webhooks/whole-log';

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

/** How many webhooks have failed attempts in the last 24 hours; undefined where that is not known. */
export function useFailing(): number | undefined {
  const { data } = useQuery({
    ...recentLogOptions(),
    select: ({ entries }) =>
      new Set(entries.filter(({ status }) => status === 'Failed').map(({ webhookId }) => webhookId)).size,
  });
  return data;
}
