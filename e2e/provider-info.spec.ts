import type { Locator } from '@playwright/test';
import { expect, test } from './support/console';
import { dialog, part } from './support/page';

/** A field by its label, which has a star where it has to be filled in. */
const field = (within: Locator, name: string) =>
  within.getByLabel(new RegExp(`^${name.replace(/[.()]/g, '\\$&')}(?: \\*)?$`)).first();

/** Fills in fields by their labels, whatever kind of control each is. */
async function fillIn(within: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(within, label);
    const [tag, role] = await control.evaluate((element) => [element.tagName, element.getAttribute('role')]);
    if (tag === 'SELECT') await control.selectOption({ label: value });
    else if (role === 'combobox' || (await control.getAttribute('aria-haspopup')) === 'listbox') {
      await control.fill(value);
      await within.getByRole('option', { name: value }).first().click();
    } else await control.fill(value);
  }
}

test('what the info lacks is said and filled in from there, and an education is added by a known school, proven by files, and deleted', async ({
  page,
  signIn,
  colleague,
}) => {
  const { id } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Okafor-Brandt' });
  const work = (name: string, startDate: string, rest: object) =>
    colleague.ask('POST', `/providers/${id}/info/workHistory`, {
      workHistoryType: 'Employment',
      name,
      startDate: `${startDate}T00:00:00Z`,
      ...rest,
    });
  await Promise.all([
    work('First', '2015-01-01', { endDate: '2018-06-30T00:00:00Z' }),
    work('Second', '2019-03-15', { isCurrentEmployer: true }),
  ]);
  await signIn('specialist', `/providers/${id}?tab=info`);

  await test.step('a gap in the work history is explained where it is told', async () => {
    const section = part(page, 'Work history');
    await expect(section).toContainText('Gap of 8 months, Jun 30, 2018 to Mar 15, 2019');
    await section.getByRole('button', { name: 'Explain this gap' }).click();
    await expect(field(dialog(page), 'Kind')).toHaveValue('Gap');
    await expect(field(dialog(page), 'From')).toHaveValue('06/30/2018');
    await field(dialog(page), 'Explanation').fill('Parental leave');
    await page.keyboard.press('Control+Enter');
    await expect(section).toContainText('Parental leave');
    await expect(section).not.toContainText('without an explanation');
  });

  await test.step('what scans and imports need is filled in', async () => {
    const missing = part(page, 'What is missing');
    const line = (name: string) => missing.getByRole('listitem').filter({ hasText: name });
    await expect(line('NPI').first()).toContainText('NPI registry import');
    await expect(line('Portal id')).toContainText('Credentialing portal import');
    await line('Portal id').getByRole('link', { name: 'Fill in below' }).click();
    const portal = part(page, 'External portal');
    await portal.getByRole('button', { name: 'Add portal login' }).click();
    await field(dialog(page), 'Provider’s id in the portal').fill('10042');
    await page.keyboard.press('Control+Enter');
    await expect(line('Portal id')).toBeHidden();
    await expect(portal.getByRole('listitem')).toContainText('10042');
  });

  const { items } = await colleague.ask<{ items: { name: string; code: string }[] }>(
    'GET',
    '/datasets/clearinghouse/schoolCodes?count=1',
  );
  const { name = '', code = '' } = items[0] ?? {};
  const section = part(page, 'Education');
  await expect(section).toContainText('None on file');
  await section.getByRole('button', { name: 'Add education' }).click();
  await field(dialog(page), 'School').fill(name);
  await expect(dialog(page)).toContainText(`Known to the clearinghouse as ${code}`);
  await fillIn(dialog(page), { Degree: 'MD', From: '8/1/2001', Until: '5/20/2005', Completed: 'Yes' });
  await dialog(page).getByRole('button', { name: 'Add education' }).click();
  await expect(dialog(page)).toBeHidden();
  const entry = section.getByRole('listitem');
  await expect(entry).toHaveCount(1);
  // A label and its value stand beside each other without a space between.
  await expect(entry).toContainText(/Until\s*May 20, 2005/);
  const [held] = await colleague.ask<{ schoolCode?: string }[]>('GET', `/providers/${id}/info/educations`);
  expect(held?.schoolCode).toBe(code);

  await test.step('evidence is kept beside another of the same name, opened and deleted', async () => {
    const attach = (text: string) =>
      entry
        .getByLabel(`Evidence of ${name}`)
        .setInputFiles({ name: 'diploma.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await attach('first');
    await expect(entry).toContainText('diploma.txt');
    await attach('second');
    await expect(entry).toContainText('diploma (2).txt');
    await entry.getByRole('button', { name: 'Open: diploma (2).txt' }).click();
    await expect(page.getByRole('dialog', { name: 'diploma (2).txt' })).toContainText('second');
    await page.keyboard.press('Escape');
    await entry.getByRole('button', { name: 'Delete diploma.txt' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click();
    await expect(entry.getByRole('button', { name: 'Delete diploma.txt' })).toBeHidden();
    await expect(entry).toContainText('diploma (2).txt');
  });

  await entry.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete education' }).click();
  await expect(section).toContainText('None on file');
});
