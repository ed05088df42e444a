import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useReadBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { type DecisionKind, kindNames } from '@/features/decisions/decisions';
import { doneTodayOptions, type DoneByOne } from '@/features/decisions/done-today';
import { UserName } from '@/features/users/user-name';
import { localDay } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { InlineError } from '@/ui/states';

/** Of a large team so many colleagues are shown. */
const shown = 6;

/** What was decided today, one's own first, then that of the team; the event log tells it. */
export function TodayDone() {
  const isBlocked = useReadBlocked('EventLog') !== undefined;
  const me = currentUser()?.email?.toLowerCase();
  const { data, error, refetch } = useQuery({ ...doneTodayOptions(), enabled: !isBlocked });
  if (isBlocked) return null;
  const isMe = ({ who }: DoneByOne) => me !== undefined && who.toLowerCase() === me;
  const mine = data?.people.find(isMe);
  const team = data?.people.filter((one) => !isMe(one)) ?? [];
  const more = team.slice(shown);
  return (
    <Section title="Done today" count={data?.all}>
      {error ? (
        <InlineError
          title="What was done today could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        data && (
          <>
            <RecordList>
              <Person key="me" name="You" done={mine} />
              {team.slice(0, shown).map((one) => (
                <Person key={one.who} name={<UserName address={one.who} />} done={one} />
              ))}
              {more.length > 0 && (
                <RecordRow end={formatNumber(more.reduce((sum, { all }) => sum + all, 0))}>
                  {count(more.length, 'other')}
                </RecordRow>
              )}
            </RecordList>
            <Text c="dimmed" size="xs" pt={6}>
              {data.isCut && 'Only the latest decisions of today. '}
              <Link to="/events" search={{ subcategory: [...kindNames], from: localDay() }}>
                All in the event log
              </Link>
            </Text>
          </>
        )
      )}
    </Section>
  );
}

/** One and many of each kind. */
const words: Record<DecisionKind, [one: string, many: string]> = {
  VerificationResolved: ['review', 'reviews'],
  DatasetMatchAccepted: ['match accepted', 'matches accepted'],
  DatasetMatchRejected: ['match rejected', 'matches rejected'],
  AlertDismissed: ['alert dismissed', 'alerts dismissed'],
  CredentialingEventAdded: ['request completed', 'requests completed'],
};

function Person({ name, done }: { name: ReactNode; done: DoneByOne | undefined }) {
  const parts = kindNames.flatMap((kind) => {
    const amount = done?.byKind.get(kind);
    return amount ? [count(amount, ...words[kind])] : [];
  });
  return (
    <RecordRow end={<strong>{formatNumber(done?.all ?? 0)}</strong>}>
      {name}
      <Text span c="dimmed" size="xs">
        {' '}
        {parts.length > 0 ? parts.join(', ') : 'Nothing decided so far'}
      </Text>
    </RecordRow>
  );
}
