import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { goWithin, heading } from './page';

/**
 * What is looked at, and how one gets there from where the screen before has ended. Lists, dialogs, menus and states
 * that are made of the parts of others are not looked at again in dark colours on a phone.
 */
export type Screen = [name: string, open: Open, only?: 'in light alone'];

interface Open {
  (page: Page): Promise<void>;
  /** It leads there on a screen of any size. */
  byAddress?: true;
}

/**
 * Goes to an address within the page that is open, which is not loaded again. What lies over a screen goes with it, so a
 * screen that is to be opened anew is left first.
 */
export async function go(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path.replace(/\?.*/, '')) {
    await goWithin(page, '/nothing/here');
    await expect(heading(page, 'Not found')).toBeVisible();
  }
  await goWithin(page, path);
}

/** Opens an address and waits for its heading, and for what else shows that the screen is there. */
export const at = (path: string, title: string | RegExp, there?: (page: Page) => Locator): Open =>
  Object.assign(
    async (page: Page) => {
      await go(page, path);
      await expect(heading(page, title)).toBeVisible();
      if (there) await expect(there(page).first()).toBeVisible();
    },
    { byAddress: true as const },
  );

/** The first column of a list. */
export const rows = (list: string) => (page: Page) =>
  page.getByRole('grid', { name: list, exact: true }).getByRole('rowheader');

const wide = { width: 1440, height: 900 };
const smallest = { width: 320, height: 844 };

/**
 * Opens one screen after the other and looks at each where it stands: in light colours on a wide screen, and in dark
 * ones on the smallest, where nothing may be wider either. No date may stand there as it comes over the wire. What an
 * address opens is opened in the colours and the size that the screen before was seen in last. The frame around the
 * screens is the same for all of a role: with the first of them where `withFrame` says so.
 */
export async function expectAllAccessible(
  page: Page,
  screens: Screen[],
  { withFrame: isWhole = false } = {},
): Promise<void> {
  let isSmall = false;
  for (const [index, [name, open, only]] of screens.entries()) {
    const withFrame = isWhole && index === 0;
    const look = async () => {
      const touching = await page.evaluate(withoutRoom);
      expect.soft(touching, `fields and columns of ${name} stand apart`).toEqual([]);
      if (!isSmall) {
        await expectAccessible(page, name, { withFrame });
        expect.soft(await page.evaluate(cutHeads), `heads of columns of ${name} are whole`).toEqual([]);
        const dates = await page.evaluate(rawDates);
        expect.soft(dates, `dates in ${name} are written as people write them`).toEqual([]);
        return;
      }
      await expectAccessible(page, `${name}, dark, on a small phone`, { withFrame, again: true });
      await expectFits(page, name);
    };
    const change = async () => {
      isSmall = !isSmall;
      await (isSmall ? show(page, 'dark', smallest) : show(page, 'light', wide));
    };
    await test.step(name, async () => {
      if (isSmall && (only || !open.byAddress)) await change();
      await open(page);
      await settled(page);
      await look();
      if (only) return;
      await change();
      await look();
    });
  }
  if (isSmall) await show(page, 'light', wide);
}

/** Runs in the page: names of columns that their column has no room for. */
function cutHeads(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-head]')].flatMap((head) =>
    [...head.querySelectorAll('span')]
      .filter((words) => words.scrollWidth > words.clientWidth && words.textContent !== '')
      .map((words) => `${words.textContent} ${words.scrollWidth} > ${words.clientWidth}`),
  );
}

/** Runs in the page: texts with a date as it comes over the wire, but for payloads and the names of files. */
function rawDates(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue ?? '';
    const isSource = text.parentElement?.closest('pre, code, script, style, textarea');
    if (!isSource && /\b\d{4}-\d{2}-\d{2}(?:T|\b)(?!.*\.\w{3,4}$)/.test(words))
      found.push(words.slice(0, 160));
  }
  return found;
}

