import { differingRanges, normalised } from '@/lib/names';
import type { Comparison } from './marks';

export type Text = string | null | undefined;

const isEmpty = (text: Text): text is null | undefined | '' => !text?.trim();

/** Set when one side has nothing to compare; undefined when both have something. */
export function eitherMissing(onFile: Text, given: Text): Comparison | undefined {
  if (isEmpty(onFile) && isEmpty(given)) return { mark: 'missing', why: 'on both sides' };
  if (isEmpty(given)) return { mark: 'missing', why: 'not given' };
  if (isEmpty(onFile)) return { mark: 'missing', why: 'not on file' };
  return undefined;
}

/** Both have something, and nobody can tell whether it is the same. */
export const cannotBeCompared: Comparison = { mark: 'missing', why: 'cannot be compared' };

/** A difference, with the words of the given text that the one on file lacks, or all of it. */
export function differs(onFile: string, given: string): Comparison {
  const ranges = differingRanges(given, onFile);
  return { mark: 'differs', ranges: ranges.length > 0 ? ranges : [[0, given.length]] };
}

/** Short texts such as a status: the same words in the same order agree. */
export function compareText(onFile: Text, given: Text): Comparison {
  const missing = eitherMissing(onFile, given);
  if (missing) return missing;
  return normalised(onFile ?? '') === normalised(given ?? '') && normalised(onFile ?? '')
    ? { mark: 'agrees' }
    : differs(onFile ?? '', given ?? '');
}
