import type { Reading, RosterField } from '../model/fields';
import type { RosterKind } from '../model/kind';
import type { TypeReader } from './provider-types';
import { nameOrderOf, nameWithComma, wholeName, type NameOrder } from '../cells/whole-name';
import type { ColumnFields } from '../model/rows';

/** First and last name in one column. */
export const wholeNameField: RosterField = {
  key: 'fullName',
  label: 'Whole name',
  aliases: ['Full name', 'Provider name', 'Name'],
  nothing: 'name',
  width: 200,
  read: (text) => readWholeName(text, 'first last'),
};

function readWholeName(text: string, order: NameOrder): Reading {
  const name = wholeName(text, order);
  return name
    ? { value: nameWithComma(name) }
    : { problem: 'This is not the name of one person: write it like Quill, Ada.' };
}

/** A kind whose whole names are read in the order that names without a comma have in the column of these rows. */
export function withNameOrder(
  kind: RosterKind,
  columns: ColumnFields,
  rows: readonly { cells: readonly string[] }[],
): RosterKind {
  const column = columns.indexOf(wholeNameField.key);
  if (column < 0) return kind;
  const order = nameOrderOf(rows.slice(0, 1_000).map(({ cells }) => cells[column] ?? ''));
  if (order === 'first last') return kind;
  return {
    ...kind,
    fields: kind.fields.map((field) =>
      field.key === wholeNameField.key
        ? { ...field, read: (text: string) => readWholeName(text, order) }
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
