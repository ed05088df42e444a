import { clampWidth } from '../columns/layout';

/** Space beside the content of a cell, and beside the label in the head with its sort mark and menu. */
const cellPadding = 26;
const headPadding = 64;

/** How wide a column must be for what it shows at the moment; undefined when it is not on screen. */
export function contentWidth(root: HTMLElement, columnId: string): number | undefined {
  const escaped = CSS.escape(columnId);
  const cells = [...root.querySelectorAll(`[data-col="${escaped}"]`)].map(
    (cell) => measure(cell) + cellPadding,
  );
  const label = root.querySelector(`[data-head="${escaped}"] > :first-child`);
  if (label) cells.push(measure(label) + headPadding);
  return cells.length > 0 ? clampWidth(Math.ceil(Math.max(...cells))) : undefined;
}

function measure(element: Element): number {
  const area = document.createRange();
  area.selectNodeContents(element);
  return area.getBoundingClientRect().width;
}
