import {
  beginText,
  endText,
  PDFHexString,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  StandardFonts,
  type PDFDocument,
  type PDFName,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { drawnWords, type DrawWord } from './drawn-words';
import { Pace } from './pace';
import { isCuttable, lettersOf, lineRuns, runsOf, tokensOf, writable, type Run } from './runs';

export interface Style {
  /** In points. */
  size: number;
  isBold?: boolean;
  /** Grey, for what is said beside. */
  isMuted?: boolean;
}

/** Measures, breaks and writes text in one document. */
export interface Pen {
  /** How wide a line is, in points. */
  width: (line: string, style: Style) => number;
  /** A text in lines that are no wider than `room` points; a word that is longer than a line is broken. */
  lines: (text: string, room: number, style: Style) => string[];
  /** Writes one line with its base at a point; `turned` is a rotation in degrees against the clock. */
  write: (page: PDFPage, line: string, at: Point, style: Style, turned?: number) => void;
}

/** A column that is as wide as its longest word holds it, whatever the sums of fractions come to. */
const rounding = 0.01;

/** Stands for a space at which no line ends, while lines are made: a letter that nobody writes, as no space is a part of a word. */
const held = '\uE000';

/** A piece of a line, or nothing but the room of a space. */
type SeenRun = Run & { isGap?: boolean };

interface Point {
  x: number;
  y: number;
}

/**
 * The built-in Helvetica, which every reader of PDFs has, and for letters that it lacks drawings by the browser, so that
 * a name in any script stands there as it is. `texts` are all that will be written.
 */
export async function makePen(
  document: PDFDocument,
  texts: Iterable<readonly [text: string, isBold: boolean]>,
  draw: DrawWord,
  pace: Pace = new Pace(undefined),
): Promise<Pen> {
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const known = new Set(regular.getCharacterSet());
  const drawn = await drawnWords(document, texts, known, draw, pace);
  const keys = new WeakMap<PDFPage, Map<PDFRef, PDFName>>();
  const fontOf = ({ isBold = false }: Style) => (isBold ? bold : regular);

  /** What a page calls a font. */
  function keyOn(page: PDFPage, name: string, font: PDFRef): PDFName {
    const ofPage = keys.get(page) ?? new Map<PDFRef, PDFName>();
    const key = ofPage.get(font) ?? page.node.newFontDictionary(name, font);
    keys.set(page, ofPage.set(font, key));
    return key;
  }

  /** By weight and letter, in parts of the size: letter by letter, as they are written, without what fonts move pairs by. */
  const letterWidths = { bold: new Map<string, number>(), regular: new Map<string, number>() };
  function letterWidth(letter: string, isBold: boolean): number {
    const widths = isBold ? letterWidths.bold : letterWidths.regular;
    const known = widths.get(letter);
    if (known !== undefined) return known;
    const width = (isBold ? bold : regular).widthOfTextAtSize(letter, 1);
    widths.set(letter, width);
    return width;
  }

  /**
   * Words to the left that were not drawn as one, because a line ends between them, one by one as they are seen. A space of
   * another font between them would keep readers of PDFs from turning them around together: they are only set apart.
   */
  function seenRuns(run: Run, isBold: boolean): SeenRun[] {
    if (!run.isDrawn || !run.text.includes(' ') || drawn.get(run.text, isBold)) return [run];
    const words = run.text.split(' ').toReversed();
    return words.flatMap((text, index) => [
      ...(index > 0 ? [{ text: ' ', isDrawn: false, isGap: true }] : []),
      ...runsOf(text, known),
    ]);
  }

  /** In parts of the size of its letters. */
  function runWidth(run: Run, isBold: boolean): number {
    const { text, isDrawn } = run;
    if (isDrawn) {
      const one = drawn.get(text, isBold);
      if (one) return one.width;
      const words = seenRuns(run, isBold);
      return words.length > 1 ? words.reduce((sum, word) => sum + runWidth(word, isBold), 0) : 0;
    }
    let width = 0;
    for (const letter of text) width += letterWidth(letter, isBold);
    return width;
  }

  /** By weight and word: most words of a document come more than once, and each is measured for every line it might end. */
  const wordWidths = { bold: new Map<string, number>(), regular: new Map<string, number>() };
  function wordWidth(word: string, { isBold = false, size }: Style): number {
    const widths = isBold ? wordWidths.bold : wordWidths.regular;
    let width = widths.get(word);
    if (width === undefined) {
      width = runsOf(word, known).reduce((sum, run) => sum + runWidth(run, isBold), 0);
      widths.set(word, width);
    }
    return width * size;
  }
  const spaceWidth = ({ isBold = false, size }: Style) => letterWidth(' ', isBold) * size;

  function width(line: string, style: Style): number {
    const words = tokensOf(writable(line));
    const spaces = Math.max(0, words.length - 1) * spaceWidth(style);
    return words.reduce((sum, word) => sum + wordWidth(word, style), spaces);
  }

  /** What is too wide for a line in pieces that are not: words that were one, then letters. */
  function cut(word: string, room: number, style: Style): string[] {
    const units = word.includes(' ') ? word.split(' ') : isCuttable(word) ? lettersOf(word) : [word];
    const between = word.includes(' ') ? ' ' : '';
    const pieces: string[] = [];
    let piece = '';
    for (const unit of units) {
      const longer = piece ? piece + between + unit : unit;
      if (piece && width(longer, style) > room) {
        pieces.push(piece);
        piece = unit;
      } else {
        piece = longer;
      }
    }
    return [...pieces, piece];
  }

  function linesOfParagraph(text: string, room: number, style: Style): string[] {
    const done: string[] = [];
    let line: string[] = [];
    let used = 0;
    const begin = (words: string[]) => {
      if (line.length > 0) done.push(line.join(' '));
      line = words;
    };
    for (const token of tokensOf(text)) {
      const word = token.replaceAll(held, ' ');
      const wide = word === token ? wordWidth(word, style) : width(word, style);
      const longer = line.length > 0 ? used + spaceWidth(style) + wide : wide;
      if (longer <= room + rounding) {
        line.push(word);
        used = longer;
        continue;
      }
      const pieces = wide > room + rounding ? cut(word, room, style) : [word];
      for (const piece of pieces) begin([piece]);
      used = width(line[0] ?? '', style);
    }
    return [...done, line.join(' ')];
  }

  return {
    width,
    lines: (text, room, style) =>
      writable(text.replaceAll('\u00A0', held))
        .split('\n')
        .flatMap((paragraph) => linesOfParagraph(paragraph, room, style)),

    write(page, line, { x, y }, style, turned = 0) {
      const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
      const grey = style.isMuted ? 0.38 : 0.08;
      const operators: PDFOperator[] = [beginText(), setFillingRgbColor(grey, grey, grey)];
      let along = 0;
      const runs = lineRuns(writable(line), known).flatMap((run) => seenRuns(run, style.isBold ?? false));
      for (const [index, run] of runs.entries()) {
        if (run.isGap) {
          along += runWidth(run, style.isBold ?? false) * style.size;
          continue;
        }
        const font = fontOf(style);
        const picture = run.isDrawn ? drawn.get(run.text, style.isBold ?? false) : undefined;
        // All that is written was drawn before.
        if (run.isDrawn && !picture) throw new Error(`Nobody drew “${run.text}”`);
        operators.push(
          setFontAndSize(
            picture ? keyOn(page, 'Drawn', picture.font) : keyOn(page, font.name, font.ref),
            style.size,
          ),
          setTextMatrix(cos, sin, -sin, cos, x + along * cos, y + along * sin),
          showText(picture ? PDFHexString.of(picture.code) : font.encodeText(run.text)),
        );
        // Most lines are one run, of which nobody asks where it ends.
        if (index < runs.length - 1) along += runWidth(run, style.isBold ?? false) * style.size;
      }
      page.pushOperators(...operators, endText());
    },
  };
}
