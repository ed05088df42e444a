import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { serviceDay, shown } from './support/days';
import { goWithin } from './support/page';

/** What a calendar exports: the text of its file, its folded lines made whole. */
async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export .ics' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  return (await readFile(await file.path(), 'utf8')).replaceAll(/\r\n[ \t]/g, '');
}

const compact = (day: string) => day.replaceAll('-', '');
const amountOf = (text: string, line: string) => text.split(line).length - 1;

test('a day of the licenses’ calendar opens its rows, one of the credentialing calendar who is due, by keyboard too; months go to other calendars', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { items } = await colleague.ask<{
    items: { license: { id: string; number: string; expiryDate?: string } }[];
  }>('GET', '/provider-licenses?sortedBy=LicenseExpirationDate&sortDirection=Asc&count=250');
  const today = await serviceDay(service);
  const coming = items.filter(({ license }) => (license.expiryDate ?? '').slice(0, 10) > today);
  const day = coming[0]?.license.expiryDate?.slice(0, 10) ?? '';
  const expiring = coming.filter(({ license }) => license.expiryDate?.startsWith(day));
  const inMonth = items.filter(({ license }) => license.expiryDate?.startsWith(day.slice(0, 7)));

  await signIn('specialist', '/licenses');
  await page.getByRole('link', { name: 'Expiries by month' }).click();
  await page.getByRole('radio', { name: 'Expiries', exact: true }).check({ force: true });
  await expect(page).toHaveURL(/show=expiries/);
  const month = page.getByRole('region', { name: shown(day.slice(0, 7)), exact: true });
  while (!(await month.isVisible())) await page.getByRole('button', { name: 'Later month' }).click();
  const words = `${shown(day)}, ${expiring.length} ${expiring.length === 1 ? 'expiry' : 'expiries'}`;
  await month.getByRole('button', { name: words }).click();
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  const rows = page.getByRole('region', { name: new RegExp(`^${shown(day)}: `) }).getByRole('listitem');
  await expect(rows).toHaveCount(expiring.length);
  await expect(rows.first()).toContainText('Expires');

  const text = await exported(page);
  expect(amountOf(text, 'BEGIN:VEVENT')).toBe(inMonth.length);
  expect(text).toContain(`UID:license-${expiring[0]?.license.id}-expiry@credence`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${compact(day)}`);

  // What is checked around an expiry follows it: the day itself has both.
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true });
  await expect(rows.filter({ hasText: 'Check on the day of expiry' }).first()).toBeVisible();
  await rows.filter({ hasText: 'Expires' }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/licenses\/[\da-f-]{36}/);

  await test.step('who is due for recredentialing stands on the day', async () => {
    const day = `${(await serviceDay(service, 45)).slice(0, 7)}-15`;
    const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Month-Quill' });
    await colleague.ask('PATCH', `/providers/${id}`, { nextCredentialingDate: day });
    await goWithin(page, `/credentialing/calendar?day=${day}`);
    const list = page.getByRole('region', { name: new RegExp(`^${shown(day)}: `) });
    await expect(list.getByRole('listitem').filter({ hasText: 'Month-Quill' })).toContainText(
      'No request yet',
    );
    const text = await exported(page);
    expect(text).toContain(`UID:recredentialing-${id}@credence`);
    expect(text).toContain(`DTSTART;VALUE=DATE:${compact(day)}`);
    expect(text).toContain('SUMMARY:Recredentialing due: Ada Month-Quill');

    const open = page.getByRole('button', { pressed: true });
    await expect(open).toHaveAccessibleName(/ due, \d+ without a request$/);
    await open.focus();
    await page.keyboard.press('ArrowRight');
    await expect(open).toBeFocused();
    await expect(open).toHaveAccessibleName(new RegExp(`^${shown(day).replace('15', '16')}, `));
    await page.keyboard.press('ArrowLeft');
    await list.getByRole('link', { name: 'Ada Month-Quill' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Month-Quill');
  });
});
