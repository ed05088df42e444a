import { slicePauses } from '@/lib/slices';

interface Part {
  /** How much of the whole it is, in hundredths. */
  share: number;
  /** In how many steps it is done; more than that are none. */
  steps: number;
}

/**
 * The making of a document in pieces: between two of them the page answers, and whoever waits is told how far it is, from 0 to 1.
 * Each piece rejects with the reason of `signal` once that is aborted.
 */
export class Pace {
  private readonly turn;
  /** The parts that are done, in hundredths. */
  private before = 0;
  private part: Part = { share: 0, steps: 1 };
  private done = 0;

  constructor(
    signal: AbortSignal | undefined,
    private readonly onProgress: (share: number) => void = () => undefined,
  ) {
    this.turn = slicePauses(signal);
  }

  /** What follows is another part of the whole. */
  begin(part: Part): void {
    this.before += this.part.share;
    this.part = part;
    this.done = 0;
  }

  /** So many steps are done. Undefined where the slice goes on: a hundred thousand waits would take long themselves. */
  step(steps = 1): Promise<void> | undefined {
    this.done += steps;
    return this.turn()?.then(() => {
      const { share, steps: all } = this.part;
      this.onProgress((this.before + share * Math.min(1, this.done / Math.max(1, all))) / 100);
    });
  }
}
