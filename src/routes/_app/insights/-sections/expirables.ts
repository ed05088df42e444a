import { columnOf, expiryHeadings } from '@/features/reports/headings';
import { monthsAheadOf, restWords } from '@/features/reports/months-ahead';
import type { CsvTable } from '@/tabular/types';
import { formatMonth } from '@/lib/dates';
import { typedDay } from '@/lib/typed-date';

/** Something that expires: a license, a certificate, an insurance. */
export interface Expirable {
  name: string;
  providerId: string;
  what: string;
  number: string;
  /** Empty where the report has none that can be read; a day that programs write where there is none is none. */
  day: string;
}

export interface ExpiryRow {
  /** `2026-11`, `expired`, `later` or `undated`. */
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
  /** One for each row of the report. */
  items: Expirable[];
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
 * What expires in each of the coming whole months, and in the rest of the report's own, as a report on expirable credentials tells; undefined for a file without days
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
  for (const row of rows) {
    const what = cell(row, 'what') || noKind;
    byKind.set(what, (byKind.get(what) ?? 0) + 1);
    const names = [cell(row, 'lastName'), cell(row, 'firstName')].filter(Boolean).join(', ');
    items.push({
      name: names || cell(row, 'name') || '–',
      providerId: cell(row, 'providerId'),
      what,
      number: cell(row, 'number'),
      day: typedDay(row[expiry]) ?? '',
    });
  }
  const kinds = [...byKind].toSorted(([, one], [, other]) => other - one).map(([kind]) => kind);
  return { kinds, rows: rowsOf(items, kinds, from, months), items };
}

function rowsOf(
  items: readonly Expirable[],
  kinds: readonly string[],
  from: string,
  months: number,
): ExpiryRow[] {
  const empty = (key: string, label: string): ExpiryRow => ({ key, label, all: 0, by: kinds.map(() => 0) });
  const { rest, months: ahead } = monthsAheadOf(from, months);
  const until = ahead.at(-1) ?? '';
  const rows = [
    empty('expired', 'Expired'),
    ...(rest ? [empty(rest, restWords(rest))] : []),
    ...ahead.map((month) => empty(month, formatMonth(month))),
    empty('later', 'Later'),
    empty('undated', 'Without a date'),
  ];
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const places = new Map(kinds.map((kind, place) => [kind, place]));
  for (const item of items) {
    const row = byKey.get(keyOf(item, from, until));
    if (!row) continue;
    const place = places.get(item.what) ?? 0;
    row.all += 1;
    row.by[place] = (row.by[place] ?? 0) + 1;
  }
  return rows.filter(({ key, all }) => all > 0 || !['later', 'undated'].includes(key));
}

function keyOf({ day }: Expirable, from: string, until: string): string {
  if (!day) return 'undated';
  if (day < from) return 'expired';
  const month = day.slice(0, 7);
  return month > until ? 'later' : month;
}

/** The rows of the rest of the report's month, where it had begun before, and of the whole months after it. */
export function monthsAhead(
  { rows }: Expirables,
  from: string,
): { rest: ExpiryRow | undefined; months: ExpiryRow[] } {
  const months = rows.filter(({ key }) => /^\d/.test(key));
  const { rest } = monthsAheadOf(from, 0);
  return {
    rest: months.find(({ key }) => key === rest),
    months: months.filter(({ key }) => key !== rest),
  };
}

/**
 * What expires in a month (`2026-11`), has expired (`expired`), expires in any of the whole months (`ahead`), after them
 * (`later`) or at no day that is known (`undated`), of one kind (`2026-11|License`) or of all, by its day.
 */
export function expiringIn(found: Expirables, from: string, rows: string): Expirable[] {
  const [key, what] = rows.split('|');
  const ahead = new Set(monthsAhead(found, from).months.map((month) => month.key));
  const until = [...ahead].at(-1) ?? '';
  return found.items
    .filter((item) => {
      const at = keyOf(item, from, until);
      return (key === 'ahead' ? ahead.has(at) : at === key) && (!what || item.what === what);
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
