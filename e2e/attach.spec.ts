import type { Locator, Page } from '@playwright/test';
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

test.describe('A new provider', () => {
  test('is checked before anything is sent, and each problem stands at its field, those that the service finds in its words', async ({
    page,
    signIn,
    colleague,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/providers')) sent.push(request.url());
    });
    await signIn();
    await colleague.ask('POST', '/providers', { firstName: 'Otis', lastName: 'Vane', npi: 1_234_567_893 });
    await page.goto('/providers/new');
    await page.getByLabel('First name').fill('Ines');
    await page.getByLabel('NPI').fill('1234567890');
    await page.getByLabel('Date of birth', { exact: true }).fill('3/4/2999');
    await page.getByLabel('Social security number', { exact: true }).fill('12-34');
    await page.getByRole('button', { name: /^Create provider/ }).click();

    await expect(page.getByLabel('Last name')).toBeFocused();
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Write the last name/);
    await expect(page.getByLabel('NPI')).toHaveAccessibleDescription(/check digit does not fit/);
    await expect(page.getByLabel('Date of birth', { exact: true })).toHaveAccessibleDescription(
      /in the future/,
    );
    const summary = page.getByRole('region', { name: 'What to correct' });
    await expect(summary).toContainText('4 fields');
    await summary.getByRole('button', { name: 'NPI' }).click();
    await expect(page.getByLabel('NPI')).toBeFocused();
    expect(sent).toEqual([]);

    await page.getByLabel('NPI').fill('1234567893');
    await expect(page.getByLabel('NPI')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('First name')).toHaveValue('Ines');

    await test.step('that the service refuses', async () => {
      await page.getByLabel('Last name').fill('Calloway');
      await page.getByLabel('Date of birth', { exact: true }).fill('');
      await page.getByLabel('Social security number', { exact: true }).fill('');
      await expect(page.getByText('This NPI is already here')).toBeVisible();
      await page.getByRole('button', { name: /^Create provider/ }).click();

      await expect(page.getByLabel('NPI')).toBeFocused();
      await expect(page.getByLabel('NPI')).toHaveAccessibleDescription(/belongs to Otis Vane already/);
      await expect(page.getByText('Nothing was saved, what you typed is still here.')).toBeVisible();
      await expect(page.getByLabel('Last name')).toHaveValue('Calloway');
      await page.getByLabel('NPI').fill('');
      await page.getByRole('button', { name: /^Create provider/ }).click();
      await expect(heading(page, 'Ines Calloway')).toBeVisible();
    });
  });

  test('keeps every word when the service fails, and is created once when it recovers', async ({
    page,
    signIn,
    service,
  }) => {
    await signIn('specialist', '/providers/new');
    await page.getByLabel('First name').fill('Ines');
    await page.getByLabel('Last name').fill('Calloway-Brandt');
    await page.getByLabel('Date of birth', { exact: true }).fill('Mar 4, 1980');
    await service.fails({ operation: 'POST /providers', status: 500 });
    await page.getByRole('button', { name: /^Create provider/ }).click();

    const alert = page.getByRole('alert').filter({ hasText: 'What you typed is still here.' });
    await expect(alert.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Calloway-Brandt');
    await page.getByRole('button', { name: /^Create provider/ }).dblclick();

    await expect(heading(page, 'Ines Calloway-Brandt')).toBeVisible();
    await expect(page.getByText('Born Mar 4, 1980')).toBeVisible();
    await expect(attachDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await mainLink(page, 'Providers').click();
    await page.getByRole('searchbox', { name: /Search providers/ }).fill('Calloway-Brandt');
    const found = page.getByRole('rowheader', { name: 'Calloway-Brandt, Ines' });
    await expect(page.getByRole('grid', { name: 'providers' })).toHaveAttribute('aria-rowcount', '2');
    await expect(found).toHaveCount(1);
  });

  test('half typed is not left without being asked, and is there again after a reload', async ({
    page,
    signIn,
  }) => {
    await signIn('specialist', '/providers/new');
    await page.getByLabel('Last name').fill('Calloway');
    const licenses = mainLink(page, 'Licenses');
    await licenses.click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Calloway');

    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('What you typed earlier is still here.')).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Calloway');

    await licenses.click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(heading(page, 'Licenses')).toBeVisible();
    await goWithin(page, '/providers/new');
    await expect(page.getByLabel('Last name')).toHaveValue('');
  });
});

