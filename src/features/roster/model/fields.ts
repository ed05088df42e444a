import { taxIdText } from '@/form/schemas';
import { isValidNpi } from '@/lib/check-digits';
import { normalised } from '@/lib/names';
import { npiDigits } from '@/lib/npi';
import { usStates } from '@/lib/states';
import { count } from '@/lib/words';
import type { NothingRule } from '../cells/nothing';
import { zipCodeOf } from '../cells/zip-codes';

/** What a cell says, as it is sent, where an empty text stands for nothing; or what is wrong with it. */
export type Reading = { value: string } | { problem: string };

/** One of the values that a field may have. */
export interface FieldChoice {
  value: string;
  label: string;
  /** What else it is called. */
  words?: readonly string[];
}

/** A field that a column of a roster may be about. */
export interface RosterField {
  key: string;
  label: string;
  /** What columns of this field are called, beside its label. */
  aliases: readonly string[];
  required?: boolean;
  /** Has to have a value in each row; it comes of the column of this other field where it has none of its own. */
  requiredUnless?: string;
  /** The value of rows that have none, as it is sent. */
  constant?: string;
  /** The field of whose value rows take theirs that have none. */
  from?: string;
  /** The field that has to have a column, too: without it a column of this name is about something else. */
  requires?: string;
  /** Pixels in the table. */
  width?: number;
  /** What it may hold, where that is one of a list: a text that is none of them can be mapped to one. */
  choices?: readonly FieldChoice[];
  /** Of a text that is none of its choices, the values of those that it may mean, the likeliest first. */
  likely?: (text: string) => readonly string[];
  /** Which words stand for an empty cell; `code` without one. */
  nothing?: NothingRule;
  /** How what was read is told beside a cell that says it otherwise; without it, it is not told. */
  words?: (value: string) => string;
  /** Says in one cell what other fields say in several, or nothing that is kept: no sample has it. */
  isAside?: boolean;
  /** Why its values stay out of every record. */
  notKept?: string;
  /** Lies apart from the record: what is on file takes a request of its own. */
  isApart?: boolean;
  /** Reads a cell that is not empty. */
  read: (text: string) => Reading;
  /** The same with what texts stand for by their mapping, where that counts only for some rows. */
  readMapped?: (text: string, meanings: ReadonlyMap<string, string>) => Reading;
}

/** The values of a row by the keys of their fields; what is empty is left out. */
export type RosterValues = Readonly<Record<string, string | undefined>>;

/** Any text, unless it is longer than the service takes. */
export function readText(text: string, longest = 200): Reading {
  const plain = /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text;
  return plain.length > longest ? { problem: `At most ${count(longest, 'character')}.` } : { value: plain };
}

/** An NPI, with the digits grouped or not; its check digit must fit. */
export function readNpi(text: string): Reading {
  const digits = /^\d{10}$/.test(text) ? text : npiDigits(text);
  if (digits?.length !== 10) return { problem: 'An NPI has ten digits.' };
  return isValidNpi(digits)
    ? { value: digits }
    : { problem: 'The check digit does not fit: one of the digits is mistyped.' };
}

/** Short forms of states that are not their codes, as they were usual before there were codes. */
const shortStates =
  'ALA AL|ARIZ AZ|ARK AR|CALIF CA|COLO CO|CONN CT|DEL DE|FLA FL|ILL IL|IND IN|KANS KS|MASS MA|MICH MI|MINN MN|MISS MS|MONT MT|NEB NE|NEBR NE|NEV NV|OKLA OK|ORE OR|OREG OR|PENN PA|PENNA PA|TENN TN|TEX TX|WASH WA|WISC WI|WIS WI|WYO WY|WASHINGTON DC DC|DIST OF COLUMBIA DC|VIRGIN ISLANDS VI|US VIRGIN ISLANDS VI';

const stateCodes = new Map<string, string>([
  ...usStates.flatMap(({ code, name }): [string, string][] => [
    [code, code],
    [normalised(name), code],
  ]),
  ...shortStates.split('|').map((short): [string, string] => [short.slice(0, -3), short.slice(-2)]),
]);

/** The states as choices of a field. */
export const stateChoices: readonly FieldChoice[] = usStates.map(({ code, name }) => ({
  value: code,
  label: name,
}));

