import { useQuery } from '@tanstack/react-query';
import { everyMinute } from '@/lib/every-minute';
import { aggregateCredentialingRequestsOptions } from '@/api/operations.gen';
import { usePageIdle } from '@/ui/page-idle';
import { LinkTabs } from '@/ui/page';
import { dueDays, dueTotalOptions, dueWithin } from './due';
import { openStatuses } from './request-statuses';

const tabs = [
  { id: 'list', label: 'List', to: '/credentialing', search: { board: undefined, lanes: undefined } },
  { id: 'board', label: 'Board', to: '/credentialing', search: { board: true } },
  { id: 'due', label: 'Recredentialing due', to: '/credentialing/due', search: undefined },
  { id: 'calendar', label: 'Recredentialing by month', to: '/credentialing/calendar', search: undefined },
  { id: 'committee', label: 'Committee', to: '/credentialing/committee', search: undefined },
  { id: 'audit', label: 'Audit sample', to: '/credentialing/audit', search: undefined },
  {
    id: 'integrity',
    label: 'Information integrity',
    to: '/credentialing/audit/integrity',
    search: undefined,
  },
] as const;

interface RequestTabsProps {
  current: (typeof tabs)[number]['id'];
  /** One's share of the list that is shown, and how many rows it has, where that is known. */
  assignment?: string | undefined;
  mine?: number | undefined;
  /** The list is shown with the requests that are over too. */
  isWhole?: boolean;
}

/**
 * The ways to look at requests. List and board keep each other's filters, but for the open statuses, with which the list opens:
 * the board folds the columns of what is over.
 */
export function RequestTabs({ current, assignment, mine, isWhole = false }: RequestTabsProps) {
  const whenIdle = { ...everyMinute, retry: false, enabled: usePageIdle() };
  const requests = useQuery({ ...aggregateCredentialingRequestsOptions(), ...whenIdle });
  const due = useQuery({ ...dueTotalOptions(), ...whenIdle });
  // A board shows the rows of the list, and a sample is drawn anew: neither has a number of its own.
  const counts: Partial<Record<(typeof tabs)[number]['id'], number | undefined>> = {
    list: isWhole ? requests.data?.total : openTotal(requests.data?.aggregations),
    due: due.data,
    // What a board shows of one's share has those that are over too, which the list leaves out.
    ...(assignment !== undefined && {
      [current === 'due' ? 'due' : 'list']: current === 'board' ? undefined : mine,
    }),
  };
  return (
    <LinkTabs
      label="Credentialing requests"
      tabs={tabs.map(({ id, label, to, search }) => ({
        label,
        to,
        // Who is due, their months and the audits take nothing along and give nothing: what they ask for is other.
        search: (before) =>
          search && (current === 'list' || current === 'board')
            ? { ...(id === 'board' ? withoutOpen(before) : before), ...search }
            : (search ?? (id === 'due' ? dueWithin(dueDays) : {})),
        isCurrent: id === current,
        count: counts[id],
      }))}
    />
  );
}

/** How many requests are open, by how many have each status. */
const openTotal = (amounts: Partial<Record<string, number>> | undefined): number | undefined =>
  amounts && openStatuses.reduce((sum, status) => sum + (amounts[status] ?? 0), 0);

/** The search of an address without the filter of just the open statuses. */
function withoutOpen({ currentEventStatus, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const isOpen = Array.isArray(currentEventStatus) && currentEventStatus.join() === openStatuses.join();
  return isOpen ? rest : { currentEventStatus, ...rest };
}
