import { readFile } from 'node:fs/promises';
import { readPdf } from '../support/pdf';
import { test, expect } from './test';

test('two screenshots are zoomed side by side, and a PDF is drawn, read out and downloaded', async ({
  app,
  signIn,
  colleague,
}) => {
  const { id } = await colleague.addProvider({ firstName: 'Ada', lastName: 'Vega-Quill' });
  await colleague.addLicense(id, { number: 'MULTI-700', expires: '2027-06-30' });
  await signIn('/reviews?providerName=Vega-Quill');
  await app.role('grid', 'reviews').role('link', /Ada/, { nth: 0 }).click();
  await app.role('heading', 'Ada Vega-Quill').isFocused();
  await app.press('z');
  const viewer = app.role('dialog', 'Evidence side by side');
  const picture = viewer.role('region', 'Left').role('img', /^Result \d/);
  await picture.isThere();
  const { width } = await picture.look();
  await app.press('+');
  await app.press('+');
  await viewer.role('status', 'Zoom').shows('150%');
  await expect.poll(async () => (await picture.look()).width, 'zoomed').toBeCloseTo(1.5 * width, -1);
  await app.press('0');
  await viewer.role('status', 'Zoom').shows('100%');
  await expect.poll(async () => (await picture.look()).width, 'as before').toBe(width);
  await app.press('Escape');
  await viewer.isGone();

  await test.step('a PDF', async () => {
    await app.visit('/files');
    await app
      .role('row', /diploma\.pdf/, { nth: 0 })
      .role('link', undefined, { nth: 0 })
      .click();
    await app.role('dialog').role('button', 'Open').click();
    const opened = app.role('dialog', undefined, { nth: -1 });
    const page = opened.role('img', /^diploma\.pdf/, { nth: 0 });
    await expect
      .poll(() => page.inPage((canvas) => (canvas as HTMLCanvasElement).width), { timeout: 45_000 })
      .toBeGreaterThan(600);
    await opened.shows('Issued to');
    const zoom = opened.role('status', 'Zoom');
    await app.press('9');
    await expect.poll(async () => (await zoom.look()).text).not.toBe('100%');
    const { text: whole } = await zoom.look();
    for (let press = 0; press < 4; press += 1) await app.press('+');
    await app.press('9');
    await zoom.shows(whole);
    const path = await app.downloaded(() => opened.role('button', /^Download/).click());
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('a packet is put together and downloaded as a PDF with its gaps and evidence', async ({
  app,
  signIn,
  colleague,
}) => {
  const { id: providerId } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Łukasiewicz' });
  await colleague.addLicense(providerId, { number: 'RN-4711' });
  const { id } = await colleague.ask<{ id: string }>('POST', '/credentialing-requests', {
    providerId,
    type: 'Initial',
    isSelfManaged: true,
  });
  await signIn(`/credentialing/${id}/packet`);
  await app.shows('Ready to be printed, or saved as a PDF');
  const path = await app.downloaded(() => app.role('button', 'Download PDF').click());
  expect(path).toMatch(/packet Ines Łukasiewicz \d{4}-\d{2}-\d{2}\.pdf$/);
  const { pages, bookmarks, pictures } = await readPdf(path);
  expect(pages.join(' ')).toContain('No liability insurance on file');
  expect(pages[0]).toContain('Ines Łukasiewicz');
  expect(bookmarks.join('\n')).toContain('Evidence 1: Screenshot, RN-4711');
  expect(pictures.some((count) => count > 0)).toBe(true);
});
