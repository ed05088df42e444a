import { PDFHexString, PDFName, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { runsOf, tokensOf, writable } from './runs';

/** A letter or a word as an image: PNG, how wide and high in parts of the size of letters, how far below their base. */
export interface DrawnWord {
  png: Uint8Array;
  width: number;
  height: number;
  below: number;
}

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
): Promise<DrawnWords> {
  const wanted = new Map<string, { text: string; isBold: boolean }>();
  for (const [text, isBold] of texts) {
    for (const token of tokensOf(writable(text))) {
      // Words that are one token are apart where they do not fit on a line.
      for (const segment of [token, ...token.split(' ')]) {
        for (const run of runsOf(segment, known)) {
          if (run.isDrawn) wanted.set(keyOf(run.text, isBold), { text: run.text, isBold });
        }
      }
    }
  }
  const made = new Map<string, { font: PDFRef; code: string; width: number }>();
  const entries = [...wanted.entries()];
  for (let from = 0; from < entries.length; from += mostLetters) {
    const some = entries.slice(from, from + mostLetters);
    // oxlint-disable-next-line no-await-in-loop -- one font after the other: few documents need a second
    const letters = await Promise.all(
      some.map(async ([key, { text, isBold }]) => ({ key, text, drawn: await draw(text, isBold) })),
    );
    // oxlint-disable-next-line no-await-in-loop
    const font = await fontOf(document, letters);
    for (const [index, { key, drawn }] of letters.entries()) {
      made.set(key, { font, code: codeOf(index), width: drawn.width });
    }
  }
  return { get: (text, isBold) => made.get(keyOf(text, isBold)) };
}

const keyOf = (text: string, isBold: boolean) => `${isBold ? 'b' : 'r'} ${text}`;

const codeOf = (index: number) => (index + 1).toString(16).padStart(2, '0');

/** In thousandths of the size of letters, as fonts count. */
const units = (fraction: number) => Math.round(fraction * 1000);

async function fontOf(
  document: PDFDocument,
  letters: readonly { text: string; drawn: DrawnWord }[],
): Promise<PDFRef> {
  const { context } = document;
  const images: Record<string, PDFRef> = {};
  const procedures: Record<string, PDFRef> = {};
  for (const [index, { drawn }] of letters.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- images are embedded in their order
    const image = await document.embedPng(drawn.png);
    images[`W${index + 1}`] = image.ref;
    const [width, height, below] = [units(drawn.width), units(drawn.height), units(drawn.below)];
    procedures[`w${index + 1}`] = context.register(
      context.stream(`${width} 0 d0 q ${width} 0 0 ${height} 0 ${-below} cm /W${index + 1} Do Q`),
    );
  }
  const widest = Math.max(...letters.map(({ drawn }) => units(drawn.width)));
  const highest = Math.max(...letters.map(({ drawn }) => units(drawn.height)));
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, -highest, widest, highest],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FirstChar: 1,
    LastChar: letters.length,
    Widths: letters.map(({ drawn }) => units(drawn.width)),
    Encoding: {
      Type: 'Encoding',
      Differences: [1, ...letters.map((_, index) => PDFName.of(`w${index + 1}`))],
    },
    CharProcs: procedures,
    Resources: { XObject: images },
    ToUnicode: context.register(context.stream(unicodeTable(letters.map(({ text }) => text)))),
  });
  return context.register(font);
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
