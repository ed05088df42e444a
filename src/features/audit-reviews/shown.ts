import { formatDate, localDayOf } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { reviewOf, type Reviews } from './reviews';

/** Which files or changes of a sample are shown, by what was said of them; the first is all. */
export const shownWords = {
  all: 'All',
  open: 'Not reviewed',
  findings: 'Findings',
  'in-order': 'In order',
} as const;

export type Shown = keyof typeof shownWords;

/** What an address, or a choice, asks for; all where it asks for nothing that there is. */
export const shownIn = (value: unknown): Shown =>
  typeof value === 'string' && Object.hasOwn(shownWords, value) ? (value as Shown) : 'all';

/** The ids of a sample that are shown, in their order. All of them while the reviews are not known. */
export function idsShown(reviews: Reviews | undefined, ids: readonly string[], shown: Shown): string[] {
  if (!reviews || shown === 'all') return [...ids];
  return ids.filter((id) => {
    const { review } = reviewOf(reviews, id);
    if (shown === 'open') return !review;
    return review?.is === (shown === 'findings' ? 'finding' : 'in order');
  });
}

/** Who reviewed how many of a sample, and on which days, by what counts: `Ann Lee 12, Nov 28, 2026 to Nov 30, 2026`; '' for nobody. */
export function reviewersWords(
  reviews: Reviews,
  ids: readonly string[],
  nameOf: (address: string) => string,
): string {
  const byPerson = new Map<string, string[]>();
  for (const id of ids) {
    const { review } = reviewOf(reviews, id);
    if (review) byPerson.set(review.by, [...(byPerson.get(review.by) ?? []), localDayOf(review.at) ?? '']);
  }
  return [...byPerson]
    .map(([by, all]) => {
      const days = all.filter(Boolean).toSorted();
      const [first, last] = [days[0], days.at(-1)];
      const when = first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
      return `${by ? nameOf(by) : 'not reported'} ${formatNumber(all.length)}, ${when}`;
    })
    .join('; ');
}
