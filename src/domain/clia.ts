import { textOf } from '@/lib/words';

/** Two digits, D, seven digits (field.md 2.12, form CMS-116). */
const clia = /^\d{2}D\d{7}$/;
/** What is meant as a CLIA number: a D among digits, where a CMS certification number has none. */
const meant = /^[\d\s-]*d[\d\s-]*$/i;

/** Whether a number is a CLIA number. */
export const isCliaNumber = (number: string): boolean => clia.test(number);

/** What is wrong with a number that is meant as a CLIA number; undefined for one that is right, or another kind. */
export function cliaProblem(value: unknown): string | undefined {
  const number = textOf(value);
  if (!meant.test(number) || isCliaNumber(number)) return undefined;
  return `“${number}” is no CLIA number: two digits, D and seven digits`;
}
