import { useInfiniteQuery } from '@tanstack/react-query';
import { listEventsInfiniteOptions } from '@/api/operations.gen';
import type { EventLogEntry } from '@/api/models';
import { actorOf, idsIn } from '@/features/events/words';

/** What the event log is asked for about a provider; the same for every part of the file, so that it is asked once. */
export function providerEventOptions(providerId: string) {
  return listEventsInfiniteOptions({ entityId: [providerId], sortedBy: 'Timestamp', sortDirection: 'Desc' });
}

/** Who wrote which note, by note id, as far as the loaded part of the event log says; notes themselves do not. */
export function useNoteAuthors(providerId: string): ReadonlyMap<string, string> {
  const { data } = useInfiniteQuery({ ...providerEventOptions(providerId), retry: false });
  return authorsIn(data?.pages.flatMap((page) => page.items ?? []) ?? []);
}

/** Who did what each entry of the log tells of, by the ids that it names; of several the one that comes first. */
export function authorsIn(log: readonly EventLogEntry[]): ReadonlyMap<string, string> {
  const authors = new Map<string, string>();
  for (const entry of log) {
    const actor = actorOf(entry);
    if (actor) for (const id of idsIn(entry)) if (!authors.has(id)) authors.set(id, actor);
  }
  return authors;
}
