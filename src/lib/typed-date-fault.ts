import { isEmptyDay } from './stated-day';
import { dateHint, parseTypedDate } from './typed-date';

/** No day that anybody types here lies before this one: 1826 and 1899 are years that were mistyped. */
const earliest = '1900-01-01';

/** What is said of an earlier day. */
export const tooLongAgo = 'This day lies before 1900.';

/** Whether a day, `YYYY-MM-DD`, lies before any that can be meant. */
export const isTooLongAgo = (day: string): boolean => day < earliest;

/**
 * What is wrong with a date as it was typed, in a sentence for its field; undefined where nothing is, and where nothing was typed.
 * A day that programs write in the place of none is no fault of who changes something else of the same record.
 */
export function typedDateFault(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const day = parseTypedDate(typed);
  if (!day) return dateHint;
  return isTooLongAgo(day) && !isEmptyDay(day) ? tooLongAgo : undefined;
}
