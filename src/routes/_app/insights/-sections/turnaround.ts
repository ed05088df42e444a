import { capitalized } from '@/lib/words';
import { groupedBy, spreadOf, type Spread } from '../-figures';
import { stretchOf, type Stretch } from '../-periods';
import { isCompleted, kindWords, modesOfRequests, typesOfRequests, type RequestFact } from '../-requests';

/** How long requests took that were completed, of a month or a kind. */
export interface TurnaroundRow extends Spread {
  key: string;
  label: string;
  /** Those that ended without a completion. */
  otherwise: number;
}

export interface Turnaround {
  months: TurnaroundRow[];
  kinds: TurnaroundRow[];
  all: TurnaroundRow;
  /** The month with the highest median; of several the latest. */
  slowest: TurnaroundRow | undefined;
  /** Completed, but nobody knows when they began or ended. */
  undated: number;
}

/**
 * Turnaround of requests from their creation to their completion, in days, by the month in which they were completed and
 * by type and mode. What ended otherwise, or lacks a date, is counted beside it, and not measured.
 */
export function turnaroundOf(facts: readonly RequestFact[], months: readonly Stretch[]): Turnaround {
  const byMonth = groupedBy(facts, ({ day }) =>
    day === undefined ? '' : (stretchOf(months, day)?.key ?? ''),
  );
  const rows = months.map(({ key, label }) => rowOf(key, label, byMonth.get(key) ?? []));
  const byKind = groupedBy(facts, kindOf);
  const kinds = [...typesOfRequests, ...otherTypes(facts)].flatMap((type) =>
    [...modesOfRequests, ''].flatMap((mode) => {
      const kind = byKind.get(`${type}|${mode}`);
      return kind ? rowOf(`${type}|${mode}`, labelOf(type, mode), kind) : [];
    }),
  );
  const measured = rows.filter(({ median }) => median !== undefined);
  return {
    months: rows,
    kinds,
    all: rowOf('', 'All', facts),
    slowest: measured
      .toReversed()
      .reduce<TurnaroundRow | undefined>(
        (slowest, row) => (slowest && (slowest.median ?? 0) >= (row.median ?? 0) ? slowest : row),
        undefined,
      ),
    undated: facts.filter((fact) => isCompleted(fact) && fact.days === undefined).length,
  };
}

function rowOf(key: string, label: string, facts: readonly RequestFact[]): TurnaroundRow {
  const completed = facts.filter(isCompleted);
  return {
    key,
    label,
    ...spreadOf(completed.flatMap(({ days }) => days ?? [])),
    otherwise: facts.length - completed.length,
  };
}

/** The key of the row that a request is counted in: its type and who processes it. */
export const kindOf = ({ type, mode }: RequestFact) => `${type}|${mode}`;

function otherTypes(facts: readonly RequestFact[]): string[] {
  const known: readonly string[] = typesOfRequests;
  return [...new Set(facts.map(({ type }) => type))].filter((type) => !known.includes(type));
}

const labelOf = (type: string, mode: string) =>
  capitalized([kindWords(type, '') || 'no type', kindWords('', mode) || 'mode not told'].join(', '));

/**
 * The requests behind a figure, those that took longest first: `2026-10`, `Initial|self` or `all`, and those of them that
 * are not measured, as `all~otherwise` and `all~undated`.
 */
export function rowsBehind(
  facts: readonly RequestFact[],
  months: readonly Stretch[],
  rows: string,
): RequestFact[] {
  const [key, what] = rows.split('~');
  const month = months.find((one) => one.key === key);
  const isCounted = (fact: RequestFact) =>
    what === 'otherwise'
      ? !isCompleted(fact)
      : isCompleted(fact) && (fact.days === undefined) === (what === 'undated');
  return facts
    .filter(isCounted)
    .filter((fact) => {
      if (key === 'all') return true;
      if (key?.includes('|')) return kindOf(fact) === key;
      return month !== undefined && fact.day !== undefined && fact.day >= month.from && fact.day <= month.to;
    })
    .toSorted((one, other) => (other.days ?? 0) - (one.days ?? 0));
}
