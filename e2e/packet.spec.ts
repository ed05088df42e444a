import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goWithin, mainNavigation } from './support/page';
import { readPdf } from './support/pdf';
import type { Colleague } from './support/records';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

async function upload(page: Page, name: string, mimeType: string, text: string) {
  await page.getByRole('button', { name: 'Upload files' }).click();
  const dialog = page.getByRole('dialog', { name: /^Upload files/ });
  await dialog
    .getByLabel('Choose files, or drop them here')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(dialog.getByText('1 of 1 file uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

/** A request with a verified license, a gap in insurance, and a decided history. */
async function request(colleague: Colleague) {
  const { id: providerId } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Łukasiewicz' });
  await colleague.addLicense(providerId, { number: 'RN-4711' });
  await colleague.ask('POST', `/providers/${providerId}/info/educations`, { schoolName: 'Dover Institute' });
  await colleague.ask('POST', `/providers/${providerId}/notes`, { note: 'Called the board on Tuesday.' });
  const { id } = await colleague.ask<{ id: string }>('POST', '/credentialing-requests', {
    providerId,
    type: 'Initial',
    isSelfManaged: true,
  });
  await colleague.ask('POST', `/credentialing-requests/${id}/events`, {
    status: 'RequestInProgress',
    note: 'Waiting for the diploma.',
  });
  return { id, providerId };
}

test('a packet names its gaps and every element with source, date and who, is printed alone, and is a PDF with page numbers, bookmarks, evidence', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  const { id, providerId } = await request(colleague);
  await signIn('specialist', `/credentialing/${id}`);
  await expect(page.getByRole('link', { name: 'Packet' })).toBeVisible();
  await service.fails({ operation: 'GET /files/{pathOrId}', status: 403, times: 20 });
  await page.getByRole('link', { name: 'Packet' }).click();
  const shots = part(page, /^Screenshots/);
  await expect(shots.getByRole('alert')).toContainText('This screenshot could not be read');
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  // Until all else is read, what stands below moves.
  await expect(page.getByText('Ready to be printed, or saved as a PDF')).toBeVisible();
  await service.recovers();
  await shots.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^Packet, Ines Łukasiewicz/);
  await expect(mainNavigation(page)).toBeHidden();

  const parts = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(parts[0]).toMatch(/^Gaps \(\d+\)$/);
  expect(parts.slice(1)).toEqual(expect.arrayContaining(['Elements', 'On file', 'The request']));
  await expect(part(page, /^Gaps/)).toContainText('No liability insurance on file');
  const application = part(page, /^Gaps/).getByRole('row').filter({ hasText: 'Application and attestation' });
  await expect(application, 'an element with two gaps stands there once').toHaveCount(1);
  await expect(application).toContainText('No signed application or attestation on file');
  await expect(application).toContainText('Application received date missing');
  const license = part(page, 'Elements').getByRole('row').filter({ hasText: 'RN-4711' });
  await expect(license).toContainText('Verified');
  await expect(license).toContainText('120 days left');
  await expect(part(page, 'On file')).toContainText('Dover Institute');
  await expect(part(page, 'On file')).toContainText(/Not on file: .*DEA registrations/);
  await expect(part(page, 'The request')).toContainText('Waiting for the diploma.');
  await expect(part(page, 'The request')).toContainText('admin@credence.example');
  await expect(part(page, /^Notes/)).toContainText('Called the board on Tuesday.');

  const shot = shots.getByRole('img', { name: /RN-4711/ });
  await expect(shot).toBeVisible();
  await expect(page.getByText('Ready to be printed, or saved as a PDF')).toBeVisible();
  expect(await shot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(heading(page, 'Ines Łukasiewicz, initial')).toBeVisible();

  await test.step('nothing of the console is printed', async () => {
    await goWithin(page, `/providers/${providerId}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Packet to print' }).click();
    await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back' })).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: null });
  });

  await goWithin(page, `/providers/${providerId}?tab=files`);
  await upload(page, 'diploma.txt', 'text/plain', 'A diploma.');
  await goWithin(page, `/credentialing/${id}/packet`);
  const download = page.getByRole('button', { name: 'Download PDF' });

  await test.step('it says how far it is, and can be cancelled', async () => {
    await expect(download).toBeEnabled();
    await service.conditions({ latencyMs: 4_000 });
    await download.click();
    await expect(page.getByText(/^Reading evidence \d of 2$/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(download).toBeEnabled();
    await service.recovers();
  });

  await test.step('the text of the PDF is read: names in any script, gaps, bookmarks, evidence as pages', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe('packet Ines Łukasiewicz 2026-11-20.pdf');
    const { pages, bookmarks, pictures } = await readPdf(file);
    expect(pages[0]).toContain('Ines Łukasiewicz');
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`${index + 1} of ${pages.length}`);
      // Whose it is stands at the top of every page but the cover, which says it large.
      if (index > 0) expect(text).toContain('Credentialing packet, Ines Łukasiewicz');
    }
    const all = pages.join(' ');
    expect(all).toContain('No liability insurance on file');
    expect(all).toContain('Dover Institute');
    expect(all).toContain('Waiting for the diploma.');
    expect(all).toContain('Called the board on Tuesday.');
    const lines = bookmarks.filter((line) => !line.startsWith(' '));
    expect(lines[1]).toMatch(/^Gaps \(\d+\)$/);
    expect(lines).toEqual(expect.arrayContaining(['Elements', 'On file', 'The request', 'Evidence (2)']));

    const evidence = bookmarks.filter((line) => /^ {2}Evidence/.test(line));
    expect(evidence).toEqual([expect.stringMatching(/^ {2}Evidence 1: Screenshot, RN-4711/)]);
    const shot = pages.findIndex(
      (text, index) => text.includes('Evidence 1: Screenshot') && pictures[index] === 1,
    );
    expect(shot).toBeGreaterThan(1);
    expect(all).toContain(`Page ${shot + 1}`);
    expect(all, 'what cannot be a page is named').toMatch(/Evidence 2: diploma\.txt.*Not in this document/);
    await expect(page.getByText('The PDF was made without 1 file')).toBeVisible();
  });
});
