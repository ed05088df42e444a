import type { ProofRow } from '@/domain/monitoring-proof';
import { isGap } from '@/domain/proof-search';
import { npiDigits } from '@/lib/npi';
import { normalised } from '@/lib/names';

/** Which rows are shown. */
export type Shown = 'all' | 'gaps' | 'matches' | 'not due';

export const shownWords: Readonly<Record<Shown, string>> = {
  all: 'all providers',
  gaps: 'those who were missed',
  matches: 'those with matches',
  'not due': 'those who were not active all month',
};

const isShown: Readonly<Record<Shown, (row: ProofRow) => boolean>> = {
  all: () => true,
  gaps: ({ cells }) => cells.some(isGap),
  matches: ({ findings }) => findings.length > 0,
  'not due': ({ standing }) => standing.is !== 'due',
};

/** The rows of a kind whose name, or NPI from its beginning, is what was typed. */
export function rowsShown(rows: readonly ProofRow[], shown: Shown, typed: string): readonly ProofRow[] {
  const digits = npiDigits(typed);
  const name = normalised(typed);
  return rows.filter(
    (row) =>
      isShown[shown](row) && (digits ? String(row.npi ?? '').startsWith(digits) : row.key.includes(name)),
  );
}
