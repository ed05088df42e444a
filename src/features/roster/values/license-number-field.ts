import { licenseNumbers, type LicenseNumber, type StateForm } from './license-numbers';
import { readText, type Reading, type RosterField } from '../model/fields';
import type { RosterKind } from '../model/kind';
import type { ColumnFields } from '../model/rows';

/** What two letters are that may be a state and part of the number: as the other rows of the column have it, or nobody knows. */
type Verdict = 'state' | 'number' | 'unsure';

/** A license number of a cell. */
export interface NumberOfCell extends Pick<LicenseNumber, 'number' | 'state' | 'whole'> {
  verdict?: Verdict;
}

/** How the numbers of a column are written: how many have a state for certain, by its form, and how many none. */
interface NumberStyle {
  forms: ReadonlyMap<StateForm, number>;
  plain: number;
}

/** So many times as many numbers with a state as without one make a column one that writes states. */
const mostly = 3;

function verdictOf(form: StateForm | undefined, style: NumberStyle | undefined): Verdict {
  if (!style || style.forms.size === 0) return 'number';
  const alike = (form && style.forms.get(form)) ?? 0;
  return alike > 0 && style.plain * mostly <= alike ? 'state' : 'unsure';
}

function readNumbers(text: string, style: NumberStyle | undefined): Reading {
  const long = readText(text.replace(/\s*[\r\n]+\s*/g, '; '), 100);
  if ('problem' in long) return long;
  const found = licenseNumbers(long.value);
  if ('problem' in found) return found;
  const [only, another] = found.numbers;
  if (!another && !only?.state) return long;
  const lines = found.numbers.map(({ number, state = '', whole, form }) =>
    (whole ? [number, state, whole, verdictOf(form, style)] : [number, state]).join('\t'),
  );
  return { value: lines.join('\n') };
}

/** The numbers of a value that was read: between its columns and `settle` they stand in one text. */
export const numbersOfCell = (value: string): NumberOfCell[] =>
  value.split('\n').map((line) => {
    const [number = '', state, whole, verdict] = line.split('\t');
    return { number, ...(state && { state }), ...(whole && { whole, verdict: verdict as Verdict }) };
  });

/** The number of a license, or those of several, each with its state or without. */
export const licenseNumberField: RosterField = {
  key: 'licenseNumber',
  label: 'License number',
  aliases: ['License', 'License no', 'License #', 'State license', 'Lic number'],
  words: (number) => number,
  isApart: true,
  read: (text) => readNumbers(text, undefined),
};

/** A kind whose license numbers are read as those of a column are written, by the first thousand of its rows. */
export function withLicenseNumbers(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly { cells: readonly string[] }[],
): RosterKind {
  const column = columns.indexOf(licenseNumberField.key);
  if (column < 0) return kind;
  const forms = new Map<StateForm, number>();
  let plain = 0;
  for (const { cells } of rows.slice(0, 1_000)) {
    const text = cells[column]?.trim();
    const found = text ? licenseNumbers(text) : { numbers: [] };
    for (const { form, whole } of 'numbers' in found ? found.numbers : [])
      if (!form) plain += 1;
      else if (!whole) forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  if (forms.size === 0) return kind;
  const style = { forms, plain };
  return {
    ...kind,
    fields: kind.fields.map((field) =>
      field.key === licenseNumberField.key
        ? { ...field, read: (text: string) => readNumbers(text, style) }
        : field,
    ),
  };
}
