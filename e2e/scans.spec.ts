import { expect, test } from './support/console';
import { goWithin } from './support/page';
import { chooseDataset } from './support/datasets';

interface Scan {
  id: string;
  type: string;
  status: string;
  providerId?: string;
}

test('a scan is started and ends by itself, says what it lacked, is refreshed at the databank, leads to its match, and to a newer scan', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const scansOf = async (query: string) =>
    (await colleague.ask<{ items: Scan[] }>('GET', `/datasets/scans?${query}`)).items;
  const provider = await colleague.addProvider({ firstName: 'Samira', lastName: 'Unmatched-Quill' });
  await signIn('specialist', '/scans');
  await page.getByRole('button', { name: 'Start a scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a scan' });
  await dialog.getByRole('combobox', { name: 'Provider' }).fill('Unmatched-Quill');
  await expect(dialog.getByRole('option', { name: /Unmatched-Quill/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await chooseDataset(dialog, 'leie');
  await expect(dialog.getByRole('region', { name: 'What will be searched by' })).toContainText(
    'Samira Unmatched-Quill',
  );
  await dialog.getByRole('button', { name: 'Start scan' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OIG exclusions, Samira Unmatched-Quill');
  await service.advance({ seconds: 60 });
  await expect(page.getByText('No record matches')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'About this scan' })).toContainText('Name');
  await expect(page.getByRole('complementary', { name: 'About this scan' })).toContainText(
    'This is the only one.',
  );
  expect(await scansOf(`entityId=${provider.id}`)).toMatchObject([
    { type: 'OigExclusions', status: 'Completed' },
  ]);

  await test.step('what a scan lacked is said where it failed', async () => {
    const nobody = { firstName: 'Nora', lastName: 'Nobirthday' };
    const { id } = await colleague.ask<{ id: string }>('POST', '/providers', nobody);
    const scan = { type: 'Dmf', providerId: id };
    const failed = await colleague.ask<Scan>('POST', '/datasets/scans', scan);
    await goWithin(page, `/scans/${failed.id}`);
    await expect(page.getByText('The scan failed.')).toBeVisible();
    await expect(page.getByText(/Missing required parameters: Date ?of ?birth/i)).toBeVisible();
  });

  await test.step('a continuous scan of the databank is refreshed; other scans offer no such thing', async () => {
    const [continuous] = await scansOf('type=Npdb&status=Active&count=1');
    await goWithin(page, `/scans/${continuous?.id}`);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('The NPDB’s latest answer was fetched')).toBeVisible();
    const [other] = await scansOf('type=Sam&count=1');
    await goWithin(page, `/scans/${other?.id}`);
    await expect(page.getByRole('button', { name: 'Scan again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  });

  const { items } = await colleague.ask<{
    items: { id: string; scanId: string; scan: Scan }[];
  }>('GET', '/datasets/matches?types=OigExclusions&userActionNeeded=true&count=1');
  const [match] = items;
  await test.step('a match opens in the queue', async () => {
    await goWithin(page, `/scans/${match?.scanId}`);
    await page
      .getByRole('region', { name: /to decide$/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`match=${match?.id}`));
    await expect(page.getByRole('region', { name: 'Match', exact: true })).toBeVisible();
  });

  await test.step('an older scan points to the newer one', async () => {
    const scan = { type: 'OigExclusions', providerId: match?.scan.providerId };
    await colleague.ask('POST', '/datasets/scans', scan);
    await service.advance({ seconds: 120 });
    await page.goto(`/scans/${match?.scanId}`);
    await expect(page.getByText('A newer scan replaced this one.')).toBeVisible();
    await page.getByRole('link', { name: 'Open the newer scan' }).click();
    await expect(page.getByText('A newer scan replaced this one.')).toBeHidden();
  });
});
