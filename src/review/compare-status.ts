import { type SettledWords, type Standing, standingOf } from '@/domain/license-standing';
import { eitherMissing, compareText, differs, type Text } from './compare-text';
import type { Comparison } from './marks';

/** What both sides say where they say it in other words, and it is not that all is well. */
const shared: Readonly<Record<Exclude<Standing, 'good' | 'unknown'>, string>> = {
  limited: 'both say that it counts under terms, in other words',
  ended: 'both say that it ended, in other words',
  'taken away': 'both say that it was taken away, in other words',
};

/**
 * Statuses of licenses by what they say (field.md 1.5), as it is read everywhere: `Active` and `License Renewed & Current`
 * agree. Two words for less than a full license are similar, since a suspension is no revocation. A status that nobody
 * understands is compared as a text. `settled` is what the team settled about words of boards.
 */
export function compareStatus(onFile: Text, given: Text, settled?: SettledWords): Comparison {
  const missing = eitherMissing(onFile, given);
  if (missing) return missing;
  const asTexts = compareText(onFile, given);
  if (asTexts.mark === 'agrees') return asTexts;
  const [ours, theirs] = [standingOf(onFile, settled), standingOf(given, settled)];
  if (ours === 'unknown' || theirs === 'unknown') return asTexts;
  if (ours !== theirs) return differs(onFile ?? '', given ?? '');
  return ours === 'good' ? { mark: 'agrees' } : { mark: 'similar', why: shared[ours] };
}
