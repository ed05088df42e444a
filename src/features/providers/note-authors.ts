import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listEventsInfiniteOptions } from '@/api/operations.gen';
import type { EventLogEntry } from '@/api/models';
import { actorOf, idsIn } from '@/features/events/words';
import { instant } from '@/lib/dates';

/** What the event log is asked for about a provider; the same for every part of the file, so that it is asked once. */
export function providerEventOptions(providerId: string) {
  return listEventsInfiniteOptions({ entityId: [providerId], sortedBy: 'Timestamp', sortDirection: 'Desc' });
}

/** A note, whose time is that of its making. The log tells of a dismissal by the id of its alert. */
interface Written {
  id?: string | undefined;
  timestamp?: string | undefined;
  alert?: { id?: string | undefined };
}

/** How far the time of a note and that of its entry in the log may be apart, in milliseconds. */
const leeway = 60_000;

/**
 * Who wrote which of a provider's notes, by note id, as far as the event log says; notes themselves do not. The log is
 * read, the newest first, until it is older than the oldest note.
 */
export function useNoteAuthors(
  providerId: string,
  notes: readonly Written[] = [],
): ReadonlyMap<string, string> {
  const log = useInfiniteQuery({ ...providerEventOptions(providerId), retry: false });
  const entries = log.data?.pages.flatMap((page) => page.items ?? []) ?? [];
  const end = instant(entries.at(-1)?.timestamp) ?? -Infinity;
  const isBeyond = ({ timestamp }: Written) => (instant(timestamp) ?? Infinity) - leeway < end;
  const { hasNextPage, isFetching, isError, fetchNextPage } = log;
  const goesOn = hasNextPage && !isFetching && !isError && notes.some(isBeyond);
  // Another value after each page: an answer may come so fast that nothing is drawn while it is on its way.
  const next = goesOn ? log.data?.pages.length : undefined;
  useEffect(() => {
    if (next !== undefined) void fetchNextPage();
  }, [next, fetchNextPage]);
  return authorsIn(entries, notes);
}

/** The same from a log that is there: who did what it tells of a note at the time of the note, not of later changes. */
export function authorsIn(
  log: readonly EventLogEntry[],
  notes: readonly Written[],
): ReadonlyMap<string, string> {
  const written = new Map(notes.flatMap((note) => [note.id, note.alert?.id].map((id) => [id, note])));
  const authors = new Map<string, string>();
  for (const entry of log) {
    const at = instant(entry.timestamp) ?? 0;
    const actor = actorOf(entry);
    if (!actor) continue;
    for (const id of idsIn(entry)) {
      const note = written.get(id);
      const madeAt = instant(note?.timestamp) ?? Infinity;
      if (note?.id && Math.abs(madeAt - at) <= leeway) authors.set(note.id, actor);
    }
  }
  return authors;
}
