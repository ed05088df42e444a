import type { Choice } from '@/form/fields';
import type { Collection, Entry, Facts, Field } from '@/info/definition';
import { valueAt, withValueAt } from '@/info/paths';
import { changeOf, fieldsOf, formValues, readForm } from '@/info/values';
import { textOf } from '@/lib/words';

export interface Sendable {
  body: Facts;
  /** What stands in the way of sending it as it is, in words. */
  issues: string[];
}

/** What an entry of a source needs beside what it gives, so that it can be added. */
const defaults: Record<string, Facts> = {
  addresses: { type: 'Unspecified' },
  emails: { type: 'Unspecified' },
  workHistory: { workHistoryType: 'Employment' },
};

/** The body that adds an imported entry to a collection, by the rules of its form. */
export function newEntry(collection: Collection, given: Facts, names: Names): Sendable {
  const facts = { ...defaults[collection.path], ...given };
  const { values, issues } = readForm(collection, formValues(collection, facts));
  const fields = fieldsOf(collection, facts);
  return { body: values, issues: [...said(collection, issues), ...unknown(fields, facts, names)] };
}

/** The body that takes over some fields of an imported entry into one of ours, and leaves the others as they are. */
export function changedEntry(collection: Collection, held: Entry, taken: Facts): Sendable {
  const before = formValues(collection, held);
  const given = formValues(collection, taken);
  let after = before;
  for (const { name } of collection.fields)
    if (valueAt(taken, name) !== undefined) after = withValueAt(after, name, valueAt(given, name));
  const { values, issues } = readForm(collection, after, before);
  return { body: changeOf(collection, held, values, after, before), issues: said(collection, issues) };
}

/** What ids stand for, by the field that holds them. */
export type Names = (field: Field) => readonly Choice[] | undefined;

function said({ fields }: Collection, issues: readonly (readonly [string, string])[]): string[] {
  return issues.map(
    ([name, message]) => `${fields.find((field) => field.name === name)?.label ?? name}: ${message}`,
  );
}

/** Values that the form could not have been given: choices and ids that nobody here knows. */
function unknown(fields: readonly Field[], facts: Facts, names: Names): string[] {
  return fields.flatMap((field) => {
    const value = textOf(valueAt(facts, field.name));
    const choices =
      field.kind === 'choice' ? field.choices : field.kind === 'lookup' ? names(field) : undefined;
    if (!value || !choices || choices.some((choice) => choice.value === value)) return [];
    return [`${field.label}: “${value}” is none that we know.`];
  });
}
