import { maskText } from '@/api/masked-ssns';
import { isSsnCell } from '@/lib/spreadsheet-cell';
import { masked } from '@/lib/words';
import type { RosterField } from '../model/fields';

/** Nine digits that stand for a name are no name. */
const nineDigits = /^\d{9}$/;

/**
 * A cell as it is shown in the column of a field: of a social security number, in whatever column, its last four digits. In a column of
 * names nine digits alone are one, too.
 */
export function shownIn({ nothing }: Pick<RosterField, 'nothing'>, text: string): string {
  // Most cells have too few digits for one.
  if (!/\d{4}/.test(text)) return text;
  const plain = text.trim();
  const isSsn = isSsnCell(plain) || (nothing === 'name' && nineDigits.test(plain));
  return isSsn ? masked(plain) : maskText(text);
}
