import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { now } from '@/lib/clock';
import { useRules } from '@/features/credentialing/request-elements';
import { agendaItem, type AgendaItem } from './agenda';
import { readAgenda, type Agenda, type AgendaProgress } from './read-agenda';

/** Where the agenda is kept in the cache: read once a visit, and what was decided is taken out of it. */
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
  /** Takes what was decided out of the agenda. */
  drop: (requestId: string) => void;
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
  return {
    items,
    agenda: data,
    progress,
    error,
    isReading: isFetching,
    refresh: () => void refetch(),
    drop: (requestId) =>
      queryClient.setQueryData<Agenda>(
        agendaKey,
        (old) => old && { ...old, files: old.files.filter(({ request }) => request.id !== requestId) },
      ),
  };
}
