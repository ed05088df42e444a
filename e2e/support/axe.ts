import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colours. All others see the same page in every colour scheme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing on the page as it is now; `name` says which screen or state this is. Where the same
 * screen was looked at in another colour scheme, its colours are what is left to look at.
 */
export async function expectAccessible(page: Page, name: string, look: 'everything' | 'colours') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(run, {
    runOnly: look === 'colours' ? ofColours : everything,
    resultTypes: ['violations'],
    // Nothing here plays sound, and style sheets matter to no rule that runs.
    preload: false,
  } satisfies axe.RunOptions);
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}

/** Runs in the page. */
async function run(options: axe.RunOptions) {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
  }));
}
