import type { Reading, RosterField } from '../model/fields';
import type { RosterKind } from '../model/kind';
import type { TypeReader } from './provider-types';
import { columnOfNames, type ColumnOfNames } from '../cells/name-order';
import { isInitial } from '@/domain/name-words';
import { nameSigns, nameWithComma, wholeName, type NameOrder, type NameStyle } from '../cells/whole-name';
import type { ColumnFields } from '../model/rows';

/** First and last name in one column. */
export const wholeNameField: RosterField = {
  key: 'fullName',
  label: 'Whole name',
  aliases: ['Full name', 'Provider name', 'Name'],
  nothing: 'name',
  width: 200,
  read: (text) => readWholeName(text, {}),
};

function readWholeName(text: string, style: NameStyle): Reading {
  const name = wholeName(text, style);
  if (name) {
    const initial = initialAsLastName(text, style);
    return initial === undefined ? { value: nameWithComma(name) } : { problem: initialWords(initial) };
  }
  return nameSigns(text, style.hasDegrees).words?.length === 1
    ? { problem: 'One word only: is it the first or the last name? Write it like Quill, Ada.' }
    : { problem: 'This is not the name of one person: write it like Quill, Ada.' };
}

const initialWords = (initial: string) =>
  `Check the name: is ${initial} the last name, or an initial? Write it like Quill, Ada M.`;

/**
 * What stands for the last name in a name without a comma and is a single letter: more often it is the middle initial of a name
 * in the other order, as in `Le Tuan V`. Undefined for any other name.
 */
function initialAsLastName(text: string, { order, hasDegrees = false }: NameStyle): string | undefined {
  const { words = [] } = nameSigns(text, hasDegrees);
  const last = order === 'last first' ? words[0] : words.at(-1);
  return isInitial(last) ? last : undefined;
}

/** How the whole names of a file are written, by the first thousand of its rows; undefined without a column of them. */
export function namesOf(
  heading: readonly string[],
  columns: ColumnFields,
  rows: readonly { cells: readonly string[] }[],
): ColumnOfNames | undefined {
  const column = columns.indexOf(wholeNameField.key);
  if (column < 0) return undefined;
  return columnOfNames(
    heading[column] ?? '',
    rows.slice(0, 1_000).map(({ cells }) => cells[column] ?? ''),
  );
}

/** A kind whose whole names are read as those of a column are written; `order` is what a person says of it. */
export function withNames(
  kind: RosterKind,
  names: ColumnOfNames | undefined,
  order: NameOrder | undefined = names?.order,
): RosterKind {
  if (!names || (order !== 'last first' && !names.hasDegrees)) return kind;
  const style = { order, hasDegrees: names.hasDegrees };
  return {
    ...kind,
    fields: kind.fields.map((field) =>
      field.key === wholeNameField.key
        ? { ...field, read: (text: string) => readWholeName(text, style) }
        : field,
    ),
  };
}

/** Fills in first and last name, and the provider type by the degree, where they have no column of their own. */
export function settleWholeName(values: Record<string, string | undefined>, { read }: TypeReader): void {
  const name = values[wholeNameField.key] && wholeName(values[wholeNameField.key] ?? '');
  if (!name) return;
  values['firstName'] ??= name.firstName;
  values['lastName'] ??= name.lastName;
  const type = name.degree ? read(name.degree) : undefined;
  if (type && 'value' in type) values['providerTypeId'] ??= type.value;
}
