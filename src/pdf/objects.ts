import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** An upright rectangle in points, from the corner at its lower left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The dictionary at a key, through references; undefined for anything else. pdf-lib's own call throws. */
export function dictAt(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const found = dict?.lookup(PDFName.of(key));
  return found instanceof PDFDict ? found : undefined;
}

/** The array at a key, through references; undefined for anything else. */
export function arrayAt(dict: PDFDict | undefined, key: string): PDFArray | undefined {
  const found = dict?.lookup(PDFName.of(key));
  return found instanceof PDFArray ? found : undefined;
}

/** The name at a key, without its slash; undefined for anything else. */
export function nameAt(dict: PDFDict | undefined, key: string): string | undefined {
  const found = dict?.lookup(PDFName.of(key));
  return found instanceof PDFName ? found.decodeText() : undefined;
}

/** The number at a key; undefined for anything else. */
export function numberAt(dict: PDFDict | undefined, key: string): number | undefined {
  const found = dict?.lookup(PDFName.of(key));
  return found instanceof PDFNumber ? found.asNumber() : undefined;
}

/** The numbers of an array, through references; undefined unless all are. */
export function numbersOf(array: PDFArray | undefined): number[] | undefined {
  const numbers = array?.asArray().map((_, index) => array.lookup(index));
  return numbers?.every((one) => one instanceof PDFNumber) ? numbers.map((one) => one.asNumber()) : undefined;
}

/** Four numbers as a rectangle, whichever two corners they name; undefined where it has no area. */
export function boxOf(array: PDFArray | undefined): Box | undefined {
  const [x1, y1, x2, y2] = numbersOf(array) ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  const box = {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x1 - x2),
    height: Math.abs(y1 - y2),
  };
  return box.width > 0 && box.height > 0 ? box : undefined;
}

/** The text of a string object in either of its spellings, or of a name; undefined for anything else. */
export function textOf(object: PDFObject | undefined): string | undefined {
  if (object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName) {
    return object.decodeText();
  }
  return undefined;
}

/** What an entry of an array or a dictionary is, through its reference. */
export const resolved = (context: PDFContext, object: PDFObject | undefined): PDFObject | undefined =>
  object && context.lookup(object);

/** The value of a key in a dictionary or the nearest of its parents: of a field, of a page (ISO 32000, 7.7.3.4, 12.7.4). */
export function inherited(dict: PDFDict, key: string): PDFObject | undefined {
  const seen = new Set<PDFDict>();
  for (let at: PDFDict | undefined = dict; at && !seen.has(at); at = dictAt(at, 'Parent')) {
    seen.add(at);
    const found = at.lookup(PDFName.of(key));
    if (found) return found;
  }
  return undefined;
}
