import { isZeros, saysNothing } from './nothing';

/** What a cell with dates says. */
export interface DatesOfCell {
  /** As `YYYY-MM-DD`, in the order of the cell. */
  days: readonly string[];
  /** The cell says that it never ends. */
  isNever: boolean;
  /** Month and day stand in each other’s place. */
  isTurned: boolean;
  /** What is written beside the dates, or the whole cell where it has none; empty where that says nothing. */
  rest: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const forms = new RegExp(
  [
    String.raw`(?<!\d)(?<y1>\d{4})[-/.](?<m1>\d{1,2})[-/.](?<d1>\d{1,2})(?!\d)`,
    String.raw`(?<!\d)(?<m2>\d{1,2})[/.-](?<d2>\d{1,2})[/.-](?<y2>\d{4}|\d{2})(?!\d)`,
    String.raw`(?<!\d)(?<d3>\d{1,2})[- ](?<n3>[A-Za-z]{3,9})\.?[- ,]+(?<y3>\d{4}|\d{2})(?!\d)`,
    String.raw`\b(?<n4>[A-Za-z]{3,9})\.?[- ](?<d4>\d{1,2})(?:st|nd|rd|th)?,?[- ]+(?<y4>\d{4})(?!\d)`,
    String.raw`(?<!\d)(?<all>\d{8})(?!\d)`,
  ].join('|'),
  'g',
);

const time = /(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[AP]M)?Z?/gi;
const never =
  /\b(?:indefinite(?:ly)?|permanent(?:ly)?|lifetime|life|never|no end|ongoing|until further notice)\b/i;

/** Days of the spreadsheet's calendar, in which 1 is January 1, 1900 and one day too many was counted. */
const firstSerialDay = Date.UTC(1899, 11, 30);

/**
 * Reads a cell of dates as lists write them: `YYYY-MM-DD` with any hyphen and with a time, `M/D/YYYY`, `M/D/YY`,
 * `D-Mon-YYYY`, `Mon D, YYYY`, `YYYYMMDD`, `YYYYDDMM` where it can be nothing else, the serial numbers of spreadsheets,
 * several dates in a cell. Zeros, words for nothing and days before 1901 are no date; years from 2200 on are no end.
 * `today` is `YYYY-MM-DD`; a year of two digits is not later than `yearsAhead` years from it (10, for births 0).
 */
export function datesOfCell(cell: string, today: string, yearsAhead = 10): DatesOfCell {
  const key = `${today} ${yearsAhead} ${cell}`;
  const before = remembered.get(key);
  if (before) return before;
  const read = readCell(cell, today, yearsAhead);
  // The same days come again and again in a list of many years.
  if (remembered.size >= mostRemembered) remembered.clear();
  if (cell.length <= 40) remembered.set(key, read);
  return read;
}

const remembered = new Map<string, DatesOfCell>();
const mostRemembered = 10_000;

function readCell(cell: string, today: string, yearsAhead: number): DatesOfCell {
  const days: string[] = [];
  const found: DatesOfCell = { days, isNever: false, isTurned: false, rest: '' };
  const text = cell.replace(/[\u2010-\u2015\u2212]/g, '-').trim();
  if (saysNothing(text) || isZeros(text)) return found;
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text));
    if (serial >= 366 && serial < 110_000) {
      days.push(new Date(firstSerialDay + serial * 86_400_000).toISOString().slice(0, 10));
      return found;
    }
  }
  const rest = text.replace(forms, (...groups) => {
    const parts = groups.at(-1) as Record<string, string | undefined>;
    const read = dayOf(parts, today, yearsAhead);
    if (!read) return String(groups[0]);
    if (read.day >= '2200') found.isNever = true;
    else if (read.day > '1900-12-31') days.push(read.day);
    if (read.isTurned) found.isTurned = true;
    return ' ';
  });
  if (never.test(rest)) found.isNever = true;
  const remainder = rest.replace(time, ' ').replace(/\s+/g, ' ').trim();
  found.rest = /^(?:and|to|[-,;&/ ])*$/i.test(remainder) ? '' : remainder;
  return found;
}

type Groups = Record<string, string | undefined>;

function dayOf(
  parts: Groups,
  today: string,
  yearsAhead: number,
): { day: string; isTurned: boolean } | undefined {
  if (parts.all !== undefined) {
    const year = parts.all.slice(0, 4);
    return inEitherOrder(year, parts.all.slice(4, 6), parts.all.slice(6, 8));
  }
  const name = parts.n3 ?? parts.n4;
  const month =
    name === undefined
      ? (parts.m1 ?? parts.m2 ?? '')
      : String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1);
  const day = parts.d1 ?? parts.d2 ?? parts.d3 ?? parts.d4 ?? '';
  const year = wholeYear(parts.y1 ?? parts.y2 ?? parts.y3 ?? parts.y4 ?? '', today, yearsAhead);
  if (name !== undefined) return existing(year, month, day, false);
  return inEitherOrder(year, month, day);
}

/** A day whose month stands first, or second where it can be nothing else. */
function inEitherOrder(year: string, one: string, other: string) {
  return existing(year, one, other, false) ?? existing(year, other, one, true);
}

function existing(year: string, month: string, date: string, isTurned: boolean) {
  const [y, m, d] = [Number(year), Number(month), Number(date)];
  if (y < 1800 || m < 1 || m > 12 || d < 1) return undefined;
  const at = new Date(Date.UTC(y, m - 1, d));
  return at.getUTCDate() === d ? { day: at.toISOString().slice(0, 10), isTurned } : undefined;
}

/** Years of two digits lie in the hundred years that end some years from now. */
function wholeYear(year: string, today: string, yearsAhead: number): string {
  if (year.length !== 2) return year;
  const last = Number(today.slice(0, 4)) + yearsAhead;
  const century = last - (last % 100);
  const inCentury = century + Number(year);
  return String(inCentury > last ? inCentury - 100 : inCentury);
}
