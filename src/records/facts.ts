import { addressWords } from '@/domain/groups';
import type { Choice } from '@/form/fields';
import { formatDate } from '@/lib/dates';
import { stateName } from '@/lib/states';
import { recordOf } from '@/lib/values';
import { formatNumber, masked, spellOut, textOf } from '@/lib/words';
import type { Facts, Field, FormDefinition } from './field';
import { valueAt } from './paths';
import { fieldsOf, storedValue } from './values';

/** What ids stand for, by the field that holds them; what nobody knows yet is told by its id. */
export type Names = (field: Field) => readonly Choice[] | undefined;

export interface Fact {
  name: string;
  label: string;
  text: string;
  mono: boolean;
}

/**
 * What a record or an entry holds, as text, in the order of the form: for the list, the print and comparisons. Fields without
 * a value are left out. Never throws, whatever it holds.
 */
export function factsOf(form: FormDefinition, stored: Facts, names: Names = () => undefined): Fact[] {
  return fieldsOf(form, stored).flatMap((field) => {
    const text = factText(field, storedValue(field, stored), names(field));
    if (!text) return [];
    const mono =
      (field.kind === 'text' && field.mono === true) || ['npi', 'taxId', 'dea'].includes(field.kind);
    const code = field.kind === 'school' ? schoolCode(field, stored) : '';
    return [{ name: field.name, label: field.label, text: text + code, mono }];
  });
}

function schoolCode(field: Field & { kind: 'school' }, stored: Facts): string {
  const codes = [valueAt(stored, field.code), valueAt(stored, field.branch)].map(textOf).filter(Boolean);
  return codes.length > 0 ? ` (${codes.join('-')})` : '';
}

/** One value in words; '' when there is none. */
export function factText(field: Field, value: unknown, choices: readonly Choice[] = []): string {
  const label = (id: unknown) => choices.find((choice) => choice.value === id)?.label ?? textOf(id);
  switch (field.kind) {
    case 'date':
      return textOf(value) ? formatDate(textOf(value)) : '';
    case 'yesNo':
    case 'flag':
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
    case 'address':
      return addressWords(recordOf(value)) ?? '';
    case 'choices':
      return factText({ ...field, kind: 'words' }, value, field.choices);
    case 'states':
      return (Array.isArray(value) ? value : [])
        .map((code) => stateName(textOf(code)) ?? textOf(code))
        .join(', ');
    case 'ssn':
      return textOf(value) && masked(textOf(value));
    case 'rows': {
      const rows: unknown[] = Array.isArray(value) ? value : [];
      return rows
        .map((row) => rowText(field, row))
        .filter(Boolean)
        .join('; ');
    }
    case 'lookups':
    case 'words':
      return Array.isArray(value) ? value.map(label).filter(Boolean).join(', ') : '';
    default:
      return textOf(value);
  }
}

/** What one row holds, its values one after the other. */
function rowText({ fields, plain }: Field & { kind: 'rows' }, row: unknown): string {
  const texts = fields.map((field) => factText(field, plain ? row : valueAt(row, field.name)));
  return texts.filter(Boolean).join(', ');
}
