import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/console';
import { oneOfEach, type OneOfEach } from '../support/one-of-each';
import { goWithin, heading } from '../support/page';
import { cutWords, settled, sideways } from '../support/screens';

/** Scrollbars take room, as on Windows. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** What the browser's zoom makes of the screen of a small notebook. */
async function atZoom(page: Page, factor: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(1366 / factor),
    height: Math.round(768 / factor),
    deviceScaleFactor: factor,
    mobile: false,
  });
  await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeCloseTo(factor);
  expect(await page.evaluate(widthOfScrollbar), 'scrollbars take room').toBeGreaterThan(8);
}

/** Runs in the page. */
function widthOfScrollbar(): number {
  const box = document.body.appendChild(document.createElement('div'));
  Object.assign(box.style, { overflow: 'scroll', position: 'fixed', width: '100px' });
  const width = box.offsetWidth - box.clientWidth;
  box.remove();
  return width;
}

/** Runs in the page: a scrollbar beside another one for the same direction, which nobody can tell apart. */
function besideOneAnother(): string[] {
  const bars = [...document.querySelectorAll<HTMLElement>('html, body, body *')].filter((part) => {
    const { borderLeftWidth, borderRightWidth, overflowY } = getComputedStyle(part);
    const isWhole = part === document.documentElement;
    if (!isWhole && !/auto|scroll/.test(overflowY)) return false;
    const borders = Number.parseFloat(borderLeftWidth) + Number.parseFloat(borderRightWidth);
    const room = isWhole ? innerWidth - part.clientWidth : part.offsetWidth - part.clientWidth - borders;
    return room > 6 && part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]');
  });
  const edge = (part: HTMLElement) =>
    part === document.documentElement ? innerWidth : part.getBoundingClientRect().right;
  const named = (part: Element) =>
    `${part.tagName} ${part.className} “${part.textContent.trim().slice(0, 40)}”`;
  return bars.flatMap((inner) =>
    bars
      .filter((outer) => outer !== inner && outer.contains(inner) && Math.abs(edge(outer) - edge(inner)) < 40)
      .map((outer) => `${named(inner)} in ${named(outer)}`),
  );
}

/** Runs in the page: cells that say all of their text on hover, and are not cut. */
function toldWithoutNeed(): string[] {
  const isCut = (cell: HTMLElement) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden') || !text.nodeValue?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let part = text.parentElement; part && cell.contains(part); part = part.parentElement) {
        const { overflowX, display } = getComputedStyle(part);
        // What a cell has no room for wraps below it.
        if (part !== cell && (overflowX === 'visible' || display === 'inline')) continue;
        const place = part.getBoundingClientRect();
        if (words.right > place.right + 0.1 || words.bottom > place.bottom + 0.1) return true;
      }
    }
    return false;
  };
  const cells = [...document.querySelectorAll<HTMLElement>('[data-col]')];
  for (const cell of cells) cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return cells.filter((cell) => cell.title && !isCut(cell)).map((cell) => cell.title.slice(0, 80));
}

/** Runs in the page, on a button: what lies over it somewhere, or that it reaches out of the window. */
function over(button: Element): string[] {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
    [top + 4, bottom - 4].map((y) => [x, y]),
  );
  return points.flatMap(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    return hit && button.contains(hit) ? [] : [hit?.outerHTML.slice(0, 120) ?? 'the edge of the window'];
  });
}

interface Place {
  path: string;
  /** What is to be pressed there, in the window at once and with nothing over it. */
  press?: RegExp;
  /** It is as wide as its columns. */
  isBoard?: true;
}

const places = (of: OneOfEach): Place[] => [
  { path: '/' },
  { path: '/reviews' },
  { path: of.review, press: /^Decide/ },
  { path: '/matches', press: /^Decide/ },
  { path: '/alerts', press: /^Dismiss Ctrl/ },
  { path: '/providers' },
  { path: of.provider },
  { path: `${of.provider}?tab=info` },
  { path: `${of.provider}?tab=notes` },
  { path: `${of.provider}?tab=files` },
  { path: '/providers/new', press: /^Create provider/ },
  { path: '/providers/import' },
  { path: '/licenses' },
  { path: '/licenses/calendar' },
  { path: of.license },
  { path: '/facilities' },
  { path: of.facility },
  { path: `${of.facility}?tab=info` },
  { path: '/credentialing' },
  { path: '/credentialing?board=true', isBoard: true },
  { path: '/credentialing/due' },
  { path: of.request },
  { path: '/groups' },
  { path: of.group },
  { path: '/payers' },
  { path: of.payer },
  { path: '/enrollments' },
  { path: of.enrollment },
  { path: '/scans' },
  { path: of.scan },
  { path: '/datasets' },
  { path: of.dataset },
  { path: '/monitors' },
  { path: '/monitors/coverage' },
  { path: '/imports' },
  { path: of.importOf },
  { path: '/files' },
  { path: '/sources' },
  { path: '/webhooks' },
  { path: of.webhook },
  { path: '/webhooks/log' },
  { path: '/reports' },
  { path: '/events' },
  { path: '/insights' },
  { path: '/expirables' },
  { path: '/settings' },
  { path: '/settings/limits' },
  { path: '/help' },
];

for (const factor of [0.9, 1.1]) {
  test(`Every main screen at ${Math.round(100 * factor)} % on a small notebook, with scrollbars that take room: nothing is scrolled sideways but tables, no cell tells what it shows, and no word is cut untold`, async ({
    page,
    signIn,
    service,
    colleague,
  }) => {
    await signIn('admin', '/sources');
    const of = await oneOfEach(colleague, service);
    await atZoom(page, factor);
    for (const { path, press, isBoard } of places(of)) {
      await test.step(path, async () => {
        await goWithin(page, path);
        await expect(heading(page)).toBeVisible();
        await settled(page);
        const wide = isBoard ? [] : await page.evaluate(sideways);
        expect.soft(wide, `${path} is scrolled sideways`).toEqual([]);
        expect.soft(await page.evaluate(besideOneAnother), `${path} has two scrollbars`).toEqual([]);
        expect.soft(await page.evaluate(toldWithoutNeed), `${path} tells what is seen`).toEqual([]);
        const cut = isBoard ? [] : await page.evaluate(cutWords);
        expect.soft(cut, `${path} cuts words`).toEqual([]);
        if (!press) return;
        const button = page.getByRole('main').getByRole('button', { name: press });
        await expect(button).toBeVisible();
        expect.soft(await button.evaluate(over), `nothing lies over ${press} of ${path}`).toEqual([]);
      });
    }
  });
}
