import { columnOf, expiryHeadings } from '@/features/reports/headings';
import type { CsvTable } from '@/lib/csv-table';
import { calendarDay, formatMonth } from '@/lib/dates';
import { monthStart } from './-periods';

/** Something that expires: a license, a certificate, an insurance. */
export interface Expirable {
  name: string;
  providerId: string;
  what: string;
  number: string;
  day: string;
}

export interface ExpiryRow {
  /** `2026-11`, or `expired`. */
  key: string;
  label: string;
  all: number;
  /** By kind, in the order of `kinds`. */
  by: number[];
}

export interface Expirables {
  /** What there is, the most frequent first. */
  kinds: string[];
  rows: ExpiryRow[];
  items: Expirable[];
  /** Rows of the report without a day that can be read. */
  undated: number;
  later: number;
}

const columns = {
  firstName: ['firstname'],
  lastName: ['lastname'],
  name: ['name', 'provider', 'providername'],
  providerId: ['providerid'],
  what: ['what', 'type', 'kind', 'credential', 'credentialtype'],
  number: ['number', 'licensenumber', 'credentialnumber'],
};

const noKind = 'Not told';

/**
 * What expires in each of the coming months, as a report on expirable credentials tells; undefined for a file without days
 * of expiry. `from` is the day of the report: what was over by then had expired.
 */
export function expirablesOf(
  { heading, rows }: CsvTable,
  from: string,
  months: number,
): Expirables | undefined {
  const expiry = columnOf(heading, expiryHeadings);
  if (expiry < 0) return undefined;
  const at = Object.fromEntries(
    Object.entries(columns).map(([name, names]) => [name, columnOf(heading, names)]),
  ) as Record<keyof typeof columns, number>;
  const cell = (row: readonly string[], name: keyof typeof columns) => row[at[name]]?.trim() ?? '';
  const items: Expirable[] = [];
  const byKind = new Map<string, number>();
  let undated = 0;
  for (const row of rows) {
    const day = calendarDay(row[expiry]);
    if (!day) {
      undated += 1;
      continue;
    }
    const what = cell(row, 'what') || noKind;
    byKind.set(what, (byKind.get(what) ?? 0) + 1);
    const names = [cell(row, 'lastName'), cell(row, 'firstName')].filter(Boolean).join(', ');
    items.push({
      name: names || cell(row, 'name') || '–',
      providerId: cell(row, 'providerId'),
      what,
      number: cell(row, 'number'),
      day,
    });
  }
  const kinds = [...byKind].toSorted(([, one], [, other]) => other - one).map(([kind]) => kind);
  const counted = rowsOf(items, kinds, from, months);
  const told = counted.reduce((sum, { all }) => sum + all, 0);
  return { kinds, rows: counted, items, undated, later: items.length - told };
}

function rowsOf(
  items: readonly Expirable[],
  kinds: readonly string[],
  from: string,
  months: number,
): ExpiryRow[] {
  const empty = (key: string, label: string): ExpiryRow => ({ key, label, all: 0, by: kinds.map(() => 0) });
  const ahead = Array.from({ length: months }, (_, by) => monthStart(from, by).slice(0, 7));
  const rows = [empty('expired', 'Expired'), ...ahead.map((month) => empty(month, formatMonth(month)))];
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const places = new Map(kinds.map((kind, place) => [kind, place]));
  for (const item of items) {
    const row = byKey.get(keyOf(item, from));
    if (!row) continue;
    const place = places.get(item.what) ?? 0;
    row.all += 1;
    row.by[place] = (row.by[place] ?? 0) + 1;
  }
  return rows;
}

const keyOf = ({ day }: Expirable, from: string) => (day < from ? 'expired' : day.slice(0, 7));

/**
 * What expires in a month (`2026-11`), has expired (`expired`) or expires in any of the months (`ahead`), of one kind
 * (`2026-11|License`) or of all, by its day.
 */
export function expiringIn({ items, rows: months }: Expirables, from: string, rows: string): Expirable[] {
  const [key, what] = rows.split('|');
  const ahead = new Set(months.map((month) => month.key).filter((month) => month !== 'expired'));
  return items
    .filter((item) => {
      const month = keyOf(item, from);
      return (key === 'ahead' ? ahead.has(month) : month === key) && (!what || item.what === what);
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
