import type { Page } from '@playwright/test';
import { PDFDocument, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from './support/console';
import { goWithin } from './support/page';
import { readPdf } from './support/pdf';

/** A letter that is encrypted, and that every reader opens without asking. */
async function encryptedLetter(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([400, 300]).drawText('In good standing since 2011', { font, size: 14, x: 20, y: 200 });
  document.encrypt({ ownerPassword: 'owner', permissions: { printing: false } });
  return Buffer.from(await document.save());
}

/** A form whose program stored the value of its field and drew nothing. */
async function filledForm(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([400, 300]);
  page.drawText('Name of applicant', { font, size: 12, x: 20, y: 206 });
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      F: 4,
      FT: 'Tx',
      T: PDFHexString.fromText('applicant'),
      V: PDFHexString.fromText('Ines Quillfeld'),
      DA: PDFHexString.fromText('/Helv 14 Tf 0 g'),
      Rect: [140, 200, 380, 222],
    }),
  );
  page.node.addAnnot(field);
  const helvetica = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field], DR: { Font: { Helv: helvetica } } }));
  return Buffer.from(await document.save());
}

async function upload(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByRole('button', { name: 'Upload files' }).click();
  const dialog = page.getByRole('dialog', { name: /^Upload files/ });
  await dialog.getByLabel('Choose files, or drop them here').setInputFiles(files);
  await dialog.getByRole('button', { name: `Upload ${files.length} files` }).click();
  await expect(dialog.getByText(`${files.length} of ${files.length} files uploaded`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

/** How many points of a drawing are dark where a field lies, of a page that is 400 by 300. */
const inkAt = (canvas: HTMLCanvasElement) => {
  const scale = canvas.width / 400;
  const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
    140 * scale,
    78 * scale,
    240 * scale,
    22 * scale,
  );
  return data.filter((value, index) => index % 4 === 0 && value < 100).length;
};

test('an encrypted PDF without a password, a filled form and a photo of a phone are shown, said and packed as what they are', async ({
  page,
  signIn,
  colleague,
}) => {
  const { id: providerId } = await colleague.addProvider({ firstName: 'Ines', lastName: 'Quillfeld' });
  await signIn('specialist', `/providers/${providerId}?tab=files`);
  await upload(page, [
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: await encryptedLetter() },
    { name: 'form.pdf', mimeType: 'application/pdf', buffer: await filledForm() },
    {
      name: 'phone.heic',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    },
  ]);

  await test.step('in the viewer', async () => {
    await page.getByRole('button', { name: 'letter.pdf', exact: true }).click();
    const letter = page.getByRole('dialog', { name: 'letter.pdf', exact: true });
    await expect(letter.getByText('In good standing since 2011')).toBeAttached();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'form.pdf', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'form.pdf', exact: true });
    await expect(form.getByText(/Name of applicant\s+Ines Quillfeld/)).toBeAttached();
    const drawing = form.getByRole('img', { name: 'form.pdf' });
    await expect.poll(() => drawing.evaluate(inkAt)).toBeGreaterThan(20);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'phone.heic', exact: true }).click();
    await expect(page.getByText('This is a HEIC picture, which this browser cannot show')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await goWithin(page, `/providers/${providerId}/packet`);
  const download = page.getByRole('button', { name: 'Download PDF' });
  await expect(download).toBeEnabled();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const all = (await readPdf(file)).pages.join(' ');
  expect(all).toContain('In good standing since 2011');
  expect(all).toMatch(/Name of applicant\s*Ines Quillfeld Evidence 2/);
  expect(all).toMatch(/phone\.heic.*This is a HEIC picture, which this browser cannot draw/);
});
