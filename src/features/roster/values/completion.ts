import { mayBeCarriedOut } from '@/api/errors';

/** What came of what goes with a record: what was done, and what failed and why. */
export interface Completion {
  done: string[];
  failed: { words: string; error: unknown }[];
}

/** `its license was not attached`, or `may not be` where its answer was lost. */
export const lackingWords = (what: string, verb: string, error: unknown): string =>
  `its ${what} ${mayBeCarriedOut(error) ? 'may' : 'was'} not ${mayBeCarriedOut(error) ? 'be ' : ''}${verb}`;

/** A record is there, and something that goes with it is not; `cause` is the first failure. */
export class Incomplete extends Error {
  /** What was done, in words. */
  readonly done: string | undefined;

  constructor({ done, failed }: Completion) {
    super(failed.map(({ words }) => words).join(', '), { cause: failed[0]?.error });
    this.done = done.join(', ') || undefined;
  }
}
