import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin } from './support/page';
import type { Colleague } from './support/records';

/** A license that its source changes with every verification, verified as often as asked for. */
async function changingLicense(colleague: Colleague, verifications: number) {
  const { id: providerId } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Okafor-Lind' });
  const { id: licenseId } = await colleague.addLicense(providerId, { number: 'CHANGE-55' });
  for (let done = 1; done < verifications; done += 1) await colleague.verifyAgain(providerId, licenseId);
  return { file: `/providers/${providerId}`, license: `/providers/${providerId}/licenses/${licenseId}` };
}

const sentences = (page: Page) => page.getByRole('main').getByRole('listitem');
const sideBySide = (page: Page) =>
  page.getByRole('table', { name: 'What the two verifications say, field by field' });
const row = (page: Page, field: string) =>
  sideBySide(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) });

const expiry = /Expires moved from (\w+ \d+, \d{4}) to (\w+ \d+, \d{4})/;

/** The two days that the sentence about the expiry names. */
async function expiryMoved(page: Page): Promise<[from: string, to: string]> {
  const sentence = sentences(page).filter({ hasText: expiry });
  await expect(sentence).toHaveCount(1);
  const [, from = '', to = ''] = expiry.exec(await sentence.innerText()) ?? [];
  return [from, to];
}

async function cells(line: Locator): Promise<string[]> {
  return (await line.getByRole('cell').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

test('an alert leads to what changed: in sentences, side by side with what is the same folded, and raw; any two verifications can be compared', async ({
  page,
  signIn,
  colleague,
}) => {
  const { file, license } = await changingLicense(colleague, 3);
  const once = await changingLicense(colleague, 1);
  await signIn('specialist', `${file}?tab=alerts`);
  const alert = page.getByRole('region', { name: 'Alerts' }).getByRole('listitem').last();
  await expect(alert).toContainText('License changed');
  await alert.getByRole('link', { name: 'What changed' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed for Ines Okafor-Lind');

  const [from, to] = await expiryMoved(page);
  expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
  await expect(sentences(page).filter({ hasText: '1 disciplinary action added' })).toHaveCount(1);
  await expect(
    sentences(page).filter({
      hasText: /License status changed from Current to (Probation\/Active|Active - Restricted)/,
    }),
  ).toHaveCount(1);

  const [earlier, later, change] = await cells(row(page, 'Expires'));
  expect([earlier, later, change]).toEqual([from, to, 'Changed']);
  await expect(page.getByRole('figure', { name: /^Earlier/ }).getByRole('button')).not.toHaveCount(0);
  await expect(page.getByRole('figure', { name: /^Later/ }).getByRole('button')).not.toHaveCount(0);

  await expect(row(page, 'License number')).toHaveCount(0);
  await page.getByLabel('Fold what is the same').uncheck();
  await expect(row(page, 'License number')).toContainText('CHANGE-55');

  await test.step('keys lead from change to change', async () => {
    await page.keyboard.press('j');
    await expect(row(page, 'License status')).toBeFocused();
    await page.keyboard.press('j');
    await expect(row(page, 'Expires')).toBeFocused();
    await page.keyboard.press('k');
    await expect(row(page, 'License status')).toBeFocused();
  });

  await page.keyboard.press('v');
  const delta = page.getByLabel('The delta', { exact: true });
  await expect(delta).toContainText('"expires"');
  await expect(delta).toContainText('"_t": "a"');
  await expect(page).toHaveURL(/view=raw/);
  await page.goBack();
  await expect(delta).toBeHidden();
  await page.goForward();
  await expect(delta).toContainText('"expires"');

  await test.step('any two can be compared', async () => {
    await goWithin(page, license);
    const history = page.getByRole('region', { name: /^Verifications/ });
    await expect(history.getByRole('checkbox')).toHaveCount(3);
    await history.getByRole('checkbox').first().check();
    await history.getByRole('checkbox').last().check();
    await history.getByRole('link', { name: 'Compare these two' }).click();

    const [first, third] = await expiryMoved(page);
    const earlier = page.getByLabel('Earlier', { exact: true });
    await expect(earlier.getByRole('option')).toHaveCount(3);
    await earlier.selectOption({ index: 1 });
    await expect(sentences(page).filter({ hasText: `Expires moved from ${first}` })).toHaveCount(0);
    const [second, still] = await expiryMoved(page);
    expect(still).toBe(third);
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
    await page.getByRole('button', { name: 'Compare with the last successful one' }).click();
    expect(await expiryMoved(page)).toEqual([second, third]);
  });

  await test.step('a first verification says plainly that there is nothing to compare it with', async () => {
    await goWithin(page, `${once.license}/changes`);
    await expect(page.getByText('Nothing to compare with')).toBeVisible();
    await expect(
      page.getByText('There is no earlier successful verification of this license.'),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
