import { omitEmpty } from '@/api/query';
import { calendarDay, formatDate } from '@/lib/dates';
import type { Choice } from '@/form/fields';
import type { Facts, Field, FormDefinition } from '@/records/field';
import { valueAt } from '@/records/paths';
import { storedValue, onWire } from '@/records/values';
import { textOf } from '@/lib/words';
import { readBirthDate, readDate } from './model/dates';
import {
  readChoice,
  readEmail,
  readNpi,
  readPhone,
  readState,
  readStates,
  readTaxId,
  readText,
  readWords,
  readZipCode,
  stateChoices,
  type FieldChoice,
  type Reading,
  type RosterField,
  type RosterValues,
} from './model/fields';

/** What a roster knows of a field whose values the service keeps: the choices of a lookup, or how a cell is read. */
export interface KnownValues {
  choices?: readonly Choice[];
  read?: RosterField['read'];
  words?: (value: string) => string;
}

/** The fields that a roster may have a column for; of rows, those of a row. */
const columnsOf = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.kind !== 'rows') return field.roster ? [field] : [];
    const columns = columnsOf(field.fields);
    // The service keeps the values of such rows alone, under the name of all of them.
    return field.plain ? columns.map((column) => ({ ...column, name: field.name })) : columns;
  });

/** The same in the order that a roster has them in. */
function inRosterOrder(columns: readonly Field[]): Field[] {
  const following = (name: string | undefined): Field[] =>
    columns
      .filter(({ roster }) => roster?.after === name)
      .flatMap((field) => [field, ...following(field.name)]);
  return following(undefined);
}

/** The field of its rows that a roster tells one by: an address by its street. */
const firstColumn = (field: Field & { kind: 'rows' }): Field | undefined => columnsOf(field.fields)[0];

/** The columns of a roster of such records, as they usually stand in one; `known` by the names of the fields. */
export function rosterFields(
  { fields }: FormDefinition,
  known: Readonly<Record<string, KnownValues>> = {},
): RosterField[] {
  const declaredFields = new Set(fields);
  return inRosterOrder(columnsOf(fields)).map((field) => {
    const { name, label, labelAlone = label, roster, required } = field;
    const { choices = [], read, words } = known[name] ?? {};
    return {
      key: name,
      label: labelAlone,
      aliases: roster?.aliases ?? [],
      ...(roster?.width && { width: roster.width }),
      ...(roster?.requires && { requires: roster.requires }),
      ...(required && declaredFields.has(field) && { required: true }),
      ...wordsOf(field, choices, words),
      ...choicesOf(field, choices),
      ...nothingOf(field),
      read: read ?? readerOf(field, choices),
    };
  });
}

function wordsOf({ kind }: Field, choices: readonly Choice[], words: KnownValues['words']) {
  if (words) return { words };
  if (kind === 'date') return { words: inEach(formatDate) };
  if (kind === 'words') return { words: inEach((word) => word) };
  if (kind !== 'lookup') return {};
  return { words: (id: string) => choices.find(({ value }) => value === id)?.label ?? id };
}

/** Several values stand in one text. */
const inEach = (words: (value: string) => string) => (value: string) =>
  value.split(',').map(words).join(', ');

/** What a cell may be mapped to where it is not understood. */
function choicesOf(field: Field, choices: readonly Choice[]): Pick<RosterField, 'choices'> {
  if (field.kind === 'choice') return { choices: field.choices };
  if (field.kind === 'state') return { choices: stateChoices };
  return choices.length > 0 ? { choices } : {};
}

const namesOfPeople = new Set(['firstName', 'lastName']);

/** Which words of a field stand for nothing. */
function nothingOf(field: Field): Pick<RosterField, 'nothing'> {
  if (field.kind === 'date') return { nothing: 'date' };
  if (field.kind !== 'text') return {};
  // Words of an organization are offered, and Pending is one of them.
  if (field.offered) return { nothing: 'status' };
  return namesOfPeople.has(field.name) ? { nothing: 'name' } : {};
}

/** What the choices of a field are called in files, beside their labels and their first letters. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  NonBinaryOrThirdGender: ['X', 'Nonbinary', 'Non-binary', 'Third gender'],
  Female: ['Woman'],
  Male: ['Man'],
  PreferNotToSay: ['Declined', 'Declined to answer', 'Decline to state', 'Not disclosed'],
};

/** What reads a field as it is declared: to make it takes longer than to read with it. */
const readers = new WeakMap<Field, RosterField['read']>();

