import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another scheme or a smaller window can break in a page that is right otherwise. */
const changing = [
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'label',
  'link-in-text-block',
  'link-name',
  'nested-interactive',
  'scrollable-region-focusable',
  'target-size',
];
const rowsAlike = ['[role="grid"] [role="row"]:nth-child(n + 5)', 'tbody > tr:nth-child(n + 5)'];
const frame = ['header:not(main *)', 'nav[aria-label="Main"]'];

/**
 * Expects that axe finds nothing on the page as it is now; `name` says which screen or state this is. The frame around
 * the screens, which is always the same, is looked at where `withFrame` says so. `again` is for a page that passed in
 * another scheme or size: only what these change is looked at.
 */
export async function expectAccessible(page: Page, name: string, { withFrame = true, again = false } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: Omit<axe.RunOptions, 'runOnly'> = {
    resultTypes: ['violations'],
    // Nothing here plays sound, and style sheets matter to no rule that runs.
    preload: false,
  };
  const found = await page.evaluate(run, {
    options,
    runOnly: again ? changing : everything,
    exclude: withFrame ? rowsAlike : [...rowsAlike, ...frame],
  });
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}

/** Runs in the page. */
async function run({
  options,
  runOnly,
  exclude,
}: {
  options: axe.RunOptions;
  runOnly: string[];
  exclude: string[];
}) {
  // What lies under a modal dialog was looked at before the dialog opened.
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const context = { include: [dialog ?? document.documentElement], exclude };
  // What a dialog on a phone has scrolled half away would count as too small. It is as large as on a wide screen.
  const isLarge = !dialog || innerWidth > 400;
  // Most of its work is to walk through the page for what lies over what: it leaves out what is not looked at.
  const skipped = dialog ? 'body > :not(:has([aria-modal="true"]))' : exclude.join();
  document.createTreeWalker = (root, show) =>
    Document.prototype.createTreeWalker.call(document, root, show, (node) =>
      node instanceof Element && node.matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
  const { axe: checks } = window as unknown as { axe: typeof axe };
  // No contrast is enough for it: a link in a sentence has to be told by something else than its colour.
  checks.configure({ checks: [{ id: 'link-in-text-block', options: { requiredContrastRatio: 22 } }] });
  const { violations } = await checks.run(context, {
    ...options,
    runOnly: runOnly.filter((rule) => isLarge || rule !== 'target-size'),
    // Where tags choose the rules.
    rules: isLarge ? {} : { 'target-size': { enabled: false } },
  });
  Reflect.deleteProperty(document, 'createTreeWalker');
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
  }));
}