test.describe('Attaching a license', () => {
  test.beforeEach(async ({ page, signIn, colleague }) => {
    await signIn();
    const { id } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Calloway' });
    await page.clock.install();
    await page.goto(`/providers/${id}`);
    await expect(page.getByText('No license attached')).toBeVisible();
  });

  test('starts its verification by itself, which is followed across screens and ends in a notice with a link', async ({
    page,
    service,
  }) => {
    await attach(page, 'RN-44712');
    await expect(page.getByRole('row', { name: /RN-44712/ })).toContainText('Pending');
    await expect(page.getByRole('button', { name: 'Activity: 1 running' })).toBeVisible();

    await mainLink(page, 'Sources').click();
    await expect(heading(page, 'Sources')).toBeVisible();
    await tenSecondsLater(page, service);
    const notice = notices(page).getByText('Verification found: RN-44712');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Activity: 1 ended' })).toBeVisible();
    await notices(page).getByRole('link', { name: 'Open license' }).click();
    await expect(heading(page, 'Registered nurse RN-44712')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What the source says' })).toContainText('CALLOWAY, INES');
  });

  test('says that the source does not know it, why a source failed, and leads to a review of several results', async ({
    page,
    service,
  }) => {
    const notice = (words: string) => notices(page).getByRole('group').filter({ hasText: words });

    await test.step('that the source does not know', async () => {
      await attach(page, 'NONE-100');
      await tenSecondsLater(page, service);
      await expect(notices(page)).toContainText('Verification: not found: NONE-100');
      await notice('not found: NONE-100').getByRole('link', { name: 'Open license' }).click();
      await expect(page.getByText('The source knows no license with this number.')).toBeVisible();
    });

    await test.step('whose source fails, with everything filled in', async () => {
      await page.getByRole('link', { name: 'Ines Calloway' }).first().click();
      await attach(page, 'FAIL-100');
      await tenSecondsLater(page, service);
      await expect(notices(page)).toContainText('Verification failed: FAIL-100');
      await notice('failed: FAIL-100').getByRole('link', { name: 'Open license' }).click();
      await expect(heading(page, /FAIL-100/)).toBeVisible();
      await expect(
        page.getByText(
          'Texas Board of Nursing did not answer within 45 seconds. Its site says: temporarily unavailable',
        ),
      ).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/[{}]/);
    });

    await test.step('with several results', async () => {
      await page.getByRole('link', { name: 'Ines Calloway' }).first().click();
      await attach(page, 'MULTI-100');
      await tenSecondsLater(page, service);
      await expect(notices(page)).toContainText('Verification needs review: MULTI-100');
      await notices(page).getByRole('link', { name: 'Review' }).click();
      await expect(page).toHaveURL(/\/reviews\//);
      await expect(page.getByRole('main')).toContainText('MULTI-100');
      await expect(page.getByRole('main')).toContainText('Ines Calloway');
    });
  });

  test('finds a type by keyboard, or says that there is none, and warns of trouble, fees and what is missing', async ({
    page,
  }) => {
    await page.keyboard.press('l');
    const dialog = attachDialog(page);
    const search = dialog.getByRole('combobox', { name: 'License type' });
    await expect(search).toBeFocused();
    await page.keyboard.type('underwater basket weaver');
    await expect(dialog.getByText('No license type with these words')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(search).toBeFocused();
    await expect(dialog.getByRole('region', { name: 'What to correct' })).toContainText('License type:');
    await search.fill('pharmacist oregon');
    await page.keyboard.press('Enter');
    await page.keyboard.type('PH-778');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /PH-778/ })).toContainText('Pharmacist, OR');

    await test.step('what it warns of', async () => {
      await page.getByRole('button', { name: 'Attach license', exact: true }).first().click();
      await chooseType(dialog, 'registered nurse nevada', /Nevada Board of Nursing/);
      await expect(dialog.getByText('The source is degraded')).toBeVisible();
      await dialog.getByRole('button', { name: 'Change' }).click();
      await chooseType(dialog, 'rn pennsylvania', /Pennsylvania Board of Nursing/);
      await expect(dialog.getByText('The source is degraded')).toBeHidden();
      await expect(dialog.getByText('Each lookup is charged and passed on')).toBeVisible();
      await dialog.getByRole('button', { name: 'Change' }).click();
      await chooseType(dialog, 'rn louisiana', /Louisiana/);
      await expect(dialog.getByText('not held for this provider')).toBeVisible();
    });
  });

  test('keeps what was typed when it fails, and asks before it is closed', async ({ page, service }) => {
    await page.getByRole('button', { name: 'Attach license', exact: true }).first().click();
    const dialog = attachDialog(page);
    await chooseType(dialog, 'registered nurse texas', /Texas Board of Nursing/);
    await dialog.getByLabel('License number').fill('RN-500');
    await service.fails({ operation: 'POST /providers/{providerId}/licenses', status: 500 });
    await dialog.getByRole('button', { name: /^Attach and verify/ }).click();
    await expect(dialog.getByRole('alert')).toContainText('What you typed is still here.');

    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByLabel('License number')).toHaveValue('RN-500');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard what I typed' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No license attached')).toBeVisible();
    await page.getByRole('button', { name: 'Attach license', exact: true }).first().click();
    await expect(dialog.getByLabel('License number')).toHaveValue('');
  });

  test('a second time is refused at the number', async ({ page, service }) => {
    await attach(page, 'RN-600');
    await tenSecondsLater(page, service);
    await page.getByRole('button', { name: 'Attach license', exact: true }).first().click();
    const dialog = attachDialog(page);
    await chooseType(dialog, 'registered nurse texas', /Texas Board of Nursing/);
    await dialog.getByLabel('License number').fill('RN-600');
    await expect(dialog.getByText('RN-600 of this type is attached already.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Attach and verify/ }).click();
    await expect(dialog.getByLabel('License number')).toBeFocused();
    await expect(dialog.getByLabel('License number')).toHaveAccessibleDescription(
      /attached to the provider already/,
    );
    await dialog.getByLabel('License number').fill('RN-601');
    await dialog.getByRole('button', { name: /^Attach and verify/ }).click();
    await expect(page.getByRole('row', { name: /RN-601/ })).toBeVisible();
  });

  test('without verifying leaves it unverified, and asks the source nothing', async ({ page, service }) => {
    await page.getByRole('button', { name: 'Attach license', exact: true }).first().click();
    const dialog = attachDialog(page);
    await chooseType(dialog, 'registered nurse texas', /Texas Board of Nursing/);
    await dialog.getByLabel('License number').fill('RN-700');
    await dialog.getByRole('button', { name: /^More: stated facts/ }).click();
    await dialog.getByLabel('Stated status').fill('Active');
    await dialog.getByLabel('Attach without verifying now').check();
    await dialog.getByRole('button', { name: /^Attach without verifying/ }).click();
    await expect(dialog).toBeHidden();
    await service.advance({ seconds: 60 });
    await page.reload();
    await expect(page.getByRole('row', { name: /RN-700/ })).toContainText('Registered nurse, TX');
    await expect(page.getByRole('button', { name: /^Activity/ })).toBeHidden();
    await openLicense(page, 'RN-700');
    await expect(page.getByText('No verification yet')).toBeVisible();

    const held = page.getByRole('region', { name: 'What we hold' });
    await expect(held).toContainText('Active');
    await held.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'What we hold of RN-700' });
    await edit.getByLabel('Restriction').selectOption('Restricted');
    await edit.getByLabel('Stated expiry', { exact: true }).fill('3/31/2030');
    await edit.getByRole('button', { name: /^Save changes/ }).click();
    await expect(edit).toBeHidden();
    await expect(held).toContainText('Mar 31, 2030');
    await expect(held.getByLabel('Restriction')).toHaveValue('Restricted');
  });

  test('again verifies again: one, or all of the provider together', async ({ page, service }) => {
    await attach(page, 'RN-800');
    await attach(page, 'RN-801');
    await tenSecondsLater(page, service);
    await expect(page.getByRole('button', { name: 'Activity: 2 ended' })).toBeVisible();

    await openLicense(page, 'RN-800');
    const verifications = page.getByRole('region', { name: 'Verifications' }).getByRole('listitem');
    await expect(verifications).toHaveCount(1);
    const reads: string[] = [];
    page.on('request', (request) => {
      const [, read] = /\/(licenses|verifications)(?:\/[^/]+)?$/.exec(request.url()) ?? [];
      if (request.method() === 'GET' && read) reads.push(read);
    });
    // While the test itself is looking, no time passes.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.getByRole('button', { name: /^Verify again/ }).click();
    await expect(page.getByRole('button', { name: /^Verify again/ })).toBeDisabled();
    await page.clock.runFor(1_900);
    await expect(page.getByRole('button', { name: 'Activity: 1 running' })).toBeVisible();
    expect(reads, 'of the license, before 2 seconds are over').toHaveLength(0);
    await page.clock.resume();
    await tenSecondsLater(page, service);
    await expect(verifications).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Verify again/ })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Activity: 2 ended' })).toBeVisible();
    await tenSecondsLater(page, service);
    await expect(page.getByRole('button', { name: 'Activity: 2 ended' })).toBeVisible();
    expect(reads, 'the one of the license that saw the end, and what it made old').toEqual([
      'licenses',
      'verifications',
    ]);

    await page.getByRole('link', { name: 'Ines Calloway' }).first().click();
    await page.getByRole('button', { name: 'Verify all licenses' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify licenses' });
    await expect(dialog.getByRole('checkbox', { name: /RN-800/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Verify 2 licenses' }).click();
    await expect(page.getByRole('button', { name: 'Activity: 2 running' })).toBeVisible();
    await tenSecondsLater(page, service);
    await expect(page.getByRole('button', { name: 'Activity: 2 ended' })).toBeVisible();
    await filePart(page, 'Licenses').click();
    await expect(page.getByRole('columnheader', { name: 'Last verified' })).toBeVisible();
    const beyond = await page
      .getByRole('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(beyond, 'pixels by which the table is wider than its place').toBeLessThanOrEqual(0);
    await openLicense(page, 'RN-800');
    await expect(verifications).toHaveCount(3);
  });
});
