import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin } from './support/page';

/** What the browser refused since the page was loaded, as `style-src-elem at /assets/…`. */
async function watchRefusals(page: Page) {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) =>
      refused.push(`${effectiveDirective} at ${sourceFile}: ${sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test('the console runs without styles in its markup, and refuses those that somebody else writes into it', async ({
  page,
  signIn,
  elsewhere,
}) => {
  const refusals = await watchRefusals(page);
  await signIn('admin', '/providers');
  await expect(page.getByRole('grid').getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const path of [
    '/credentialing?board=true&lanes=true',
    '/insights',
    '/expirables?calendar=true',
    '/calendar',
    '/settings',
    '/webhooks',
    '/matches',
  ]) {
    await goWithin(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }
  expect(await refusals()).toEqual([]);

  const other = await elsewhere('admin');
  const refusalsThere = await watchRefusals(other);
  await other.goto('/providers');
  await expect(other.getByRole('grid').getByRole('row').nth(2)).toBeVisible();
  const colour = await other.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) !important; }';
    document.head.append(style);
    document.body.setAttribute('style', 'color: rgb(4, 5, 6) !important');
    const found = getComputedStyle(document.body).color;
    document.body.removeAttribute('style');
    style.remove();
    return found;
  });
  expect(colour).not.toMatch(/rgb\((?:1, 2, 3|4, 5, 6)\)/);
  expect((await refusalsThere()).map((refusal) => refusal.split(' ')[0])).toEqual([
    'style-src-elem',
    'style-src-attr',
  ]);
});
