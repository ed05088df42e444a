import type { Choice } from '@/form/fields';
import { calendarDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import type { Facts, FormDefinition } from './field';
import { valueAt } from './paths';
import { onWire } from './values';

/** A field that many records get the same value in, as `BulkEdit` takes it. */
interface BulkField<Row, Body> {
  label: string;
  kind: 'choice' | 'date';
  choices?: readonly Choice[];
  none?: string;
  value: (row: Row) => string;
  body: (value: string) => Body;
}

const onOff: readonly Choice[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/**
 * Fields of a declared record for the change of many: choices, dates and boxes to tick. `recordOf` gives the record of a
 * row, `labels` says what a field is called where its own label only does beside its control.
 * @throws Error where a field is none of the record's, or of another kind
 */
export function bulkFields<Row, Body extends object>(
  { fields }: FormDefinition,
  names: readonly (keyof Body & string)[],
  recordOf: (row: Row) => Facts | undefined,
  labels: Partial<Record<keyof Body, string>> = {},
): BulkField<Row, Body>[] {
  return names.map((name) => {
    const field = fields.find((one) => one.name === name);
    const value = (row: Row) => valueAt(recordOf(row), name);
    // Which fields the body has was checked with their names.
    const bodyOf = (wire: unknown) => ({ [name]: wire }) as Body;
    const label = labels[name] ?? field?.label ?? '';
    switch (field?.kind) {
      case 'choice':
        return {
          label,
          kind: 'choice',
          choices: field.choices,
          value: (row) => textOf(value(row)),
          body: bodyOf,
        };
      case 'date':
        return {
          label,
          kind: 'date',
          none: 'No date',
          value: (row) => calendarDay(textOf(value(row))) ?? '',
          body: (day) => bodyOf(day ? onWire(field, day) : null),
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
