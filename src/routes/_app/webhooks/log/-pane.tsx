import { Box, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listWebhookLogsAllOptions } from '@/api/operations.gen';
import { Button } from '@/ui/button';
import { SegmentedField } from '@/ui/segmented-field';
import { EmptyState, ErrorState, InlineError } from '@/ui/states';
import { AttemptView } from './-attempt';
import { isTraceId, type LogSearch } from './-log-search';
import { chosenAttempt, type Message, messagesOf } from '@/features/webhooks/messages';
import classes from './-log.module.css';

/** An attempt that is under way is looked at again after so many milliseconds. */
const followUpMs = 3_000;

/** All attempts at a message, also those that the filters of the list leave out; `listed` until they are read. */
export function useMessage(traceId: string | undefined, listed: Message | undefined) {
  const query = useQuery({
    ...listWebhookLogsAllOptions({ traceId, sortedBy: 'Timestamp', sortDirection: 'Asc' }),
    enabled: traceId !== undefined && isTraceId(traceId),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'Triggered') ? followUpMs : false,
  });
  const [read] = messagesOf(query.data ?? []);
  return { ...query, message: read ?? listed };
}

/** Where the pane takes the place of the list, the attempts are chosen in it. */
function attemptOptions({ attempts }: Message) {
  const numbers = new Set(attempts.flatMap(({ attempt }) => attempt ?? []));
  return [...numbers].map((number) => ({ value: String(number), label: `Attempt ${number}` }));
}

interface MessagePaneProps {
  search: LogSearch;
  found: ReturnType<typeof useMessage>;
  onChange(change: Partial<LogSearch>): void;
}

/** What is open of the log, beside it or, on a narrow screen, in its place. */
export function MessagePane({ search, found, onChange }: MessagePaneProps) {
  const { message, error, isPending, refetch } = found;
  const attempt = message && chosenAttempt(message, search.attempt);
  return (
    <Stack component="section" className={classes.pane} gap="md" aria-label="Message">
      <Box hiddenFrom="lg">
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconChevronLeft size={14} aria-hidden />}
          onClick={() => onChange({ message: undefined, attempt: undefined, part: undefined })}
        >
          Back to the log
        </Button>
      </Box>
      {attempt && error && (
        <InlineError
          title="The other attempts could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {message && message.attempts.length > 1 && (
        <Box hiddenFrom="lg">
          <SegmentedField
            label="Attempt"
            data={attemptOptions(message)}
            value={String(attempt?.attempt)}
            onChange={(number) => onChange({ attempt: Number(number) })}
          />
        </Box>
      )}
      {attempt ? (
        <AttemptView
          // What was revealed of one attempt is not revealed of the next.
          key={attempt.id}
          attempt={attempt}
          tab={search.part ?? 'payload'}
          onTab={(tab) => onChange({ part: tab === 'payload' ? undefined : tab })}
        />
      ) : error ? (
        <ErrorState title="The message could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : isPending && isTraceId(search.message ?? '') ? (
        <Text component="output" c="dimmed">
          Loading the message
        </Text>
      ) : (
        <EmptyState
          icon={IconSearch}
          title="The log has no such message"
          text="The trace id in the address may be mistyped, or the entry may be too old to be kept."
        />
      )}
    </Stack>
  );
}
