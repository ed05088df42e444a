import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { filePart, goWithin, heading } from './support/page';
import type { Colleague } from './support/records';
import { bodiesSent } from './support/sent';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const tab = (page: Page, name: string | RegExp) => filePart(page, name);

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A provider with a license of this number. */
async function addPerson(colleague: Colleague, number: string) {
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Greta',
    lastName: 'Lindqvist',
    dateOfBirth: '1979-08-02T00:00:00Z',
    phone: '(312) 555-0143',
    primaryPracticeState: 'IL',
    languages: ['English', 'Swedish'],
  });
  return { id, license: await colleague.addLicense(id, { number }) };
}

test('A provider is edited by keyboard, gets notes, is deactivated and reactivated, and deleted with all that belongs to it', async ({
  page,
  signIn,
  colleague,
}) => {
  const { id } = await addPerson(colleague, 'RN-3300');
  const bodies = bodiesSent(page, 'PATCH');
  await signIn('specialist', `/providers/${id}`);
  await expect(page.getByRole('row', { name: /RN-3300/ })).toBeVisible();

  await test.step('a problem is shown at its field, also deep in a list, and what a colleague changed stays', async () => {
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Edit Greta Lindqvist' });
    await expect(dialog.getByLabel('Date of birth', { exact: true })).toHaveValue('08/02/1979');
    await dialog.getByLabel('Last name').fill('Lindqvist-Moore');
    await dialog.getByLabel('Telephone').fill('');
    await dialog.getByRole('button', { name: 'Add address' }).click();
    const address = dialog.getByRole('group', { name: 'Address 1' });
    await address.getByLabel('Street and number').fill('12 Elm St');
    await address.getByLabel('City').fill('Peoria');
    await address.getByLabel('ZIP code').fill('616');
    await dialog.getByRole('button', { name: /^Save changes/ }).click();
    await expect(address.getByLabel('ZIP code')).toHaveAccessibleDescription(/five digits/);
    await expect(dialog.getByRole('region', { name: 'What to correct' })).toContainText(
      'Address 1, zip code',
    );

    await address.getByLabel('ZIP code').fill('61602');
    await address.getByRole('combobox', { name: 'State' }).fill('illin');
    await page.keyboard.press('Enter');
    await expect(address.getByRole('combobox', { name: 'State' })).toHaveValue('Illinois (IL)');
    await colleague.ask('PATCH', `/providers/${id}`, { credentialingStatus: 'In process' });
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Greta Lindqvist-Moore')).toBeVisible();
    expect(bodies).toMatchObject([{ lastName: 'Lindqvist-Moore', phone: null }]);
    expect(Object.keys(bodies[0] as object).toSorted()).toEqual(['addresses', 'lastName', 'phone']);
    const facts = page.getByRole('complementary', { name: 'About the provider' });
    await expect(facts).toContainText('Peoria');
    await expect(facts).toContainText('In process');
    await expect(facts).not.toContainText('555-0143');
  });

  await test.step('a note keeps what was written while another tab is looked at, is changed and deleted', async () => {
    await page.keyboard.press('n');
    const notes = page.getByRole('region', { name: 'Notes' });
    const text = notes.getByRole('textbox', { name: 'New note' });
    await expect(text).toBeFocused();
    await page.keyboard.type('Sent the form by post.');
    await tab(page, /^Alerts/).click();
    await expect(text).toBeHidden();
    await tab(page, /^Notes/).click();
    await expect(text).toHaveValue('Sent the form by post.');
    await text.press('Control+Enter');
    const note = notes.getByRole('article');
    await expect(note).toContainText('Sent the form by post.');
    await expect(note).toContainText('Dana Whitfield');
    await expect(note.getByTitle('specialist@credence.example')).toBeVisible();
    await expect(tab(page, 'Notes 1')).toBeVisible();
    await note.getByRole('button', { name: 'Edit' }).click();
    await notes.getByRole('textbox', { name: 'Change the note' }).fill('Sent the form by courier.');
    await notes.getByRole('button', { name: /^Save note/ }).click();
    await expect(note).toContainText('Sent the form by courier.');
    await note.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this note?' });
    await expect(question).toContainText('Sent the form by courier.');
    await question.getByRole('button', { name: 'Delete note' }).click();
    await expect(notes.getByText('No notes yet')).toBeVisible();
  });

  await test.step('it is deactivated and reactivated, and deleted once its last name is typed', async () => {
    await choose(page, 'Deactivate provider');
    await page
      .getByRole('alertdialog', { name: 'Deactivate Greta Lindqvist-Moore?' })
      .getByRole('button', { name: 'Deactivate provider' })
      .click();
    await expect(notices(page)).toContainText('Greta Lindqvist-Moore was deactivated');
    await expect(page.getByRole('main').getByText('Deactivated', { exact: true }).first()).toBeVisible();
    await choose(page, 'Reactivate provider');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate provider' }).click();
    await expect(notices(page)).toContainText('Greta Lindqvist-Moore was reactivated');
    await expect(page.getByRole('main').getByText('Deactivated', { exact: true })).toHaveCount(0);

    await choose(page, 'Delete provider');
    const question = page.getByRole('alertdialog', { name: 'Delete Greta Lindqvist-Moore?' });
    await expect(question).toContainText('1 license');
    const button = question.getByRole('button', { name: 'Delete provider' });
    const lastName = question.getByLabel('To confirm, type the last name Lindqvist-Moore');
    await lastName.fill('Lindqvist-More');
    await expect(button).toBeDisabled();
    await lastName.fill('Lindqvist-Moore');
    await button.click();
    await expect(notices(page)).toContainText('Greta Lindqvist-Moore was deleted');
    await expect(heading(page, 'Providers')).toBeVisible();
    await goWithin(page, `/providers/${id}`);
    await expect(heading(page, 'Not found')).toBeVisible();
    await goWithin(page, '/licenses?providerName=Lindqvist');
    await expect(page.getByText(/match this filter$/)).toBeVisible();
    await expect(page.getByText('RN-3300')).toHaveCount(0);
  });
});

