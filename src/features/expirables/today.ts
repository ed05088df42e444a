import { kindWords } from '@/domain/expirable-kinds';
import { formatDateTime, localDay } from '@/lib/dates';
import { unreadOf } from './read';
import { countByKind, expirablesIn, matching } from './rows';
import { lastReading } from './walk';

const partsShown = 4;

/**
 * What is overdue, by kind, as the reading that is kept tells: Today asks nobody for it. Each part has the filters of exactly
 * its rows.
 */
export async function overdueQueue() {
  const reading = await lastReading();
  if (!reading) return { total: undefined, uncounted: 'Open Expirables to read them.' };
  const overdue = matching(expirablesIn(reading), { window: 'overdue' });
  const counts = countByKind(overdue);
  const [shown, rest] = [counts.slice(0, partsShown), counts.slice(partsShown)];
  const parts = shown.map(([kind, amount]) => ({
    label: kindWords[kind],
    amount,
    search: { window: 'overdue', kind: [kind] },
  }));
  const other = {
    label: 'Other',
    amount: rest.reduce((sum, [, amount]) => sum + amount, 0),
    search: { window: 'overdue', kind: rest.map(([kind]) => kind) },
  };
  const isOfToday = localDay(reading.listsAt) === localDay();
  const at = formatDateTime(new Date(reading.listsAt).toISOString());
  const notes = [
    ...(unreadOf(reading) > 0 ? ['Not everybody was read.'] : []),
    ...(isOfToday ? [] : [`As read ${at}: open Expirables to read what has changed.`]),
  ];
  return {
    total: overdue.length,
    parts: rest.length > 0 ? [...parts, other] : parts,
    ...(notes.length > 0 && { leftOut: notes.join(' ') }),
  };
}
