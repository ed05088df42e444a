import { Group, List, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { describeError, type ApiError } from '@/api/errors';
import { reconcile } from '@/api/reconcile';
import { unconfirmedWriteOf, type Finding, type UnconfirmedWrite } from '@/api/unconfirmed-write';
import { Button } from './button';

interface FoundProps {
  /** Told each time that it was found out. */
  onFound?: ((finding: Finding) => void) | undefined;
}

/** Finds out whether a write whose answer was lost was carried out, and says so; nothing for any other error. */
export function UnconfirmedWriteFinding({ error, onFound }: FoundProps & { error: ApiError }) {
  const write = unconfirmedWriteOf(error);
  return write && <Reconciliation write={write} onFound={onFound} />;
}

function Reconciliation({ write, onFound }: FoundProps & { write: UnconfirmedWrite }) {
  const finding = useQuery({
    // The body is not in the key, as it may hold a secret; the time is, as the same write may be sent twice.
    queryKey: ['unconfirmed write', write.operation, write.path, write.ids, write.sentAt],
    queryFn: ({ signal }) => reconcile(write, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error, isFetching, refetch } = finding;
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (data) latest.current?.(data);
  }, [data]);
  return (
    <Stack gap={6} align="flex-start">
      <output>
        {isFetching ? 'Looking whether it was carried out …' : data && outcomeWords(data)}
        {!isFetching && error && `The console could not look. ${describeError(error).title}.`}
      </output>
      {!isFetching && data && data.events.length > 0 && (
        <List size="sm" listStyleType="disc">
          {data.events.map((words, index) => (
            <List.Item key={index}>{words}</List.Item>
          ))}
        </List>
      )}
      <Group>
        <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      </Group>
    </Stack>
  );
}

/** A finding with the events of the event log as one text, for a notification. */
export function findingWords(finding: Finding): string {
  return [outcomeWords(finding), ...finding.events.map((words) => `${words}.`)].join(' ');
}

/** The outcome in one or two sentences. */
function outcomeWords({ outcome, words, events }: Finding): string {
  const heard = events.length > 0 && outcome !== 'unknown' ? ' The event log tells of you since then:' : '';
  if (outcome === 'done') return `It was carried out. ${words}${heard}`;
  if (outcome === 'not done') return `It was not carried out so far. ${words}${heard}`;
  return words;
}