test('The file has alerts with a way to what they are about, dismissed ones as notes, one time line to narrow, its open tab in sight', async ({
  page,
  signIn,
  colleague,
}) => {
  const { id, license } = await addPerson(colleague, 'CHANGE-78');
  const [ida] = await Promise.all([
    colleague.addProvider({ firstName: 'Ida', lastName: 'Narrowgate' }),
    colleague.verifyAgain(id, license.id),
    colleague.ask('POST', `/providers/${id}/notes`, { note: 'Asked for a copy.' }),
  ]);
  await signIn('specialist', `/providers/${id}`);

  const line = page.getByRole('region', { name: 'Timeline' });
  const kind = line.getByLabel('Show in the timeline');
  await test.step('the time line can be narrowed', async () => {
    await expect(line).toContainText('Verification found, CHANGE-78');
    await expect(line).toContainText('Asked for a copy.');
    await kind.selectOption('Notes');
    await expect(line).toContainText('Asked for a copy.');
    await expect(line).not.toContainText('CHANGE-78');
  });

  await test.step('alerts are listed with a way to what they are about', async () => {
    await tab(page, /^Alerts/).click();
    const alerts = page.getByRole('region', { name: 'Alerts' });
    const changed = alerts.getByRole('listitem').filter({ hasText: 'License changed' });
    await expect(changed).toHaveCount(1);
    await expect(changed).not.toContainText(/[{}]/);
    await changed.getByRole('link', { name: 'What changed' }).click();
    await expect(page).toHaveURL(/\/changes\?verification=/);
    await expect(page.getByRole('main')).toContainText('CHANGE-78');
  });

  await test.step('notes that tell of a dismissed alert stand among the others and cannot be changed', async () => {
    const { items } = await colleague.ask<{ items: { providerId: string; dismissalNote: string }[] }>(
      'GET',
      '/alerts?status=Dismissed&count=20',
    );
    const dismissed = items.find(({ dismissalNote }) => /^[\w ,.’-]{10,}$/.test(dismissalNote));
    expect(dismissed, 'a dismissed alert with a plain note').toBeDefined();
    await goWithin(page, `/providers/${dismissed?.providerId}?tab=notes`);
    const note = page
      .getByRole('article')
      .filter({ hasText: 'Alert dismissed' })
      .filter({ hasText: dismissed?.dismissalNote })
      .first();
    await expect(note).toBeVisible();
    for (const name of ['Edit', 'Delete']) {
      await expect(note.getByRole('button', { name })).toBeDisabled();
      await expect(note.getByRole('button', { name })).toHaveAccessibleDescription(/belongs to its alert/);
    }
  });

  await test.step('a time line without any of a kind says so; the tab that is open is in sight where not all fit', async () => {
    await goWithin(page, `/providers/${ida.id}`);
    await kind.selectOption('Alerts');
    await expect(line).toContainText('Nothing of this kind so far.');
    await goWithin(page, '/settings');
    await page.setViewportSize({ width: 390, height: 844 });
    await goWithin(page, `/providers/${ida.id}?tab=files`);
    const tabs = page.getByRole('navigation', { name: 'Parts of the file' });
    await expect(tabs.getByRole('link', { name: 'Files 0' })).toBeInViewport({ ratio: 1 });
    await expect(tabs.getByRole('link', { name: 'Summary' })).not.toBeInViewport();
  });
});
