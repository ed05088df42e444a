import { reviewOf, type Reviews } from '@/features/audit-reviews/reviews';
import { spellOut } from '@/lib/words';
import type { ResultRows } from '../-result-table';
import { percentWords } from '../-results';
import type { AuditedChange } from './changes';

/**
 * What the changes of a sample come to, by their kind, the most frequent first: how many were entered after the fact, and what
 * reviewers came to, with how many of those reviewed are in order. Without `reviews`, which a role may not see, that alone.
 */
export function kindResults(changes: readonly AuditedChange[], reviews: Reviews | undefined): ResultRows {
  const byKind = new Map<string, AuditedChange[]>();
  for (const change of changes) {
    const kind = spellOut(change.kind);
    byKind.set(kind, [...(byKind.get(kind) ?? []), change]);
  }
  const rows = [...byKind]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([kind, all]): ResultRows['rows'][number] => {
      const late = all.filter(({ daysAfter = 0 }) => daysAfter > 0).length;
      if (!reviews) return [kind, all.length, late];
      const said = all.flatMap(({ id }) => reviewOf(reviews, id).review ?? []);
      const inOrder = said.filter(({ is }) => is === 'in order').length;
      return [
        kind,
        all.length,
        late,
        inOrder,
        said.length - inOrder,
        all.length - said.length,
        percentWords(said.length > 0 ? (100 * inOrder) / said.length : undefined),
      ];
    });
  const reviewed = reviews ? ['In order', 'Findings', 'Not reviewed', 'Percent in order'] : [];
  return { head: ['Kind of change', 'Changes', 'After the fact', ...reviewed], rows };
}
