import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colours. All others see the same page in every colour scheme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing on the page as it is now; `name` says which screen or state this is. Where the same
 * screen was looked at in another colour scheme, its colours are what is left to look at.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  look: 'everything' | 'colours' = 'everything',
) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (
    look === 'colours' ? axe.withRules(ofColours) : axe.withTags(everything)
  ).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
  }));
  expect.soft(found, `accessibility of ${name}`).toEqual([]);
}
