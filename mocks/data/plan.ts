import { idFor } from '../store/ids';
import { day, hour } from './dates';
import { draw } from './random';

/** One executed verification of the past, before its results are drawn. */
export interface PlannedVerification {
  id: string;
  /** Counted from 1. */
  attempt: number;
  at: number;
  trigger: 'Manual' | 'Monitor';
  /** Set where somebody decided what the source's answer means. */
  decision?: { status: 'Found' | 'NotFound' | 'Failed'; at: number; reason: string } | undefined;
}

export interface Past {
  seed: number;
  /** Of the license. */
  number: number;
  attempts: number;
  /** Whether the source's answers need a decision. */
  asks: boolean;
  /** Whether the latest one still waits for it. */
  isOpen: boolean;
  /** Midnight of the day of the latest verification. */
  newest: number;
}

/** Days from one verification back to those before it: each quarter, then more rarely. */
const cadence = [0, 91, 182, 273, 364, 546, 728, 1093, 1458];

export const mostAttempts = cadence.length;

/** How many verifications fit into so many days. */
export function attemptsWithin(days: number): number {
  return cadence.filter((back) => back + 30 <= days).length;
}

const reasons = [
  'Issue date and address match the application. The other result is a namesake.',
  'Middle name on the license is on the birth certificate in the file.',
  'Married name; certificate received and filed.',
  'Called the board: the record is this provider.',
  'License number on the wallet card was mistyped; this is another person.',
  'Type is the board’s older name for the same license.',
];

/** One verification of the past. Each is drawn from numbers of its own, so that the latest needs none before it. */
export function planned(past: Past, attempt: number): PlannedVerification {
  const { seed, number, attempts, newest } = past;
  const random = draw('verification', seed, number * 16 + attempt);
  const isLast = attempt === attempts;
  const at = newest - (cadence[attempts - attempt] ?? 0) * day - 5 * hour - random.below(10 * hour);
  return {
    id: idFor('verification', seed, number * 16 + attempt),
    attempt,
    at,
    trigger: attempt === 1 ? 'Manual' : 'Monitor',
    decision:
      past.asks && !(isLast && past.isOpen)
        ? {
            status: !isLast || random.chance(0.8) ? 'Found' : random.chance(0.7) ? 'NotFound' : 'Failed',
            at: at + hour + random.below(3 * hour),
            reason: random.pick(reasons),
          }
        : undefined,
  };
}
