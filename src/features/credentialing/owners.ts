import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BaseUser, CredentialingRequest, Details, EventFilters, EventLogEntry } from '@/api/models';
import { listCredentialingRequestOwnersOptions, listEventsPages } from '@/api/operations.gen';
import { fetchAllPages } from '@/api/paging';
import { readBlocked, useReadBlocked } from '@/api/permissions';
import { largestPage } from '@/api/query';
import { currentUser, type SessionUser } from '@/api/session';
import { instant } from '@/lib/dates';
import { userWords } from '@/lib/words';

const sameAddress = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one !== '' && one.toLowerCase() === other?.toLowerCase();

/** The users that an entry of the event log names with their ids; its parameters and context have no fixed shape. */
export function usersIn({ messageParameters, context }: EventLogEntry): BaseUser[] {
  return [messageParameters, context].flatMap((part) => usersWithin(part, 0));
}

function usersWithin(part: unknown, depth: number): BaseUser[] {
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

/** So many pages of the event log are read for whoever did something: the newest thousand entries. */
const mostPages = 4;
/** What users did; the rest of the log is the service's own work. */
const byUsers: NonNullable<EventFilters['type']> = ['Request', 'Legacy'];
/** How far the clocks of a sign-in and of its entry in the log may be apart, in milliseconds. */
const leeway = 60_000;

/**
 * The users whom the newest entries of the event log name (rules.md 17.8). What others did since somebody signed in may be
 * more than that, so that the first entries since the sign-in are asked for then, of which the sign-in itself is one.
 */
function loggedUsersOptions({ email, signedInAt }: Pick<SessionUser, 'email' | 'signedInAt'>) {
  return queryOptions({
    queryKey: ['/log/events', { usersUntil: email, signedInAt }] as const,
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const users = new Map<string, BaseUser>();
      const take = (entries: readonly EventLogEntry[]) => {
        for (const user of entries.flatMap(usersIn)) if (!users.has(user.id)) users.set(user.id, user);
      };
      const query = { type: byUsers, sortedBy: 'Timestamp', count: largestPage } as const;
      let pages = 0;
      for await (const entries of fetchAllPages({
        fetchPage: listEventsPages({ ...query, sortDirection: 'Desc' }),
        signal,
      })) {
        pages += 1;
        take(entries);
        if (pages >= mostPages) break;
      }
      const since = instant(signedInAt);
      const isMeKnown = [...users.values()].some((one) => sameAddress(one.email, email));
      if (!isMeKnown && pages >= mostPages && since !== undefined) {
        const after = new Date(since - leeway).toISOString();
        const first = await listEventsPages({ ...query, after, sortDirection: 'Asc' })(undefined, signal);
        take(first.items ?? []);
      }
      return [...users.values()];
    },
  });
}

const isOpen = (area: 'EventLog' | 'Credentialing'): boolean =>
  readBlocked(currentUser(), area) === undefined;

/**
 * Those of the team whose address is known, by their names, without oneself: whoever owns a request, or did something lately. What the
 * user may not read, or cannot be read, adds nobody. The log takes several requests: it is asked for once somebody is to be named.
 */
export function teamOptions() {
  const { email = '', signedInAt } = currentUser() ?? {};
  return queryOptions({
    queryKey: ['team', email, signedInAt] as const,
    staleTime: 300_000,
    queryFn: async ({ client }) => {
      const [logged, owners] = await Promise.all([
        isOpen('EventLog')
          ? client.fetchQuery({ ...loggedUsersOptions({ email, signedInAt }), retry: false }).catch(() => [])
          : [],
        isOpen('Credentialing')
          ? client
              .fetchQuery({ ...listCredentialingRequestOwnersOptions(), staleTime: 300_000, retry: false })
              .catch(() => [])
          : [],
      ]);
      const byAddress = new Map<string, { email: string; name: string }>();
      for (const user of [...logged, ...owners]) {
        const address = user.email?.toLowerCase();
        if (!user.email || !address || sameAddress(address, email)) continue;
        byAddress.set(address, { email: user.email, name: userWords(user) ?? user.email });
      }
      return [...byAddress.values()].toSorted((one, other) => one.name.localeCompare(other.name));
    },
  });
}

interface OwnerChoice {
  value: string;
  label: string;
}

/**
 * Who may be made the owner of a credentialing request: oneself first, then whoever owns one already or is named by the
 * event log. Whoever owns `request` today, or did something for it, is a choice in any case.
 */
export function useOwnerChoices(request: Details<CredentialingRequest> = {}) {
  const { email = '', signedInAt } = currentUser() ?? {};
  const isLogOpen = useReadBlocked('EventLog') === undefined;
  const owners = useQuery(listCredentialingRequestOwnersOptions());
  const logged = useQuery({ ...loggedUsersOptions({ email, signedInAt }), enabled: isLogOpen, retry: false });
  // An owner is told with the name, the log and the events of a request tell the address alone.
  const atWork = (request.allEvents ?? []).flatMap(({ user }) => user ?? []);
  const mine = request.owner ? [request.owner] : [];
  const people = [...atWork, ...(logged.data ?? []), ...(owners.data ?? []), ...mine];
  const known = new Map(
    people.flatMap((one): [string, Details<BaseUser>][] => (one.id ? [[one.id, one]] : [])),
  );
  const isMe = (user: Details<BaseUser>) => sameAddress(user.email, email);
  const choices = [...known]
    .map(([value, user]): OwnerChoice & { me: boolean } => {
      const label = userWords(user) ?? value;
      return { value, me: isMe(user), label: isMe(user) ? `${label} (you)` : label };
    })
    .toSorted((one, other) => Number(other.me) - Number(one.me) || one.label.localeCompare(other.label));
  return {
    choices: choices.map(({ value, label }): OwnerChoice => ({ value, label })),
    /** Both were asked, and nobody named the id of who is signed in. */
    isMeUnknown: owners.isFetched && (logged.isFetched || !isLogOpen) && !choices.some(({ me }) => me),
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
