/**
 * How a number of a spreadsheet is shown, as far as it says more than the number itself: a day, a time of day, a share of a
 * hundred, digits with leading zeros and hyphens. Currencies and thousands are numbers.
 */
export type NumberLook = 'plain' | 'day' | 'time' | 'elapsed' | 'percent' | DigitMasks;

/** Patterns of digits, each for numbers up to `most`. */
type DigitMasks = { most: number; mask: string }[];

/** The formats that a workbook may name by number alone (ISO/IEC 29500-1, 18.8.30); those not here are plain numbers. */
const builtIn: readonly [from: number, to: number, look: NumberLook][] = [
  [9, 10, 'percent'],
  [14, 17, 'day'],
  [18, 21, 'time'],
  [22, 22, 'day'],
  // Days of East Asian calendars.
  [27, 36, 'day'],
  [45, 45, 'time'],
  [46, 46, 'elapsed'],
  [47, 47, 'time'],
  [50, 58, 'day'],
];

/** The look of a format that a workbook names by number alone. */
export function lookOfBuiltIn(id: number): NumberLook {
  return builtIn.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'plain';
}

/** The look of a format by its code, such as `m/d/yyyy`, `00000` or `[<=9999999]###\-####;\(###\)\ ###\-####`. */
export function lookOfCode(code: string): NumberLook {
  const sections = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  // Without quoted and escaped characters, room for a character (`_)`), fill (`*-`), colours, languages and conditions.
  const [first = ''] = sections.map((section) =>
    section.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, ''),
  );
  if (/^\s*(?:general|standard)?\s*$/i.test(first)) return 'plain';
  if (/\[(?:h+|m+|s+)\]/i.test(first)) return 'elapsed';
  if (/[dy]/i.test(first) || (/m/i.test(first) && !/[hs]/i.test(first))) return 'day';
  if (/[hs]/i.test(first)) return 'time';
  if (first.includes('%')) return 'percent';
  return digitMasks(sections) ?? 'plain';
}

/** Formats of digits alone: ZIP codes, telephones, identifiers that keep their zeros. */
function digitMasks(sections: readonly string[]): DigitMasks | undefined {
  const masks = sections.slice(0, 2).flatMap((section) => {
    const [, limit] = /\[<=?(\d+)\]/.exec(section) ?? [];
    const mask = section
      .replace(/\[[^\]]*\]/g, '')
      .replace(/_.|\*./g, '')
      .replace(/"([^"]*)"|\\(.)/g, (_, quoted?: string, escaped?: string) => quoted ?? escaped ?? '');
    return /^[0#\-() ]*0[0#\-() ]*$/.test(mask) || /^[#\-() ]*#[#\-() ]*$/.test(mask)
      ? [{ most: limit ? Number(limit) : Infinity, mask }]
      : [];
  });
  const usable = sections.length > 1 && masks[0]?.most === Infinity ? masks.slice(0, 1) : masks;
  return usable.some(({ mask }) => !/^[0#]$/.test(mask)) ? usable : undefined;
}

/**
 * The text of a number as its cell shows it where that loses nothing, else the number with the fifteen digits that
 * spreadsheets keep. Days are `yyyy-mm-dd`, of the 1904 calendar where `since1904`; times of day `hh:mm`.
 */
export function numberText(value: number, format: NumberLook, since1904: boolean): string {
  if (format === 'day' || format === 'time') return dateText(value, format, since1904) ?? plain(value);
  if (format === 'percent') return `${plain(value * 100)}%`;
  if (typeof format === 'string' || !Number.isInteger(value) || value < 0) return plain(value);
  const fitting = format.find(({ most }) => value <= most);
  return (fitting && masked(String(value), fitting.mask)) ?? plain(value);
}

const plain = (value: number) => String(Number(value.toPrecision(15)));

const dayInMs = 86_400_000;
/** The last day that spreadsheets know, December 31, 9999. */
const lastSerial = 2_958_465;

function dateText(value: number, format: 'day' | 'time', since1904: boolean): string | undefined {
  if (value < 0 || value > lastSerial) return undefined;
  if (format === 'time' && value < 1) {
    const seconds = Math.round(value * 86_400);
    const parts = [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map((unit) => Math.floor(unit));
    return (parts[2] === 0 ? parts.slice(0, 2) : parts)
      .map((unit) => String(unit).padStart(2, '0'))
      .join(':');
  }
  // Rounded to a second: a time just below midnight may be midnight that was reckoned.
  const day = Math.floor(Math.round(value * 86_400) / 86_400);
  // Spreadsheets count February 29, 1900, which there was not: days before it are one further.
  const serial = since1904 ? day + 1_462 : day < 60 ? day + 1 : day;
  return new Date(Date.UTC(1899, 11, 30) + serial * dayInMs).toISOString().slice(0, 10);
}

/** Digits put into their pattern from behind; undefined where it has more places without a zero than there are digits. */
function masked(digits: string, mask: string): string | undefined {
  const places = [...mask].filter((one) => one === '0' || one === '#').length;
  const firstZero = [...mask.replace(/[^0#]/g, '')].indexOf('0');
  const least = firstZero < 0 ? places : places - firstZero;
  if (digits.length < least && firstZero < 0) return undefined;
  if (places > Math.max(digits.length, least)) return undefined;
  const filled = digits.padStart(places, '0');
  let rest = filled.length;
  let left = places;
  let text = '';
  for (const one of [...mask].toReversed()) {
    if (one !== '0' && one !== '#') {
      text = one + text;
      continue;
    }
    left -= 1;
    const from = left === 0 ? 0 : rest - 1;
    text = filled.slice(from, rest) + text;
    rest = from;
  }
  return text;
}
