import { Group, List, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { describeError, type ApiError } from '@/api/errors';
import { reconcile } from '@/api/reconcile';
import {
  unconfirmedWriteOf,
  type Finding,
  type FindingWords,
  type LookedUpWords,
  type UnconfirmedWrite,
} from '@/api/unconfirmed-write';
import { Button } from './button';

/**
 * Options of the look whether a write whose answer was lost was carried out; nothing is read without one. Whoever shows or needs
 * what it finds shares it.
 */
export function findingOptions(write: UnconfirmedWrite | undefined) {
  return queryOptions({
    // The body is not in the key, as it may hold a secret; the time is, as the same write may be sent twice.
    queryKey: ['unconfirmed write', write?.operation, write?.path, write?.ids, write?.sentAt],
    queryFn: write ? ({ signal }) => reconcile(write, signal) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
  });
}

interface UnconfirmedWriteFindingProps {
  error: ApiError;
  /** Takes what was found, which is said in place of the doubt; undefined while nothing is known. */
  onWords(found: FindingWords | undefined): void;
  /** Told each time that it was found out. */
  onFound?: ((finding: Finding) => void) | undefined;
}

/** Finds out whether a write whose answer was lost was carried out; nothing for any other error. */
export function UnconfirmedWriteFinding({ error, ...told }: UnconfirmedWriteFindingProps) {
  const write = unconfirmedWriteOf(error);
  return write && <LookedUp write={write} {...told} />;
}

type LookedUpProps = Omit<UnconfirmedWriteFindingProps, 'error'> & { write: UnconfirmedWrite };

/** Looks, says what keeps it from knowing, and looks again where it may know more then. */
export function LookedUp({ write, onWords, onFound }: LookedUpProps) {
  const { data, error, isFetching, refetch } = useQuery(findingOptions(write));
  useEffect(() => {
    onWords(data && !isFetching ? findingWords(data) : undefined);
    return () => onWords(undefined);
  }, [data, isFetching, onWords]);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (data) latest.current?.(data);
  }, [data]);
  const isKnown = data && !isFetching;
  return (
    <Stack gap={6} align="flex-start">
      <output>
        {isFetching && 'Looking whether it was carried out …'}
        {isKnown && data.outcome === 'unknown' && data.words}
        {!isFetching && error && `The console could not look. ${describeError(error).title}.`}
      </output>
      {isKnown && data.events.length > 0 && (
        <List size="sm" listStyleType="disc">
          {data.events.map((words, index) => (
            <List.Item key={index}>{words}</List.Item>
          ))}
        </List>
      )}
      {data?.outcome !== 'done' && (
        <Group>
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
        </Group>
      )}
    </Stack>
  );
}

const doneBox = { role: 'status', color: 'green', icon: <IconCircleCheck size={16} aria-hidden /> };

/** What was found, in words; undefined where it is still not known whether it was carried out. */
function findingWords({ outcome, words, events }: Finding): FindingWords | undefined {
  if (outcome === 'unknown') return undefined;
  const isDone = outcome === 'done';
  const heard = events.length > 0 ? ' The event log tells of you since then:' : '';
  return {
    isDone,
    title: isDone ? 'It was carried out' : 'It was not carried out so far',
    text: words + heard,
    ...(isDone && { box: doneBox }),
  };
}

/** Looks what came of a write, for a notification. Throws as `reconcile`. */
export async function lookedUpWords(write: UnconfirmedWrite): Promise<LookedUpWords> {
  const finding = await reconcile(write);
  const found = findingWords(finding);
  const words = [found ? '' : finding.words, ...finding.events.map((event) => `${event}.`)];
  return [found, words.filter(Boolean).join(' ')];
}
