import { IconSearch, IconX } from '@tabler/icons-react';
import { Box, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { spellOut } from '@/lib/words';
import { ListViews } from '@/table/menus/list-views';
import { ActionIcon, Button } from '@/ui/button';
import { statusLook } from '@/ui/status-looks';
import { DayBox } from './-day-box';
import { isTraceId, logList, logStatuses, logTimes, type LogSearch } from './-log-search';
import { webhookTypes } from '@/domain/webhook-types';
import { shortUrl } from '@/domain/webhook-url';
import formClasses from '@/form/form.module.css';

const types = [
  { value: '', label: 'All types' },
  ...webhookTypes.map((type) => ({ value: type, label: spellOut(type) })),
];
const statuses = [
  { value: '', label: 'All statuses' },
  ...logStatuses.map((status) => ({ value: status, label: statusLook('delivery', status).label })),
];
const times = [
  { value: '', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: 'range', label: 'Chosen days' },
  { value: 'all', label: 'All of the log' },
];

interface LogFiltersProps {
  search: LogSearch;
  /** Address of the only webhook that is shown, where there is one. */
  onlyUrl: string | undefined;
  onChange(change: Partial<LogSearch>): void;
  onClear(): void;
}

/** What is looked for in the log; all of it stands in the address. */
export function LogFilters({ search, onlyUrl, onChange, onClear }: LogFiltersProps) {
  const { type, status, traceId, webhookId } = search;
  // Somebody who looks for a message wants it whenever it was.
  const time = search.time ?? (traceId ? 'all' : '');
  const isSet = Boolean(type ?? status ?? search.time ?? traceId ?? webhookId);
  return (
    <Group
      component="search"
      gap="sm"
      px="var(--page-x)"
      pb="md"
      visibleFrom={search.message ? 'sm' : undefined}
      aria-label="Find messages"
    >
      <TraceBox key={traceId} traceId={traceId} onChange={onChange} />
      <NativeSelect
        aria-label="Type"
        data={types}
        value={types.some(({ value }) => value === type) ? (type ?? '') : ''}
        onChange={({ currentTarget: { value } }) => onChange({ type: value || undefined })}
      />
      <NativeSelect
        aria-label="Status"
        data={statuses}
        value={status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: logStatuses.find((known) => known === value) })
        }
      />
      <NativeSelect
        aria-label="Time"
        data={times}
        value={time}
        onChange={({ currentTarget: { value } }) =>
          onChange({ time: logTimes.find((known) => known === value) })
        }
      />
      {search.time === 'range' && (
        <>
          <DayBox
            label="From"
            what="the first day"
            value={search.from}
            onChange={(from) => onChange({ from })}
          />
          <DayBox
            label="Until"
            what="the last day"
            value={search.to}
            min={search.from}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
      {webhookId && (
        <Group gap={0} wrap="nowrap" pl="sm" maw="100%" bg="var(--hover)" bdrs="md">
          <Text truncate>
            Only <b>{shortUrl(onlyUrl) ?? 'one webhook'}</b>
          </Text>
          <ActionIcon aria-label="Show all webhooks" onClick={() => onChange({ webhookId: undefined })}>
            <IconX size={12} aria-hidden />
          </ActionIcon>
        </Group>
      )}
      {isSet && (
        <Button variant="subtle" size="xs" onClick={onClear}>
          Clear all
        </Button>
      )}
      <ListViews list={logList} />
    </Group>
  );
}

function TraceBox({
  traceId,
  onChange,
}: {
  traceId: string | undefined;
  onChange: LogFiltersProps['onChange'];
}) {
  const [text, setText] = useState(traceId ?? '');
  const [wrong, setWrong] = useState(false);

  function take(typed: string) {
    const trimmed = typed.trim();
    setWrong(trimmed !== '' && !isTraceId(trimmed));
    if (trimmed === '' && traceId) onChange({ traceId: undefined });
    // The message that is looked for is opened, too.
    else if (isTraceId(trimmed) && trimmed !== traceId) onChange({ traceId: trimmed, message: trimmed });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    take(text);
  }

  return (
    <Box component="form" maw="100%" onSubmit={submit}>
      <TextInput
        w={332}
        maw="100%"
        leftSection={<IconSearch size={14} aria-hidden />}
        classNames={text ? { input: formClasses.mono } : {}}
        aria-label="Trace id"
        placeholder="Trace id"
        value={text}
        spellCheck={false}
        autoComplete="off"
        error={wrong && 'Paste the whole id, 36 characters'}
        errorProps={{ role: 'status' }}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
          // A whole id needs no Enter; neither does an empty box.
          if (event.currentTarget.value.trim() === '' || isTraceId(event.currentTarget.value)) {
            take(event.currentTarget.value);
          }
        }}
      />
    </Box>
  );
}