/** A state by its two letters or by its name, or by both: `TX - Texas`. */
export function readState(text: string): Reading {
  const plain = normalised(text);
  const code = stateCodes.get(plain) ?? stateByBoth(plain);
  return code ? { value: code } : { problem: 'This is no state: write it like TX or Texas.' };
}

/** `TX TEXAS`, `TEXAS TX`, `US TX` */
function stateByBoth(plain: string): string | undefined {
  const space = plain.indexOf(' ');
  if (space < 0) return undefined;
  const last = plain.lastIndexOf(' ');
  const [first, rest] = [plain.slice(0, space), plain.slice(space + 1)];
  const [start, end] = [plain.slice(0, last), plain.slice(last + 1)];
  if (first === 'US') return stateCodes.get(rest);
  return [
    [first, rest],
    [end, start],
  ]
    .map(([code = '', name = '']) => (stateCodes.get(name) === code ? code : undefined))
    .find((code) => code !== undefined);
}

/** Several states, parted by commas, semicolons or spaces between codes; kept as `TX,OK`. */
export function readStates(text: string): Reading {
  const parts = text
    .split(/[,;/|]/)
    .map(normalised)
    // `New Mexico` is one state, `TX NM` are two.
    .flatMap((segment) => (stateCodes.has(segment) ? segment : segment.split(' ')));
  const codes = parts.filter(Boolean).map((segment) => stateCodes.get(segment));
  return codes.every((code) => code !== undefined)
    ? { value: [...new Set(codes)].join(',') }
    : { problem: 'One of these is no state: write them like TX, OK.' };
}

/** Several words, parted by anything but blanks; kept as `English,Spanish`. */
export function readWords(text: string): Reading {
  const words = text
    .split(/[,;/|&\n]|\band\b/i)
    .map((word) => word.trim())
    .filter(Boolean);
  return readText([...new Set(words)].join(','));
}

/** An e-mail address by its form alone; whether it exists nobody knows here. */
export function readEmail(text: string): Reading {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? { value: text }
    : { problem: 'This is no e-mail address.' };
}

const withExtension = /^(.*?\d.*?)[\s,;]*(?:x|ext\.?|extension|#)\s*:?\s*(\d{1,6})$/i;

/**
 * A telephone number of the United States, as `(555) 010-0100`, with its extension behind it; others stay as they are. Longer
 * than fifteen digits is no number of any country (ITU-T E.164).
 */
export function readPhone(text: string): Reading {
  const [, main = text, extension] = /[x#]/i.test(text) ? (withExtension.exec(text) ?? []) : [];
  const digits = main.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length < 7) return { problem: 'A telephone number has at least seven digits.' };
  if (digits.length > 15) return { problem: 'This is longer than one telephone number.' };
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  if (!parts) return { value: text };
  const number = `(${parts[1]}) ${parts[2]}-${parts[3]}`;
  return { value: extension ? `${number} x${extension}` : number };
}

/** A ZIP code, as `79901` or `79901-1234`; spreadsheets lose the zeros at its beginning and the hyphen. */
export function readZipCode(text: string): Reading {
  const value = zipCodeOf(text);
  return value ? { value } : { problem: 'A ZIP code has five digits, or nine like 79901-1234.' };
}

/** A tax id as the form takes it, kept as `12-3456789`; spreadsheets lose the zero at its beginning. */
export function readTaxId(text: string): Reading {
  const { data, error } = taxIdText.safeParse(/^\d{8}$/.test(text) ? `0${text}` : text);
  return data ? { value: data } : { problem: error?.issues[0]?.message ?? 'This is no tax id.' };
}

/** One of some choices, by its value, its label or another word for it. */
export function readChoice(choices: readonly FieldChoice[], what: string): (text: string) => Reading {
  const byWord = new Map<string, string>();
  for (const { value, label, words = [] } of choices)
    for (const word of [label, value, ...words])
      if (!byWord.has(normalised(word))) byWord.set(normalised(word), value);
  return (text) => {
    const value = byWord.get(normalised(text));
    return value ? { value } : { problem: `There is no ${what} of this name.` };
  };
}
