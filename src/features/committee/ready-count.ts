import { localDay } from '@/lib/dates';
import { asOf } from '@/features/walk/as-of';
import { readStored, writeStored } from '@/lib/storage';
import { count } from '@/lib/words';
import type { AgendaItem } from './agenda';
import type { Agenda } from './read-agenda';

/** Where it is kept: in the browser, as numbers without names. */
const key = 'committee-ready';

/**
 * Keeps how many files of an agenda of today are ready to be decided, for Today: an agenda takes hundreds of requests, which are
 * made for a count only when somebody asks for it. One of another day says nothing of today, and is not kept.
 */
export function keepReady(
  day: string,
  items: readonly Pick<AgendaItem, 'standing'>[],
  { at, failed, leftOut }: Pick<Agenda, 'at' | 'failed' | 'leftOut'>,
): void {
  if (day !== localDay()) return;
  const of = (standing: AgendaItem['standing']) => items.filter((item) => item.standing === standing).length;
  const unread = failed.length + leftOut;
  writeStored('local', key, { at, clean: of('clean'), flagged: of('flagged'), unread });
}

/** How many files were ready when the agenda was last read in this browser, and when that was; no number where it was not. */
export function readyQueue() {
  const { at, clean, flagged, unread } = (readStored('local', key) ?? {}) as Record<string, unknown>;
  if (typeof at !== 'number' || typeof clean !== 'number' || typeof flagged !== 'number')
    return {
      total: undefined,
      uncounted: 'Not counted on this device yet: counting reads every open request.',
    };
  const parts = [
    { label: 'Clean files', amount: clean },
    { label: 'For the committee', amount: flagged },
  ];
  return {
    total: clean + flagged,
    parts: parts.filter(({ amount }) => amount > 0),
    leftOut: [
      asOf(at),
      ...(typeof unread === 'number' && unread > 0 ? [`${count(unread, 'open request')} not read.`] : []),
    ].join(' '),
  };
}
