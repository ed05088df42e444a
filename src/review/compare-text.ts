import { differingRanges, normalised } from '@/lib/names';
import type { Comparison } from './marks';

export type Text = string | null | undefined;

const isEmpty = (text: Text): text is null | undefined | '' => !text?.trim();

/** Set when one side has nothing to compare; undefined when both have something. */
export function absent(held: Text, given: Text): Comparison | undefined {
  if (isEmpty(held) && isEmpty(given)) return { mark: 'missing', why: 'on both sides' };
  if (isEmpty(given)) return { mark: 'missing', why: 'not given' };
  if (isEmpty(held)) return { mark: 'missing', why: 'not held' };
  return undefined;
}

/** Both have something, and nobody can tell whether it is the same. */
export const cannotBeCompared: Comparison = { mark: 'missing', why: 'cannot be compared' };

/** A difference, with the words of the given text that the held one lacks, or all of it. */
export function differs(held: string, given: string): Comparison {
  const ranges = differingRanges(given, held);
  return { mark: 'differs', ranges: ranges.length > 0 ? ranges : [[0, given.length]] };
}

/** Short texts such as a status: the same words in the same order agree. */
export function compareText(held: Text, given: Text): Comparison {
  const missing = absent(held, given);
  if (missing) return missing;
  return normalised(held ?? '') === normalised(given ?? '') && normalised(held ?? '')
    ? { mark: 'agrees' }
    : differs(held ?? '', given ?? '');
}
