import { expect, test } from './support/console';
import { heading, mainLink } from './support/page';
import { openSettings } from './support/settings';

test('A shortcut gets other keys by pressing them, also where the same is done elsewhere; they are used and shown everywhere, and reset', async ({
  page,
  signIn,
}) => {
  const dialog = page.getByRole('dialog', { name: /^Another key for/ });
  await signIn('specialist', '/settings/keyboard');
  await page.getByRole('button', { name: /^Everywhere, / }).click();
  await page.getByRole('button', { name: 'Change the key of Go to Reviews, Everywhere' }).click();
  await page.keyboard.type('gm');
  await expect(dialog.getByRole('alert')).toContainText('“Go to Matches” in Everywhere');
  await expect(dialog.getByRole('button', { name: 'Use this key' })).toBeDisabled();
  await dialog.getByLabel('New key').press('F5');
  await expect(dialog.getByRole('alert')).toContainText('This key moves, sends or closes things');
  await page.keyboard.type('gv');
  await expect(dialog.getByLabel('New key')).toHaveValue('G then V');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Everywhere, .*, 1 changed$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Review, / }).click();
  await page.getByRole('button', { name: 'Change the key of Next case, Review' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Also in \d+ other places/ })).toBeChecked();
  await page.keyboard.press('y');
  await dialog.getByRole('button', { name: 'Use this key' }).click();

  await expect(dialog).toBeHidden();
  await page.keyboard.type('gr');
  await page.keyboard.type('gv');
  await expect(heading(page, 'Reviews')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Go to ReviewsG then V');
  await expect(help).not.toContainText('G then R');
  await page.keyboard.press('Escape');

  await mainLink(page, /^Alerts/).click();
  const ranked = page.getByRole('region', { name: 'Alerts by rank' });
  await expect(ranked.getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('y');
  await expect(page).toHaveURL(/alert=/);
  const first = page.url();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help).toContainText('Next alertY');
  await page.keyboard.press('Escape');
  expect(page.url()).toBe(first);

  await mainLink(page, 'Settings').click();
  await openSettings(page, 'Keyboard');
  await page.getByRole('button', { name: /^Reset all \d+ changed keys$/ }).click();
  await expect(page.getByRole('button', { name: /^Reset all/ })).toHaveCount(0);
  await page.keyboard.type('gr');
  await expect(heading(page, 'Reviews')).toBeVisible();
});
