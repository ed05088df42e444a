import {
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  PDFRawStream,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { fileFormat, isRarelyDrawn, pictures } from '@/lib/file-format';
import { copyPages } from './copy-pages';
import type { Style } from './pen';
import { redrawn, type Pixels, type Redraw } from './redraw';
import { lineHeight, margin, room, type Sheet } from './sheet';
import { readSourcePdf, type SourcePdf } from './source-pdf';

/** A picture in a document. */
interface Picture {
  ref: PDFRef;
  /** In points of its own. */
  width: number;
  height: number;
}

/** A file as it goes into a document, or why it cannot. */
export type Read =
  | { is: 'picture'; picture: Picture }
  | { is: 'pages'; source: SourcePdf }
  | { is: 'missing'; why: string };

/** Reads a file for a document: a JPEG as it is, any other picture as the browser draws it, a PDF by its pages. */
export async function readFile(document: PDFDocument, blob: Blob, redraw: Redraw = redrawn): Promise<Read> {
  const format = await fileFormat(blob);
  const known = format && pictures[format];
  try {
    if (format === 'pdf') return await readPdf(blob);
    // A photograph may say that it lies on its side, which PDF knows nothing of: the browser turns it.
    if (format === 'jpeg' && !(await saysHowItLies(blob))) {
      const { ref, width, height } = await document.embedJpg(await blob.arrayBuffer());
      return { is: 'picture', picture: { ref, width, height } };
    }
    if (known || /^image\//i.test(blob.type)) {
      const picture = known ? new Blob([blob], { type: known.type }) : blob;
      return { is: 'picture', picture: embedded(document, await redraw(picture)) };
    }
  } catch {
    // Most browsers know nothing of some formats, which says nothing about the file.
    if (known && isRarelyDrawn(format)) {
      return {
        is: 'missing',
        why: `This is a ${known.name} picture, which this browser cannot draw: ask for it as JPEG or PDF`,
      };
    }
    return { is: 'missing', why: 'The file is damaged' };
  }
  return { is: 'missing', why: `This kind of file (${blob.type || 'unknown'}) cannot be shown on a page` };
}

async function saysHowItLies(blob: Blob): Promise<boolean> {
  return new TextDecoder('latin1').decode(await blob.slice(0, 4_096).arrayBuffer()).includes('Exif\0\0');
}

/** Puts the points of a picture into a document. */
function embedded({ context }: PDFDocument, { width, height, packed }: Pixels): Picture {
  const stream = PDFRawStream.of(
    context.obj({
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
      Length: packed.length,
    }),
    packed,
  );
  return { ref: context.register(stream), width, height };
}

async function readPdf(blob: Blob): Promise<Read> {
  const source = await readSourcePdf(await blob.arrayBuffer());
  return typeof source === 'string' ? { is: 'missing', why: source } : { is: 'pages', source };
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

function placed({ width: pixels, height: rows }: Picture, whole: number): Placed {
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
  return read.is === 'pages' ? read.source.pages.length : placed(read.picture, whole).pages;
}

/** Puts a file onto pages of its own. Gives the pages that were copied, which have no margins to write in. */
export function drawFile(sheet: Sheet, read: Read, title: string): PDFPage[] {
  sheet.endPage();
  if (read.is === 'missing') return [];
  if (read.is === 'pages') {
    const pages = copyPages(sheet.document, sheet.pen, read.source);
    const [first] = pages;
    if (first) {
      const { y, height } = first.getCropBox();
      sheet.bookmarks.push({ title, level: 2, page: first, top: y + height });
    }
    return pages;
  }
  const { width, height, slice, pages } = placed(read.picture, sheet.whole);
  for (let index = 0; index < pages; index += 1) {
    const page = sheet.nextPage();
    if (index === 0) sheet.mark(title, 2);
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
    const shown = Math.min(slice, height - index * slice);
    page.pushOperators(
      pushGraphicsState(),
      rectangle(margin.side, top - shown, width, shown),
      clip(),
      endPath(),
    );
    page.pushOperators(
      concatTransformationMatrix(width, 0, 0, height, margin.side, top - height + index * slice),
      drawObject(page.node.newXObject('Picture', read.picture.ref)),
      popGraphicsState(),
    );
  }
  sheet.endPage();
  return [];
}
