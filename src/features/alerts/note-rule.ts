import { reasonRule, saysSomething } from '@/domain/reason';
import { count, formatNumber } from '@/lib/words';

/** What the field of a note says that has to be written. */
export const neededNote = `Note: what you found, what you did, ${reasonRule}`;

/**
 * What the note lacks with which alerts are dismissed, `serious` of which may end the right to treat; undefined where it may
 * go. The service takes a dismissal without a note (spec/service.md), and there is no way back from it: an auditor who asks
 * why a board action or an exclusion was put aside has nothing but this note. All other alerts go without one.
 */
export function missingNote(note: string, serious: number, among = 1): string | undefined {
  if (serious === 0 || saysSomething(note)) return undefined;
  const which =
    among === 1 ? 'This alert may' : `${formatNumber(serious)} of the ${count(among, 'alert')} may`;
  return `${which} end the right to treat: write what you found and what you did, ${reasonRule}. Spaces, digits and punctuation do not count.`;
}
