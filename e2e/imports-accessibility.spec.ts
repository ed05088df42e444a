import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { addImport, startImport } from './support/imports';
import type { Colleague } from './support/records';
import type { Service } from './support/service';

/** An import of a portal profile that differs from the file in a field of the person, of an entry, and by an entry. */
async function addDiffering(colleague: Colleague, service: Service): Promise<string> {
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Ada',
    lastName: 'Quillimport',
    phone: '(555) 555-0100',
  });
  const info = `/providers/${id}/info`;
  await colleague.ask('PUT', `${info}/portal`, { portalId: '4711' });
  const school = { schoolName: 'Cedar College', degree: 'MD', endDate: '2005-05-15T00:00:00Z' };
  const { id: schoolId } = await colleague.ask<{ id: string }>('POST', `${info}/educations`, school);
  const job = { workHistoryType: 'Employment', name: 'Elm Street Clinic' };
  const { id: jobId } = await colleague.ask<{ id: string }>('POST', `${info}/workHistory`, job);
  const importId = await addImport(colleague, service, id);
  await colleague.ask('PATCH', `/providers/${id}`, { phone: '(555) 555-9999' });
  await colleague.ask('PATCH', `${info}/educations/${schoolId}`, { degree: 'DO' });
  await colleague.ask('DELETE', `${info}/workHistory/${jobId}`);
  return importId;
}

async function bothSchemes(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(
      page,
      `${name}, ${colorScheme}`,
      colorScheme === 'light' ? 'everything' : 'colours',
    );
  }
}

test('the list of imports, starting one, and one that failed', async ({ page, signIn }) => {
  await signIn('specialist', '/imports');
  await expect(page.getByRole('grid', { name: 'imports' }).getByRole('rowheader').first()).toBeVisible();
  await bothSchemes(page, 'the imports');
  const dialog = await startImport(page);
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByLabel('Source').selectOption('Portal');
  await expect(dialog.getByRole('term').first()).toBeVisible();
  await bothSchemes(page, 'starting an import');
  await page.goto('/imports?status=Failed');
  await page.getByRole('grid').getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByText(/^The import failed/)).toBeVisible();
  await bothSchemes(page, 'a failed import');
});

test('an import compared, chosen, failing and taken over, on a wide screen and a phone', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  await signIn('specialist', '/imports');
  const importId = await addDiffering(colleague, service);
  await page.goto(`/imports/${importId}`);
  await expect(page.getByRole('button', { name: 'Take over: Telephone' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose Cedar College: Degree' }).check();
  await service.fails({ operation: 'PATCH /providers/{providerId}', status: 500 });
  await page.getByRole('button', { name: 'Take over: Telephone' }).click();
  await expect(page.getByRole('table', { name: 'Person' }).getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Take over: Cedar College: Degree' }).click();
  await expect(page.getByText('Taken over', { exact: true })).toBeVisible();
  await bothSchemes(page, 'an import compared');
  await page.setViewportSize({ width: 390, height: 844 });
  await bothSchemes(page, 'an import compared, on a phone');
  await page.setViewportSize({ width: 320, height: 640 });
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider, 'nothing stands out of a narrow screen').toBe(false);
});
