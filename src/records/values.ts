import { changedValues } from '@/form/drafts';
import {
  addressOrNone,
  amountText,
  dateText,
  deaText,
  npiText,
  optionalChoice,
  optionalText,
  phoneText,
  optionalEmailText,
  optionalZipCodeText,
  ssnText,
  taxIdText,
} from '@/form/schemas';
import { dateForTyping } from '@/lib/typed-date';
import { calendarDay } from '@/lib/dates';
import { recordOf } from '@/lib/values';
import { textOf } from '@/lib/words';
import * as z from 'zod/mini';
import type { Facts, Field, FormDefinition, Issue } from './field';
import { valueAt, withValueAt } from './paths';

/** The fields that such a record has, by what was typed so far. */
export function fieldsOf({ fields }: FormDefinition, values: Facts): readonly Field[] {
  return fields.filter(({ when }) => when?.(values) ?? true);
}

/** The fields that no draft keeps. */
export const secretsOf = ({ fields }: FormDefinition): string[] =>
  fields.filter(({ kind }) => kind === 'ssn').map(({ name }) => name);

/**
 * A record as its form shows it, every field of the form among it; nothing given, the form of a new one. Two kinds of a
 * record may call different things the same: the fields of its own kind are set last.
 */
export function formValues(form: FormDefinition, record?: Facts): Facts {
  const stored = record ?? form.blank ?? {};
  const ownFields = fieldsOf(form, stored);
  const others = form.fields.filter((field) => !ownFields.includes(field));
  let values: Facts = {};
  for (const field of others) values = withTyped(values, field, {});
  for (const field of ownFields) values = withTyped(values, field, stored);
  return values;
}

function withTyped(values: Facts, field: Field, stored: Facts): Facts {
  const next = withValueAt(values, field.name, typed(field, storedValue(field, stored)));
  if (field.kind !== 'school') return next;
  const coded = withValueAt(next, field.code, textOf(valueAt(stored, field.code)));
  return withValueAt(coded, field.branch, textOf(valueAt(stored, field.branch)));
}

/** What a record that was read, or what is known of a new one, holds of a field. */
export function storedValue({ kind, name, from, otherwise }: Field, stored: Facts): unknown {
  const value = valueAt(stored, name);
  if (value !== undefined || from === undefined) return value ?? otherwise;
  return valueAt(stored, kind === 'lookup' ? `${from}.id` : from) ?? otherwise;
}

const addressParts = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'];

/** A wire value as it is typed. */
function typed(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'lookups':
    case 'choices':
    case 'words':
    case 'states':
      return Array.isArray(value) ? value : [];
    case 'rows':
      return (Array.isArray(value) ? value : []).map((row: unknown) =>
        formValues(field, field.plain ? { [plainName(field)]: row } : recordOf(row)),
      );
    case 'date':
      return dateForTyping(textOf(value));
    case 'flag':
      return value === true;
    case 'yesNo':
      return value === true ? 'yes' : value === false ? 'no' : '';
    case 'address':
      return Object.fromEntries(
        addressParts.map((addressPart) => [addressPart, textOf(valueAt(value, addressPart))]),
      );
    case 'amount':
      return typeof value === 'number' ? value.toLocaleString('en-US') : textOf(value);
    default:
      return typeof value === 'number' ? String(value) : textOf(value);
  }
}

/** What the form calls the only value of a row. */
const plainName = ({ fields }: FormDefinition): string => fields[0]?.name ?? '';

const yesNo = z.pipe(
  z.string(),
  z.transform((text: string) => (text === '' ? undefined : text === 'yes')),
);

/** A text or an id; nothing typed or chosen gives undefined. */
const anyText = z.pipe(
  z.nullish(z.string()),
  z.transform((text: string | null | undefined) => text?.trim() || undefined),
);

/** Reads what was typed into one field; rows are read field by field. */
function schemaOf(field: Exclude<Field, { kind: 'rows' }>): z.ZodMiniType {
  switch (field.kind) {
    case 'date':
      return dateText({ past: field.past ?? false });
    case 'flag':
      return z.boolean();
    case 'yesNo':
      return yesNo;
    case 'amount':
      return amountText;
    case 'npi':
      return npiText;
    case 'taxId':
      return taxIdText;
    case 'ssn':
      return ssnText;
    case 'dea':
      return deaText;
    case 'phone':
      return phoneText;
    case 'email':
      return optionalEmailText;
    case 'zip':
      return optionalZipCodeText;
    case 'address':
      return addressOrNone;
    case 'long':
      return optionalText(4_000);
    case 'text':
      return optionalText(field.longest);
    case 'school':
      return optionalText();
    case 'choice':
    case 'lookup':
    case 'state':
      return optionalChoice;
    case 'component':
      return anyText;
    case 'lookups':
    case 'choices':
    case 'words':
    case 'states':
      return z.array(z.string());
  }
}

