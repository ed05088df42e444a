import { formatNumber, isRecord, recordOf } from '@/lib/values';
import { spellOut, textOf } from '@/lib/words';
import { shownOrder, type Layout } from '@/table/columns/layout';
import type { SharedKind } from '@/ui/sharing';
import { statusLook } from '@/ui/status-looks';

type Name = (id: string) => string;

export interface Differences {
  onlyTheirs: string[];
  onlyMine: string[];
}

/** What only one of two values has, in lines that can be read; nothing on either side where only the order differs. */
export function differencesOf(
  kind: SharedKind,
  theirs: unknown,
  mine: unknown,
  columnName: Name = spellOut,
): Differences {
  const [left, right] = [linesOf(kind, theirs, columnName), linesOf(kind, mine, columnName)];
  return {
    onlyTheirs: left.filter((line) => !right.includes(line)),
    onlyMine: right.filter((line) => !left.includes(line)),
  };
}

/** Whether two values are one, as far as they count. */
export function sameValue(kind: SharedKind, one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(countsOf(kind, one))) === JSON.stringify(sorted(countsOf(kind, other)));
}

/**
 * Two lists of reasons or elements, or the meanings of values, as one: theirs, then what only one's own has. Undefined for what can only be the one or
 * the other.
 */
export function bothOf(kind: SharedKind, theirs: unknown, mine: unknown): unknown {
  if (kind === 'checklists') return join(theirs as string[], mine as string[]);
  // Of a text that both know, one's own meaning counts.
  if (kind === 'roster-values' || kind === 'roster-column-sets')
    return { ...(theirs as object), ...(mine as object) };
  if (kind !== 'reasons' && kind !== 'match-reasons') return undefined;
  const [left, right] = [theirs as Record<string, string[]>, mine as Record<string, string[]>];
  return Object.fromEntries(Object.keys(right).map((name) => [name, join(left[name], right[name])]));
}

const join = (one: readonly string[] = [], other: readonly string[] = []) => [...new Set([...one, ...other])];

function linesOf(kind: SharedKind, value: unknown, columnName: Name): string[] {
  if (kind === 'columns') return layoutLines(value as Partial<Layout>, columnName);
  if (kind === 'views') {
    const { search = {}, layout = {} } = (value ?? {}) as { search?: object; layout?: Partial<Layout> };
    return [...linesIn(search, ''), ...layoutLines(layout, columnName)];
  }
  if (kind === 'board-words')
    return Object.entries((value ?? {}) as Record<string, string>).map(
      ([status, standing]) => `“${status}”: ${statusLook('standing', standing).label.toLowerCase()}`,
    );
  if (kind === 'roster-column-sets') return Object.entries(recordOf(value)).map(columnSetLine);
  if (kind === 'roster-values') return Object.entries(recordOf(value)).map(rosterValueLine);
  if (kind === 'letters') return letterLines(recordOf(value));
  return linesIn(value, '');
}

/** The lines of a template of letters, each once. */
function letterLines({ subject, text }: Record<string, unknown>): string[] {
  const lines = String(text ?? '').split('\n');
  return [...new Set([`Subject: ${String(subject ?? '')}`, ...lines.filter((line) => line.trim() !== '')])];
}

/** `providers: Harborline, monthly`, or the payer that a set is for: its name stands in the set. */
function columnSetLine([name, set]: [string, unknown]): string {
  if (!name.startsWith('payer/')) return name.replace('/', ': ');
  try {
    return `roster for ${textOf(recordOf(JSON.parse(textOf(set)))['payer']) || 'a payer'}`;
  } catch {
    return 'roster for a payer';
  }
}

/** `FNP C in Provider type id: …`; which value an id stands for is known to the roster alone. */
function rosterValueLine([name, id]: [string, unknown]): string {
  const slash = name.indexOf('/');
  const [field, text] = [name.slice(0, slash), name.slice(slash + 1)];
  return `“${text}”, ${spellOut(field.replace(/Id$/, '')).toLowerCase()}: ${id === '' ? 'left out' : id}`;
}

function linesIn(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesIn(one, name));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) => linesIn(inner, words[key] ?? spellOut(key)));
  if (value === undefined || value === null) return [];
  const text = typeof value === 'number' ? formatNumber(value) : String(value);
  return [name ? `${name}: ${text}` : text];
}

/** Values of the settings, as they are called there. */
const words: Record<string, string> = {
  program: 'Program',
  programLists: 'List that everybody is searched in',
  listClock: 'Lists between decisions',
  reviewWindowDays: 'Days for which evidence counts, own program',
  auditShare: 'Part of the files in an audit, in percent',
  auditMost: 'Most files of an audit',
  auditLeast: 'Least files of an audit',
  followUpFirst: 'Days after a first attempt',
  followUpSecond: 'Days after a second attempt',
  followUpThird: 'Days after a third attempt',
};

function layoutLines(
  { order = [], hidden = {}, pinned = [], widths = {}, density }: Partial<Layout>,
  columnName: Name,
): string[] {
  const shown = shownOrder({ order, hidden, pinned }).map(({ id }) => columnName(id));
  return [
    ...(shown.length > 0 ? [`Columns: ${shown.join(', ')}`] : []),
    ...(pinned.length > 1 ? [`Pinned: ${pinned.map((id) => columnName(id)).join(', ')}`] : []),
    ...Object.entries(widths).map(([id, width]) => `Width of ${columnName(id)}: ${width}`),
    ...(density ? [`Row height: ${spellOut(density)}`] : []),
  ];
}

/** Where a view stands in the navigation, and who shared it, is no part of what it shows. */
function countsOf(kind: SharedKind, value: unknown): unknown {
  if (kind !== 'views' || !isRecord(value)) return value;
  const { search, layout } = value;
  return { search, layout };
}

/** The same with names in one order, so that two writings of one thing are equal. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
