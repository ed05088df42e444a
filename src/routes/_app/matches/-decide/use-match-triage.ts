import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DatasetMatch } from '@/api/models';
import { getDatasetScanOptions, getProviderOptions } from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { decided } from '@/features/matches/cache';
import { leaveCarriedOut, settleCarriedOut } from '@/features/matches/carried-out';
import { rejectedMatchesOptions, useDecideMatch } from '@/features/matches/decide';
import { reportsSanctions } from '@/features/scans/dataset-words';
import { allDatasetsOptions } from '@/features/scans/options';
import { entityOf } from '@/features/scans/words';
import { canTakeBack, takeBackBulk, useBulkJobs } from '@/jobs/bulk';
import { useTriage } from '@/queue/use-triage';
import { type MatchDraft, matchDrafts, matchNote } from '@/review/match-decision';
import { announce } from '@/ui/announce';
import { matchDecision, matchWords, useDecisionsOfVisit } from './decisions';

/**
 * Decisions about matches one after the other. What is typed for one is kept until the service has it, and comes back with
 * an undo. What was decided before the screen was opened is not offered to be taken back; what failed since is shown.
 */
export function useMatchTriage(
  rows: readonly DatasetMatch[],
  current: DatasetMatch | undefined,
  index: number,
  open: (matchId: string | undefined) => void,
) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useDecideMatch();
  const { data: datasets } = useQuery(allDatasetsOptions());
  const isOfVisit = useDecisionsOfVisit();
  const all = useTriage({
    list: { rows, index, open },
    isWaiting: (match) => match.userActionNeeded === true && match.id !== current?.id,
    readAhead: (match) => prefetchMatch(queryClient, match),
    decide: matchDecision(mutateAsync),
  });
  const triage = { ...all, decided: all.decided.filter(isOfVisit) };
  const [openedAt] = useState(() => Date.now());
  // What was decided one by one before it is forgotten then (`forgetStanding`): what stands of it came later.
  const set = useBulkJobs().find(
    (job) => job.many === 'matches' && canTakeBack(job) && job.startedAt >= openedAt,
  );

  /**
   * Sends a complete draft and opens the next match that waits. An accepted sanction stays open: what follows from it
   * is offered there, and nothing of it happens by itself.
   */
  const decide = (match: DatasetMatch, draft: MatchDraft): void => {
    const { resolution } = draft;
    if (!resolution) return;
    const stays = resolution === 'Accept' && reportsSanctions(datasets, match.scan?.type);
    announce(
      `${matchWords(match)}: ${resolution === 'Accept' ? 'accepted' : 'rejected'}${stays ? '. What follows is offered.' : ''}`,
    );
    settleCarriedOut(match);
    void triage.decide(match, { resolution, note: matchNote(draft), draft }, stays);
  };

  /** Takes a decision back through the service and opens its match with what was typed. */
  const restore = (match: DatasetMatch): void => {
    announce(`${matchWords(match)}: decision taken back`);
    if (match.userActionResolution === 'Accept') leaveCarriedOut(match);
    void triage.takeBack(match);
  };

  /** Leaves a match as somebody else decided it, and forgets what was to be sent. */
  const giveUp = (match: DatasetMatch): void => {
    matchDrafts.keep(match.id, undefined);
    triage.giveUp(match);
  };

  /** Takes back the latest decision of this visit, or the set that was decided together since. */
  const undo = (): void => {
    const last = triage.decided.at(-1);
    if (!last) {
      if (set && takeBackBulk(set.id)) announce(`${set.title}: being taken back`);
      return;
    }
    const { resolution, note } = last.choice;
    restore(rows.find(({ id }) => id === last.id) ?? decided(last.item, resolution, note));
  };

  return { ...triage, set, decide, restore, undo, giveUp };
}

export type MatchTriage = ReturnType<typeof useMatchTriage>;

/** Reads what a match shows before it opens. */
async function prefetchMatch(queryClient: QueryClient, match: DatasetMatch): Promise<void> {
  const { id, providerId } = entityOf(match);
  const type = match.scan?.type;
  const fresh = { staleTime: 30_000 };
  await Promise.all([
    providerId && queryClient.prefetchQuery({ ...getProviderOptions({ providerId }), ...fresh }),
    id && type && queryClient.prefetchQuery({ ...rejectedMatchesOptions(type, id), ...fresh }),
  ]);
}

/** A match that a link names but the list does not have, read from its scan. */
export function useMatchInScan(matchId: string | undefined, scanId: string | undefined) {
  const { data, isLoading } = useQuery(
    whenKnown(matchId && scanId, (id) => getDatasetScanOptions({ scanId: id })),
  );
  const found = data?.matches?.find(({ id }) => id === matchId);
  if (!found || !data || !matchId) return { match: undefined, isLoading };
  const { matches: _matches, ...scan } = data;
  const match: DatasetMatch = { ...found, id: matchId, scanId: found.scanId ?? scan.id, scan };
  return { match, isLoading };
}
