import { formatMonth } from '@/lib/dates';
import { datesOfCell } from './dates';

/** The day on which a list says that it was published. */
export interface StatedDay {
  /** `YYYY-MM-DD`; the first of a month of which no day is stated. */
  day: string;
  /** Where it stands and how: `in the name of the file`. */
  from: string;
}

const monthNames =
  'january february march april may june july august september october november december'.split(' ');
/** Of dates above a heading these say which one is the list's own. */
const cue =
  /\b(?:as of|updated?|effective|publi(?:shed|cation)|revised|revision|current|through|issued|list date|report date|generated|run date|last (?:change|modified))\b/i;
const oldest = '2000-01-01';

const isPossible = (day: string, today: string) => day >= oldest && day <= today;

const dayText = (year: string, month: number, day = 1) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** `20261103`, `11032026`: eight digits in a row, month and day behind the year or before it. */
function daysOfDigits(text: string): string[] {
  return [...text.matchAll(/(?<!\d)(\d{2})(\d{2})(20\d{2})(?!\d)/g)].flatMap(
    ([, month = '', day = '', year = '']) => datesOfCell(`${year}-${month}-${day}`, '2100-01-01').days,
  );
}

/** `26310` in the names of SAM's extracts: the year in two digits and the day of it. */
function dayOfExtract(name: string): string[] {
  const [, year, day] = /(?:^|[_ ])V\d[_ ](\d{2})(\d{3})(?!\d)/i.exec(name) ?? [];
  const number = Number(day);
  if (!year || number < 1 || number > 366) return [];
  return [new Date(Date.UTC(2000 + Number(year), 0, number)).toISOString().slice(0, 10)];
}

/** `2026-11`, `202611`, `November 2026`, `Nov_2026`: months of which no day is stated. */
function monthsIn(text: string): string[] {
  const found: string[] = [];
  for (const [, year = '', month] of text.matchAll(/(?<!\d)(20\d{2})[-_. ]?(0[1-9]|1[0-2])(?!\d)/g))
    found.push(dayText(year, Number(month)));
  for (const [, name = '', year = ''] of text.matchAll(/(?<![a-z])([a-z]{3,9})\.?[-_, ]*(20\d{2})(?!\d)/gi)) {
    const at = monthNames.findIndex(
      (month) => month === name.toLowerCase() || month.slice(0, 3) === name.toLowerCase(),
    );
    if (at >= 0) found.push(dayText(year, at + 1));
  }
  return found;
}

function daysIn(text: string, today: string): string[] {
  return [...datesOfCell(text, today).days, ...daysOfDigits(text)].filter((day) => isPossible(day, today));
}

/** The first of a month that runs cannot be told from its day, so that today’s month is possible as well. */
const monthsOf = (text: string, today: string) => monthsIn(text).filter((day) => isPossible(day, today));

/**
 * The day on which a list was published, as its title lines or the name of its file have it; undefined where neither does. `above`
 * are the rows above its heading; `today` is `YYYY-MM-DD`, and no later day is taken. A line that says what the day is (“as of”,
 * “updated”) goes before the name, the name before any other line, and a day before a month.
 */
export function statedDayOfList(
  fileName: string,
  above: readonly (readonly string[])[],
  today: string,
): StatedDay | undefined {
  const lines = above.map((cells) => cells.join(' ').replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  const name = fileName.replace(/\.[a-z\d]{2,5}$/i, '');
  const words = name.replaceAll(/[_+]|%20/g, ' ');
  const told = lines.filter((line) => cue.test(line));
  const sources: [days: string[], from: string][] = [
    [told.flatMap((line) => daysIn(line, today)), 'in the lines above its heading'],
    [
      [...daysIn(words, today), ...dayOfExtract(name).filter((day) => isPossible(day, today))],
      'in the name of the file',
    ],
    [lines.flatMap((line) => daysIn(line, today)), 'in the lines above its heading'],
  ];
  for (const [days, from] of sources) {
    const last = days.toSorted().at(-1);
    if (last) return { day: last, from };
  }
  const months: [days: string[], from: string][] = [
    [lines.flatMap((line) => monthsOf(line, today)), 'in the lines above its heading'],
    [monthsOf(words, today), 'in the name of the file'],
  ];
  for (const [days, from] of months) {
    const last = days.toSorted().at(-1);
    if (last)
      return { day: last, from: `${from}, which names the month alone (${formatMonth(last.slice(0, 7))})` };
  }
  return undefined;
}
