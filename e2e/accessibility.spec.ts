import type { Page } from '@playwright/test';
import { accounts, expect, test } from './support/console';
import { heading } from './support/page';
import { fillSignIn } from './support/session';

const inNavigation = ['Reviews', 'Providers', 'Licenses', 'Sources', 'Settings', 'Today'];

test('Going to another screen moves focus to its heading and names the tab', async ({ page, signIn }) => {
  await signIn();
  for (const name of inNavigation) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Credence`);
  }
});

test('The first Tab offers to skip the navigation', async ({ page, signIn }) => {
  await signIn('specialist', '/settings');
  await page.reload();
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/** Elements that scroll sideways although they hold no table, as text for the report. */
function sidewaysOutsideTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    return (
      [...document.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter(
          (element) =>
            element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
        )
        .filter(
          (element) =>
            !element.querySelector('table, [role="grid"]') && !element.closest('table, [role="grid"]'),
        )
        // One line that scrolls sideways, as the tabs do, is no scrolling in two directions.
        .filter((element) => element.clientHeight > 64)
        .map(
          (element) =>
            `${element.tagName} ${element.className} ${element.scrollWidth} > ${element.clientWidth}`,
        )
    );
  });
}

test('At 320 pixels nothing but tables has to be scrolled sideways', async ({ page, colleague }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sign-in');
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect.soft(await sidewaysOutsideTables(page), 'the sign-in').toEqual([]);
  await fillSignIn(page, accounts.specialist);
  await expect(heading(page, 'Today')).toBeVisible();

  const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
  const changing = await colleague.addLicense(id, { number: 'CHANGE-2' });
  await colleague.verifyAgain(id, changing.id);
  const multiple = await colleague.addLicense(id, { number: 'MULTI-1' });
  const file = `/providers/${id}`;
  const paths = [
    '/',
    '/providers',
    '/providers/new',
    '/licenses',
    '/reviews',
    '/sources',
    '/settings',
    '/nothing/here',
    file,
    `${file}?tab=notes`,
    `${file}?tab=timeline`,
    `${file}/licenses/${changing.id}`,
    `${file}/licenses/${changing.id}/changes`,
    `${file}/licenses/${changing.id}/details`,
    `/reviews/${id}/${multiple.id}`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await sidewaysOutsideTables(page), path).toEqual([]);
  }
});

test('At 320 pixels the navigation is in a drawer that closes once something is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sign-in');
  await fillSignIn(page, accounts.specialist);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.getByRole('link', { name: 'Sources' }).click();
  await expect(drawer).toBeHidden();
  await expect(heading(page, 'Sources')).toBeVisible();
});
