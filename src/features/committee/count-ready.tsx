import { CancelledError, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/api/errors';
import { useRules } from '@/features/credentialing/request-elements';
import { CountControl } from '@/features/walk/count-control';
import { useStore } from '@/lib/store';
import { readyQueue } from './ready-count';
import { agendaKey, agendaProgress, countReady } from './use-agenda';

const isStopped = (error: unknown): boolean =>
  error instanceof CancelledError || (isApiError(error) && error.kind === 'aborted');

/** Counts from Today which files are ready to be decided: it reads the agenda, which Committee then has at once. */
export function CountReady() {
  const queryClient = useQueryClient();
  const rules = useRules();
  const progress = useStore(agendaProgress);
  const isReading = useIsFetching({ queryKey: agendaKey }) > 0;
  const [error, setError] = useState<unknown>();
  const begin = () => {
    setError(undefined);
    countReady(queryClient, rules).catch((thrown: unknown) => {
      if (!isStopped(thrown)) setError(thrown);
    });
  };
  return (
    <CountControl
      of="Files ready to be decided"
      progress={isReading ? (progress ?? { read: 0 }) : undefined}
      isCounted={readyQueue().total !== undefined}
      error={error}
      onCount={begin}
      onStop={() => void queryClient.cancelQueries({ queryKey: agendaKey })}
    />
  );
}
