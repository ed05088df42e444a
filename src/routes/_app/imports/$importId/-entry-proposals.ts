import type { Collection, Entry, Facts, Field } from '@/info/definition';
import { factText, headingOf } from '@/info/facts';
import { valueAt, withValueAt } from '@/info/paths';
import { fieldsOf } from '@/info/values';
import { compareDays, compareField, isNotGiven, markOf } from './-comparing';
import { changedEntry, newEntry, type Names } from './-entry-values';
import { pairEntries } from './-pairing';
import { isFields } from './-profile-text';
import type { EntryProposal, FieldRow, ProposalSection } from './-proposal';

/** The imported entries of one collection beside those that we hold. */
export function collectionSection(
  collection: Collection,
  given: readonly Facts[],
  held: readonly Entry[],
  names: Names,
): ProposalSection {
  const { path, title } = collection;
  const { pairs, left } = pairEntries(path, ranked(collection, given, held), held);
  return {
    id: path,
    title,
    rows: [],
    entries: pairs.map((pair, index) => {
      const id = `${path}:${index}`;
      return pair.held
        ? heldProposal(collection, id, { ...pair, held: pair.held, all: held }, names)
        : newProposal(collection, id, pair.given, names);
    }),
    left: left.map((entry) => titleOf(collection, entry, names)),
  };
}

/**
 * A provider has one primary specialty (rules.md 7.3). The first of those that are not held becomes it where there is
 * none yet; all others are additional ones, unless the source ranks them.
 */
function ranked({ path }: Collection, given: readonly Facts[], held: readonly Entry[]): readonly Facts[] {
  if (path !== 'specialties') return given;
  let isTaken = held.some(({ type }) => type === 'Primary');
  return given.map((facts) => {
    const isHeld = held.some(({ taxonomyId }) => taxonomyId === facts['taxonomyId']);
    if (isHeld || (facts['type'] && facts['type'] !== 'Primary')) return facts;
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

function newProposal(collection: Collection, id: string, given: Facts, names: Names): EntryProposal {
  const { body, issues } = newEntry(collection, given, names);
  const rows = fieldsOf(collection, given).flatMap((field): FieldRow[] => {
    const text = textAt(field, given, names);
    const comparison = { mark: 'missing', why: 'not held' } as const;
    return text
      ? [
          {
            id: `${id}:${field.name}`,
            label: field.label,
            held: '',
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
    comparison: { mark: 'missing', why: 'not held' },
    rows,
    take: issues.length === 0 ? { kind: 'create', path: collection.path, body } : undefined,
    blocked: issues.length > 0 ? issues.join(' ') : undefined,
    draft: issues.length > 0 ? given : undefined,
  };
}

interface HeldPair {
  given: Facts;
  held: Entry;
  /** Every entry that we hold of the collection. */
  all: readonly Entry[];
}

function heldProposal(
  collection: Collection,
  id: string,
  { given, held, all }: HeldPair,
  names: Names,
): EntryProposal {
  const { path } = collection;
  const rows = fieldsOf(collection, { ...held, ...given }).flatMap((field): FieldRow[] => {
    const [ours, theirs] = [textAt(field, held, names), textAt(field, given, names)];
    if (!ours && !theirs) return [];
    const comparison =
      field.kind === 'date'
        ? compareDays(valueAt(held, field.name), valueAt(given, field.name))
        : compareField(field, ours, theirs);
    const row = {
      id: `${id}:${field.name}`,
      label: field.label,
      held: ours,
      given: theirs,
      mono: isMono(field),
      comparison,
    };
    if (comparison.mark === 'agrees' || isNotGiven(comparison)) return [row];
    const values = withValueAt({}, field.name, valueAt(given, field.name));
    const blocked = onlyPrimary(path, values, held, all) ?? whyNot(collection, field, held, values);
    if (blocked || !held.id) return [{ ...row, blocked: blocked ?? 'The service gave our entry no id.' }];
    return [{ ...row, take: { kind: 'update', path, entryId: held.id, values } }];
  });
  return {
    id,
    path,
    title: titleOf(collection, held, names),
    comparison: markOf(rows.map(({ comparison }) => comparison)),
    entryId: held.id ?? '',
    rows,
    take: together(rows),
  };
}

function onlyPrimary(path: string, { type }: Facts, held: Entry, all: readonly Entry[]): string | undefined {
  if (path !== 'specialties' || type !== 'Primary') return undefined;
  const other = all.some((entry) => entry.id !== held.id && entry['type'] === 'Primary');
  return other ? 'Another specialty is the primary one: change that first.' : undefined;
}

function whyNot(collection: Collection, field: Field, held: Entry, values: Facts): string | undefined {
  if (field.fixed) return 'This is decided when an entry is added, and stays.';
  const { body, issues } = changedEntry(collection, held, values);
  if (issues.length > 0) return issues.join(' ');
  return Object.keys(body).length === 0 ? 'There is nothing to change.' : undefined;
}

/** All that an entry differs in, with one call; undefined where that is a single field, which has its own. */
function together(rows: readonly FieldRow[]): EntryProposal['take'] {
  const updates = rows.flatMap(({ take }) => (take?.kind === 'update' ? [take] : []));
  const [first, ...others] = updates;
  if (!first || others.length === 0) return undefined;
  return { ...first, values: others.reduce((all, { values }) => merged(all, values), first.values) };
}

/** Values of two fields in one, also where both lie within the same part. */
export function merged(one: Facts, other: Facts): Facts {
  return Object.entries(other).reduce<Facts>((all, [key, value]) => {
    const before = all[key];
    return { ...all, [key]: isFields(before) && isFields(value) ? merged(before, value) : value };
  }, one);
}

function isMono(field: Field): boolean {
  return field.kind === 'npi' || field.kind === 'dea' || (field.kind === 'text' && field.mono === true);
}
