import type { Entry, Remark } from '../definition';
import { valueAt } from '../paths';

/** That a number or registration is stated not to be active. */
export function inactive(entry: Entry): Remark[] {
  return valueAt(entry, 'nonVerifiedInfo.isActive') === false
    ? [{ tone: 'warning', words: 'Not active' }]
    : [];
}
