const words = new Set([
  'n/a',
  'na',
  'n.a.',
  '#n/a',
  '#value!',
  'not applicable',
  'not available',
  'none',
  'none provided',
  'null',
  'nil',
  'nan',
  'nrf',
  'not found',
  'no npi',
  'unknown',
  'unk',
  'tbd',
  'xx',
  '-0-',
]);

/** Whether a cell says that there is nothing: empty, `N/A`, `None`, `-0-`, `NRF`, marks alone, underscores. */
export function saysNothing(text: string): boolean {
  if (text === '') return true;
  // The words begin with other letters: the usual case is told by its first sign.
  if (/^[A-MO-SV-WYZa-mo-sv-wyz\d]/.test(text)) return false;
  const plain = text
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();
  return !/[\p{L}\p{N}]/u.test(plain) || words.has(plain) || words.has(plain.replace(/\.$/, ''));
}

const namesToo = new Set(['na', 'nan', 'nil', 'none', 'null']);

/**
 * Whether a cell that says nothing elsewhere may be somebody’s name: `Null`, `NAN`, `Na`. What programs write for nothing,
 * `null`, `nan` and `NaN`, is none.
 */
export function mayBeName(text: string): boolean {
  const word = text.trim();
  return /^(?:[A-Z]+|[A-Z][a-z]+)$/.test(word) && namesToo.has(word.toLowerCase());
}

/** The text of a cell, its blanks put together; empty where it says that there is nothing. */
export function textOfCell(cell: string | undefined): string {
  if (!cell || saysNothing(cell)) return '';
  return cell.replace(/[\s\u00a0]+/g, ' ').trim();
}

/** Whether a number, a date or a license says that there is none: only zeros, with whatever stands between them. */
export function isZeros(text: string): boolean {
  return /^[0\s./-]+$/.test(text);
}
