import { Table, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { WebhookLog } from '@/api/models';
import { formatDateTimeExact, formatSecondOfDay, instant } from '@/lib/dates';
import { formatDuration } from '@/lib/duration';
import { formatNumber, spellOut } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateTimeText, Mono } from '@/ui/text';
import type { LogSearch } from './-log-search';
import { attemptWords, chosenAttempt, lastAttempt, type Message } from '@/features/webhooks/messages';
import { shortUrl } from '@/domain/webhook-url';
import classes from './-log.module.css';

interface MessagesTableProps {
  messages: readonly Message[];
  /** The open message with all its attempts, where they are known. */
  open: Message | undefined;
  search: LogSearch;
  busy: boolean;
}

/** The log: a line for each message and, under the open one, a line for each of its attempts. */
export function MessagesTable({ messages, open, search, busy }: MessagesTableProps) {
  // Beside an open message there is no room for what stands in it anyway.
  const isNarrow = search.message !== undefined;
  return (
    <Table layout="fixed" stickyHeader className={classes.table} aria-label="Messages" aria-busy={busy}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Type</Table.Th>
          <Table.Th scope="col" w={112} visibleFrom="sm">
            Last attempt
          </Table.Th>
          {!isNarrow && (
            <Table.Th scope="col" w={92} visibleFrom="sm">
              Trace id
            </Table.Th>
          )}
          <Table.Th scope="col" w={isNarrow ? 120 : '28%'} visibleFrom="sm">
            Address
          </Table.Th>
          <Table.Th scope="col" w={116}>
            Status
          </Table.Th>
          <Table.Th scope="col" w={92}>
            Attempts
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      {messages.map((listed) => {
        const isOpen = listed.traceId === search.message;
        const message = isOpen && open ? open : listed;
        return (
          <tbody key={listed.traceId} data-open={isOpen || undefined}>
            <MessageRow message={message} isOpen={isOpen} isNarrow={isNarrow} />
            {isOpen &&
              message.attempts.map((attempt, index) => (
                <AttemptRow
                  key={attempt.id ?? index}
                  attempt={attempt}
                  traceId={message.traceId}
                  shown={attempt === chosenAttempt(message, search.attempt)}
                />
              ))}
          </tbody>
        );
      })}
    </Table>
  );
}

interface MessageRowProps {
  message: Message;
  isOpen: boolean;
  isNarrow: boolean;
}

// Plain cells: there may be hundreds of lines.
function MessageRow({ message, isOpen, isNarrow }: MessageRowProps) {
  const last = lastAttempt(message);
  const { type, url, timestamp, status } = last ?? {};
  const { traceId } = message;
  return (
    <tr className={classes.message} data-message={traceId}>
      <th scope="row">
        <Link
          from="/webhooks/log/"
          to="."
          search={(before) => ({
            ...before,
            message: isOpen ? undefined : traceId,
            attempt: undefined,
            part: isOpen ? undefined : before.part,
          })}
          aria-expanded={isOpen}
          resetScroll={false}
        >
          {isOpen ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
          <span>{spellOut(type)}</span>
        </Link>
        <Text size="xs" c="dimmed" truncate pl={22} hiddenFrom="sm">
          {shortUrl(url)}, <DateTimeText value={timestamp} />
        </Text>
      </th>
      <td className="mantine-visible-from-sm">
        <DateTimeText value={timestamp} />
      </td>
      {!isNarrow && (
        <td className="mantine-visible-from-sm" title={traceId}>
          <Mono>{traceId.slice(0, 8)}</Mono>
        </td>
      )}
      <td className="mantine-visible-from-sm" title={url}>
        {shortUrl(url) ?? <Dash />}
      </td>
      <td>
        <Status of="delivery" value={status} />
      </td>
      <td>{attemptWords(message)}</td>
    </tr>
  );
}

interface AttemptRowProps {
  attempt: WebhookLog;
  traceId: string;
  shown: boolean;
}

function AttemptRow({ attempt, traceId, shown }: AttemptRowProps) {
  const { attempt: number, timestamp, status, responseStatus, responseTime } = attempt;
  const at = instant(timestamp);
  return (
    <tr className={classes.attempt} data-shown={shown || undefined}>
      <th scope="row">
        <Link
          from="/webhooks/log/"
          to="."
          search={(before) => ({ ...before, message: traceId, attempt: number })}
          aria-current={shown ? 'true' : undefined}
          resetScroll={false}
        >
          Attempt {number ?? <Dash />}
        </Link>
      </th>
      <td className="mantine-visible-from-sm" title={formatDateTimeExact(timestamp)}>
        {at === undefined ? <Dash /> : formatSecondOfDay(at)}
      </td>
      <td className="mantine-visible-from-sm">
        {responseStatus ?? (status === 'Failed' ? 'No answer' : <Dash />)}
      </td>
      <td>
        <Status of="delivery" value={status} />
      </td>
      <td title={formatDuration(responseTime)}>
        {responseTime === undefined ? <Dash /> : `${formatNumber(responseTime)} ms`}
      </td>
    </tr>
  );
}
