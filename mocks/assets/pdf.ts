import type { PDFFont } from '@cantoo/pdf-lib';

/** A line of text, or a heading over the lines that follow it. */
export type PdfLine = string | { heading: string };

/** US Letter, in points. */
const [width, height, margin] = [612, 792, 60];

const bodySize = 10.5;

/**
 * A PDF of lines of text: the letters, exports and packets of the simulated service. The first line is the title. Long
 * lines are broken, and what does not fit on a page goes on the next one. `createdAt` is the date that the document bears:
 * the same lines and date make the same bytes. Characters that the built-in fonts of PDF lack become question marks.
 */
export async function pdfOf(lines: readonly PdfLine[], createdAt: string): Promise<Uint8Array<ArrayBuffer>> {
  // Fetched when the first document is opened: the start of the service does not wait for it.
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const date = new Date(createdAt);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(plain.getCharacterSet());
  let page = pdf.addPage([width, height]);
  let y = height - margin;
  const write = (text: string, font: PDFFont, size: number) => {
    for (const row of rowsOf(writable(text, known), font, size)) {
      y -= size * 1.5;
      if (y < margin) {
        page = pdf.addPage([width, height]);
        y = height - margin - size;
      }
      if (row) page.drawText(row, { x: margin, y, size, font });
    }
  };
  const [title = '', ...rest] = lines;
  pdf.setTitle(textOf(title));
  write(textOf(title), bold, 18);
  y -= bodySize;
  for (const line of rest) {
    if (typeof line === 'string') {
      write(line, plain, bodySize);
    } else {
      // A heading does not stand alone at the end of a page.
      y = y < margin + 5 * bodySize ? 0 : y - bodySize;
      write(line.heading, bold, 12.5);
    }
  }
  const bytes = await pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY });
  return new Uint8Array(bytes);
}

function textOf(line: PdfLine): string {
  return typeof line === 'string' ? line : line.heading;
}

function writable(text: string, known: ReadonlySet<number>): string {
  return [...text.normalize('NFC').replaceAll(/\s+/g, ' ')]
    .map((character) => (known.has(character.codePointAt(0) ?? 0) ? character : '?'))
    .join('');
}

/** A text in rows that fit between the margins; a word that is longer than a row is broken. */
function rowsOf(text: string, font: PDFFont, size: number): string[] {
  const fits = (row: string) => font.widthOfTextAtSize(row, size) <= width - 2 * margin;
  if (fits(text)) return [text];
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row ? `${row} ${word}` : word;
    if (fits(longer)) {
      row = longer;
      continue;
    }
    if (row) rows.push(row);
    row = '';
    for (const character of word) {
      if (!fits(row + character)) {
        rows.push(row);
        row = '';
      }
      row += character;
    }
  }
  return [...rows, row];
}
