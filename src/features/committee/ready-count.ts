import { formatDateTime, localDay } from '@/lib/dates';
import { readStored, writeStored } from '@/lib/storage';
import { count } from '@/lib/words';
import type { AgendaItem } from './agenda';
import type { Agenda } from './read-agenda';

/** Where it is kept: in the browser, as long as the session lasts. */
const key = 'committee-ready';

/**
 * Keeps how many files of an agenda of today are ready to be decided, for Today: an agenda takes hundreds of requests, which nobody
 * reads for a count. One of another day says nothing of today, and is not kept.
 */
export function keepReady(
  day: string,
  items: readonly Pick<AgendaItem, 'standing'>[],
  { at, failed, leftOut }: Pick<Agenda, 'at' | 'failed' | 'leftOut'>,
): void {
  if (day !== localDay()) return;
  const of = (standing: AgendaItem['standing']) => items.filter((item) => item.standing === standing).length;
  const unread = failed.length + leftOut;
  writeStored('session', key, { at, clean: of('clean'), flagged: of('flagged'), unread });
}

/** How many files were ready when the agenda was last read in this session, and when that was; no number where it was not. */
export function readyQueue() {
  const { at, clean, flagged, unread } = (readStored('session', key) ?? {}) as Record<string, unknown>;
  if (typeof at !== 'number' || typeof clean !== 'number' || typeof flagged !== 'number')
    return { total: undefined, uncounted: 'Open Committee to read the agenda.' };
  const parts = [
    { label: 'Clean files', amount: clean },
    { label: 'For the committee', amount: flagged },
  ];
  return {
    total: clean + flagged,
    parts: parts.filter(({ amount }) => amount > 0),
    leftOut: [
      `As read ${formatDateTime(new Date(at).toISOString())}.`,
      ...(typeof unread === 'number' && unread > 0 ? [`${count(unread, 'open request')} not read.`] : []),
    ].join(' '),
  };
}
