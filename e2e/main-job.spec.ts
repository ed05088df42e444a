import { accounts, expect, password, test } from './support/console';
import { mainLink } from './support/page';

/** Texts that stand in the simulated service only. */
const onlySimulated = /Letter of reprimand|did not answer within \{seconds\}|demo-client-secret/;

test('The main job against a service over HTTP: a new provider, a license, its review, and the note that is kept', async ({
  page,
  service,
}) => {
  const fetched: string[] = [];
  page.on('request', (one) => fetched.push(one.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toHaveCount(0);
  await page.getByLabel('E-mail').fill(accounts.specialist);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demo data' })).toHaveCount(0);

  await mainLink(page, 'Providers').click();
  await page.getByRole('link', { name: 'New provider' }).click();
  await page.getByLabel('First name').fill('Astrid');
  await page.getByLabel('Last name').fill('Halvorsen');
  await page.getByRole('button', { name: /^Create provider/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Astrid Halvorsen' })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: /^Attach a license/ });
  await dialog.getByRole('combobox', { name: 'License type' }).fill('registered nurse texas');
  await dialog
    .getByRole('option', { name: /Texas Board of Nursing/ })
    .first()
    .click();
  await dialog.getByLabel('License number').fill('MULTI-2024');
  await dialog.getByRole('button', { name: /^Attach and verify/ }).click();
  await expect(dialog).toBeHidden();
  await service.advance({ seconds: 10 });
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Verification needs review: MULTI-2024');
  await notices.getByRole('link', { name: 'Review' }).click();

  await expect(page.getByText('3 results for one license number').filter({ visible: true })).toBeVisible();
  const evidence = page.getByRole('region', { name: 'Evidence' }).getByRole('table');
  await expect(evidence.getByRole('columnheader').filter({ hasText: 'No problem reported' })).toHaveCount(1);
  await page.keyboard.press('2');
  await expect(evidence.getByRole('radio', { name: 'Result 2' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Reason in your own words' }).fill('Asked the board by telephone');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/1 (decided|resolved)/).first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search providers/ }).fill('Halvorsen');
  await page
    .getByRole('option', { name: /^Astrid Halvorsen/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /MULTI-2024/ })).toContainText('Found');
  await page.getByRole('link', { name: /^Notes 1/ }).click();
  await expect(page.getByRole('article')).toContainText('Asked the board by telephone');
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Asked the board by telephone');

  expect(fetched.filter((address) => /mockServiceWorker|\/control\//.test(address))).toEqual([]);
  const scripts = [...new Set(fetched.filter((address) => address.endsWith('.js')))];
  expect(scripts.length).toBeGreaterThan(5);
  for (const address of scripts)
    expect(await (await page.request.get(address)).text(), address).not.toMatch(onlySimulated);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
});
