import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasRow } from '@/api/cached-lists';
import { ApiError, changedMeanwhile } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { DatasetMatch, DatasetType } from '@/api/models';
import {
  getDatasetScanOptions,
  listDatasetMatchesAllOptions,
  resolveDatasetMatch,
} from '@/api/operations.gen';
import { textOf } from '@/lib/words';
import { decided, matchCounts, matchLists, showMatch } from './cache';

/** Names the decisions that are under way. */
const mutationKey = ['resolveDatasetMatch'];

/** What is decided about a match. */
export interface Decided {
  /** `null` takes the decision back (undo), and its note with it. */
  resolution: 'Accept' | 'Reject' | null;
  note?: string | undefined;
}

export interface MatchDecision extends Decided {
  /** The match as it was shown, which it is again should the decision fail. */
  match: DatasetMatch;
  /** What was sent before and failed: it may stand all the same, and is nobody else's then. */
  earlier?: Decided | undefined;
}

/** Somebody else decided the match since it was shown; `now` is the match as they left it. */
export class DecidedMeanwhile extends ApiError {
  constructor(readonly now: DatasetMatch) {
    const { userActionResolution, userActionResolutionNote } = now;
    const verb = userActionResolution && (userActionResolution === 'Accept' ? 'Accepted' : 'Rejected');
    const note = textOf(userActionResolutionNote);
    super(changedMeanwhile([['Decision', [verb, note && `“${note}”`].filter(Boolean).join(': ')]]));
  }
}

/**
 * Reads a match as it is now; undefined where its scan does not have it. It cannot be asked for alone, so its scan is
 * (rules.md 12.4), under a key of its own: the scan that is shown knows already of a decision that is being sent.
 */
export async function readMatch(
  queryClient: QueryClient,
  match: DatasetMatch,
  options?: { staleTime?: number; retry?: false },
): Promise<DatasetMatch | undefined> {
  const scanId = match.scanId ?? match.scan?.id;
  if (!scanId) return undefined;
  const { queryFn, queryKey } = getDatasetScanOptions({ scanId });
  const key = [`${queryKey[0]}, for a match`, queryKey[1]] as const;
  const scan = await queryClient.fetchQuery({ queryFn, queryKey: key, staleTime: 0, ...options });
  const found = scan.matches?.find(({ id }) => id === match.id);
  return found && { ...found, id: match.id };
}

/**
 * Decides about a match in the service, unless somebody else did since it was shown: the service would take the second
 * decision in the place of the first without a word. That they decided the same is no matter. `listed` is the match as its list
 * has it now, where that was read with others.
 */
export async function sendDecision(
  queryClient: QueryClient,
  { match, resolution, note, earlier }: MatchDecision,
  options: { staleTime?: number; listed?: DatasetMatch | undefined } = {},
): Promise<DatasetMatch> {
  const { listed, ...reading } = options;
  const now = listed ?? (await readMatch(queryClient, match, reading));
  const known = [decisionOf(match), earlier, { resolution, note }];
  if (now && !known.some((one) => one && isDecidedAs(now, one))) throw new DecidedMeanwhile(now);
  return resolveDatasetMatch({
    matchId: match.id,
    about: { scanId: match.scanId ?? match.scan?.id },
    body: {
      userActionResolution: resolution,
      ...(note === undefined ? {} : { userActionResolutionNote: note }),
    },
  });
}

const decisionOf = ({ userActionResolution, userActionResolutionNote }: DatasetMatch) => ({
  resolution: userActionResolution ?? null,
  note: textOf(userActionResolutionNote),
});

/** Whether a match is decided so; a note that is not told says nothing about it. */
function isDecidedAs(
  match: DatasetMatch,
  { resolution, note }: { resolution: string | null; note?: string | undefined },
) {
  const there = decisionOf(match);
  return there.resolution === resolution && (!resolution || !note || there.note === note);
}

/**
 * Accepts, rejects or restores a match. Lists and counts show it at once, so that the next match of a queue opens
 * without waiting; a failure shows this match as it was, or as somebody else decided it meanwhile, and leaves what was
 * decided about others alone. 409: a newer scan replaced the match (rules.md 12.2), or `DecidedMeanwhile`.
 */
export function useDecideMatch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: (decision: MatchDecision) =>
      inTurn(decision.match.id, () => sendDecision(queryClient, decision)),
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
    onError: (error, { match, resolution, note }) => {
      const shown = error instanceof DecidedMeanwhile ? { ...match, ...error.now } : match;
      showMatch(queryClient, decided(match, resolution, note), shown);
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
  const queuedWrite = earlier ? earlier.then(write, write) : write();
  writes.set(matchId, queuedWrite);
  try {
    return await queuedWrite;
  } finally {
    if (writes.get(matchId) === queuedWrite) writes.delete(matchId);
  }
}

/**
 * A list on screen that has the match that was decided shows it as it is now and stays as it is: refetched it would lose
 * what was just decided.
 */
function invalidateMatches(queryClient: QueryClient, decidedMatch?: DatasetMatch): void {
  void invalidateAfter(
    queryClient,
    'resolveDatasetMatch',
    (query) =>
      !(
        decidedMatch &&
        query.isActive() &&
        hasRow<DatasetMatch>(query.state.data, ({ id }) => id === decidedMatch.id)
      ),
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
