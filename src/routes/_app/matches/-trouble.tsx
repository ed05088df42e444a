import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isApiError } from '@/api/errors';
import type { DatasetType } from '@/api/models';
import { listDatasetScansOptions } from '@/api/operations.gen';
import { Note } from '@/ui/parts';
import { InlineError } from '@/ui/states';
import { entityOf } from '@/features/scans/words';
import type { FailedDecision } from './-use-match-triage';

export const isReplaced = ({ error }: FailedDecision) => isApiError(error) && error.status === 409;

/** Why a decision was not carried out, and the way on. What was typed is kept in any case. */
export function MatchTrouble({ failed }: { failed: FailedDecision }) {
  if (isReplaced(failed)) return <Replaced failed={failed} />;
  return (
    <InlineError error={failed.error} title="The decision was not carried out" kept="Your reason is kept." />
  );
}

function Replaced({ failed: { match } }: { failed: FailedDecision }) {
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
      not carried out; your reason is kept here. If the record was found again, its new match waits in the
      queue.{' '}
      {newest.data?.id && (
        <Link to="/scans/$scanId" params={{ scanId: newest.data.id }}>
          Open the newer scan
        </Link>
      )}
      {newest.isError && <span>The newer scan could not be looked up.</span>}
    </Note>
  );
}
