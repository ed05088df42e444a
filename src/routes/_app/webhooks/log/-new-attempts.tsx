import { useQuery } from '@tanstack/react-query';
import { listWebhookLogsOptions, listWebhookLogsPages } from '@/api/operations.gen';
import { everyMinute } from '@/lib/every-minute';
import { count } from '@/lib/words';
import { NewsButton } from '@/table/news-button';
import type { LogQuestion } from './-log-question';

interface NewAttemptsProps {
  question: LogQuestion;
  /** Looks at the log anew. */
  onChoose: () => void;
}

/**
 * How many attempts came since the log was looked at, counted each minute. List, count and chart are of one moment, so
 * that none of them is read for it.
 */
export function NewAttempts({ question, onChoose }: NewAttemptsProps) {
  const { before: _before, beforeInclusive: _inclusive, ...filters } = question.filters;
  const since = { ...filters, after: new Date(question.to).toISOString(), afterInclusive: false, count: 1 };
  const { data: amount } = useQuery({
    queryKey: [...listWebhookLogsOptions(since).queryKey, 'new'],
    queryFn: async ({ signal }) => (await listWebhookLogsPages(since)(undefined, signal)).totalCount ?? 0,
    initialData: 0,
    staleTime: everyMinute.refetchInterval,
    retry: false,
    ...everyMinute,
  });
  return <NewsButton words={amount > 0 ? count(amount, 'new attempt') : undefined} onClick={onChoose} />;
}
