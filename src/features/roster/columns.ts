import { normalised } from '@/lib/names';
import { readStored, writeStored } from '@/lib/storage';
import type { RosterField } from './fields';

/** Of each column the key of its field; undefined for one that is left out. */
export type ColumnFields = readonly (string | undefined)[];

/**
 * Which column of a heading is about which field: as it was said the last time, else by its name. A field is given once;
 * a second column of the same name is left out.
 */
export function matchColumns(
  heading: readonly string[],
  fields: readonly RosterField[],
  remembered: Readonly<Record<string, string>> = {},
): ColumnFields {
  const names = new Set(heading.map(headingKey));
  const isNamed = (key: string) =>
    fields.some((field) => field.key === key && namesOf(field).some((name) => names.has(name)));
  const byName = new Map<string, string>();
  for (const field of fields)
    if (field.requires === undefined || isNamed(field.requires))
      for (const name of namesOf(field)) byName.set(name, field.key);
  const known = new Set(fields.map(({ key }) => key));
  const taken = new Set<string>();
  return heading.map((name) => {
    const said = remembered[headingKey(name)];
    const key = said === undefined ? byName.get(headingKey(name)) : said;
    if (!key || !known.has(key) || taken.has(key)) return undefined;
    taken.add(key);
    return key;
  });
}

const namesOf = ({ key, label, aliases }: RosterField) => [label, key, ...aliases].map(headingKey);

/** `First_Name`, `First Name` and `firstName` are one. */
function headingKey(name: string): string {
  return normalised(name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')).replaceAll(' ', '');
}

const storageName = (kind: string) => `roster-columns:${kind}`;

/** What was said of columns the last time, by their names; a column that was left out says so by an empty text. */
export function rememberedColumns(kind: string): Record<string, string> {
  const stored = readStored('local', storageName(kind));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, key]) => typeof key === 'string')) as Record<
    string,
    string
  >;
}

/** Keeps what was said of these columns for the next file. */
export function rememberColumns(kind: string, heading: readonly string[], columns: ColumnFields): void {
  const said: Record<string, string> = {};
  // Of two columns of one name the one that is about something counts.
  for (const [index, name] of heading.entries()) said[headingKey(name)] ||= columns[index] ?? '';
  writeStored('local', storageName(kind), { ...rememberedColumns(kind), ...said });
}
