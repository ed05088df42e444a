import { dayOrTime } from '@/lib/dates';

/** How a node is shown. `list` and `value` are what a source sent in place of one of the three kinds. */
export type FlexKind = 'form' | 'table' | 'section' | 'list' | 'value';

export interface FlexPart {
  /** A form's key or a section's heading; parts of a list and of a section without headings have none. */
  label?: string;
  key: string | number;
  value: unknown;
}

export interface FlexNode {
  kind: FlexKind;
  /** What was unexpected about the node, in words; absent where all is as specified. */
  note?: string;
  /** Entries of a form, parts of a section, items of a list. */
  parts: FlexPart[];
  rows: unknown[];
  /** The one value of a `value` node. */
  value?: unknown;
  /** The object that `parts` or `rows` belong to: tells parts of the same key apart. */
  owner: object | undefined;
}

export type PlainObject = Record<string, unknown>;

/** An object as JSON knows it: neither null nor a list. */
export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const expected: Record<string, string> = {
  Form: 'a form',
  Table: 'a table',
  Section: 'a section',
};

/** A node carries a `type` and its `data`; one of the three types counts also where `data` is missing. */
function isTyped(value: unknown): value is PlainObject & { type: string } {
  if (!isPlainObject(value) || typeof value['type'] !== 'string') return false;
  if (Object.hasOwn(value, 'data')) return true;
  return value['type'] in expected && Object.keys(value).length === 1;
}

const entries = (data: PlainObject): FlexPart[] =>
  Object.entries(data).map(([key, value]) => ({ key, label: key, value }));

const items = (data: unknown[]): FlexPart[] => data.map((value, key) => ({ key, value }));

function plain(value: unknown): FlexNode {
  if (Array.isArray(value)) {
    const isTable = value.length > 0 && value.every((row) => isPlainObject(row) && !isTyped(row));
    return isTable
      ? { kind: 'table', parts: [], rows: value, owner: value }
      : { kind: 'list', parts: items(value), rows: [], owner: value };
  }
  if (isPlainObject(value)) return { kind: 'form', parts: entries(value), rows: [], owner: value };
  return { kind: 'value', parts: [], rows: [], value, owner: undefined };
}

function read(value: unknown): FlexNode {
  if (!isTyped(value)) return plain(value);
  const { type, data } = value;
  if (data === undefined || data === null) {
    const what = Object.hasOwn(expected, type) ? expected[type] : `“${type}”`;
    return {
      kind: 'section',
      note: `The source sent ${what} without data`,
      parts: [],
      rows: [],
      owner: value,
    };
  }
  if (type === 'Form' && isPlainObject(data) && !isTyped(data)) {
    return { kind: 'form', parts: entries(data), rows: [], owner: data };
  }
  if (type === 'Table' && Array.isArray(data)) return { kind: 'table', parts: [], rows: data, owner: data };
  if (type === 'Section' && Array.isArray(data)) {
    return { kind: 'section', parts: items(data), rows: [], owner: data };
  }
  if (type === 'Section' && isPlainObject(data) && !isTyped(data)) {
    return { kind: 'section', parts: entries(data), rows: [], owner: data };
  }
  const note = Object.hasOwn(expected, type)
    ? `The source called this ${expected[type]}; it is shown as it came`
    : `Of a kind that is not known here, “${type}”; it is shown as it came`;
  if (isTyped(data)) {
    return { kind: 'section', note, parts: [{ key: 'data', value: data }], rows: [], owner: value };
  }
  return { ...plain(data), note };
}

const known = new WeakMap<object, FlexNode>();

/**
 * Reads one level of flexible data (rules.md 10.1): a form, a table, a section, or,
 * for an unknown type, missing data or a wrong shape, whatever shows the content in full. Takes any
 * JSON value, gives the same node for the same object, never throws and never looks deeper.
 */
export function readNode(value: unknown): FlexNode {
  if (typeof value !== 'object' || value === null) return read(value);
  const found = known.get(value);
  if (found) return found;
  const node = read(value);
  known.set(value, node);
  return node;
}

/** A place in flexible data, linked to the one around it, so that 10,000 levels cost 10,000 links. */
export interface Spot {
  value: unknown;
  label?: string | undefined;
  key?: string | number;
  /** The object in which `key` lies: with `key` it tells one place from all others. */
  owner?: object;
  parent?: Spot;
  depth: number;
}

/** The place where a reading starts. */
export function rootSpot(value: unknown, label?: string): Spot {
  return label === undefined ? { value, depth: 0 } : { value, label, depth: 0 };
}

/** The places directly inside one, in the source's order: entries, parts, items, or rows of a table. */
export function childSpots(spot: Spot): Spot[] {
  const node = readNode(spot.value);
  const owner = node.owner;
  if (!owner) return [];
  const depth = spot.depth + 1;
  if (node.kind === 'table') {
    return node.rows.map((value, index) => ({
      value,
      label: `Row ${index + 1}`,
      key: index,
      owner,
      parent: spot,
      depth,
    }));
  }
  return node.parts.map(({ key, label, value }) => ({ value, label, key, owner, parent: spot, depth }));
}

/** Goes through a value and everything in it, outer before inner, without recursion. */
export function* descendants(root: Spot, enter: (spot: Spot) => boolean = () => true): Generator<Spot> {
  const open: Spot[] = [root];
  for (let spot = open.pop(); spot; spot = open.pop()) {
    yield spot;
    if (!enter(spot)) continue;
    const children = childSpots(spot);
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      if (child) open.push(child);
    }
  }
}

/** True for a value that is shown in one line: no node and nothing nested. */
export function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Texts as they are shown: dates repeat in what sources send, and one costs more to format than ten texts to search. */
const shown = new Map<string, string>();
const mostShown = 5_000;

function shownText(text: string): string {
  let found = shown.get(text);
  if (found === undefined) {
    found = dayOrTime(text);
    // What is no date comes back as it was, at no cost worth keeping.
    if (found === text) return found;
    if (shown.size >= mostShown) shown.clear();
    shown.set(text, found);
  }
  return found;
}

/**
 * One value as text: dates in the product's format, yes and no for booleans, '' for null, absent and
 * blank ones (shown as a dash). Anything nested gives ''.
 */
export function displayText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'string') return '';
  return shownText(value.trim());
}
