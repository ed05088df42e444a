import {
  clip,
  endPath,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Style } from './pen';
import { redrawn, type Redraw } from './redraw';
import { lineHeight, margin, room, type Sheet } from './sheet';

/** A file as it goes into a document, or why it cannot. */
export type Read =
  | { is: 'image'; image: PDFImage }
  | { is: 'pages'; source: PDFDocument }
  | { is: 'missing'; why: string };

/** What a file begins with. */
async function beginning(blob: Blob, length: number): Promise<string> {
  return new TextDecoder('latin1').decode(await blob.slice(0, length).arrayBuffer());
}

/** Reads a file for a document: a PNG or JPEG as it is, any other picture as the browser draws it, a PDF by its pages. */
export async function readFile(document: PDFDocument, blob: Blob, redraw: Redraw = redrawn): Promise<Read> {
  const start = await beginning(blob, 4_096);
  try {
    if (start.startsWith('%PDF-')) return await readPdf(blob);
    if (start.startsWith('\u0089PNG')) return await image(document, blob, 'png');
    if (start.startsWith('\u00FF\u00D8')) {
      // A photograph may say that it lies on its side, which PDF knows nothing of: the browser turns it.
      return await image(document, start.includes('Exif\0\0') ? await redraw(blob, 'jpeg') : blob, 'jpeg');
    }
    if (/^image\//i.test(blob.type)) return await image(document, await redraw(blob, 'png'), 'png');
  } catch {
    return { is: 'missing', why: 'The file is damaged' };
  }
  return { is: 'missing', why: `This kind of file (${blob.type || 'unknown'}) cannot be shown on a page` };
}

async function readPdf(blob: Blob): Promise<Read> {
  const source = await PDFDocument.load(await blob.arrayBuffer(), {
    ignoreEncryption: true,
    updateMetadata: false,
    throwOnInvalidObject: false,
  });
  if (source.isEncrypted) return { is: 'missing', why: 'The PDF is protected by a password' };
  if (source.getPageCount() === 0) return { is: 'missing', why: 'The PDF has no page' };
  return { is: 'pages', source };
}

async function image(document: PDFDocument, blob: Blob, kind: 'png' | 'jpeg'): Promise<Read> {
  const bytes = await blob.arrayBuffer();
  const embedded = kind === 'png' ? await document.embedPng(bytes) : await document.embedJpg(bytes);
  // Decodes it now, so that a damaged one is told here and not when the document is saved.
  await embedded.embed();
  return { is: 'image', image: embedded };
}

const caption: Style = { size: 10, isBold: true };
const captionHeight = lineHeight(caption) * 2 + 6;

/** A picture that is a little too high for its page becomes smaller; a higher one goes on on the next. */
const aLittle = 1.3;

interface Placed {
  width: number;
  height: number;
  /** How much of it comes on each page. */
  slice: number;
  pages: number;
}

function placed({ width: pixels, height: rows }: PDFImage, whole: number): Placed {
  // No larger than on a screen.
  const width = Math.min(room, pixels * 0.75);
  const height = (width * rows) / pixels;
  const slice = whole - captionHeight;
  if (height <= slice) return { width, height, slice, pages: 1 };
  if (height <= slice * aLittle) return { width: (width * slice) / height, height: slice, slice, pages: 1 };
  return { width, height, slice, pages: Math.ceil(height / slice) };
}

/** How many pages a file takes. */
export function pagesOf(read: Read, whole: number): number {
  if (read.is === 'missing') return 0;
  return read.is === 'pages' ? read.source.getPageCount() : placed(read.image, whole).pages;
}

/** Puts a file onto pages of its own. Gives the pages that were copied, which have no margins to write in. */
export async function drawFile(sheet: Sheet, read: Read, title: string): Promise<PDFPage[]> {
  sheet.endPage();
  if (read.is === 'missing') return [];
  if (read.is === 'pages') {
    const pages = await sheet.document.copyPages(read.source, read.source.getPageIndices());
    for (const page of pages) sheet.document.addPage(page);
    const [first] = pages;
    if (first) sheet.bookmarks.push({ title, level: 2, page: first, top: first.getHeight() });
    return pages;
  }
  const { width, height, slice, pages } = placed(read.image, sheet.whole);
  for (let at = 0; at < pages; at += 1) {
    const page = sheet.nextPage();
    if (at === 0) sheet.mark(title, 2);
    for (const line of sheet.pen.lines(title, room, caption).slice(0, 2)) {
      sheet.pen.write(
        page,
        line,
        { x: margin.side, y: sheet.take(lineHeight(caption)) - caption.size },
        caption,
      );
    }
    sheet.space(6);
    const top = sheet.take(0);
    const shown = Math.min(slice, height - at * slice);
    page.pushOperators(
      pushGraphicsState(),
      rectangle(margin.side, top - shown, width, shown),
      clip(),
      endPath(),
    );
    page.drawImage(read.image, { x: margin.side, y: top - height + at * slice, width, height });
    page.pushOperators(popGraphicsState());
  }
  sheet.endPage();
  return [];
}
