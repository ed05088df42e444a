import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { now } from '@/lib/clock';
import { localDay } from '@/lib/dates';
import { createStore, useStore } from '@/lib/store';
import { type Rules, useRules } from '@/features/credentialing/request-elements';
import { agendaItem, type AgendaItem, type OpenFile } from './agenda';
import type { MinutesEntry } from './meeting';
import { keepReady } from './ready-count';
import { isToBeDecided, readAgenda, readOpenFile, type Agenda, type AgendaProgress } from './read-agenda';

/** Where the agenda is kept in the cache: read once a visit, and what is decided changes it. */
export const agendaKey = ['committee', 'agenda'] as const;

/** How long an agenda counts as read, in milliseconds: reading it anew takes hundreds of requests. */
const freshFor = 10 * 60_000;

/** How far the reading of the agenda is, which Committee and Today both show; one is under way at a time. */
export const agendaProgress = createStore<AgendaProgress | undefined>(undefined);

const agendaOptions = (queryClient: QueryClient) =>
  queryOptions({
    queryKey: agendaKey,
    queryFn: ({ signal }) => {
      agendaProgress.set(undefined);
      return readAgenda(queryClient, now, signal, agendaProgress.set);
    },
    staleTime: freshFor,
    gcTime: freshFor,
    retry: false,
  });

/**
 * Reads the agenda anew and keeps how many of its files are ready to be decided today by `rules`, for Today. Joins a reading
 * that is under way. Throws `ApiError` where the requests cannot be listed, and `CancelledError` when it is stopped.
 */
export async function countReady(queryClient: QueryClient, rules: Rules): Promise<void> {
  const agenda = await queryClient.fetchQuery({ ...agendaOptions(queryClient), staleTime: 0 });
  const day = localDay();
  keepReady(
    day,
    agenda.files.map((file) => agendaItem(file, day, rules)),
    agenda,
  );
  // The queues of Today that are made of what the committee has.
  await queryClient.invalidateQueries({ queryKey: ['committee', 'queue'] });
}

interface AgendaState {
  items: readonly AgendaItem[] | undefined;
  agenda: Agenda | undefined;
  progress: AgendaProgress | undefined;
  error: Error | null;
  isReading: boolean;
  refresh: () => void;
  /** Takes a file that was approved or denied out of the agenda; one that was deferred stays, with that decision. */
  decided: (entry: Pick<MinutesEntry, 'requestId' | 'outcome'>) => void;
}

/** The open requests that the organization decides, as they stand before a decision of a day, `YYYY-MM-DD`. */
export function useAgenda(day: string): AgendaState {
  const queryClient = useQueryClient();
  const rules = useRules();
  const progress = useStore(agendaProgress);
  const { data, error, isFetching, refetch } = useQuery({
    ...agendaOptions(queryClient),
    refetchOnWindowFocus: false,
  });
  const items = useMemo(() => data?.files.map((file) => agendaItem(file, day, rules)), [data, day, rules]);
  useEffect(() => {
    if (data && items) keepReady(day, items, data);
  }, [data, day, items]);
  return {
    items,
    agenda: data,
    progress,
    error,
    isReading: isFetching,
    refresh: () => void refetch(),
    decided: ({ requestId, outcome }) => {
      if (outcome !== 'deferred') putFile(queryClient, requestId, undefined);
      else
        readOpenFile(queryClient, requestId).then(
          (file) => putFile(queryClient, requestId, isToBeDecided(file.request) ? file : undefined),
          // As it was read before it is still decided by what it is then.
          () => undefined,
        );
    },
  };
}

/** Puts a file in the place that it had on the agenda; undefined takes it out. */
function putFile(queryClient: QueryClient, requestId: string, file: OpenFile | undefined): void {
  queryClient.setQueryData<Agenda>(
    agendaKey,
    (old) =>
      old && {
        ...old,
        files: old.files.flatMap((kept) => (kept.request.id === requestId ? (file ?? []) : kept)),
      },
  );
}
