import { calendarDay } from '@/lib/dates';
import { capitalized, textOf } from '@/lib/words';
import type { Facts } from '@/records/field';
import { valueAt } from '@/records/paths';
import type { Collection, Entry, ShownCollection } from './definition';

/** What names an entry: its heading, else the word of its collection. */
export function headingOf({ heading, one }: ShownCollection, entry: Entry): string {
  return heading(entry) || capitalized(one);
}

/** The order of entries by a day, the latest first; those that last, without that day, come before all. */
export const latestFirst = (path: string) => {
  const dayOf = (entry: Entry) => calendarDay(textOf(valueAt(entry, path))) ?? '9999';
  return (one: Entry, other: Entry) => dayOf(other).localeCompare(dayOf(one));
};

/** The entries of a collection out of the answer of `GET …/info`; none where it holds nothing of the kind. */
export function entriesIn({ infoType, within }: Collection, info: Facts | undefined): Entry[] {
  const found = valueAt(info, within ? `${infoType}.${within}` : infoType);
  const list: unknown[] = Array.isArray(found) ? found : found === undefined || found === null ? [] : [found];
  return list.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null);
}
