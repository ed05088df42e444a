const toTheLeft = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
const anyToTheLeft = new RegExp(`[${toTheLeft}]`, 'u');
/** From the first letter to the left to the last, or a number behind it, without a letter to the right between them. */
const stretch = new RegExp(
  String.raw`[${toTheLeft}](?:(?:(?!\p{L})[^])*?(?:[${toTheLeft}]\p{M}*|\p{Nd}))*`,
  'gu',
);
/** What keeps its direction among letters to the left: a number with the signs within it. */
const number = /\p{Nd}+(?:[.,:/]\p{Nd}+)*/gu;

/** Whether some of a text is written from right to left. */
export const isToTheLeft = (text: string): boolean => anyToTheLeft.test(text);

/**
 * The characters of a text from left to right as they are seen, within a line to the right: letters of Hebrew or Arabic
 * backwards, numbers among them as they are (Unicode Standard Annex 9). Readers of PDFs take what stands on a page in this
 * order, and turn it around themselves.
 */
export function seenOrder(text: string): string[] {
  return [...text.replaceAll(stretch, (some) => backwards(some.replaceAll(number, backwards)))];
}

const backwards = (text: string) => [...text].toReversed().join('');