/** Reads what is on file of a field as it reads a cell. */
function readOnFile(field: Field, text: string): Reading {
  const reader = readers.get(field) ?? readerOf(field);
  readers.set(field, reader);
  return reader(text);
}

/** How a cell of a field is read, by its kind. */
function readerOf(field: Field, choices: readonly Choice[] = []): RosterField['read'] {
  switch (field.kind) {
    case 'npi':
      return readNpi;
    case 'date':
      return field.past ? readBirthDate : readDate;
    case 'lookup':
      return readChoice(choices, field.label.toLowerCase());
    case 'choice': {
      const byLetter = field.choices.map((choice): FieldChoice => ({
        ...choice,
        words: [choice.value.charAt(0), ...(otherWords[choice.value] ?? [])],
      }));
      return readChoice(byLetter, field.label.toLowerCase());
    }
    case 'state':
      return readState;
    case 'states':
      return readStates;
    case 'words':
      return readWords;
    case 'phone':
      return readPhone;
    case 'email':
      return readEmail;
    case 'zip':
      return readZipCode;
    case 'taxId':
      return readTaxId;
    case 'text':
      return (text) => readText(text, field.longest);
    default:
      return (text) => readText(text);
  }
}

/** What a record holds of these columns, as rows do; of what it may have several of, all of them in words. */
export function valuesOnFile({ fields }: FormDefinition, record: Facts): RosterValues {
  const onFile = fields.flatMap((field): [string, string][] => {
    const value = storedValue(field, record);
    const first = field.kind === 'rows' ? firstColumn(field) : undefined;
    if (field.kind === 'rows' && field.plain)
      return first ? [[field.name, inWords(value, (row) => textOnFile(first, row))]] : [];
    if (first) return [[first.name, inWords(value, (row) => textOf(valueAt(row, first.name)))]];
    if (!field.roster) return [];
    return [[field.name, isList(field) ? inWords(value, textOf) : textOnFile(field, value)]];
  });
  return Object.fromEntries(onFile);
}

const isList = ({ kind }: Field) => kind === 'states' || kind === 'words';

/** Several texts as one, those that are empty left out. */
export function inWords<One>(all: unknown, text: (one: One) => string): string {
  const list = (Array.isArray(all) ? all : []) as One[];
  return list.map(text).filter(Boolean).join(', ');
}

/** A value as rows have it, however it is written; what cannot be read stays as it is. */
function textOnFile(field: Field, value: unknown): string {
  if (field.kind === 'date') return calendarDay(textOf(value)) ?? '';
  const text = textOf(value);
  if (!text || field.kind === 'lookup' || field.kind === 'component') return text;
  const reading = readOnFile(field, text);
  return 'value' in reading ? reading.value : text;
}

/** The keys of the fields of which a record has one value. */
export const singleKeys = ({ fields }: FormDefinition): string[] =>
  inRosterOrder(columnsOf(fields))
    .filter((field) => fields.includes(field) && !isList(field))
    .map(({ name }) => name);

/**
 * The body that makes a record of a row, or changes what the row gives. The choices are the contract's own values; a roster
 * holds them as texts.
 */
export function requestOf({ fields }: FormDefinition, values: RosterValues): Facts {
  return omitEmpty(
    Object.fromEntries(
      fields.map((field): [string, unknown] => {
        const { kind, name } = field;
        if (kind === 'rows') return [name, rowsOf(field, values)];
        const text = field.roster && values[name];
        if (!text) return [name, undefined];
        return [name, kind === 'npi' ? Number(text) : isList(field) ? text.split(',') : onWire(field, text)];
      }),
    ),
  );
}

/** The one row that a line of a roster gives of several, or the values of those that consist of one. */
function rowsOf(field: Field & { kind: 'rows' }, values: RosterValues): unknown[] | undefined {
  if (field.plain) {
    const [only] = columnsOf(field.fields);
    const text = only && values[field.name];
    return text ? text.split(',').map((value) => onWire(only, value)) : undefined;
  }
  const columns = columnsOf(field.fields).map(({ name }) => name);
  if (!values[columns[0] ?? '']) return undefined;
  const given = Object.fromEntries(columns.map((name) => [name, values[name]]));
  return [omitEmpty({ ...field.blank, ...given })];
}
