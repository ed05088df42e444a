import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/** A name or a text: exactly this one, or one that fits a pattern. */
export type Words = string | RegExp;

/** One step of the way to an element: those of a role, label or text, of them those that hold a text, of these one. */
export interface Step {
  by: 'role' | 'label' | 'text';
  /** The role, or what the label or text says. */
  value: WireWords;
  name?: WireWords;
  holds?: WireWords;
  /** Which of several, from 0; -1 is the last. */
  nth?: number;
}

type WireWords = string | { source: string; flags: string };

/** Words as JSON carries them. */
export const wire = (words: Words): WireWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

/** What the page is asked about an element that was found. */
export interface Finding {
  count: number;
  /** Of the first: what it shows, its value, whether it is checked, where its middle is and what lies over it there. */
  text: string;
  value: string;
  isChecked: boolean;
  isFocused: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  coveredBy: string;
}

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An expression that puts Testing Library's queries and the finder below into the page, once for each document. */
export const finderScript = `(() => {
  if (window.pageFinder) return true;
  (function () { ${library} }).call(window);
  window.pageFinder = (${inPage.toString()})(window.TestingLibraryDom);
  return true;
})()`;

interface Queries {
  queryAllByRole: (within: HTMLElement, role: string, options: object) => HTMLElement[];
  queryAllByLabelText: (within: HTMLElement, words: string | RegExp) => HTMLElement[];
  queryAllByText: (within: HTMLElement, words: string | RegExp, options: object) => HTMLElement[];
}

/** Runs in the page, and so stands on nothing of this file. */
function inPage({ queryAllByRole, queryAllByLabelText, queryAllByText }: Queries) {
  const read = (words: WireWords) =>
    typeof words === 'string' ? words : new RegExp(words.source, words.flags);
  const shown = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim();
  const fits = (text: string, words: WireWords) => {
    const wanted = read(words);
    return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
  };
  const isDrawn = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  const within = (root: HTMLElement, { by, value, name }: Step): HTMLElement[] => {
    if (by === 'role')
      return queryAllByRole(root, value as string, name === undefined ? {} : { name: read(name) });
    if (by === 'label') return queryAllByLabelText(root, read(value)).filter(isDrawn);
    return queryAllByText(root, read(value), { ignore: 'script, style' }).filter(isDrawn);
  };

  function find(steps: Step[]): HTMLElement[] {
    let found = [document.body];
    for (const step of steps) {
      const { holds, nth } = step;
      found = [...new Set(found.flatMap((root) => within(root, step)))];
      if (holds !== undefined) found = found.filter((element) => fits(shown(element), holds));
      if (nth !== undefined) found = found.slice(nth, nth + 1 || undefined);
    }
    return found;
  }

  /** Says of what was found all that a scenario asks, with the first brought into the window where `reach` says so. */
  function look(steps: Step[], reach: boolean): Finding {
    const found = find(steps);
    const [element] = found;
    if (!element) {
      const none = { text: '', value: '', isChecked: false, isFocused: false, coveredBy: '' };
      return { count: 0, x: 0, y: 0, width: 0, height: 0, ...none };
    }
    if (reach) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    const input = element as HTMLInputElement;
    return {
      count: found.length,
      text: shown(element),
      value: input.value ?? '',
      isChecked: input.checked || element.getAttribute('aria-checked') === 'true',
      isFocused: document.activeElement === element,
      x,
      y,
      width,
      height,
      coveredBy: isHit ? '' : (hit?.outerHTML.slice(0, 120) ?? 'the edge of the window'),
    };
  }

  return { find, look };
}
