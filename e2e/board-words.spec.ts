import { expect, test } from './support/console';
import { List } from './support/list';
import { dialog, goWithin } from './support/page';
import { region } from './support/settings';

interface Row {
  provider: { id: string };
  license: { id: string; number: string; status?: string };
}

test('a status of a board that nobody knows is no good news: the specialist says what it means, list, license, provider file and a colleague follow, until it is taken back', async ({
  page,
  signIn,
  service,
  colleague,
  elsewhere,
}) => {
  await service.reset({ edgeCases: true });
  const { items } = await colleague.ask<{ items: Row[] }>('GET', '/provider-licenses?count=250');
  const odd = items.find(({ license }) => license.status?.includes('onerror'));
  if (!odd?.license.status) throw new Error('No board says an odd word');
  const { number, status } = odd.license;
  const file = `/providers/${odd.provider.id}`;
  const address = `${file}/licenses/${odd.license.id}`;
  const list = new List(page, 'licenses');
  const settle = page.getByRole('main').getByRole('button', { name: /^Say what it means/ });
  const means = (meaning: string) => page.getByTitle(`${status}: ${meaning}`);

  await test.step('nobody knows it', async () => {
    await signIn('specialist', '/licenses');
    await expect(
      list.rows(number).getByTitle(`${status}: meaning not known`),
      'no board is believed unread',
    ).toBeVisible();
    await goWithin(page, address);
    await expect(page.getByText('Cannot confirm', { exact: true })).toBeVisible();
    await expect(means('meaning not known').first()).toBeVisible();
    await goWithin(page, file);
    await expect(page.getByRole('main')).toContainText('what that means is not known');
  });

  await test.step('the specialist says what it means', async () => {
    await settle.first().click();
    await dialog(page).getByRole('radio', { name: 'Taken away or given up under charges' }).check();
    await dialog(page).getByRole('button', { name: 'Save what it means' }).click();
    await dialog(page).getByRole('button', { name: 'Share the words of boards' }).click();
    await expect(dialog(page)).toContainText('Shared by you');
    await page.keyboard.press('Escape');
    await expect(settle).toHaveCount(0);
    await expect(region(page, /^Licenses/).getByTitle(`${status}: taken away or given up`)).not.toHaveCount(
      0,
    );
  });

  await test.step('license and list follow, also after a reload', async () => {
    await goWithin(page, address);
    await expect(page.getByText('Not in force', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Not in force', { exact: true })).toBeVisible();
    await goWithin(page, '/licenses');
    await expect(list.rows(number).getByTitle(`${status}: taken away or given up`)).toBeVisible();
  });

  await test.step('a colleague has it too, and takes it back for everybody', async () => {
    const other = await elsewhere('admin');
    await other.goto(address);
    await expect(other.getByText('Not in force', { exact: true })).toBeVisible();
    await goWithin(other, '/settings/board-words');
    const words = region(other, 'Words of boards');
    await words.getByRole('button', { name: /^Remove “/ }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(words).toContainText('No status is settled yet.');
    await page.reload();
    await expect(list.rows(number).getByTitle(`${status}: meaning not known`)).toBeVisible();
  });

  await test.step('a word of the table is not settled otherwise', async () => {
    await goWithin(page, '/settings/board-words');
    const words = region(page, 'Words of boards');
    await words.getByRole('textbox', { name: 'A status as the board writes it' }).fill('Revoked');
    await words.getByRole('button', { name: 'Say what it means' }).click();
    await expect(dialog(page)).toContainText('It cannot be settled otherwise.');
  });
});
