import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { DatasetType } from '@/api/models';
import { listDatasetScansOptions } from '@/api/operations.gen';
import { DecidedMeanwhile } from '@/features/matches/decide';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { CorrelationId, InlineError } from '@/ui/states';
import { entityOf } from '@/features/scans/words';
import { type FailedMatch, isReplacedBy, matchWords } from './decisions';

/** Whether the service refused a decision because a newer scan has taken the place of its match (409). */
export const isReplaced = ({ error }: FailedMatch) => isReplacedBy(error);

/** What became of a decision that was answered, to stand before the reason. */
const refused = 'The decision was not carried out';

/** What that means for what was decided and typed. */
const keptOf = ({ error }: FailedMatch) =>
  mayBeCarriedOut(error)
    ? 'Sending it again does no harm. Your reason is kept.'
    : 'The decision does not stand. Your reason is kept.';

interface MatchTroubleProps {
  failed: FailedMatch;
  /** Leaves the match as somebody else decided it. */
  onGiveUp: () => void;
}

/** Why a decision was not carried out, and the way on. What was typed is kept in any case. */
export function MatchTrouble({ failed, onGiveUp }: MatchTroubleProps) {
  if (isReplaced(failed)) return <Replaced failed={failed} />;
  return (
    <Stack gap="xs" align="flex-start">
      <InlineError error={failed.error} title={refused} kept={keptOf(failed)} />
      {failed.error instanceof DecidedMeanwhile && (
        <Button size="xs" variant="default" onClick={onGiveUp}>
          Leave it as it is
        </Button>
      )}
    </Stack>
  );
}

/** The same about a match that is not open any more, with the way back to it. */
export function OtherMatchTrouble({ failed, onOpen }: { failed: FailedMatch; onOpen: () => void }) {
  const open = (
    <Button size="xs" variant="default" onClick={onOpen}>
      Open it again
    </Button>
  );
  if (isReplaced(failed)) {
    return (
      <Note tone="warning" role="alert" action={open}>
        <strong>{matchWords(failed.item)}: not carried out.</strong> A newer scan replaced this match. Your
        reason is kept.
        <Quoted failed={failed} />
      </Note>
    );
  }
  return (
    <Stack gap="xs" align="flex-start">
      <InlineError
        error={failed.error}
        about={matchWords(failed.item)}
        title={refused}
        kept={keptOf(failed)}
      />
      {open}
    </Stack>
  );
}

function Replaced({ failed }: { failed: FailedMatch }) {
  const { item: match } = failed;
  const { id } = entityOf(match);
  const type = match.scan?.type;
  const newest = useQuery({
    ...listDatasetScansOptions({
      type: type && [type as DatasetType],
      entityId: id,
      sortedBy: 'Started',
      sortDirection: 'Desc',
      count: 1,
    }),
    select: ({ items }) => items?.[0],
    enabled: Boolean(type && id),
    staleTime: 0,
    retry: false,
  });
  const isUnderWay = newest.data?.status === 'Pending' || newest.data?.status === 'Working';
  return (
    <Note tone="warning" role="alert">
      <strong>A newer scan {isUnderWay ? 'is under way' : 'replaced this match'}.</strong> Your decision was
      not carried out and does not stand; your reason is kept here. If the record was found again, its new
      match waits in the queue.{' '}
      {newest.data?.id && (
        <Link to="/scans/$scanId" params={{ scanId: newest.data.id }}>
          Open the newer scan
        </Link>
      )}
      {newest.isError && <span>The newer scan could not be looked up.</span>}
      <Quoted failed={failed} />
    </Note>
  );
}

/** What support asks for. */
function Quoted({ failed: { error } }: { failed: FailedMatch }) {
  const correlationId = isApiError(error) ? error.correlationId : undefined;
  return (
    correlationId && (
      <Group mt={4}>
        <CorrelationId id={correlationId} />
      </Group>
    )
  );
}
