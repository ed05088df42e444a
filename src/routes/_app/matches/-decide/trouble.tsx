import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { DatasetType } from '@/api/models';
import { listDatasetScansOptions } from '@/api/operations.gen';
import { DecidedMeanwhile } from '@/features/matches/decide';
import { type FailedLine, FailedLines } from '@/ui/failed-lines';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { CorrelationId } from '@/ui/states';
import { entityOf } from '@/features/scans/words';
import { failureWords, type FailedMatch, isReplacedBy, matchWords } from './decisions';

/** Whether the service refused a decision because a newer scan has taken the place of its match (409). */
export const isReplaced = ({ error }: FailedMatch) => isReplacedBy(error);

/** A decision about a match that was not carried out, as its line says it. What was typed is kept in any case. */
function lineOf(failed: FailedMatch): FailedLine {
  const { id, error, isUndo = false } = failed;
  const line = { id, ...failureWords(error, isUndo), error, title: 'The decision was not carried out' };
  if (isReplaced(failed))
    return {
      ...line,
      what: 'not decided',
      why: 'A newer scan replaced this match. Your reason is kept.',
      details: <Replaced failed={failed} />,
    };
  return {
    ...line,
    kept: mayBeCarriedOut(error)
      ? 'Sending it again does no harm. Your reason is kept.'
      : 'The decision does not stand. Your reason is kept.',
  };
}

interface MatchTroubleProps {
  failed: FailedMatch;
  /** Leaves the match as somebody else decided it. */
  onGiveUp: () => void;
}

/** Why the decision about the open match was not carried out, and the way on beside that of its bar. */
export function MatchTrouble({ failed, onGiveUp }: MatchTroubleProps) {
  return (
    <FailedLines
      lines={[
        {
          ...lineOf(failed),
          actions: failed.error instanceof DecidedMeanwhile && (
            <Button size="xs" variant="default" onClick={onGiveUp}>
              Leave it as it is
            </Button>
          ),
        },
      ]}
    />
  );
}

interface OtherMatchTroubleProps {
  failed: readonly FailedMatch[];
  onOpen: (matchId: string) => void;
  /** Sends the same once more. */
  onRetry: (matchId: string) => void;
}

/** The same about matches that are not open any more, with the way back to each. */
export function OtherMatchTrouble({ failed, onOpen, onRetry }: OtherMatchTroubleProps) {
  return (
    <FailedLines
      lines={failed.map((one) => ({
        ...lineOf(one),
        about: matchWords(one.item),
        // What somebody else decided is looked at first.
        onRetry: isReplaced(one) || one.error instanceof DecidedMeanwhile ? undefined : () => onRetry(one.id),
        open: (
          <Button size="xs" variant="default" onClick={onSingleClick(() => onOpen(one.id))}>
            Open
          </Button>
        ),
      }))}
    />
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
    <>
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
    </>
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
