import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { DatasetMatch, DatasetMatchPatch } from '@/api/models';
import { eventKeys, matchKeys, scanKeys } from './keys';
import { decided, holds, showMatch } from './match-cache';

/** Decides one match. For work over many, which makes lists stale once at its end, with `makeMatchesStale`. */
export async function decideMatch(matchId: string, patch: DatasetMatchPatch): Promise<DatasetMatch> {
  const params = { path: { matchId } };
  return (await api().PATCH('/datasets/matches/{matchId}', { params, body: patch })).data;
}

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
 * 409: a newer scan replaced the match (service.md, "Datasets").
 */
export function useDecideMatch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: matchKeys.decide,
    mutationFn: ({ match: { id = '' }, resolution, note }: MatchDecision) =>
      inTurn(id, () =>
        decideMatch(id, {
          userActionResolution: resolution,
          ...(note === undefined ? {} : { userActionResolutionNote: note }),
        }),
      ),
    onMutate: async ({ match, resolution, note }) => {
      // An answer that is on its way does not know of this decision yet.
      for (const queryKey of [matchKeys.lists, matchKeys.allAggregations]) {
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
      if (queryClient.isMutating({ mutationKey: matchKeys.decide }) > 1) return;
      makeMatchesStale(queryClient, error ? undefined : match);
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
 * Everything that shows decisions on matches: queues, counts, scans with their matches, the event log. A list on screen
 * that has `kept` shows it as it is now and stays as it is: read anew it would lose what was just decided.
 */
export function makeMatchesStale(queryClient: QueryClient, kept?: DatasetMatch): void {
  void queryClient.invalidateQueries({
    queryKey: matchKeys.all,
    predicate: (query) => !(kept && query.isActive() && holds(query.state.data, kept)),
  });
  for (const queryKey of [scanKeys.all, eventKeys.all]) void queryClient.invalidateQueries({ queryKey });
}
