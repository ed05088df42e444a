import { isRecord } from '@/lib/values';
import type { Collection, Entry } from '@/info/definition';
import type { Facts, Field, Issue } from '@/records/field';
import { factText } from '@/records/facts';
import { headingOf } from '@/info/entries';
import { valueAt, withValueAt } from '@/records/paths';
import { changeOf, fieldsOf, formValues, readForm } from '@/records/values';
import type { Choice } from '@/form/fields';
import { isEmptyDay } from '@/lib/stated-day';
import { textOf } from '@/lib/words';
import { compareDays, compareField, isNotGiven, markOf } from './-comparing';
import { pairEntries } from './-pairing';
import type { EntryProposal, EntryUpdate, FieldRow, ProposalSection } from './-proposal';

/** The imported entries of one collection beside those that we hold. */
export function collectionSection(
  collection: Collection,
  given: readonly Facts[],
  onFile: readonly Entry[],
  names: Names,
): ProposalSection {
  const { path, title } = collection;
  const { pairs, left } = pairEntries(path, ranked(collection, given, onFile), onFile);
  return {
    id: path,
    title,
    rows: [],
    entries: pairs.map((pair, index) => {
      const id = `${path}:${index}`;
      return pair.onFile
        ? proposalForEntry(collection, id, { ...pair, onFile: pair.onFile, all: onFile }, names)
        : newProposal(collection, id, { given: pair.given, all: onFile }, names);
    }),
    left: left.map((entry) => titleOf(collection, entry, names)),
  };
}

/**
 * A provider has one primary specialty (rules.md 7.3). The first of those that are not on file becomes it where there is
 * none yet; all others are additional ones, unless the source ranks them.
 */
function ranked({ path }: Collection, given: readonly Facts[], onFile: readonly Entry[]): readonly Facts[] {
  if (path !== 'specialties') return given;
  let isTaken = onFile.some(({ type }) => type === 'Primary');
  return given.map((facts) => {
    const isOnFile = onFile.some(({ taxonomyId }) => taxonomyId === facts['taxonomyId']);
    if (isOnFile || (facts['type'] && facts['type'] !== 'Primary')) return facts;
    const type = isTaken ? 'Additional' : 'Primary';
    isTaken = true;
    return { ...facts, type };
  });
}

function titleOf(collection: Collection, entry: Entry, names: Names): string {
  const lookup = collection.fields.find((field) => field.kind === 'lookup');
  const named = lookup && collection.path === 'specialties' ? textAt(lookup, entry, names) : '';
  return named || headingOf(collection, entry);
}

const textAt = (field: Field, facts: Facts, names: Names) =>
  factText(field, valueAt(facts, field.name), names(field));

function newProposal(
  collection: Collection,
  id: string,
  { given, all }: Omit<OnFilePair, 'onFile'>,
  names: Names,
): EntryProposal {
  const { body, issues } = newEntry(collection, given, names);
  const rows = fieldsOf(collection, given).flatMap((field): FieldRow[] => {
    const text = textAt(field, given, names);
    const comparison = { mark: 'missing', why: 'not on file' } as const;
    return text
      ? [
          {
            id: `${id}:${field.name}`,
            label: field.label,
            onFile: '',
            given: text,
            mono: isMono(field),
            comparison,
          },
        ]
      : [];
  });
  return {
    id,
    path: collection.path,
    title: titleOf(collection, given, names),
    comparison: { mark: 'missing', why: 'not on file' },
    rows,
    take:
      issues.length === 0
        ? { kind: 'create', path: collection.path, body, onFile: all.flatMap((entry) => entry.id ?? []) }
        : undefined,
    blocked: issues.length > 0 ? issues.join(' ') : undefined,
    draft: issues.length > 0 ? given : undefined,
  };
}

interface OnFilePair {
  given: Facts;
  onFile: Entry;
  /** Every entry that we hold of the collection. */
  all: readonly Entry[];
}

