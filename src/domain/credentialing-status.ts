import type { Provider, ProviderAggregations } from '@/api/models';
import { recordOf } from '@/lib/values';
import { textOf } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';

/** What a credentialing status means for treating. Organizations have words of their own beside the service's. */
export type StatusMeaning = 'credentialed' | 'provisional' | 'not credentialed' | 'unknown';

/** Statuses of the service and of many organizations that mean that somebody may not treat, as they are written. */
export const notCredentialedStatuses: readonly string[] = [
  'Not credentialed',
  'In process',
  'Pending',
  'Denied',
  'Terminated',
  'Withdrawn',
  'Suspended',
  'Inactive',
];

const plain = (status: string) => status.replace(/[\s-]/g, '').toLowerCase();
const against = new Set(notCredentialedStatuses.map(plain));

/** Reads a credentialing status; one that nobody knows is `unknown`, never credentialed. */
export function statusMeaning(status: unknown): StatusMeaning {
  const text = plain(textOf(status));
  if (against.has(text)) return 'not credentialed';
  if (/^(?:(?:re)?credentialed|recredentialing|approved)$/.test(text)) return 'credentialed';
  return /^provisional(?:ly)?(?:credentialed|approved)?$/.test(text) ? 'provisional' : 'unknown';
}

/** The statuses that this organization uses: the service counts providers by them. */
export const statusesInUse = ({ aggregations }: ProviderAggregations): string[] =>
  Object.keys(recordOf(recordOf(aggregations)['credentialingStatus']));

/** Whether a recredentialing date, `YYYY-MM-DD`, has passed on a day: a cycle has no days of grace (field.md 2.2). */
export const isOverdue = (next: string, day: string): boolean => next < day;

/** What a row of a list says of treating on a day, `YYYY-MM-DD`, without the file behind it. */
export type ListedTreat = 'Deactivated' | 'Overdue' | 'NotCredentialed';

/**
 * What stands against treating as far as a row of a list knows: status, recredentialing date and deactivation. None of
 * them says that somebody may: that takes the file, with licenses, insurance and lists.
 */
export function listedTreat(provider: Provider, day: string): ListedTreat[] {
  const next = statedDay(provider.nextCredentialingDate);
  return [
    ...(provider.deactivated ? ['Deactivated' as const] : []),
    ...(statusMeaning(provider.credentialingStatus) === 'not credentialed'
      ? ['NotCredentialed' as const]
      : []),
    ...(next && isOverdue(next, day) ? ['Overdue' as const] : []),
  ];
}
