import type { CredentialingRequest } from '@/api/models';
import { listCredentialingRequestsPages } from '@/api/operations.gen';
import { daysBetween, instant, localDay, localDayOf } from '@/lib/dates';
import { spellOut, uncapitalized } from '@/lib/words';
import {
  completedStatuses,
  finalStatuses,
  openStatuses,
  requestStatuses,
} from '@/features/credentialing/request-statuses';
import { entityName } from '@/features/credentialing/request-words';
import { midnight } from './-periods';
import type { AggregationOptions } from './-aggregate';

/** What the figures need of a request; the rest would fill the memory. */
export interface RequestFact {
  id: string;
  name: string;
  type: string;
  /** `self`, `cvo`, or empty where the service does not say. */
  mode: string;
  status: string;
  /** Calendar days from its creation to its end, or to the present; undefined where a date is missing. */
  days: number | undefined;
  /** The reader's day on which it ended or, while it is open, was created. */
  day: string | undefined;
}

export const isCompleted = ({ status }: RequestFact) => completedStatuses.includes(status);

/** Calendar days of the reader, as the age of a request is told everywhere. */
function daysFrom(created: string | undefined, end: string): number | undefined {
  const days = created === undefined ? undefined : daysBetween(created, end);
  return days === undefined ? undefined : Math.max(0, days);
}

/** A request that has ended by then, or is open still: `end` is in milliseconds. */
export function factOf(
  request: CredentialingRequest,
  end: number | undefined,
  dayAt: number | undefined,
): RequestFact {
  const { isSelfManaged, type = '', id, currentEvent } = request;
  return {
    id,
    name: entityName(request),
    type,
    mode: isSelfManaged === undefined ? '' : isSelfManaged ? 'self' : 'cvo',
    status: currentEvent?.status ?? '',
    days: end === undefined ? undefined : daysFrom(localDayOf(request.createdAt), localDay(end)),
    day: dayAt === undefined ? undefined : localDay(dayAt),
  };
}

/** Requests that have ended since a day, the latest first: the list ends where they get older. */
export function endedRequests(from: string): AggregationOptions<CredentialingRequest, RequestFact[]> {
  const since = midnight(from);
  return {
    key: ['insights', 'requests that ended', from],
    fetchPage: listCredentialingRequestsPages({
      currentEventStatus: requestStatuses.filter((status) => finalStatuses.includes(status)),
      sortedBy: 'CurrentEventDate',
      sortDirection: 'Desc',
    }),
    start: () => [],
    add: (facts, requests) => {
      let isPast = false;
      for (const request of requests) {
        const ended = instant(request.currentEvent?.timestamp);
        if (ended !== undefined && ended < since) isPast = true;
        else facts.push(factOf(request, ended, ended));
      }
      return isPast;
    },
    copy: (facts) => [...facts],
  };
}

/** Requests that nobody has brought to an end, the oldest first. `at` is the present in milliseconds. */
export function openRequests(
  at: number,
  today: string,
): AggregationOptions<CredentialingRequest, RequestFact[]> {
  return {
    key: ['insights', 'open requests', today],
    fetchPage: listCredentialingRequestsPages({
      currentEventStatus: openStatuses,
      sortedBy: 'CreatedAt',
      sortDirection: 'Asc',
    }),
    start: () => [],
    add: (facts, requests) => {
      facts.push(...requests.map((request) => factOf(request, at, instant(request.createdAt))));
      return false;
    },
    copy: (facts) => [...facts],
  };
}

export const typesOfRequests = ['Initial', 'ReCredentialing', 'OffCycle'] as const;
export const modesOfRequests = ['self', 'cvo'] as const;
export const modeLabels: Record<string, string> = { self: 'Self managed', cvo: 'CVO operated' };

/** Type and mode within a sentence, as far as they are known: `initial, self managed`. */
export const kindWords = (type: string, mode: string) =>
  [type && spellOut(type), modeLabels[mode]].flatMap((word) => (word ? uncapitalized(word) : [])).join(', ');