function proposalForEntry(
  collection: Collection,
  id: string,
  { given, onFile, all }: OnFilePair,
  names: Names,
): EntryProposal {
  const { path } = collection;
  const rows = fieldsOf(collection, { ...onFile, ...given }).flatMap((field): FieldRow[] => {
    const [ours, theirs] = [textAt(field, onFile, names), textAt(field, given, names)];
    if (!ours && !theirs) return [];
    const comparison =
      field.kind === 'date'
        ? compareDays(valueAt(onFile, field.name), valueAt(given, field.name))
        : compareField(field, ours, theirs);
    const row = {
      id: `${id}:${field.name}`,
      label: field.label,
      onFile: ours,
      given: theirs,
      mono: isMono(field),
      comparison,
    };
    if (comparison.mark === 'agrees' || isNotGiven(comparison)) return [row];
    const values = withValueAt({}, field.name, valueAt(given, field.name));
    const blocked = onlyPrimary(path, values, onFile, all) ?? whyNot(collection, field, onFile, values);
    if (blocked || !onFile.id) return [{ ...row, blocked: blocked ?? 'The service gave our entry no id.' }];
    const shown = withValueAt({}, field.name, valueAt(onFile, field.name));
    return [{ ...row, take: { kind: 'update', path, entryId: onFile.id, values, onFile: shown } }];
  });
  return {
    id,
    path,
    title: titleOf(collection, onFile, names),
    comparison: markOf(rows.map(({ comparison }) => comparison)),
    entryId: onFile.id ?? '',
    rows,
    take: together(rows),
  };
}

function onlyPrimary(
  path: string,
  { type }: Facts,
  onFile: Entry,
  all: readonly Entry[],
): string | undefined {
  if (path !== 'specialties' || type !== 'Primary') return undefined;
  const other = all.some((entry) => entry.id !== onFile.id && entry['type'] === 'Primary');
  return other ? 'Another specialty is the primary one: change that first.' : undefined;
}

function whyNot(collection: Collection, field: Field, onFile: Entry, values: Facts): string | undefined {
  if (field.fixed) return 'This is decided when an entry is added, and stays.';
  const { body, issues } = changedEntry(collection, onFile, values);
  if (issues.length > 0) return issues.join(' ');
  return Object.keys(body).length === 0 ? 'There is nothing to change.' : undefined;
}

/** All that an entry differs in, with one call; undefined where that is a single field, which has its own. */
function together(rows: readonly FieldRow[]): EntryProposal['take'] {
  const updates = rows.flatMap(({ take }) => (take?.kind === 'update' ? [take] : []));
  const [first, ...others] = updates;
  if (!first || others.length === 0) return undefined;
  return others.reduce(withUpdate, first);
}

/** Two updates of one entry as one. */
export const withUpdate = (one: EntryUpdate, other: EntryUpdate): EntryUpdate => ({
  ...one,
  values: merged(one.values, other.values),
  onFile: merged(one.onFile, other.onFile),
});

/** Values of two fields in one, also where both lie within the same part. */
function merged(one: Facts, other: Facts): Facts {
  return Object.entries(other).reduce<Facts>((all, [key, value]) => {
    const before = all[key];
    return { ...all, [key]: isRecord(before) && isRecord(value) ? merged(before, value) : value };
  }, one);
}

function isMono(field: Field): boolean {
  return field.kind === 'npi' || field.kind === 'dea' || (field.kind === 'text' && field.mono === true);
}

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
  const typed = formValues(collection, facts);
  const { values, issues } = readForm(collection, typed);
  const fields = fieldsOf(collection, facts);
  const others = [...unknown(fields, facts, names), ...unread(fields, facts, typed)];
  return { body: values, issues: [...messagesOf(collection, issues), ...others] };
}

/** The body that takes over some fields of an imported entry into one of ours, and leaves the others as they are. */
export function changedEntry(collection: Collection, onFile: Entry, taken: Facts): Sendable {
  const before = formValues(collection, onFile);
  const given = formValues(collection, taken);
  let after = before;
  for (const { name } of collection.fields)
    if (valueAt(taken, name) !== undefined) after = withValueAt(after, name, valueAt(given, name));
  const { values, issues } = readForm(collection, after, before, onFile);
  return {
    body: changeOf(collection, onFile, values, after, before),
    issues: [...messagesOf(collection, issues), ...unread(collection.fields, taken, given)],
  };
}

/** What ids stand for, by the field that holds them. */
export type Names = (field: Field) => readonly Choice[] | undefined;

function messagesOf({ fields }: Collection, issues: readonly Issue[]): string[] {
  return issues.map(
    ([name, message]) => `${fields.find((field) => field.name === name)?.label ?? name}: ${message}`,
  );
}

/**
 * Values that the form has no way to show, such as the year alone of a day: it would show nothing, and what is on file would
 * be emptied, or the entry be added without it.
 */
function unread(fields: readonly Field[], facts: Facts, typed: Facts): string[] {
  return fields.flatMap((field) => {
    const value = textOf(valueAt(facts, field.name));
    const shown = valueAt(typed, field.name);
    const isShown = Array.isArray(shown) ? shown.length > 0 : shown !== '';
    return !value || isShown || isEmptyDay(value) ? [] : [`${field.label}: “${value}” cannot be read.`];
  });
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
