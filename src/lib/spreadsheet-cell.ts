import { unguarded } from './csv-guard';

/** What a cell holds once the traces of a spreadsheet program are taken off; or what is wrong with it. */
type CellText = { text: string } | { problem: string };

const errors =
  /^#(?:REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA|#+)$/i;
/** `1.23457E+09`: a number that was too long for its column. */
const exponent = /^([1-9])(?:\.(\d+))?E\+?(\d{1,2})$/i;
const decimals = /^(\d+)\.0+$/;
/** A social security number, whole or with most of it hidden, with hyphens, blanks, points or dashes between. */
const ssn =
  /^(?:\d{3}|[*•#Xx]{3})[-\s.\u2010-\u2015](?:\d{2}|[*•#Xx]{2})[-\s.\u2010-\u2015]\d{4}$|^[*•#Xx]{5}\d{4}$/;
/** Between the digits of one, and in a number that a spreadsheet has changed. */
const marks = /[-\s.e\u2010-\u2015]/i;
/** Whether a cell is a social security number by its form. */
export const isSsnCell = (text: string): boolean => ssn.test(text);

const isError = {
  problem: 'The cell holds an error of a spreadsheet: correct its formula and export again.',
};
const isFormula = { problem: 'The cell holds a formula in place of its result: export the file again.' };
/** Of a number of which the spreadsheet kept the first digits alone, as `1.23457E+09`. */
export const cutOff = {
  problem: 'The spreadsheet has cut off this number: format the column as text and export the file again.',
};
/** Of a social security number, which no file is read for. */
export const isSsn = { problem: 'This looks like a social security number, which is not read from files.' };

/**
 * Takes off what a spreadsheet program adds to a cell: `1234567893.0` is `1234567893`, and `1.234567893E+09` is too, since
 * all of its digits are there. Of `1.23457E+09` some are lost, which is a problem, as are errors (`#REF!`), formulas without
 * their result, and social security numbers in whatever column. The apostrophes of the console's own files are taken off.
 */
export function cellText(text: string): CellText {
  const plain = unguarded(text);
  // An apostrophe says that it is a text: no formula and no cut number, whatever it begins with.
  if (plain !== text) return { text: plain };
  const first = text.charCodeAt(0);
  // Letters: no spreadsheet begins so what it has spoiled, and a masked number begins with `X` alone.
  if (first >= 65 && text[0] !== 'X' && text[0] !== 'x' && text[0] !== '•') return { text };
  if (text[0] === '#' && errors.test(text)) return isError;
  if (text[0] === '=' && text.length > 1) return isFormula;
  const isDigit = first >= 48 && first <= 57;
  // Most numbers and days have no sign of any of these.
  if (isDigit && !marks.test(text)) return { text };
  if (isSsnCell(text)) return isSsn;
  const [, whole] = decimals.exec(text) ?? [];
  if (whole !== undefined) return { text: whole };
  const [, lead, rest = '', power] = exponent.exec(text) ?? [];
  if (lead === undefined) return { text };
  return rest.length === Number(power) ? { text: lead + rest } : cutOff;
}
