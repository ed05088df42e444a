import type { Locator, Page } from '@playwright/test';
import { beginning } from './support/addresses';
import { expect, test } from './support/console';
import { filePart, goWithin, mainLink } from './support/page';
import type { Service } from './support/service';

const attachDialog = (page: Page) => page.getByRole('dialog', { name: /^Attach a license to/ });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Chooses a license type by typing words of it, as the picker of the open dialog offers it. */
async function chooseType(dialog: Locator, words: string, option: RegExp) {
  await dialog.getByRole('combobox', { name: 'License type' }).fill(words);
  await dialog
    .getByRole('listbox', { name: 'License types' })
    .getByRole('option', { name: option })
    .first()
    .click();
  await expect(dialog.getByLabel('License number')).toBeFocused();
}

/** Opens the dialog on a provider's file and attaches a Texas nursing license. */
async function attach(page: Page, number: string) {
  await page.getByRole('button', { name: 'Attach license', exact: true }).first().click();
  const dialog = attachDialog(page);
  await chooseType(dialog, 'registered nurse texas', /Texas Board of Nursing/);
  await dialog.getByLabel('License number').fill(number);
  await dialog.getByRole('button', { name: /^Attach and verify/ }).click();
  await expect(dialog).toBeHidden();
  await expect(notices(page)).toContainText(`License attached: ${number}`);
}

/** Time for a source to answer, and for the console to look. */
async function tenSecondsLater(page: Page, service: Service) {
  await service.advance({ seconds: 10 });
  await page.clock.fastForward('00:10');
}

async function openLicense(page: Page, number: string) {
  await page.getByRole('rowheader', { name: number }).getByRole('link').click();
  await expect(heading(page, new RegExp(number))).toBeVisible();
}

test('A new provider is checked before anything is sent, is there again after a reload, and is created once although the service fails', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/providers')) sent.push(request.url());
  });
  await colleague.ask('POST', '/providers', { firstName: 'Otis', lastName: 'Vane', npi: 1_234_567_893 });
  await signIn('specialist', '/providers/new');
  const born = page.getByLabel('Date of birth', { exact: true });
  const lastName = page.getByLabel('Last name');
  const npi = page.getByLabel('NPI');
  const create = page.getByRole('button', { name: /^Create provider/ });
  await page.getByLabel('First name').fill('Ines');
  await npi.fill('1234567890');
  await born.fill('3/4/2999');
  await page.getByLabel('Social security number', { exact: true }).fill('12-34');
  await create.click();
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription(/Write the last name/);
  await expect(npi).toHaveAccessibleDescription(/check digit does not fit/);
  await expect(born).toHaveAccessibleDescription(/in the future/);
  await expect(page.getByRole('region', { name: 'What to correct' })).toContainText('4 fields');
  expect(sent).toEqual([]);
  await npi.fill('1234567893');
  await expect(npi).not.toHaveAttribute('aria-invalid', 'true');

  const licenses = mainLink(page, 'Licenses');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await test.step('it is not left without being asked, and is there again after a reload', async () => {
    await licenses.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('What you typed earlier is still here.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ines');
  });

  await test.step('what the service refuses stands at its field, in its words', async () => {
    await lastName.fill('Calloway-Brandt');
    await born.fill('Mar 4, 1980');
    await expect(page.getByText('This NPI is already here')).toBeVisible();
    await create.click();
    await expect(npi).toBeFocused();
    await expect(npi).toHaveAccessibleDescription(/belongs to Otis Vane already/);
    await expect(page.getByText('Nothing was saved, what you typed is still here.')).toBeVisible();
    await npi.fill('');
  });

  await test.step('when the service fails every word stays, and two clicks create one provider', async () => {
    await service.fails({ operation: 'POST /providers', status: 503 });
    await create.click();
    const alert = page.getByRole('alert').filter({ hasText: 'What you typed is still here.' });
    await expect(alert.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
    await expect(lastName).toHaveValue('Calloway-Brandt');
    await create.dblclick();
    await expect(heading(page, 'Ines Calloway-Brandt')).toBeVisible();
    await expect(page.getByText('Born Mar 4, 1980')).toBeVisible();
    await expect(attachDialog(page)).toBeVisible();
    expect(sent, 'refused, failed, created').toHaveLength(3);
  });

  await test.step('what is left without saving is gone', async () => {
    await page.keyboard.press('Escape');
    await goWithin(page, '/providers/new');
    await expect(lastName).toHaveValue('');
    await lastName.fill('Nobody');
    await licenses.click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(heading(page, 'Licenses')).toBeVisible();
    await goWithin(page, '/providers/new');
    await expect(lastName).toHaveValue('');
  });
});

