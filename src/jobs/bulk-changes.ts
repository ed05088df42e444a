import { formatDate } from '@/lib/dates';
import { spellOut } from '@/lib/words';

/** A field that many records get the same value in. */
export interface BulkField<T, Body extends object> {
  label: string;
  kind: 'choice' | 'date' | 'text';
  /** What a `choice` is made from; what is offered while a `text` is typed. */
  choices?: readonly { value: string; label: string }[];
  /** What stands below the field. */
  hint?: string | undefined;
  /** How a record without a value is called, where the field can be emptied: "No date". */
  none?: string;
  /** What a record has now: a value of `choices`, a day as `YYYY-MM-DD`, a text; '' for nothing. */
  value: (row: T) => string;
  /** The part of the body that sets it; '' empties it. */
  body: (value: string) => Body;
}

/** What each field is to become, in their order; '' empties it, undefined leaves it as it is. */
export type BulkValues = readonly (string | undefined)[];

export interface FieldChange {
  label: string;
  /** What the records have that get another value, the most frequent first. */
  from: { words: string; amount: number }[];
  to: string;
}

/** How many records there are of each kind, by the text that tells the kinds apart. */
export type Counts = ReadonlyMap<string, number>;

/** What a record has in each field, by which those that get `values` are counted; '' where a field stays as it is. */
export function valuesBefore<T, Body extends object>(
  row: T,
  fields: readonly BulkField<T, Body>[],
  values: BulkValues,
): string[] {
  return fields.map((field, index) => (values[index] === undefined ? '' : field.value(row)));
}

/**
 * What setting `values` changes: of each field that is set, what becomes of what. `counts` has for each field how many records
 * have which value, as `valuesBefore` gives it: the words of a value are found once, not for each of many records.
 */
export function changesOf<T, Body extends object>(
  counts: readonly Counts[],
  fields: readonly BulkField<T, Body>[],
  values: BulkValues,
): FieldChange[] {
  return fields.flatMap((field, index): FieldChange[] => {
    const to = values[index];
    if (to === undefined) return [];
    const others = [...(counts[index] ?? [])].filter(([value]) => value !== to);
    const before = others.map(([value, amount]) => [wordsOf(field, value), amount] as const);
    return [{ label: field.label, from: mostFirst(before), to: wordsOf(field, to) }];
  });
}

/** How many there are of each of these words, the most frequent first. What several of them call the same is one. */
export function mostFirst(counts: Iterable<readonly [words: string, amount: number]>): FieldChange['from'] {
  const amounts = new Map<string, number>();
  for (const [words, amount] of counts) amounts.set(words, (amounts.get(words) ?? 0) + amount);
  return [...amounts].map(([words, amount]) => ({ words, amount })).toSorted((a, b) => b.amount - a.amount);
}

/** Whether a record has all of these values already. */
export function alreadyHasValues<T, Body extends object>(
  row: T,
  fields: readonly BulkField<T, Body>[],
  values: BulkValues,
): boolean {
  return fields.every((field, index) => values[index] === undefined || field.value(row) === values[index]);
}

/**
 * What somebody else set since a record was read, of the fields that get values: their labels and what they hold by now.
 * What is as it shall be is no matter.
 */
export function changedSince<T, Body extends object>(
  before: T,
  now: T,
  fields: readonly BulkField<T, Body>[],
  values: BulkValues,
): [label: string, there: string][] {
  return fields.flatMap((field, index) => {
    const [was, is] = [field.value(before), field.value(now)];
    // A list may leave out what the record tells.
    const isKnown = was !== '' || field.none !== undefined;
    const isChanged = values[index] !== undefined && isKnown && is !== was && is !== values[index];
    return isChanged ? [[field.label, wordsOf(field, is)]] : [];
  });
}

/**
 * What takes a change back: of the fields whose value it changed, what the record had before. A sentence where it stays as it
 * is: somebody changed it since, or what it had before cannot be set.
 */
export function valuesToTakeBack<T, Body extends object>(
  before: T,
  now: T,
  fields: readonly BulkField<T, Body>[],
  values: BulkValues,
): BulkValues | string {
  const back = fields.map((field, index) => {
    const value = values[index];
    return value === undefined || field.value(before) === value ? undefined : field.value(before);
  });
  for (const [index, field] of fields.entries()) {
    const is = field.value(now);
    if (back[index] === undefined || is === back[index]) continue;
    if (is !== values[index]) return `Somebody else set ${field.label} to ${wordsOf(field, is)}.`;
    if (back[index] === '' && field.none === undefined)
      return `${field.label} was not given before, and cannot be emptied.`;
  }
  return back;
}

/** The body that sets these values. */
export function bodyOf<T, Body extends object>(
  fields: readonly BulkField<T, Body>[],
  values: BulkValues,
): Body {
  const parts = fields.flatMap((field, index) => {
    const value = values[index];
    return value === undefined ? [] : [field.body(value)];
  });
  return Object.assign({}, ...parts) as Body;
}

function wordsOf<T, Body extends object>(field: BulkField<T, Body>, value: string): string {
  if (value === '') return field.none ?? 'Not given';
  if (field.kind === 'date') return formatDate(value);
  return field.choices?.find((choice) => choice.value === value)?.label ?? spellOut(value);
}
