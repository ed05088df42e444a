import { PDFHexString, PDFName, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import type { Pace } from './pace';
import { runsOf, tokensOf, writable } from './runs';
import { isToTheLeft, seenOrder } from './seen-order';

/** A letter or a word as an image: PNG, how wide and high in parts of the size of letters, how far below their base. */
export interface DrawnWord {
  png: Uint8Array;
  width: number;
  height: number;
  below: number;
}

/** Words that follow each other are drawn as one up to so many characters: no line holds more. */
const longest = 120;

export type DrawWord = (word: string, isBold: boolean) => Promise<DrawnWord>;

/** What the built-in fonts cannot write, each as a letter of a font of our own. */
export interface DrawnWords {
  get: (text: string, isBold: boolean) => { font: PDFRef; code: string; width: number } | undefined;
}

/** A font of this kind has as many letters as a byte has values, but for zero. */
const mostLetters = 255;

/**
 * Makes fonts of all that some texts need drawn. The built-in fonts of PDF write Western European languages only, and a
 * font for every script would be some megabytes. The browser has them: it draws the letter or word, and the drawing becomes
 * a letter of a Type 3 font, whose letters may be anything that can stand on a page (ISO 32000, 9.6.4). Its table of
 * Unicode says which text it stands for, so that it is found, read aloud and copied as such.
 */
export async function drawnWords(
  document: PDFDocument,
  texts: Iterable<readonly [text: string, isBold: boolean]>,
  known: ReadonlySet<number>,
  draw: DrawWord,
  pace: Pace,
): Promise<DrawnWords> {
  const wanted = new Map<string, { text: string; isBold: boolean }>();
  for (const [text, isBold] of texts) {
    // oxlint-disable-next-line no-await-in-loop -- a slice follows the other
    await pace.step();
    for (const token of tokensOf(writable(text))) {
      // Words that are one token are apart where they do not fit on a line.
      const words = token.split(' ');
      for (const segment of token.length > longest && words.length > 1 ? words : [token, ...words]) {
        for (const run of runsOf(segment, known)) {
          if (run.isDrawn) wanted.set(keyOf(run.text, isBold), { text: run.text, isBold });
        }
      }
    }
  }
  const made = new Map<string, { font: PDFRef; code: string; width: number }>();
  let group: Drawn[] = [];
  let letters = 0;
  const finish = async () => {
    if (group.length > 0) for (const [key, letter] of await fontOf(document, group)) made.set(key, letter);
    [group, letters] = [[], 0];
  };
  const drawings = await Promise.all(
    [...wanted].map(async ([key, { text, isBold }]) => ({ key, text, drawn: await draw(text, isBold) })),
  );
  for (const { key, text, drawn } of drawings) {
    const units = isToTheLeft(text) ? seenOrder(text).slice(0, mostLetters) : [text];
    // oxlint-disable-next-line no-await-in-loop -- one font after the other: few documents need a second
    if (letters + units.length > mostLetters) await finish();
    group.push({ key, units, drawn });
    letters += units.length;
  }
  await finish();
  return { get: (text, isBold) => made.get(keyOf(text, isBold)) };
}

/** A drawing with the texts that it stands for, from left to right. */
interface Drawn {
  key: string;
  units: readonly string[];
  drawn: DrawnWord;
}

const keyOf = (text: string, isBold: boolean) => `${isBold ? 'b' : 'r'} ${text}`;

const codeOf = (index: number) => (index + 1).toString(16).padStart(2, '0');

/** In thousandths of the size of letters, as fonts count. */
const units = (fraction: number) => Math.round(fraction * 1000);

/**
 * Makes a font of some drawings and gives the text by which each is written in it. A drawing is one letter, which stands for
 * its text. One of letters to the left is as many letters as it has: the first draws it, the others draw nothing and stand
 * for theirs, in the order in which they are seen. As one letter of several characters it would be turned around by some
 * readers of PDFs and not by others, and not be found.
 */
async function fontOf(
  document: PDFDocument,
  drawings: readonly Drawn[],
): Promise<[key: string, letter: { font: PDFRef; code: string; width: number }][]> {
  const { context } = document;
  const images: Record<string, PDFRef> = {};
  const procedures: Record<string, PDFRef> = {};
  const widths: number[] = [];
  const texts: string[] = [];
  const codes: string[] = [];
  for (const [index, { units: standsFor, drawn }] of drawings.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- images are embedded in their order
    const image = await document.embedPng(drawn.png);
    images[`W${index + 1}`] = image.ref;
    const [width, height, below] = [units(drawn.width), units(drawn.height), units(drawn.below)];
    const ends = endsOf(standsFor, width);
    let code = '';
    for (const [place, text] of standsFor.entries()) {
      const own = (ends[place] ?? 0) - (ends[place - 1] ?? 0);
      const drawing = place === 0 ? ` q ${width} 0 0 ${height} 0 ${-below} cm /W${index + 1} Do Q` : '';
      code += codeOf(texts.length);
      texts.push(text);
      widths.push(own);
      procedures[`w${texts.length}`] = context.register(context.stream(`${own} 0 d0${drawing}`));
    }
    codes.push(code);
  }
  const widest = Math.max(...drawings.map(({ drawn }) => units(drawn.width)));
  const highest = Math.max(...drawings.map(({ drawn }) => units(drawn.height)));
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, -highest, widest, highest],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FirstChar: 1,
    LastChar: texts.length,
    Widths: widths,
    Encoding: {
      Type: 'Encoding',
      Differences: [1, ...texts.map((_, index) => PDFName.of(`w${index + 1}`))],
    },
    CharProcs: procedures,
    Resources: { XObject: images },
    ToUnicode: context.register(context.stream(unicodeTable(texts))),
  });
  const ref = context.register(font);
  return drawings.map(({ key, drawn }, index) => [
    key,
    { font: ref, code: codes[index] ?? '', width: drawn.width },
  ]);
}

/** How wide a space is, as fonts count: readers of PDFs take a wider one for the end of a text. */
const space = 250;

/** Where each letter of a drawing ends, where they share its width. */
function endsOf(letters: readonly string[], width: number): number[] {
  const spaces = letters.filter((letter) => letter === ' ').length;
  const others = letters.length - spaces;
  const ofSpace = others === 0 ? width / spaces : Math.min(space, width / letters.length);
  const ofOther = others === 0 ? 0 : (width - spaces * ofSpace) / others;
  let end = 0;
  return letters.map((letter) => Math.round((end += letter === ' ' ? ofSpace : ofOther)));
}

/** Which text each letter of a font stands for (ISO 32000, 9.10.3). */
function unicodeTable(texts: readonly string[]): string {
  const lines = texts.map((text, index) => `<${codeOf(index)}> <${utf16(text)}>`);
  const groups: string[] = [];
  // No more than a hundred in one group.
  for (let from = 0; from < lines.length; from += 100) {
    const some = lines.slice(from, from + 100);
    groups.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Drawn def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${groups.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/** In hexadecimal UTF-16, without the mark of its order that a text string of PDF begins with. */
const utf16 = (text: string) => PDFHexString.fromText(text).asString().replace(/^FEFF/i, '');
