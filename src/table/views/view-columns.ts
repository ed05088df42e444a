import { defaultWidth, type Column } from '../columns/columns';
import {
  clampWidth,
  defaultLayout,
  isDensity,
  mendLayout,
  shownOrder,
  type Density,
  type Layout,
} from '../columns/layout';

type Known = Pick<Column<never>, 'id' | 'width' | 'optional'>;

const longest = 2_000;

/**
 * The columns of a layout in a form short enough for an address: those that are shown, in their order, joined by dots,
 * `*` after a pinned one, its width where it is not the list's own, and the height of rows: `name.npi*-160.status.-compact`.
 * Two layouts that look the same give the same text.
 */
export function packColumns(columns: readonly Known[], layout: Layout): string {
  const first = columns[0]?.id;
  const parts = shownOrder(layout).flatMap(({ id, isPinned }) => {
    const column = columns.find((one) => one.id === id);
    if (!column) return [];
    const width = layout.widths[id];
    const isOwn = width === undefined || width === (column.width ?? defaultWidth);
    return [`${id}${isPinned && id !== first ? '*' : ''}${isOwn ? '' : `-${width}`}`];
  });
  return [...parts, ...(layout.density ? [`-${layout.density}`] : [])].join('.');
}

/**
 * Reads the columns of an address against those there are. Columns that nobody knows are left out, all that are not
 * named are hidden. Undefined for what is no such text, so that a made-up address changes nothing.
 */
export function unpackColumns(columns: readonly Known[], packed: unknown): Layout | undefined {
  if (typeof packed !== 'string' || packed.length === 0 || packed.length > longest) return undefined;
  const layout: Layout = { ...defaultLayout(columns), order: [], pinned: [], widths: {} };
  let density: Density | undefined;
  for (const part of packed.split('.')) {
    const [, id, pin, width, height] = /^(?:([A-Za-z]\w*)(\*)?(?:-(\d{2,4}))?|-([a-z]+))$/.exec(part) ?? [];
    if (isDensity(height)) density = height;
    else if (id === undefined) return undefined;
    else {
      layout.order.push(id);
      if (pin) layout.pinned.push(id);
      if (width) layout.widths[id] = clampWidth(Number(width));
    }
  }
  const first = columns[0]?.id;
  const shown = new Set([...layout.order, first]);
  if (!columns.some(({ id }) => layout.order.includes(id))) return undefined;
  layout.hidden = Object.fromEntries(columns.map(({ id }) => [id, !shown.has(id)]));
  return mendLayout(columns, density ? { ...layout, density } : layout);
}
