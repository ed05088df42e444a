import { kindWords } from '@/domain/expirable-kinds';
import { asOf } from '@/features/walk/as-of';
import { unreadOf } from './read';
import { countByKind, expirablesIn, matching } from './rows';
import { lastReading } from './walk';

const partsShown = 4;

/**
 * What is overdue, by kind, as the reading that is kept tells: Today asks nobody for it until somebody counts. Each part has the filters of exactly
 * its rows.
 */
export async function overdueQueue() {
  const reading = await lastReading();
  if (!reading)
    return {
      total: undefined,
      uncounted: 'Not counted on this device yet: counting reads every provider and facility.',
    };
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
  const notes = [asOf(reading.listsAt), ...(unreadOf(reading) > 0 ? ['Not everybody was read.'] : [])];
  return {
    total: overdue.length,
    parts: rest.length > 0 ? [...parts, other] : parts,
    leftOut: notes.join(' '),
  };
}
