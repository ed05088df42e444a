import { Box, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { listWebhookLogsInfiniteOptions } from '@/api/operations.gen';
import type { WebhookLog } from '@/api/models';
import { formatTimeOfDay } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { type Pages, usePages } from '@/table/list/use-pages';
import { Docked } from '@/ui/docked';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { useShortcuts } from '@/ui/shortcuts';
import { ErrorState, InlineError } from '@/ui/states';
import { wholeWebhookLogOptions } from '@/features/webhooks/whole-log';
import { chosenAttempt, completed, messagesOf } from '@/features/webhooks/messages';
import { webhookTypes } from '@/domain/webhook-types';
import { copyAsCurl } from './-attempt';
import { NoMessages } from './-log-empty';
import { LogFilters } from './-log-filters';
import { logQuestion } from './-log-question';
import type { LogSearch } from './-log-search';
import { LogTrend, wholeLogFilters } from './-log-trend';
import { MessagesTable } from './-messages-table';
import { NewAttempts } from './-new-attempts';
import { MessagePane, useMessage } from './-pane';
import classes from './-log.module.css';

interface LogScreenProps {
  search: LogSearch;
  /** The present of this look at the log, in milliseconds. */
  at: number;
  onChange(change: Partial<LogSearch>): void;
  onClear(): void;
  /** Looks at the log anew. */
  onRefresh(): void;
}

const entryKey = ({ id, traceId, attempt, timestamp }: WebhookLog) =>
  id ?? `${traceId} ${attempt} ${timestamp}`;

/** The log of deliveries by message, with what was exchanged beside it. */
export function LogScreen({ search, at, onChange, onClear, onRefresh }: LogScreenProps) {
  const question = useMemo(() => logQuestion(search, webhookTypes, at), [search, at]);
  const pages = usePages(listWebhookLogsInfiniteOptions(question.filters), entryKey);
  const { rows } = pages;
  const { webhookId, message: openId } = search;
  // Read for the chart anyway; a message in the list then also shows the attempts that its filters leave out.
  const wholeLog = useQuery({
    ...wholeWebhookLogOptions(wholeLogFilters(question)),
    enabled: !search.traceId,
  });
  const log = wholeLog.data?.entries;
  const messages = useMemo(
    () => completed(messagesOf(webhookId ? rows.filter((row) => row.webhookId === webhookId) : rows), log),
    [rows, webhookId, log],
  );
  const listed = messages.find(({ traceId }) => traceId === openId);
  const found = useMessage(openId, listed);
  const isOpen = openId !== undefined;
  const opened = openId === undefined ? undefined : found.message;

  useMessageFocus(openId);

  const openAt = (index: number) => {
    const next = messages[Math.min(Math.max(index, 0), messages.length - 1)];
    if (!next || next.traceId === openId) return;
    onChange({ message: next.traceId, attempt: undefined });
    announce(`Message ${index + 1} of ${messages.length}`);
    document
      .querySelector(`[data-message="${CSS.escape(next.traceId)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  };
  const place = messages.findIndex(({ traceId }) => traceId === openId);
  const attempt = opened && chosenAttempt(opened, search.attempt);
  useShortcuts('Webhook log', [
    { keys: 'j', label: 'Next message', run: () => openAt(place + 1) },
    { keys: 'k', label: 'Previous message', disabled: place < 0, run: () => openAt(place - 1) },
    ...[1, 2, 3, 4].map((number) => ({
      keys: String(number),
      label: `Attempt ${number}`,
      disabled: !opened?.attempts.some((one) => one.attempt === number),
      run: () => onChange({ attempt: number }),
    })),
    { keys: 'c', label: 'Copy as cURL', disabled: !attempt, run: () => attempt && copyAsCurl(attempt) },
    {
      keys: 'Escape',
      label: 'Close the message',
      disabled: openId === undefined,
      run: () => onChange({ message: undefined, attempt: undefined, part: undefined }),
    },
  ]);

  const onlyUrl = messages[0]?.attempts[0]?.url;
  return (
    <Stack gap={0} flex={1} mih={0} fz="sm">
      <LogFilters search={search} onlyUrl={onlyUrl} onChange={onChange} onClear={onClear} />
      {!search.traceId && (
        <Box px="var(--page-x)" pb="md" visibleFrom={isOpen ? 'sm' : undefined}>
          <LogTrend search={search} question={question} log={wholeLog} />
        </Box>
      )}
      <div className={classes.split}>
        <Box className={classes.list} visibleFrom={isOpen ? 'lg' : undefined}>
          {rows.length > 0 && (
            <Docked>
              <InlineError
                title="The log could not be refreshed"
                error={pages.error}
                kept="What is shown is what was loaded before."
                onRetry={pages.refresh}
              />
            </Docked>
          )}
          {pages.loading ? (
            <div aria-busy="true">
              <output className="visually-hidden">Loading the log</output>
              <SkeletonRows rows={10} />
            </div>
          ) : pages.error && rows.length === 0 ? (
            <ErrorState
              title="The log could not be loaded"
              error={pages.error}
              onRetry={pages.refresh}
              kept="Your filters are kept."
            />
          ) : messages.length === 0 && !pages.hasMore ? (
            <NoMessages search={search} onChange={onChange} onClear={onClear} />
          ) : (
            <MessagesTable messages={messages} open={opened} search={search} busy={pages.stale} />
          )}
          {pages.moreError && (
            <InlineError
              title="Older messages could not be loaded"
              error={pages.moreError}
              onRetry={pages.refresh}
            />
          )}
          {pages.hasMore && !pages.moreError && (
            <Box px="var(--page-x)" py="md">
              <Button variant="default" loading={pages.loadingMore} onClick={pages.loadMore}>
                Show older messages
              </Button>
            </Box>
          )}
        </Box>
        {isOpen && <MessagePane search={search} found={found} onChange={onChange} />}
      </div>
      <Group component="footer" className={classes.foot} justify="space-between" gap="sm" c="dimmed">
        <output>{footWords(pages, messages.length)}</output>
        <Group gap="sm">
          {question.to === at && !webhookId && <NewAttempts question={question} onChoose={onRefresh} />}
          <span>As of {formatTimeOfDay(at)}. Only attempts are logged; secrets never are.</span>
        </Group>
      </Group>
    </Stack>
  );
}

function footWords({ loading, error, rows, total }: Pages<WebhookLog>, messages: number): string {
  if (loading) return 'Loading';
  if (error && rows.length === 0) return 'Not loaded';
  return `${count(messages, 'message')}, ${loadedWords(rows.length, total)} loaded`;
}

function loadedWords(loaded: number, total: number | undefined): string {
  if (total === undefined || total <= loaded) return count(loaded, 'attempt');
  return `${formatNumber(loaded)} of ${count(total, 'attempt')}`;
}

/**
 * Keeps the focus when a message is opened or closed: what had it may be gone, as the list is on a narrow screen. It
 * goes to what is open, and back to the line of the message that was.
 */
function useMessageFocus(openId: string | undefined): void {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    if (closed === openId) return;
    before.current = openId;
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    const wanted = openId === undefined ? lineOf(closed) : '[data-message-heading]';
    if (wanted) document.querySelector<HTMLElement>(wanted)?.focus();
  }, [openId]);
}

function lineOf(traceId: string | undefined): string | undefined {
  return traceId && `[data-message="${CSS.escape(traceId)}"] a`;
}
