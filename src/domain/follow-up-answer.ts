import { formatDate } from '@/lib/dates';
import type { FollowUpSubject } from './follow-up';
import { type Dated, leavesGap } from './expirables';

/**
 * What on file has taken the place of an expirable that is followed up, in words: the same record with a later last day, else one
 * of its kind and group that counts, ends later and leaves no gap. What has ended itself by `today`, `YYYY-MM-DD`, answers nothing.
 * Undefined where nothing has (field.md 2.14).
 */
export function renewalOf(
  { expirable }: Pick<FollowUpSubject, 'expirable'>,
  records: readonly Dated[],
  today: string,
): string | undefined {
  if (!expirable) return undefined;
  const { kind, record, group, until } = expirable;
  const renewed = records
    .filter(
      (one) =>
        one.kind === kind &&
        !one.isVoid &&
        (one.id === record || (one.group === group && !leavesGap(one, until, today))) &&
        one.until > until &&
        one.until >= today,
    )
    .toSorted((one, other) => Number(other.id === record) - Number(one.id === record));
  const [found] = renewed;
  return found && [found.what, `on file through ${formatDate(found.until)}`].filter(Boolean).join(', ');
}
