import { expect } from './support/console';
import { dialog, part } from './support/page';
import { field, fillIn, test } from './support/provider-info';
import { bodiesSent } from './support/sent';

test('what does not fit is told at its field, and nothing is sent', async ({ page, openInfo }) => {
  await openInfo();
  const sent = bodiesSent(page, 'POST', /\/info\//);
  await part(page, 'DEA registrations').getByRole('button', { name: 'Add DEA registration' }).click();
  await field(dialog(page), 'Registration number').fill('AB1234564');
  await page.keyboard.press('Control+Enter');
  await expect(field(dialog(page), 'Registration number')).toHaveAccessibleDescription(/check digit/);
  await expect(field(dialog(page), 'Registration number')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard what I typed' }).click();

  await part(page, 'Liability insurance').getByRole('button', { name: 'Add liability insurance' }).click();
  await fillIn(dialog(page), { Insurer: 'Harbor', 'In effect since': '1/1/2026', Expires: '1/1/2025' });
  await page.keyboard.press('Control+Enter');
  await expect(field(dialog(page), 'Expires')).toHaveAccessibleDescription(
    /comes before the day on which it takes effect/,
  );
  expect(sent).toEqual([]);
});

test('a gap in the work history is pointed out, explained, and gone', async ({
  page,
  colleague,
  openInfo,
}) => {
  const id = await openInfo();
  const work = (name: string, startDate: string, rest: object) =>
    colleague.ask('POST', `/providers/${id}/info/workHistory`, {
      workHistoryType: 'Employment',
      name,
      startDate: `${startDate}T00:00:00Z`,
      ...rest,
    });
  await work('First', '2015-01-01', { endDate: '2018-06-30T00:00:00Z' });
  await work('Second', '2018-09-15', { isCurrentEmployer: true });
  await page.reload();
  const section = part(page, 'Work history');
  await expect(section).toContainText('Gap of 77 days, Jun 30, 2018 to Sep 15, 2018');
  await section.getByRole('button', { name: 'Explain this gap' }).click();
  await expect(field(dialog(page), 'Kind')).toHaveValue('Gap');
  await expect(field(dialog(page), 'From')).toHaveValue('06/30/2018');
  await field(dialog(page), 'Explanation').fill('Parental leave');
  await page.keyboard.press('Control+Enter');
  await expect(section).toContainText('Parental leave');
  await expect(section).not.toContainText('without an explanation');
});

test('a school is chosen from those that the clearinghouse knows, and its code is kept', async ({
  page,
  colleague,
  openInfo,
}) => {
  const id = await openInfo();
  const { items } = await colleague.ask<{ items: { name: string; code: string }[] }>(
    'GET',
    '/datasets/clearinghouse/schoolCodes?count=1',
  );
  const [school] = items;
  await part(page, 'Education').getByRole('button', { name: 'Add education' }).click();
  await field(dialog(page), 'School').fill(school?.name ?? '');
  await expect(dialog(page)).toContainText(`Known to the clearinghouse as ${school?.code}`);
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  const [held] = await colleague.ask<{ schoolCode?: string }[]>('GET', `/providers/${id}/info/educations`);
  expect(held?.schoolCode).toBe(school?.code);
});

test('evidence is attached to an entry, kept beside another of the same name, and deleted', async ({
  page,
  colleague,
  openInfo,
}) => {
  const id = await openInfo();
  await colleague.ask('POST', `/providers/${id}/info/educations`, { schoolName: 'Dover Institute' });
  await page.reload();
  const entry = part(page, 'Education').getByRole('listitem');
  const attach = (text: string) =>
    entry
      .getByLabel('Evidence of Dover Institute')
      .setInputFiles({ name: 'diploma.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await attach('first');
  await expect(entry).toContainText('diploma.txt');
  await attach('second');
  await expect(entry).toContainText('diploma (2).txt');
  await entry.getByRole('button', { name: 'Open: diploma (2).txt' }).click();
  const viewer = page.getByRole('dialog', { name: 'diploma (2).txt' });
  await expect(viewer).toContainText('second');
  await page.keyboard.press('Escape');
  await entry.getByRole('button', { name: 'Delete diploma.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click();
  await expect(entry.getByRole('button', { name: 'Delete diploma.txt' })).toBeHidden();
  await expect(entry).toContainText('diploma (2).txt');
});

test('what scans and imports lack is said, and filled in from there', async ({ page, openInfo }) => {
  await openInfo();
  const missing = part(page, 'What is missing');
  const line = (name: string) => missing.getByRole('listitem').filter({ hasText: name });
  await expect(line('NPI').first()).toContainText('NPI registry import');
  await expect(line('Portal id')).toContainText('Credentialing portal import');
  await line('Portal id').getByRole('link', { name: 'Fill in below' }).click();
  await part(page, 'External portal').getByRole('button', { name: 'Add portal login' }).click();
  await field(dialog(page), 'Provider’s id in the portal').fill('10042');
  await page.keyboard.press('Control+Enter');
  await expect(line('Portal id')).toBeHidden();
});
