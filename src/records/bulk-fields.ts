import type { Choice } from '@/form/fields';
import type { BulkField } from '@/jobs/bulk-changes';
import { calendarDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import type { Facts, FormDefinition } from './field';
import { emptied, storedValue, onWire } from './values';

const onOff: readonly Choice[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** What a screen says of a field beside its declaration. */
interface FieldWords {
  /** What a lookup is made from; what is offered while a text is typed. */
  choices?: readonly Choice[];
  /** How a record without a value is called: "No type". */
  none?: string;
}

/**
 * Fields of a declared record for the change of many: choices, dates, texts and boxes to tick. `recordOf` gives the record
 * of a row, `words` says more of some fields.
 * @throws Error where a field is none of the record's, or of another kind
 */
export function bulkFields<Row, Body extends object>(
  form: FormDefinition,
  names: readonly (keyof Body & string)[],
  recordOf: (row: Row) => Facts | undefined,
  words: Partial<Record<keyof Body, FieldWords>> = {},
): BulkField<Row, Body>[] {
  return names.map((name) => {
    const field = form.fields.find((one) => one.name === name);
    // A row that leaves it out says nothing of it, whatever a record without it means.
    const described = field && { ...field, otherwise: '' };
    const value = (row: Row) => described && storedValue(described, recordOf(row) ?? {});
    // Which fields the body has was checked with their names.
    const bodyOf = (wire: unknown) => ({ [name]: wire }) as Body;
    const label = field?.labelAlone ?? field?.label ?? '';
    const more = words[name];
    const empty = emptied(form, name);
    switch (field?.kind) {
      case 'choice':
        return {
          label,
          kind: 'choice',
          choices: field.choices,
          value: (row) => textOf(value(row)),
          body: bodyOf,
        };
      case 'lookup':
        return {
          label,
          kind: 'choice',
          ...more,
          value: (row) => textOf(value(row)),
          body: (id) => bodyOf(id || empty),
        };
      case 'text':
        return {
          label,
          kind: 'text',
          ...(field.description && { hint: field.description }),
          ...more,
          value: (row) => textOf(value(row)),
          body: (text) => bodyOf(text || empty),
        };
      case 'date':
        return {
          label,
          kind: 'date',
          none: 'No date',
          value: (row) => calendarDay(textOf(value(row))) ?? '',
          body: (day) => bodyOf(day ? onWire(field, day) : empty),
        };
      case 'flag':
        return {
          label,
          kind: 'choice',
          choices: onOff,
          value: (row) => String(value(row) ?? ''),
          body: (chosen) => bodyOf(chosen === 'true'),
        };
      default:
        throw new Error(`${name} cannot be set for many records`);
    }
  });
}
