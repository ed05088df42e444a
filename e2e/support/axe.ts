import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Expects that axe finds nothing on the page as it is now; `name` says which screen or state this is. */
export async function expectAccessible(page: Page, name: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(run, {
    runOnly: everything,
    resultTypes: ['violations'],
    // Nothing here plays sound, and style sheets matter to no rule that runs.
    preload: false,
  } satisfies axe.RunOptions);
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}

/** Runs in the page. */
async function run(options: axe.RunOptions) {
  // What lies under a modal dialog was looked at before the dialog opened. Rows of a list are of one kind.
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const context = {
    include: [dialog ?? document.documentElement],
    exclude: ['[role="grid"] [role="row"]:nth-child(n + 7)'],
  };
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
  }));
}
