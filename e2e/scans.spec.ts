import { expect, test } from './support/console';
import { goWithin } from './support/page';

interface Scan {
  id: string;
  type: string;
  status: string;
  providerId?: string;
}

test('a scan is started for a provider, ends by itself with a notice, and leads to its match', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/scans');
  const provider = await colleague.addProvider({ firstName: 'Samira', lastName: 'Unmatched-Quill' });
  await page.getByRole('button', { name: 'Start a scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a scan' });
  await dialog.getByRole('combobox', { name: 'Provider' }).fill('Unmatched-Quill');
  await expect(dialog.getByRole('option', { name: /Unmatched-Quill/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Dataset').selectOption('OigExclusions');
  await expect(dialog.getByRole('region', { name: 'What will be searched by' })).toContainText(
    'Samira Unmatched-Quill',
  );
  await dialog.getByRole('button', { name: 'Start scan' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OIG exclusions, Samira Unmatched-Quill');
  await service.advance({ seconds: 60 });
  await expect(page.getByText('No record matches')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('complementary', { name: 'About this scan' })).toContainText('Name');
  await expect(page.getByRole('complementary', { name: 'About this scan' })).toContainText(
    'This is the only one.',
  );
  const { items } = await colleague.ask<{ items: Scan[] }>('GET', `/datasets/scans?entityId=${provider.id}`);
  expect(items).toMatchObject([{ type: 'OigExclusions', status: 'Completed' }]);
});

test('what cannot be scanned is explained and not sent; a missing parameter is said before and after a scan', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/scans');
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Nora',
    lastName: 'Nobirthday',
  });
  await page.getByRole('button', { name: 'Start a scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a scan' });
  await dialog.getByRole('button', { name: 'Start scan' }).click();
  await expect(dialog.getByText('Choose whom to scan.')).toBeVisible();
  await expect(dialog.getByText('Choose a dataset.')).toBeVisible();
  await dialog.getByLabel('Dataset').selectOption('JointCommission');
  await expect(dialog.getByText('This dataset knows facilities only.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start scan' })).toBeDisabled();

  await dialog.getByRole('combobox', { name: 'Provider' }).fill('Nobirthday');
  await dialog.getByRole('option', { name: /Nobirthday/ }).click();
  await dialog.getByLabel('Dataset').selectOption('Dmf');
  await expect(dialog.getByText('Required, and missing')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'the provider’s file' })).toHaveAttribute(
    'href',
    `/providers/${id}`,
  );
  await dialog.getByRole('button', { name: 'Start, although it will fail' }).click();
  await expect(page.getByText('The scan failed.')).toBeVisible();
  await expect(page.getByText(/Missing required parameters: Date ?of ?birth/i)).toBeVisible();
});

test('a scan that the service refuses keeps what was chosen, and goes out with one click', async ({
  page,
  signIn,
  service,
}) => {
  await signIn('specialist', '/scans');
  await page.getByRole('button', { name: 'Start a scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a scan' });
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByLabel('Dataset').selectOption('Sam');
  await service.fails({ operation: 'POST /datasets/scans', status: 500, times: 1 });
  await dialog.getByRole('button', { name: 'Start scan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The scan was not started');
  await expect(dialog.getByLabel('Dataset')).toHaveValue('Sam');
  await dialog.getByRole('button', { name: 'Start scan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SAM exclusions, ');
});

test('a continuous scan of the databank is refreshed; other scans offer no such thing', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn('specialist', '/scans?status=Active&type=Npdb');
  const { items } = await colleague.ask<{ items: Scan[] }>(
    'GET',
    '/datasets/scans?type=Npdb&status=Active&count=1',
  );
  expect(items).toHaveLength(1);
  await goWithin(page, `/scans/${items[0]?.id}`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The databank’s latest answer was fetched')).toBeVisible();
  const others = await colleague.ask<{ items: Scan[] }>('GET', '/datasets/scans?type=Sam&count=1');
  await goWithin(page, `/scans/${others.items[0]?.id}`);
  await expect(page.getByRole('button', { name: 'Scan again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
});

test('a match of a scan opens in the queue, and an older scan points to the newer one', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn();
  const { items } = await colleague.ask<{ items: { id: string; scanId: string; scan: Scan }[] }>(
    'GET',
    '/datasets/matches?types=OigExclusions&userActionNeeded=true&count=1',
  );
  const [match] = items;
  await page.goto(`/scans/${match?.scanId}`);
  await page
    .getByRole('region', { name: /to decide$/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`match=${match?.id}`));
  await expect(page.getByRole('region', { name: 'Match', exact: true })).toBeVisible();

  await colleague.ask('POST', '/datasets/scans', {
    type: 'OigExclusions',
    providerId: match?.scan.providerId,
  });
  await service.advance({ seconds: 120 });
  await page.goto(`/scans/${match?.scanId}`);
  await expect(page.getByText('A newer scan replaced this one.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the newer scan' }).click();
  await expect(page.getByText('A newer scan replaced this one.')).toBeHidden();
});
