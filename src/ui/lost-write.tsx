import { Group, List, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { describeError, type ApiError } from '@/api/errors';
import { lookFor, type Finding } from '@/api/look';
import { lostWriteOf, type LostWrite } from '@/api/lost-write';
import { Button } from './button';

/** Looks whether a write whose answer was lost was carried out, and says what it found. */
export function LostWriteFinding({ error }: { error: ApiError }) {
  const lost = lostWriteOf(error);
  return lost && <Looking lost={lost} />;
}

function Looking({ lost }: { lost: LostWrite }) {
  const look = useQuery({
    // Of what was sent nothing is in the key: it may hold a secret. Several may be sent at the same moment.
    queryKey: ['lost write', lost.method, lost.path, lost.ids, lost.sentAt],
    queryFn: ({ signal }) => lookFor(lost, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Stack gap={6} align="flex-start">
      <output>
        {look.isFetching ? 'Looking whether it was carried out …' : look.data && outcomeWords(look.data)}
        {!look.isFetching && look.error && `The console could not look. ${describeError(look.error).title}.`}
      </output>
      {!look.isFetching && look.data && look.data.events.length > 0 && (
        <List size="sm" listStyleType="disc">
          {look.data.events.map((words, index) => (
            <List.Item key={index}>{words}</List.Item>
          ))}
        </List>
      )}
      <Group>
        <Button variant="default" size="xs" loading={look.isFetching} onClick={() => void look.refetch()}>
          Look again
        </Button>
      </Group>
    </Stack>
  );
}

/** The same with what the event log tells, in one piece for a notice. */
export function findingWords(finding: Finding): string {
  return [outcomeWords(finding), ...finding.events.map((words) => `${words}.`)].join(' ');
}

/** What came of the look, in one or two sentences. */
function outcomeWords({ outcome, words, events }: Finding): string {
  const heard = events.length > 0 && outcome !== 'unknown' ? ' The event log tells of you since then:' : '';
  if (outcome === 'done') return `It was carried out. ${words}${heard}`;
  if (outcome === 'not done') return `It was not carried out so far. ${words}${heard}`;
  return words;
}
