import { isValidNpi } from '@/lib/check-digits';
import { npiDigits } from '@/lib/npi';
import { cellText, cutOff } from '@/lib/spreadsheet-cell';
import { saysNothing } from './nothing';

/** What a cell with NPIs says. */
export interface NpisOfCell {
  /** What passes the check digit, in the order of the cell. */
  valid: string[];
  /** Numbers of ten digits that do not. */
  others: string[];
  /** A spreadsheet wrote the number with an exponent and cut its digits off: the file has to be exported again. */
  isCut: boolean;
}

const none: NpisOfCell = { valid: [], others: [], isCut: false };

/**
 * Reads a cell that may hold an NPI, several, or other numbers, parted by whatever, with notes in brackets, as a number
 * with `.0`, with a letter before it or blanks inside. Zeros and words for nothing are no NPI.
 */
export function npisOfCell(cell: string): NpisOfCell {
  if (saysNothing(cell)) return none;
  const whole = cellText(cell.trim());
  if (whole === cutOff) return { ...none, isCut: true };
  const text = 'text' in whole ? whole.text : cell;
  const numbers = new Set(text.match(/(?<!\d)\d{10}(?!\d)/g));
  // Blanks inside: taken together only where that makes an NPI.
  if (numbers.size === 0) {
    const together = npiDigits(text.trim().replace(/^[A-Za-z](?=\d)/, ''));
    if (together !== undefined && isValidNpi(together)) numbers.add(together);
  }
  const valid = [...numbers].filter((number) => isValidNpi(number));
  const others = [...numbers].filter((number) => !isValidNpi(number) && !/^0+$/.test(number));
  return { valid, others, isCut: false };
}