interface Checked {
  /** What the service takes, of the fields that such a record has. */
  values: Facts;
  issues: Issue[];
}

/**
 * Reads a whole form. What stands as it did before is not checked against its rules: an old record that breaks one must
 * not stand in the way of changing something else, nor lose it. `stored` is the record that `before` shows: what nobody
 * touched and cannot be read goes on as it is there.
 */
export function readForm(
  form: FormDefinition,
  typedValues: Facts,
  before?: Facts,
  stored: Facts = {},
): Checked {
  const checked = readFields(form, typedValues, before, stored);
  const wrong = new Set(checked.issues.map(([name]) => name));
  const old = new Set(before && form.check ? relatedIssues(form, before, stored) : []);
  const isTouched = (name: string) =>
    JSON.stringify(valueAt(before, name)) !== JSON.stringify(valueAt(typedValues, name));
  for (const issue of form.check?.(checked.values, typedValues) ?? []) {
    const [name, , ...others] = issue;
    const isNew = !old.has(String(issue)) || (others.length > 0 && [name, ...others].some(isTouched));
    if (!wrong.has(name) && isNew) checked.issues.push(issue);
  }
  return checked;
}

/** Reads each field by itself. */
function readFields(
  form: FormDefinition,
  typedValues: Facts,
  before: Facts | undefined,
  stored: Facts,
): Checked {
  const checked: Checked = { values: {}, issues: [] };
  const fields = fieldsOf(form, typedValues);
  // A field that only now belongs to the record was not there before.
  const shownBefore = new Set(before ? fieldsOf(form, before) : []);
  for (const field of fields) {
    const value = valueAt(typedValues, field.name);
    const untouched =
      before &&
      shownBefore.has(field) &&
      JSON.stringify(valueAt(before, field.name)) === JSON.stringify(value);
    const keep = () => {
      const kept = untouched ? storedValue(field, stored) : undefined;
      if (kept !== '' && isStored(kept)) checked.values = withValueAt(checked.values, field.name, kept);
    };
    if (field.kind === 'rows') {
      const rows = readRows(field, value, valueAt(before, field.name), valueAt(stored, field.name));
      if (!untouched) checked.issues.push(...rows.issues);
      checked.values = withValueAt(checked.values, field.name, onWire(field, rows.values));
      continue;
    }
    const result = z.safeParse(schemaOf(field), value ?? '');
    if (!result.success) {
      if (!untouched) checked.issues.push(...issuesOf(field, result.error));
      keep();
      continue;
    }
    const missing = missingWords(field, fields, typedValues);
    const nothing = result.data === undefined || (Array.isArray(result.data) && result.data.length === 0);
    if (nothing && missing && !untouched) checked.issues.push([field.name, missing]);
    const isYesNo = field.kind === 'yesNo' && result.data === undefined;
    if (isYesNo && before && valueAt(before, field.name) !== '')
      checked.issues.push([field.name, 'What was answered once cannot be left open again.']);
    checked.values = withValueAt(checked.values, field.name, onWire(field, result.data));
    if (nothing) keep();
    if (field.kind === 'school') {
      for (const name of [field.code, field.branch])
        checked.values = withValueAt(checked.values, name, textOf(valueAt(typedValues, name)) || undefined);
    }
  }
  return checked;
}

/**
 * Reads the rows of a field, each as a form of its own; of plain ones those that are empty are left out. A row that stands
 * as one of those before is that one, wherever it stands now.
 */
function readRows(
  field: Field & { kind: 'rows' },
  value: unknown,
  before: unknown,
  stored: unknown,
): { values: unknown[]; issues: Issue[] } {
  const [listed, kept] = [before, stored].map((rows): unknown[] => (Array.isArray(rows) ? rows : []));
  const known = new Map(listed?.map((row, index) => [JSON.stringify(row), kept?.[index]]));
  const rows = (Array.isArray(value) ? value : []).map((row) => {
    const typedRow = recordOf(row);
    const key = JSON.stringify(row);
    if (!known.has(key)) return readForm(field, typedRow);
    const storedRow = known.get(key);
    const facts = field.plain ? { [plainName(field)]: storedRow } : recordOf(storedRow);
    return readForm(field, typedRow, typedRow, facts);
  });
  const issues = rows.flatMap((row, index) =>
    row.issues.map(([name, message]): Issue => [`${field.name}.${index}.${name}`, message]),
  );
  const values = rows.map((row) => row.values);
  if (!field.plain) return { values, issues };
  const plain = values.flatMap((row) => row[plainName(field)] ?? []);
  return { values: field.sorted ? plain.toSorted() : plain, issues };
}

