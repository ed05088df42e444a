import type { Choice } from '@/form/fields';
import { formatDate } from '@/lib/dates';
import { stateName } from '@/lib/states';
import { capitalized, formatNumber, spellOut, textOf } from '@/lib/words';
import type { Collection, Entry, Field } from './definition';
import { valueAt } from './paths';
import { fieldsOf } from './values';

/** What ids stand for, by the field that holds them; what nobody knows yet is told by its id. */
export type Names = (field: Field) => readonly Choice[] | undefined;

export interface Fact {
  name: string;
  label: string;
  text: string;
  mono: boolean;
}

/**
 * What is held in an entry, as text, in the order of the form: for the list, the print and comparisons. Fields without
 * a value are left out. Never throws, whatever the entry holds.
 */
export function factsOf(collection: Collection, entry: Entry, names: Names = () => undefined): Fact[] {
  return fieldsOf(collection, entry).flatMap((field) => {
    const text = factText(field, valueAt(entry, field.name), names(field));
    if (!text) return [];
    const mono =
      (field.kind === 'text' && field.mono === true) || field.kind === 'npi' || field.kind === 'dea';
    const code = field.kind === 'school' ? schoolCode(field, entry) : '';
    return [{ name: field.name, label: field.label, text: text + code, mono }];
  });
}

function schoolCode(field: Field & { kind: 'school' }, entry: Entry): string {
  const codes = [valueAt(entry, field.code), valueAt(entry, field.branch)].map(textOf).filter(Boolean);
  return codes.length > 0 ? ` (${codes.join('-')})` : '';
}

/** One value in words; '' when there is none. */
export function factText(field: Field, value: unknown, choices: readonly Choice[] = []): string {
  const label = (id: unknown) => choices.find((choice) => choice.value === id)?.label ?? textOf(id);
  switch (field.kind) {
    case 'date':
      return textOf(value) ? formatDate(textOf(value)) : '';
    case 'yesNo':
      return value === true ? 'Yes' : value === false ? 'No' : '';
    case 'amount':
      return typeof value === 'number' ? `$${formatNumber(value)}` : textOf(value);
    case 'choice': {
      const text = textOf(value);
      return text && (field.choices.find((choice) => choice.value === text)?.label ?? spellOut(text));
    }
    case 'state':
      return textOf(value) && (stateName(textOf(value)) ?? textOf(value));
    case 'lookup':
      return label(value);
    case 'lookups':
    case 'words':
      return Array.isArray(value) ? value.map(label).filter(Boolean).join(', ') : '';
    default:
      return textOf(value);
  }
}

/** What names an entry: its heading, else the word of its collection. */
export function headingOf({ heading, one }: Collection, entry: Entry): string {
  return heading(entry) || capitalized(one);
}
