import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { now } from '@/lib/clock';
import { useRules } from '@/features/credentialing/request-elements';
import { agendaItem, type AgendaItem, type OpenFile } from './agenda';
import type { MinutesEntry } from './meeting';
import { keepReady } from './ready-count';
import { isToBeDecided, readAgenda, readOpenFile, type Agenda, type AgendaProgress } from './read-agenda';

/** Where the agenda is kept in the cache: read once a visit, and what is decided changes it. */
const agendaKey = ['committee', 'agenda'] as const;

/** How long an agenda counts as read, in milliseconds: reading it anew takes hundreds of requests. */
const freshFor = 10 * 60_000;

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
  const [progress, setProgress] = useState<AgendaProgress>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: agendaKey,
    queryFn: ({ signal }) => readAgenda(queryClient, now, signal, setProgress),
    staleTime: freshFor,
    gcTime: freshFor,
    refetchOnWindowFocus: false,
    retry: false,
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
