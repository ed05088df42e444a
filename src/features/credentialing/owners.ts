import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BaseUser, EventLogEntry } from '@/api/models';
import { listCredentialingRequestOwnersOptions, listEventsPages } from '@/api/operations.gen';
import { fetchAllPages } from '@/api/paging';
import { largestPage } from '@/api/query';
import { currentUser } from '@/api/session';
import { userWords } from '@/lib/words';

type User = BaseUser & { id: string };

const sameAddress = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one !== '' && one.toLowerCase() === other?.toLowerCase();

/** The users that an entry of the event log names with their ids; its parameters and context have no fixed shape. */
export function usersIn({ messageParameters, context }: EventLogEntry): User[] {
  return [messageParameters, context].flatMap((part) => usersWithin(part, 0));
}

function usersWithin(part: unknown, depth: number): User[] {
  if (typeof part !== 'object' || part === null || depth > 3) return [];
  const { id, email, firstName, lastName } = part as Record<string, unknown>;
  if (typeof id === 'string' && typeof email === 'string' && id && email) {
    const name = {
      ...(typeof firstName === 'string' && { firstName }),
      ...(typeof lastName === 'string' && { lastName }),
    };
    return [{ id, email, ...name }];
  }
  return Object.values(part).flatMap((inside) => usersWithin(inside, depth + 1));
}

/** So many pages of the event log are read for whoever did something lately. */
const mostPages = 4;

/**
 * The users whom the newest entries of the event log name (rules.md 17.8): it is read until it names whoever is signed in
 * (`email`), as far as a few pages go.
 */
function loggedUsersOptions(email: string) {
  return queryOptions({
    queryKey: ['/log/events', { usersUntil: email }] as const,
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const users = new Map<string, User>();
      const newest = { sortedBy: 'Timestamp', sortDirection: 'Desc', count: largestPage } as const;
      let pages = 0;
      for await (const entries of fetchAllPages({ fetchPage: listEventsPages(newest), signal })) {
        for (const user of entries.flatMap(usersIn)) if (!users.has(user.id)) users.set(user.id, user);
        pages += 1;
        if (pages >= mostPages || [...users.values()].some((one) => sameAddress(one.email, email))) break;
      }
      return [...users.values()];
    },
  });
}

interface OwnerChoice {
  value: string;
  label: string;
}

/**
 * Who may be made the owner of a credentialing request: oneself first, then whoever owns one already or is named by the
 * event log. `current` is the owner of today, who stays a choice in any case.
 */
export function useOwnerChoices(current?: BaseUser) {
  const email = currentUser()?.email ?? '';
  const owners = useQuery(listCredentialingRequestOwnersOptions());
  const logged = useQuery({ ...loggedUsersOptions(email), retry: false });
  // An owner is told with the name, the log tells the address alone.
  const people = [...(logged.data ?? []), ...(owners.data ?? []), ...(current ? [current] : [])];
  const known = new Map(people.flatMap((one): [string, BaseUser][] => (one.id ? [[one.id, one]] : [])));
  const isMe = (user: BaseUser) => sameAddress(user.email, email);
  const choices = [...known]
    .map(([value, user]): OwnerChoice & { me: boolean } => {
      const label = userWords(user) ?? value;
      return { value, me: isMe(user), label: isMe(user) ? `${label} (you)` : label };
    })
    .toSorted((one, other) => Number(other.me) - Number(one.me) || one.label.localeCompare(other.label));
  return {
    choices: choices.map(({ value, label }): OwnerChoice => ({ value, label })),
    /** Both were asked, and nobody named the id of who is signed in. */
    isMeUnknown: owners.isFetched && logged.isFetched && !choices.some(({ me }) => me),
    error: owners.error ?? logged.error,
    retry: () => {
      if (owners.error) void owners.refetch();
      if (logged.error) void logged.refetch();
    },
  };
}

/** Whom the choice holds, in a sentence below it. */
export function ownersHint(isMeUnknown: boolean): string {
  const all = 'Whoever owns a request already, or did something lately by the event log.';
  return isMeUnknown ? `${all} You are not among them yet: the service told your id nowhere.` : all;
}
