import { inSlices } from '@/lib/slices';
import type { Counts } from './bulk-changes';

/** So many records of each kind are named; the rest are counted. */
export const named = 5;

/** Records that stay as they are for one reason. */
export interface LeftAsTheyAre<Row> {
  why: string;
  amount: number;
  /** Those that are named. */
  first: readonly Row[];
}

/** Many records, and what a preview says of them. */
export interface JudgedRows<Row> {
  rows: readonly Row[];
  /** How many change. */
  amount: number;
  /** Those of them that are named. */
  first: readonly Row[];
  /** How many of them have what they are told apart by: one for each text of `tellApart`. */
  counts: readonly Counts[];
  /** Those that stay as they are, by the reason, the most frequent first. */
  left: readonly LeftAsTheyAre<Row>[];
}

interface Judgement<Row> {
  /** Why a record stays as it is, in a sentence; undefined where it changes. */
  skipReason: (row: Row) => string | undefined;
  /** By what the records that change are told apart and counted. */
  tellApart?: ((row: Row) => readonly string[]) | undefined;
}

/**
 * Goes through records once, in slices between which the page answers, and keeps what a preview says of them: no drawing has to
 * go through all of them again. Throws the reason of `signal` once that is aborted.
 */
export async function judgeRows<Row>(
  rows: readonly Row[],
  { skipReason, tellApart }: Judgement<Row>,
  signal?: AbortSignal,
): Promise<JudgedRows<Row>> {
  let amount = 0;
  const first: Row[] = [];
  const counts: Map<string, number>[] = [];
  const reasons = new Map<string, { amount: number; first: Row[] }>();

  function judge(row: Row): void {
    const why = skipReason(row);
    if (why === undefined) {
      amount += 1;
      if (first.length < named) first.push(row);
      for (const [place, text] of tellApart?.(row).entries() ?? []) {
        const count = (counts[place] ??= new Map<string, number>());
        count.set(text, (count.get(text) ?? 0) + 1);
      }
      return;
    }
    const known = reasons.get(why) ?? { amount: 0, first: [] };
    known.amount += 1;
    if (known.first.length < named) known.first.push(row);
    reasons.set(why, known);
  }

  await inSlices(rows.length, (index) => judge(rows[index] as Row), { signal });
  const left = [...reasons].map(([why, those]) => ({ why, ...those }));
  return { rows, amount, first, counts, left: left.toSorted((a, b) => b.amount - a.amount) };
}