test.describe('A license', () => {
  test('is attached, verified by itself, followed across screens, and found by its notice', async ({
    page,
    signIn,
    service,
    colleague,
  }) => {
    const { id } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Calloway' });
    await page.clock.install({ time: beginning });
    await signIn('specialist', `/providers/${id}`);
    await expect(page.getByText('No license attached')).toBeVisible();
    await page.keyboard.press('l');
    const dialog = attachDialog(page);
    await chooseType(dialog, 'registered nurse texas', /Texas Board of Nursing/);
    await dialog.getByLabel('License number').fill('RN-44712');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByLabel('License number')).toHaveValue('RN-44712');
    await dialog.getByRole('button', { name: /^Attach and verify/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /RN-44712/ })).toContainText('Pending');
    await expect(page.getByRole('button', { name: 'Activity: 1 task running' })).toBeVisible();

    await mainLink(page, 'Sources').click();
    await expect(heading(page, 'Sources')).toBeVisible();
    await tenSecondsLater(page, service);
    await expect(notices(page)).toContainText('Verification found: RN-44712');
    await expect(page.getByRole('button', { name: 'Activity: 1 task done' })).toBeVisible();
    await notices(page).getByRole('link', { name: 'Open license' }).click();
    await expect(heading(page, 'Registered nurse RN-44712')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Primary source' })).toContainText('CALLOWAY, INES');

    await test.step('whose source fails says why, with everything filled in', async () => {
      await page.getByRole('link', { name: 'Ines Calloway' }).first().click();
      await attach(page, 'FAIL-100');
      await tenSecondsLater(page, service);
      const failed = notices(page).getByRole('group').filter({ hasText: 'Verification failed: FAIL-100' });
      await failed.getByRole('link', { name: 'Open license' }).click();
      await expect(heading(page, /FAIL-100/)).toBeVisible();
      await expect(
        page.getByText(
          'Texas Board of Nursing did not answer within 45 seconds. Its site says: temporarily unavailable',
        ),
      ).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/[{}]/);
    });
  });

  test('is verified again: one, or all of the provider together', async ({
    page,
    signIn,
    service,
    colleague,
  }) => {
    const { id } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Calloway' });
    await colleague.addLicense(id, { number: 'NONE-801' });
    await page.clock.install({ time: beginning });
    await signIn('specialist', `/providers/${id}`);
    await attach(page, 'RN-800');
    await tenSecondsLater(page, service);
    await expect(page.getByRole('button', { name: 'Activity: 1 task done' })).toBeVisible();
    await openLicense(page, 'RN-800');
    const verifications = page.getByRole('region', { name: 'Verifications' }).getByRole('listitem');
    await expect(verifications).toHaveCount(1);
    const reads: string[] = [];
    page.on('request', (request) => {
      const [, read] = /\/(licenses|verifications)(?:\/[^/]+)?$/.exec(request.url()) ?? [];
      if (request.method() === 'GET' && read) reads.push(read);
    });
    // While the test itself is looking, no time passes.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    const verifyAgain = page.getByRole('button', { name: /^Verify again/ });
    await verifyAgain.click();
    await expect(async () => {
      // React Query tells its observers with a timer.
      await page.clock.runFor(1);
      expect(await verifyAgain.isDisabled()).toBe(true);
    }).toPass();
    await page.clock.runFor(1_800);
    await expect(page.getByRole('button', { name: 'Activity: 1 task running' })).toBeVisible();
    expect(reads, 'of the license, before 2 seconds are over').toHaveLength(0);
    await page.clock.resume();
    await tenSecondsLater(page, service);
    await expect(verifications).toHaveCount(2);
    await expect(verifyAgain).toBeEnabled();
    await tenSecondsLater(page, service);
    await expect(page.getByRole('button', { name: 'Activity: 1 task done' })).toBeVisible();
    expect(reads, 'the one of the license that saw the end, and what it made old').toEqual([
      'licenses',
      'verifications',
    ]);

    await page.getByRole('link', { name: 'Ines Calloway' }).first().click();
    await page.getByRole('button', { name: 'Verify all licenses' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify licenses' });
    await expect(dialog.getByRole('checkbox', { name: /RN-800/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Verify 2 licenses' }).click();
    await expect(page.getByRole('button', { name: 'Activity: 1 task running' })).toBeVisible();
    await tenSecondsLater(page, service);
    await expect(page.getByRole('button', { name: 'Activity: 1 task done' })).toBeVisible();
    await filePart(page, 'Licenses').click();
    await expect(page.getByRole('columnheader', { name: 'Restriction' })).toBeVisible();
    const beyond = await page
      .getByRole('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(beyond, 'pixels by which the table is wider than its place').toBeLessThanOrEqual(0);
    await openLicense(page, 'NONE-801');
    await expect(verifications).toHaveCount(2);
    await expect(page.getByText('The source knows no license with this number.')).toBeVisible();
  });
});
