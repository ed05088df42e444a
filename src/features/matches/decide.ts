import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '@/api/invalidations';
import type { DatasetMatch, DatasetType } from '@/api/models';
import { listDatasetMatchesAllOptions, resolveDatasetMatch } from '@/api/operations.gen';
import { decided, holds, matchCounts, matchLists, showMatch } from './cache';

/** Names the decisions that are under way. */
const mutationKey = ['resolveDatasetMatch'];

export interface MatchDecision {
  /** The match as it was shown, which it is again should the decision fail. */
  match: DatasetMatch;
  /** `null` takes the decision back (undo), and its note with it. */
  resolution: 'Accept' | 'Reject' | null;
  note?: string | undefined;
}

/**
 * Accepts, rejects or restores a match. Lists and counts show it at once, so that the next match of a queue opens
 * without waiting; a failure shows this match as it was and leaves what was decided meanwhile alone.
 * 409: a newer scan replaced the match (rules.md 12.2).
 */
export function useDecideMatch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: ({ match: { id = '' }, resolution, note }: MatchDecision) =>
      inTurn(id, () =>
        resolveDatasetMatch({
          matchId: id,
          body: {
            userActionResolution: resolution,
            ...(note === undefined ? {} : { userActionResolutionNote: note }),
          },
        }),
      ),
    onMutate: async ({ match, resolution, note }) => {
      // An answer that is on its way does not know of this decision yet.
      for (const queryKey of [matchLists, matchCounts]) {
        await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
      }
      showMatch(queryClient, match, decided(match, resolution, note));
    },
    onSuccess: (answer, { match, resolution, note }) => {
      // An answer to a change may leave out what a list has, the scan above all.
      const shown = decided(match, resolution, note);
      showMatch(queryClient, shown, { ...shown, ...answer });
    },
    onError: (_error, { match, resolution, note }) => {
      showMatch(queryClient, decided(match, resolution, note), match);
    },
    onSettled: (_answer, error, { match }) => {
      // Only the last of several decisions: a list that is read while others are under way brings theirs back.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      invalidateMatches(queryClient, error ? undefined : match);
    },
  });
}

const writes = new Map<string, Promise<unknown>>();

/** An undo must not overtake the decision it takes back: writes to one match go one after the other. */
async function inTurn<Answer>(matchId: string, write: () => Promise<Answer>): Promise<Answer> {
  const earlier = writes.get(matchId);
  const own = earlier ? earlier.then(write, write) : write();
  writes.set(matchId, own);
  try {
    return await own;
  } finally {
    if (writes.get(matchId) === own) writes.delete(matchId);
  }
}

/**
 * A list on screen that has the match that was decided shows it as it is now and stays as it is: read anew it would lose
 * what was just decided.
 */
function invalidateMatches(queryClient: QueryClient, decidedMatch?: DatasetMatch): void {
  void invalidateAfter(
    queryClient,
    'resolveDatasetMatch',
    (query) => !(decidedMatch && query.isActive() && holds(query.state.data, decidedMatch)),
  );
}

/** Every match of an entity in a dataset that was ever rejected, those of older scans among them. */
export function rejectedMatchesOptions(datasetType: string, entityId: string) {
  return listDatasetMatchesAllOptions({
    types: [datasetType as DatasetType],
    entityId,
    includeOldMatches: true,
    userActionResolution: 'Reject',
  });
}

/** Those among rejected matches that are about the same record, the newest first. A record is told by its id. */
export function sameRecordRejected(match: DatasetMatch, rejected: readonly DatasetMatch[]): DatasetMatch[] {
  const recordId = match.data?.record?.id;
  if (!recordId) return [];
  return rejected
    .filter((other) => other.id !== match.id && other.data?.record?.id === recordId)
    .toSorted((one, other) => (other.createdTimestamp ?? '').localeCompare(one.createdTimestamp ?? ''));
}
