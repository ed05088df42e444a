import { useQuery } from '@tanstack/react-query';
import { aggregateDatasetMatchesOptions } from '@/api/operations.gen';
import { CountLinks } from '@/ui/count-links';
import type { MatchParams } from './-list';

/** The queue and what was decided, with a number where the service counts. */
export function MatchCounts({ params }: { params: MatchParams }) {
  const { data, error, refetch } = useQuery(aggregateDatasetMatchesOptions());
  const { sortedBy: _by, sortDirection: _direction, ...filters } = params;
  return (
    <CountLinks
      label="Matches by decision"
      to="/matches"
      filters={filters}
      links={[
        { label: 'To decide', search: {}, amount: data?.userActionNeeded?.total },
        { label: 'Accepted', search: { userActionResolution: 'Accept' }, amount: data?.accepted?.total },
        { label: 'Rejected', search: { userActionResolution: 'Reject' } },
        { label: 'Superseded too', search: { includeOldMatches: true } },
      ]}
      error={data ? null : error}
      onRetry={() => void refetch()}
    />
  );
}
