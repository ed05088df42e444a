import { taxIdText } from '@/form/schemas';
import { isValidNpi } from '@/lib/check-digits';
import { normalised } from '@/lib/names';
import { usStates } from '@/lib/states';
import { count } from '@/lib/words';

/** What a cell says, as it is sent; or what is wrong with it. */
export type Reading = { value: string } | { problem: string };

/** A field that a column of a roster may be about. */
export interface RosterField {
  key: string;
  label: string;
  /** What columns of this field are called, beside its label. */
  aliases: readonly string[];
  required?: boolean;
  /** The field that has to have a column, too: without it a column of this name is about something else. */
  requires?: string;
  /** Pixels in the table. */
  width?: number;
  /** How what was read is told beside a cell that says it otherwise; without it, it is not told. */
  words?: (value: string) => string;
  /** Reads a cell that is not empty. */
  read: (text: string) => Reading;
}

/** The values of a row by the keys of their fields; what is empty is left out. */
export type RosterValues = Readonly<Record<string, string | undefined>>;

/** Those of some fields in which a row has something else than a record. */
export const differing = (keys: readonly string[], values: RosterValues, onFile: RosterValues): string[] =>
  keys.filter((key) => values[key] && values[key] !== onFile[key]);

/** Any text, unless it is longer than the service takes. */
export function readText(text: string, longest = 200): Reading {
  return text.length > longest ? { problem: `At most ${count(longest, 'character')}.` } : { value: text };
}

/** An NPI, with the digits grouped or not; its check digit must fit. */
export function readNpi(text: string): Reading {
  const digits = text.replace(/[\s-]/g, '').replace(/\.0$/, '');
  if (!/^\d{10}$/.test(digits)) return { problem: 'An NPI has ten digits.' };
  return isValidNpi(digits)
    ? { value: digits }
    : { problem: 'The check digit does not fit: one of the digits is mistyped.' };
}

const stateCodes = new Map<string, string>(
  usStates.flatMap(({ code, name }) => [
    [normalised(code), code],
    [normalised(name), code],
  ]),
);

/** A state by its two letters or by its name. */
export function readState(text: string): Reading {
  const code = stateCodes.get(normalised(text));
  return code ? { value: code } : { problem: 'This is no state: write it like TX or Texas.' };
}

/** Several states, parted by commas, semicolons or spaces between codes; kept as `TX,OK`. */
export function readStates(text: string): Reading {
  const parts = text
    .split(/[,;/|]/)
    .map(normalised)
    // `New Mexico` is one state, `TX NM` are two.
    .flatMap((part) => (stateCodes.has(part) ? part : part.split(' ')));
  const codes = parts.filter(Boolean).map((part) => stateCodes.get(part));
  return codes.every((code) => code !== undefined)
    ? { value: [...new Set(codes)].join(',') }
    : { problem: 'One of these is no state: write them like TX, OK.' };
}

/** An e-mail address by its form alone; whether it exists nobody knows here. */
export function readEmail(text: string): Reading {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? { value: text }
    : { problem: 'This is no e-mail address.' };
}

/** A telephone number of the United States, as `(555) 010-0100`; others stay as they are. */
export function readPhone(text: string): Reading {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length < 7) return { problem: 'A telephone number has at least seven digits.' };
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return { value: parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text };
}

/** A ZIP code; spreadsheets lose the zeros at its beginning. */
export function readZipCode(text: string): Reading {
  const digits = text.replace(/\.0$/, '');
  if (/^\d{3,4}$/.test(digits)) return { value: digits.padStart(5, '0') };
  return /^\d{5}(-\d{4})?$/.test(digits)
    ? { value: digits }
    : { problem: 'A ZIP code has five digits, or nine like 79901-1234.' };
}

/** A tax id as the form takes it, kept as `12-3456789`. */
export function readTaxId(text: string): Reading {
  const { data, error } = taxIdText.safeParse(text.replace(/\.0$/, ''));
  return data ? { value: data } : { problem: error?.issues[0]?.message ?? 'This is no tax id.' };
}

/** One of some choices, by its value, its label or another word for it. */
export function readChoice(
  choices: readonly { value: string; label: string; words?: readonly string[] }[],
  what: string,
): (text: string) => Reading {
  const byWord = new Map<string, string>();
  for (const { value, label, words = [] } of choices)
    for (const word of [label, value, ...words])
      if (!byWord.has(normalised(word))) byWord.set(normalised(word), value);
  return (text) => {
    const value = byWord.get(normalised(text));
    return value ? { value } : { problem: `There is no ${what} of this name.` };
  };
}
