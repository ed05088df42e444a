import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Which layers of a PDF are on. */
export type PdfLayers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

/** What a page draws, as pdf.js gives it: the kinds of its steps, and what each works with. */
export interface PageSteps {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** What of a page lies on layers that are off. */
interface HiddenParts {
  /** The annotations, by their ids. */
  annotations: ReadonlySet<string>;
  /** The pieces of its text without those that are not seen, in their order. */
  seen: <Piece extends { str: string }>(pieces: readonly Piece[]) => Piece[];
}

/**
 * What a page draws on layers that are off. pdf.js gives the text of all layers, and does not say which one a piece lies on;
 * only the steps of drawing name the layers (ISO 32000, 8.11.3). Both go through the same letters in the same order, so the pieces are
 * found in the steps again, one behind the other. `pieces` are to be as they stand in the file, not normalized.
 */
export function hiddenParts({ fnArray, argsArray }: PageSteps, layers: PdfLayers): HiddenParts {
  const annotations = new Set<string>();
  const marks: boolean[] = [];
  let isInAnnotation = false;
  let letters = '';
  const isHidden: boolean[] = [];
  for (const [index, step] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as readonly unknown[];
    if (step === OPS.beginMarkedContent) marks.push(false);
    else if (step === OPS.beginMarkedContentProps) marks.push(args[0] === 'OC' && !layers.isVisible(args[1]));
    else if (step === OPS.endMarkedContent) marks.pop();
    else if (step === OPS.beginAnnotation) {
      isInAnnotation = true;
      if (marks.includes(true)) annotations.add(String(args[0]));
    } else if (step === OPS.endAnnotation) isInAnnotation = false;
    else if (step === OPS.showText && !isInAnnotation) {
      letters += lettersOf((args[0] as readonly Glyph[]).map((glyph) => unicodeOf(glyph)).join(''));
      while (isHidden.length < letters.length) isHidden.push(marks.includes(true));
    }
  }
  const seen: HiddenParts['seen'] = (pieces) => {
    let reached = 0;
    return pieces.filter(({ str }) => {
      const wanted = lettersOf(str);
      const at = wanted === '' ? undefined : placeOf(wanted, letters, reached);
      if (at === undefined) return true;
      reached = at + wanted.length;
      return !isHidden[at];
    });
  };
  return { annotations, seen };
}

/** A letter that is drawn, or the distance to the next one. */
type Glyph = { unicode?: string } | number | null;

const unicodeOf = (glyph: Glyph) => (typeof glyph === 'object' ? (glyph?.unicode ?? '') : '');

/** What of a text the steps and the pieces have in common: pdf.js makes its own spaces, and drops marks of direction. */
const lettersOf = (text: string) => text.replaceAll(/[\s\p{Cf}<>]/gu, '');

const sorted = (text: string) => [...text].toSorted().join('');

/** Where these letters stand next, in whichever order: those written from right to left stand the other way round in a piece. */
function placeOf(wanted: string, letters: string, from: number): number | undefined {
  const goal = sorted(wanted);
  // Letters beyond the edge of the page are drawn, and are in no piece.
  for (let at = from; at + wanted.length <= letters.length; at += 1)
    if (sorted(letters.slice(at, at + wanted.length)) === goal) return at;
  return undefined;
}