/** What is wrong with one field: the first of it, or one for each part of an address. */
function issuesOf({ kind, name }: Field, { issues }: z.core.$ZodError): Issue[] {
  const shown = kind === 'address' ? issues : issues.slice(0, 1);
  return shown.map(({ path, message }) => [[name, ...path].join('.'), message]);
}

/** What did not fit together before anything was typed. */
const relatedIssues = (form: FormDefinition, before: Facts, stored: Facts) =>
  (form.check?.(readFields(form, before, before, stored).values, before) ?? []).map(String);

function missingWords(field: Field, fields: readonly Field[], values: Facts): string | undefined {
  if (field.required) return field.required;
  const start = field.requiredWithin;
  if (!start) return undefined;
  const isBegun = fields.some(
    ({ name }) => name.startsWith(`${start}.`) && textOf(valueAt(values, name)) !== '',
  );
  return isBegun ? `Write the ${field.label.toLowerCase()}, or leave the others empty too.` : undefined;
}

/** What was read of a field, as it is sent: the contract calls for a date-time where a date is meant. */
export function onWire(field: Field, value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : undefined;
  if (field.kind === 'date' && typeof value === 'string' && field.wire !== 'date')
    return `${value}T00:00:00Z`;
  return value;
}

/**
 * The body that changes a record: for PUT all of it, for PATCH the parts that were changed, null for what was emptied,
 * within a part as well (rules.md 1.4). A part goes out whole, with what the service keeps there and the form does not show.
 */
export function changeOf(
  form: FormDefinition,
  record: Facts,
  values: Facts,
  typedValues: Facts,
  before: Facts,
  kept: readonly string[] = [],
): Facts {
  if (form.changes === 'PUT') return values;
  const fields = fieldsOf(form, typedValues);
  const fixed = new Set(fields.filter((field) => field.fixed).map(({ name }) => name));
  const sent = [...Object.keys(changedValues(typedValues, before) ?? {}), ...kept.map(firstPart)];
  const changed = [...new Set(sent)].filter((key) => !fixed.has(key));
  if (changed.length === 0) return {};
  const left = form.fields.filter(
    (field) => field.clearedWhenHidden && !fields.includes(field) && isStored(valueAt(record, field.name)),
  );
  for (const { name } of left) if (!changed.includes(name)) changed.push(name);
  const kinds = fields.filter(({ decides }) => decides).map(({ name }) => [name, values[name]]);
  const parts = changed.map((key) => [key, partOf(form, fields, record, values, key)]);
  return Object.fromEntries([...kinds, ...parts]) as Facts;
}

/** `remitAddress` of `remitAddress.city`. */
const firstPart = (name: string): string => name.split('.')[0] ?? name;

const isStored = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;

/** What is sent for a field that is empty now. */
export function emptied({ fields }: FormDefinition, key: string): null | '' | readonly [] {
  const field = fields.find(({ name }) => name === key);
  if (field?.emptied !== undefined) return field.emptied;
  return field?.clearedWhenHidden && field.kind === 'lookups' ? [] : null;
}

function partOf(
  form: FormDefinition,
  fields: readonly Field[],
  record: Facts,
  values: Facts,
  key: string,
): unknown {
  if (!fields.some(({ name }) => name.startsWith(`${key}.`))) return values[key] ?? emptied(form, key);
  const stored = record[key];
  let parent: Facts = { [key]: typeof stored === 'object' && stored !== null ? stored : {} };
  for (const { name } of fields) {
    if (!name.startsWith(`${key}.`)) continue;
    const nothing = form.wholeParts || isStored(valueAt(record, name)) ? null : undefined;
    parent = withValueAt(parent, name, valueAt(values, name) ?? nothing);
  }
  return withoutEmpty(parent[key] as Facts);
}

/** Parts in which nothing is left are left out. */
function withoutEmpty(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, value]];
      const inner = withoutEmpty(value as Facts);
      return Object.keys(inner).length > 0 ? [[key, inner]] : [];
    }),
  );
}

/** Says that one day must not come before another, at the field of the later one. */
export function dayOrderIssues(values: Facts, from: string, to: string, message: string): Issue[] {
  const [first, last] = [
    calendarDay(textOf(valueAt(values, from))),
    calendarDay(textOf(valueAt(values, to))),
  ];
  return first && last && last < first ? [[to, message]] : [];
}
