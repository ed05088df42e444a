import { Box } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WebhookLogFilters } from '@/api/models';
import { InlineError } from '@/ui/states';
import { timeWords, type LogQuestion } from './-log-question';
import type { LogSearch } from './-log-search';
import type { WholeLog } from '@/features/webhooks/whole-log';
import { trendOf } from '@/features/webhooks/trend';
import { TrendChart } from '@/features/webhooks/trend-chart';

const month = 28 * 86_400_000;

/** What is counted for the chart: all statuses of the same time, at most the last four weeks. */
export function wholeLogFilters({ filters, from, to }: LogQuestion): WebhookLogFilters {
  return { ...filters, after: new Date(from ?? to - month).toISOString(), afterInclusive: true };
}

interface LogTrendProps {
  search: LogSearch;
  question: LogQuestion;
  log: UseQueryResult<WholeLog>;
}

/** How many of the attempts that the log shows have failed, over its time. */
export function LogTrend({ search, question: { from, to }, log: { data, error, refetch } }: LogTrendProps) {
  const { webhookId } = search;
  const trend = useMemo(() => {
    if (!data) return undefined;
    const entries = webhookId ? data.entries.filter((entry) => entry.webhookId === webhookId) : data.entries;
    return trendOf(entries, from ?? to - month, to);
  }, [data, webhookId, from, to]);
  if (error && !data) {
    return <InlineError title="Failures could not be counted" error={error} onRetry={() => void refetch()} />;
  }
  if (!trend) return <Box mih={54} aria-busy="true" />;
  const begins = search.time === 'range' ? 'the 4 weeks before that day' : 'the last 4 weeks';
  const time = from === undefined ? begins : timeWords(search);
  return <TrendChart trend={trend} time={time} partial={data?.complete === false} />;
}
