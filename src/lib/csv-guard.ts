// A program that opens a CSV file cuts it where the user's locale says: at commas, semicolons or tabs. A quotation mark
// only counts at the start of a field, so that in a program that cuts at semicolons the cell `a;=1+1` of a second column
// is cut in spite of its quotation marks, and what follows is a formula. So a guard stands not only before a cell that begins
// like a formula, but at each place within it where another locale would begin one.

/** Blanks, invisible marks and quotation marks, which programs skip before they decide whether a cell is a formula. */
const skipped = String.raw`[ "\0\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]*`;
/** What begins a formula, in full width and as other signs of the same meaning too, which some programs read as the plain ones. */
const signs = String.raw`[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]`;
/** Where a program of some locale begins a cell or a row; at a comma all of them heed the quotation marks. */
const starts = String.raw`^|[;\t\v\f\r\n\u0085\u2028\u2029]`;

const formula = new RegExp(`(${starts})(?=${skipped}${signs})`, 'gu');
const guard = new RegExp(`(${starts})'(?=${skipped}${signs})`, 'gu');
const parted = /^[\t\v\f\r\n]/;
const guardOfParted = /^'(?=[\t\v\f\r\n])/;
const mustQuote = /[,;|\t\v\f\r\n\u0085\u2028\u2029"\0]|^[\s\ufeff']|[\s\ufeff]$/u;

/**
 * A text as a cell that no spreadsheet runs, in whatever locale: an apostrophe stands before each formula that the cell, or
 * what a semicolon, tab or line break in it begins, would be read as, and before a tab or line break at its start (OWASP,
 * "CSV Injection"). `unguarded` takes them off.
 */
export function guarded(text: string): string {
  const safe = text.replace(formula, "$1'");
  return parted.test(safe) ? `'${safe}` : safe;
}

/** Whether a cell has to stand between quotation marks: some locale would cut it, or a program trim it, if it did not. */
export const isQuoted = (cell: unknown): boolean => typeof cell === 'string' && mustQuote.test(cell);

/** What a cell says without the apostrophes that `guarded` wrote; some spreadsheet programs write the first one too. */
export const unguarded = (cell: string): string =>
  cell.includes("'") ? cell.replace(guardOfParted, '').replace(guard, '$1') : cell;
