import { PDFDocument, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { isProtected, textOfPage } from './pdf-file';
import { valueToDraw, type PageAnnotation } from './pdf-text';

const text = (words: string) => PDFHexString.fromText(words);

/** A form with two columns of labels, as a board sends it. */
async function openedForm() {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const page = document.addPage([400, 300]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const write = (words: string, x: number, y: number) => page.drawText(words, { font, size: 10, x, y });
  write('Name', 20, 250);
  write('Number', 200, 250);
  write('State of practice', 20, 200);
  write('I was convicted', 40, 140);
  write('I attest', 40, 120);
  const field = (entries: Record<string, unknown>) => {
    const ref = context.register(
      context.obj({ Type: 'Annot', Subtype: 'Widget', F: 4, ...(entries as object) }),
    );
    page.node.addAnnot(ref);
    return ref;
  };
  const box = (y: number, entries: Record<string, unknown>) =>
    field({
      FT: 'Btn',
      Rect: [20, y, 30, y + 10],
      AP: { N: { Yes: context.register(context.stream('')), Off: context.register(context.stream('')) } },
      ...entries,
    });
  const fields = [
    field({ FT: 'Tx', T: text('n'), V: text('Ada Quill'), Rect: [60, 245, 180, 260] }),
    field({ FT: 'Tx', T: text('no'), V: text('RN-4711'), Rect: [260, 245, 380, 260] }),
    field({
      FT: 'Ch',
      Ff: 1 << 17,
      T: text('s'),
      V: text('TX'),
      Opt: [[text('TX'), text('Texas')]],
      Rect: [20, 178, 180, 193],
    }),
    field({ FT: 'Tx', T: text('h'), V: text('Hidden'), F: 2, Rect: [60, 245, 180, 260] }),
    field({ FT: 'Tx', T: text('Remarks'), V: text('None'), Rect: [300, 20, 380, 40] }),
    box(138, { T: text('c'), V: 'Off', AS: 'Off' }),
    box(118, { T: text('a'), V: 'Yes', AS: 'Yes' }),
  ];
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: fields }));
  const opened = await getDocument({ data: await document.save(), verbosity: 0 }).promise;
  return { page: await opened.getPage(1), layers: await opened.getOptionalContentConfig() };
}

test('What is filled into a form is said behind its label, a box before it, and what is hidden is not', async () => {
  const { page, layers } = await openedForm();
  expect((await textOfPage(page, layers)).replaceAll(/\s+/g, ' ')).toBe(
    'Name Ada Quill Number RN-4711 State of practice Texas not checked: I was convicted checked: I attest Remarks: None',
  );
});

test('Values that no drawing shows are drawn, those that one shows are left as they are', async () => {
  const { page } = await openedForm();
  const annotations = (await page.getAnnotations()) as PageAnnotation[];
  expect(annotations.map(valueToDraw)).toEqual([
    'Ada Quill',
    'RN-4711',
    ['TX'],
    undefined,
    'None',
    undefined,
    undefined,
  ]);
  const [shown] = annotations;
  if (!shown) throw new Error('No field');
  expect(valueToDraw({ ...shown, hasAppearance: true, textContent: ['Ada Quill'] })).toBeUndefined();
  expect(valueToDraw({ ...shown, hasAppearance: true, textContent: [' '] })).toBe('Ada Quill');
});

/** What pdf.js says of a file that it cannot open. */
const failureOf = async (data: Uint8Array) => {
  const task = getDocument({ data, verbosity: 0 });
  return task.promise.then(
    () => undefined,
    (error: unknown) => error,
  );
};

const encrypted = async (userPassword?: string) => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ ownerPassword: 'owner', ...(userPassword ? { userPassword } : {}) });
  return document.save();
};

test('A PDF that wants a password is told from a damaged one, and one that wants none is opened', async () => {
  expect(isProtected(await failureOf(await encrypted('secret')))).toBe(true);
  expect(isProtected(await failureOf(new TextEncoder().encode('%PDF-1.7')))).toBe(false);
  expect(await failureOf(await encrypted())).toBeUndefined();
});
