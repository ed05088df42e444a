import { Text } from '@mantine/core';
import { type Query, useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { invalidateAfter } from '@/api/invalidations';
import { deleteFile } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { mentionsOptions, settleMention, type Mention } from '@/features/mentions/kept';
import { UserName } from '@/features/users/user-name';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { useSendOnce } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { DateTimeText, Verbatim } from '@/ui/text';

/** Whether a query reads for the first time what stands above the notes, and grows with it. */
const isFirstAbove = ({ queryKey, state }: Query): boolean =>
  state.data === undefined && (queryKey[1] === 'done' || queryKey[1] === 'source-trouble');

/**
 * Notes that name whoever is signed in, until they are settled; nothing where there is none. What stands above them is there
 * first, so that they are not moved by it.
 */
export function TodayMentions() {
  const isAboveRead = useIsFetching({ predicate: isFirstAbove }) === 0;
  const email = currentUser()?.email ?? '';
  const isBlocked = useReadBlocked('Files') !== undefined || email === '';
  const { data, error, refetch } = useQuery({ ...mentionsOptions(email), enabled: !isBlocked });
  if (isBlocked || !isAboveRead) return null;
  if (error)
    return (
      <Section title="Notes that name you">
        <InlineError error={error} title="They could not be read" onRetry={() => void refetch()} />
      </Section>
    );
  if (!data || data.all === 0) return null;
  const more = data.all - data.shown.length;
  return (
    <Section title="Notes that name you" count={data.all}>
      <RecordList>
        {data.shown.map((mention) => (
          <MentionRow key={mention.path} mention={mention} />
        ))}
      </RecordList>
      {more > 0 && (
        <Text c="dimmed" size="xs" pt={6}>
          {formatNumber(more)} more come once these are done, or cannot be shown.
        </Text>
      )}
    </Section>
  );
}

const excerpt = (text: string): string => (text.length > 240 ? `${text.slice(0, 240)}…` : text);

function MentionRow({ mention }: { mention: Mention }) {
  const queryClient = useQueryClient();
  const settle = useMutation({
    mutationFn: () => settleMention(mention),
    onSuccess: () => invalidateAfter(queryClient, 'deleteFile'),
  });
  const send = useSendOnce(settle);
  return (
    <RecordRow
      end={
        <Button
          size="xs"
          variant="default"
          needs={deleteFile}
          loading={settle.isPending}
          aria-label={`Done: note about ${mention.provider}`}
          onClick={() => send()}
        >
          Done
        </Button>
      }
      below={<InlineError error={settle.error} title="It is still here" />}
    >
      <Link to="/providers/$providerId" params={{ providerId: mention.providerId }} search={{ tab: 'notes' }}>
        <Verbatim>{mention.provider}</Verbatim>
      </Link>{' '}
      <Text span c="dimmed" size="xs">
        <UserName address={mention.by} />, <DateTimeText value={mention.at} />
      </Text>
      <Text className="as-written">{excerpt(mention.note)}</Text>
    </RecordRow>
  );
}
