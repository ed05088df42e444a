import { readStored, writeStored } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { narrowest, widest, type Column } from './columns';

export type Density = 'compact' | 'default' | 'relaxed';

export const rowHeights = { compact: 32, default: 40, relaxed: 52 } as const satisfies Record<
  Density,
  number
>;
/** By how much a row is higher for each line of text beyond the first. */
export const lineMore = 8;
export const phoneRowHeight = 56;

/** What someone made of a list's columns; kept in the browser per list and environment. */
export interface Layout {
  order: string[];
  hidden: Record<string, boolean>;
  /** Pinned at the start, the name column always first. */
  pinned: string[];
  widths: Record<string, number>;
  density?: Density;
}

type Known = Pick<Column<never>, 'id' | 'width' | 'optional'>;

/** The columns as the list declares them: in order, optional ones hidden, the first one pinned. */
export function defaultLayout(columns: readonly Known[]): Layout {
  const hidden = columns.filter((column) => column.optional).map((column) => [column.id, true] as const);
  const first = columns[0];
  return {
    order: columns.map((column) => column.id),
    hidden: Object.fromEntries(hidden),
    pinned: first ? [first.id] : [],
    widths: {},
  };
}

/**
 * Reads a remembered layout against the columns there are today: unknown columns are dropped, new ones take
 * their place after the column they follow in the list, and anything malformed counts as not there.
 */
export function mendLayout(columns: readonly Known[], stored: unknown): Layout {
  const base = defaultLayout(columns);
  if (typeof stored !== 'object' || stored === null) return base;
  const kept = stored as { [K in keyof Layout]?: unknown };
  const known = new Set(base.order);
  const order = strings(kept.order).filter((id) => known.has(id));
  base.order.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = base.order[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  const first = base.order[0];
  const pinned = strings(kept.pinned).filter((id) => known.has(id) && id !== first);
  return {
    order: first === undefined ? order : [first, ...order.filter((id) => id !== first)],
    hidden: { ...base.hidden, ...pick(kept.hidden, known, (value) => typeof value === 'boolean') },
    pinned: first === undefined ? pinned : [first, ...pinned],
    widths: mapWidths(
      pick(kept.widths, known, (value) => typeof value === 'number' && Number.isFinite(value)),
    ),
    ...(isDensity(kept.density) ? { density: kept.density } : {}),
  };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))] : [];
}

function pick<V>(value: unknown, known: Set<string>, fits: (one: unknown) => boolean): Record<string, V> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(([id, one]) => known.has(id) && fits(one));
  return Object.fromEntries(entries) as Record<string, V>;
}

function mapWidths(widths: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, clampWidth(width)]));
}

/** A height of rows as it may be kept or shared: any text, or nothing. */
export function isDensity(value: unknown): value is Density {
  return typeof value === 'string' && Object.hasOwn(rowHeights, value);
}

/** A column's width in whole pixels, neither too narrow to grab nor wider than a screen. */
export function clampWidth(width: number): number {
  return Math.round(Math.max(narrowest, Math.min(widest, width)));
}

/** The columns that are shown, pinned ones first, in their order. */
export function shownOrder({ order, hidden, pinned }: Pick<Layout, 'order' | 'hidden' | 'pinned'>) {
  const rest = order.filter((id) => !pinned.includes(id));
  return [
    ...pinned.map((id) => ({ id, isPinned: true })),
    ...rest.map((id) => ({ id, isPinned: false })),
  ].filter(({ id }) => !hidden[id]);
}

/** The column whose place `id` would take: the next one shown on that side of the pins; never the name's. */
function neighbour({ order, hidden, pinned }: Layout, id: string, by: -1 | 1): string | undefined {
  const group = pinned.includes(id) ? pinned : order.filter((one) => !pinned.includes(one));
  const seen = group.filter((one) => !hidden[one]);
  const target = seen[seen.indexOf(id) + by];
  return seen.includes(id) && id !== order[0] && target !== order[0] ? target : undefined;
}

/** Whether a column that is shown has a place to move to. */
export function canMoveColumn(layout: Layout, id: string, by: -1 | 1): boolean {
  return neighbour(layout, id, by) !== undefined;
}

/** Moves a column past its neighbour on screen; hidden ones between the two are stepped over. */
export function moveColumn(layout: Layout, id: string, by: -1 | 1): Layout {
  const target = neighbour(layout, id, by);
  if (target === undefined) return layout;
  const past = (list: readonly string[]) => {
    const rest = list.filter((one) => one !== id);
    const place = rest.indexOf(target) + (by > 0 ? 1 : 0);
    return [...rest.slice(0, place), id, ...rest.slice(place)];
  };
  return layout.pinned.includes(id)
    ? { ...layout, pinned: past(layout.pinned) }
    : { ...layout, order: past(layout.order) };
}

/** Layouts that the organization shares, by list: they stand under one's own. */
export const sharedLayouts = createStore<Readonly<Record<string, unknown>>>({});

/** What somebody made of a list's columns in this browser; undefined where they are the list's own, or the shared ones. */
export function readOwnLayout(list: string, columns: readonly Known[]): Layout | undefined {
  const stored = readStored('local', `table:${list}`);
  return stored === undefined ? undefined : mendLayout(columns, stored);
}

/** The layout in force: one’s own, else the shared one, else that of the list. */
export function readLayout(list: string, columns: readonly Known[]): Layout {
  return readOwnLayout(list, columns) ?? mendLayout(columns, sharedLayouts.get()[list]);
}

/** Remembers a layout; undefined forgets it. */
export function writeLayout(list: string, layout: Layout | undefined): void {
  writeStored('local', `table:${list}`, layout);
}
