import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { goWithin, heading, mainLink } from '../support/page';

const card = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const first = 'What waits today';
const second = 'A review and its decision';
const third = 'All providers';
const fourth = 'May this provider treat today?';
const last = 'Anything, from anywhere';

test('The tour is offered once, goes on where it was left, also after a reload and on a phone, and through its five stops by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/');
  await button(page, 'Not now').click();
  await expect(button(page, 'Start the tour')).toHaveCount(0);

  await test.step('begun on a phone, and left on the way to a stop', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goWithin(page, '/help');
    await button(page, 'Start the tour').click();
    await expect(card(page, first)).toBeVisible();
    await expect(button(page, 'Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, second)).toBeVisible();
    // Wherever the focus is while the stop is opened.
    await page.keyboard.press('Escape');
    await expect(card(page, second)).toBeHidden();
  });

  await page.reload();
  await goWithin(page, '/');
  await expect(page.getByRole('region', { name: 'Queues' })).toBeVisible();
  await expect(button(page, 'Not now')).toHaveCount(0);
  await goWithin(page, '/help');
  await button(page, 'Go on at stop 2 of 5').click();
  await expect(card(page, second)).toContainText('Stop 2 of 5');
  await expect(page).toHaveURL(/\/reviews\/.+\/.+/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await expectAccessible(page, 'a stop of the tour on a phone');
  await button(page, 'Back').click();
  await expect(card(page, first)).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'the first stop of the tour');
  await page.keyboard.press('Enter');
  await expect(card(page, second)).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, third)).toBeVisible();
  await expect(heading(page, 'Providers')).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();

  await test.step('the page can be used meanwhile, and the stop be shown again', async () => {
    await mainLink(page, 'Licenses').click();
    await expect(heading(page, 'Licenses')).toBeVisible();
    await expect(card(page, third)).toBeVisible();
    await button(page, 'Show this stop').click();
    await expect(heading(page, 'Providers')).toBeVisible();
    await expect(button(page, 'Next')).toBeFocused();
  });

  await page.keyboard.press('Enter');
  await expect(card(page, fourth)).toBeVisible();
  await expect(page.getByRole('list', { name: 'What it rests on' })).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, last)).toBeVisible();
  await expect(button(page, 'Finish')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, last)).toBeHidden();
  await expect(heading(page)).toBeFocused();

  await button(page, 'Demo data').click();
  await expect(button(page, 'Start the tour')).toBeVisible();
});
