import { PDFDocument, StandardFonts, type PDFPage } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildPdf } from './build';
import type { DrawWord } from './drawn-words';

/** A grey pixel as PNG. */
export const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNoaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

/** In place of the browser, which draws letters that the built-in fonts lack. */
export const draw: DrawWord = (word) =>
  Promise.resolve({ png: pixel, width: 0.6 * word.length, height: 1, below: 0.2 });

/** A packet with one file as its evidence, whose pages come from the second on. */
export async function packetWith(bytes: Uint8Array, texts: readonly string[] = []) {
  const blob = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
  return buildPdf(
    {
      title: 'Packet',
      made: '',
      date: new Date(0),
      parts: [
        {
          blocks: texts.map((text) => ({ kind: 'paragraph', text }) as const),
          attached: [{ title: 'scan.pdf', path: 'scan.pdf', read: () => Promise.resolve(blob) }],
        },
      ],
    },
    { signal: new AbortController().signal, onProgress: () => undefined, draw },
  );
}

/** The texts of a page, counted from 1, each with its place, as another library than the one that wrote it reads them. */
export async function textOf(bytes: Uint8Array, number: number) {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [item] : []));
}

/** The same as one line. */
export const words = async (bytes: Uint8Array, number: number) =>
  (await textOf(bytes, number))
    .map(({ str }) => str)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** A document of one page that says “The letter”, with what `draw` puts on it. */
export async function letterPdf(draw: (document: PDFDocument, page: PDFPage) => void | Promise<void>) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([400, 300]);
  page.drawText('The letter', { font, size: 12, x: 20, y: 250 });
  await draw(document, page);
  return document;
}

/** A field as it stands in the file: a dictionary that is its own widget. */
export function addField(document: PDFDocument, page: PDFPage, entries: Record<string, unknown>) {
  const { context } = document;
  const field = context.register(
    context.obj({ Type: 'Annot', Subtype: 'Widget', F: 4, P: page.ref, ...(entries as object) }),
  );
  page.node.addAnnot(field);
  return field;
}
