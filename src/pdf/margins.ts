import { rgb, type PDFPage } from '@cantoo/pdf-lib';
import { numberAt } from './objects';
import type { Pen, Style } from './pen';
import { letter, margin, room } from './sheet';

const small: Style = { size: 8, isMuted: true };

interface Margins {
  /** Whose document it is, and when it was made. */
  title: string;
  made: string;
  /** `3 of 12` */
  number: string;
}

/** Writes into the margins of a page of ours: title and time at the top, but not of the first page, its number at the foot. */
export function writeMargins(
  pen: Pen,
  page: PDFPage,
  { title, made, number }: Margins,
  isFirst: boolean,
): void {
  const right = (text: string) => letter.width - margin.side - pen.width(text, small);
  if (!isFirst) {
    const top = letter.height - 36;
    const [line = ''] = pen.lines(title, room - pen.width(made, small) - 16, small);
    pen.write(page, line, { x: margin.side, y: top }, small);
    pen.write(page, made, { x: right(made), y: top }, small);
  }
  pen.write(page, number, { x: right(number), y: 30 }, small);
}

/** Writes the number of a page of a letter at its foot; the first bears none. */
export function writeLetterNumber(pen: Pen, page: PDFPage, number: number): void {
  if (number === 1) return;
  const text = `Page ${number}`;
  pen.write(page, text, { x: letter.width - margin.side - pen.width(text, small), y: 30 }, small);
}

/** How much is added to a page of somebody else's, in points of paper. */
const stripHeight = 26;

/**
 * Adds a strip below a page of somebody else's and writes into it, so that nothing of the page is written over. Below
 * is where its reader sees the lower edge: a page may be turned, and a unit of it be larger than a point.
 */
export function writeStrip(pen: Pen, page: PDFPage, left: string, number: string): void {
  const { x, y, width, height } = page.getCropBox();
  const unit = 1 / (numberAt(page.node, 'UserUnit') ?? 1);
  const [strip, inset, style] = [stripHeight * unit, 12 * unit, { ...small, size: small.size * unit }];
  const turned = (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360;
  const isUpright = turned === 0 || turned === 180;
  const along = isUpright ? width : height;
  const [boxX, boxY] = [turned === 270 ? x - strip : x, turned === 0 ? y - strip : y];
  const [boxWidth, boxHeight] = isUpright ? [width, height + strip] : [width + strip, height];
  page.setMediaBox(boxX, boxY, boxWidth, boxHeight);
  page.setCropBox(boxX, boxY, boxWidth, boxHeight);
  // What lay beyond its edge stays unseen.
  page.drawRectangle({
    x: turned === 90 ? x + width : boxX,
    y: turned === 180 ? y + height : boxY,
    width: isUpright ? width : strip,
    height: isUpright ? strip : height,
    color: rgb(1, 1, 1),
  });
  /** A place so far along the lower edge as it is seen, on the line that is written on. */
  const base = 9 * unit;
  const at = (distance: number) => {
    switch (turned) {
      case 90:
        return { x: x + width + strip - base, y: y + distance };
      case 180:
        return { x: x + width - distance, y: y + height + strip - base };
      case 270:
        return { x: x - strip + base, y: y + height - distance };
      default:
        return { x: x + distance, y: y - strip + base };
    }
  };
  const end = along - inset - pen.width(number, style);
  const [line = ''] = pen.lines(left, Math.max(20 * unit, end - inset - 10 * unit), style);
  pen.write(page, line, at(inset), style, turned);
  pen.write(page, number, at(end), style, turned);
}
