import { isSsnName, maskText } from '@/api/masked-ssns';
import { isSsnCell } from '@/lib/spreadsheet-cell';
import { masked } from '@/lib/words';

/** What such a column is called beside what `isSsnName` knows: `SS#`, `Soc Sec No`, `SSN of owner`. */
const otherNames = /^\W*ss\W*(?:no|num|number)?\W*$|\bssn|soc(?:ial)?[\W_]*sec/i;
/** Of a person this may be the social security number. */
const taxIdNames =
  /\b(?:tax|taxpayer)[\W_]*(?:id|identification|no|number|payer)|(?:^|[\W_])(?:tin|itin)(?:$|[\W_])|taxid/i;
const nineDigits = /^\s*\d{9}(?:\.0+)?\s*$/;

/** What a column may hold, by its name and by what stands in it. */
interface ShownColumn {
  /** Its name; empty for one without, undefined where it is known to be about something else. */
  name?: string | undefined;
  /** Most of its values are social security numbers by their form. */
  isOfSsns?: boolean;
}

/**
 * A cell of a file as an example of what its column holds: of a social security number its last four digits. That is what is
 * written like one, what stands in a column of that name, and nine digits in a column of tax ids or one whose name says nothing.
 */
export function shownCell(text: string, { name, isOfSsns = false }: ShownColumn): string {
  const plain = text.trim();
  if (isSsnCell(plain)) return masked(plain);
  if (name === undefined) return maskText(text);
  const isSsnColumn = isOfSsns || isSsnName(name) || otherNames.test(name);
  if (isSsnColumn && /\d/.test(plain)) return masked(plain.replace(/\.0+$/, ''));
  const saysNothing = name === '' || /^column\s*\d*$/i.test(name.trim());
  if ((saysNothing || taxIdNames.test(name)) && nineDigits.test(plain))
    return masked(plain.replace(/\.0+$/, ''));
  return maskText(text);
}