/** Runs in the page: fields, and words of a row in neighbouring columns, that leave no room between them. */
function withoutRoom(): string[] {
  const room = 6;
  const isSeen = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !part.closest('[inert], [aria-hidden="true"]');
  const apart = (one: DOMRect, other: DOMRect) =>
    Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom);
  const fields = [
    ...document.querySelectorAll(
      'select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"])',
    ),
  ]
    .filter(isSeen)
    .map((part) => ({ part, box: part.getBoundingClientRect(), over: part.closest('[role="dialog"]') }))
    .filter(({ box }) => box.width > 8 && box.height > 8);
  // What opens over the page may cover fields of it.
  const close = fields.flatMap(({ part, box, over }, index) =>
    fields
      .slice(index + 1)
      .filter((other) => over === other.over && apart(box, other.box) < room)
      .map((other) => `${part.outerHTML.slice(0, 120)} and ${other.part.outerHTML.slice(0, 120)}`),
  );
  // What is cut off is not seen, whether the words' cell does it or something in it.
  const clippedBy = (text: Node, cell: Element) => {
    let [left, right] = [-Infinity, Infinity];
    for (let part = text.parentElement; part && cell.contains(part); part = part.parentElement) {
      if (getComputedStyle(part).overflowX === 'visible') continue;
      const box = part.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    }
    return { left, right };
  };
  // What the words of a cell take of its place, or beyond it.
  const wordsOf = (cell: Element) => {
    const place = cell.getBoundingClientRect();
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    let [left, right] = [place.right, place.left];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const clip = clippedBy(text, cell);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || !text.nodeValue?.trim() || text.parentElement?.closest('.visually-hidden'))
          continue;
        left = Math.min(left, Math.max(clip.left, box.left));
        right = Math.max(right, Math.min(clip.right, box.right));
      }
    }
    return { cell, left, right, place };
  };
  const cells = 'th, td, [role="gridcell"], [role="columnheader"], [role="rowheader"], [role="cell"]';
  const rows = [...document.querySelectorAll('tr, [role="row"]')].filter(isSeen);
  const run = rows.flatMap((row) => {
    const shown = [...row.querySelectorAll(`:scope > :is(${cells})`)]
      .filter((cell) => isSeen(cell) && cell.textContent?.trim())
      .map(wordsOf);
    return shown.slice(1).flatMap((other, index) => {
      const one = shown[index];
      const isBeside = one && one.place.right <= other.place.left + 1;
      if (!isBeside || other.left - one.right >= room) return [];
      return [`${one.cell.textContent?.slice(0, 60)} and ${other.cell.textContent?.slice(0, 60)}`];
    });
  });
  return [...close, ...run].slice(0, 6);
}

async function show(page: Page, colorScheme: 'light' | 'dark', size: typeof wide): Promise<void> {
  await Promise.all([page.emulateMedia({ colorScheme }), page.setViewportSize(size)]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await settled(page);
}

/** Waits until nothing is being read any more and what came is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // What lies under the dialog of an ended session waits for it.
  await expect(page.locator('body > :not([inert]) main [aria-busy="true"]')).toHaveCount(0);
}

async function expectFits(page: Page, name: string): Promise<void> {
  const message = `${name} is scrolled sideways at ${page.viewportSize()?.width} pixels`;
  expect.soft(await page.evaluate(sideways), message).toEqual([]);
}

/** Runs in the page: what is wider than its place without holding a table, as text for the report. */
export function sideways(): string[] {
  const { documentElement: whole } = document;
  const tables = 'table, [role="table"], [role="grid"]';
  const parts = [...document.querySelectorAll('*')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
    .filter((part) => !part.querySelector(tables) && !part.closest(tables))
    // One line that scrolls sideways, as the tabs do, or columns that do, are no scrolling in two directions.
    .filter((part) => part.clientHeight > 64 && getComputedStyle(part).overflowY !== 'hidden');
  return [...new Set(whole.scrollWidth > whole.clientWidth ? [whole, ...parts] : parts)].map(
    (part) => `${part.tagName} ${part.className} ${part.scrollWidth} > ${part.clientWidth}`,
  );
}

/**
 * Runs in the page: words that end in the middle of a letter where nothing tells that they go on: neither an ellipsis nor an
 * edge that fades.
 */
export function cutWords(): string[] {
  const isTold = (part: HTMLElement) => {
    const { textOverflow, overflowX, maskImage, webkitLineClamp, position } = getComputedStyle(part);
    return (
      (textOverflow === 'ellipsis' && overflowX !== 'visible') ||
      (maskImage !== '' && maskImage !== 'none') ||
      webkitLineClamp !== 'none' ||
      position === 'fixed' ||
      part.hasAttribute('data-more') ||
      part.parentElement?.hasAttribute('data-more')
    );
  };
  const cuts = (part: HTMLElement, words: DOMRect): boolean => {
    const { left, top, bottom } = part.getBoundingClientRect();
    const right = left + part.clientLeft + part.clientWidth;
    const isInSight = words.bottom > top && words.top < bottom;
    return isInSight && words.right > right + 1 && words.left < right - 2;
  };
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, nodeValue } = text;
    if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !nodeValue?.trim()) continue;
    if (parentElement.closest('.visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 2);
    for (let part: HTMLElement | null = parentElement; part && !isTold(part); part = part.parentElement) {
      const clips: HTMLElement = part;
      if (getComputedStyle(clips).overflowX === 'visible' || !lines.some((line) => cuts(clips, line)))
        continue;
      found.add(`“${nodeValue.trim().slice(0, 40)}” in ${clips.tagName} ${clips.className}`);
      break;
    }
  }
  return [...found];
}
