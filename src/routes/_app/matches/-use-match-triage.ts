import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import type { DatasetMatch } from '@/api/models';
import { getDatasetScanOptions, getProviderOptions } from '@/api/operations.gen';
import { decided } from '@/features/matches/cache';
import {
  type Decided,
  DecidedMeanwhile,
  rejectedMatchesOptions,
  useDecideMatch,
} from '@/features/matches/decide';
import { datasetName } from '@/lib/dataset-names';
import { keepMatchDraft, type MatchDraft, matchNote, type Resolution } from '@/review/match-decision';
import { announce } from '@/ui/announce';
import { useReadAhead } from '@/ui/prerender-next';
import { tellsOfSanctions } from '@/features/scans/dataset-words';
import { allDatasetsOptions } from '@/features/scans/options';
import { entityOf } from '@/features/scans/words';

export interface DecidedMatch {
  match: DatasetMatch;
  resolution: Resolution;
  draft: MatchDraft;
}

export interface FailedDecision {
  /** As it was shown, or as somebody else decided it meanwhile. */
  match: DatasetMatch;
  error: Error;
  /** What was sent. */
  sent?: Decided;
}

/** `Maria Delgado, OIG exclusions` */
export const matchWords = (match: DatasetMatch): string =>
  `${entityOf(match).name}, ${datasetName(match.scan?.type)}`;

/**
 * Decisions one after the other: each is shown at once and the next match opens while it is sent. What fails comes
 * back with its error, and what was typed for it is kept.
 */
export function useMatchTriage(
  rows: readonly DatasetMatch[],
  current: DatasetMatch | undefined,
  at: number,
  open: (matchId: string | undefined) => void,
) {
  const { mutateAsync } = useDecideMatch();
  const [done, setDone] = useState<readonly DecidedMatch[]>([]);
  const [failed, setFailed] = useState<readonly FailedDecision[]>([]);
  const isWaiting = (match: DatasetMatch) => match.userActionNeeded && match.id !== current?.id;
  const next = rows.slice(at + 1).find(isWaiting) ?? rows.slice(0, Math.max(0, at)).find(isWaiting);
  const queryClient = useQueryClient();
  const nextLoaded = useReadAhead(next, (match) => prefetchMatch(queryClient, match));
  const { data: datasets } = useQuery(allDatasetsOptions());

  const withoutFailed = (match: DatasetMatch) => {
    if (failed.some((one) => one.match.id === match.id))
      setFailed((all) => all.filter((one) => one.match.id !== match.id));
  };

  /** Gives what kept it from being carried out. */
  const resolve = async (match: DatasetMatch, sent: Decided): Promise<Error | undefined> => {
    const earlier = failed.find((one) => one.match.id === match.id)?.sent;
    withoutFailed(match);
    try {
      await mutateAsync({ match, ...sent, earlier });
      return undefined;
    } catch (thrown) {
      const error = thrown as Error;
      const now = error instanceof DecidedMeanwhile ? { ...match, ...error.now } : match;
      setFailed((all) => [{ match: now, error, sent }, ...all]);
      return error;
    }
  };

  /**
   * Sends a complete draft and opens the next match that waits. An accepted sanction stays open: what follows from it
   * is offered there, and nothing of it happens by itself.
   */
  const decide = async (match: DatasetMatch, draft: MatchDraft) => {
    const { resolution } = draft;
    if (!resolution) return;
    // The next match opens first.
    startTransition(() =>
      setDone((all) => [...all.filter((one) => one.match.id !== match.id), { match, resolution, draft }]),
    );
    const stays = resolution === 'Accept' && tellsOfSanctions(datasets, match.scan?.type);
    announce(
      `${matchWords(match)}: ${resolution === 'Accept' ? 'accepted' : 'rejected'}${stays ? '. What follows is offered.' : ''}`,
    );
    // The one that was decided stays open when it was the last.
    open(stays ? match.id : (next?.id ?? match.id));
    if (await resolve(match, { resolution, note: matchNote(draft) }))
      setDone((all) => all.filter((one) => one.match.id !== match.id));
    else keepMatchDraft(match.id);
  };

  /** Takes a decision back through the service and opens its match with what was typed. */
  const restore = async (match: DatasetMatch) => {
    const earlier = done.find((one) => one.match.id === match.id);
    if (earlier) keepMatchDraft(match.id, earlier.draft);
    setDone((all) => all.filter((one) => one.match.id !== match.id));
    announce(`${matchWords(match)}: decision taken back`);
    open(match.id);
    const error = await resolve(match, { resolution: null });
    // What somebody else decided meanwhile is not taken back as one's own.
    if (error && earlier && !(error instanceof DecidedMeanwhile)) setDone((all) => [...all, earlier]);
  };

  /** Leaves a match as somebody else decided it, and forgets what was to be sent. */
  const giveUp = (match: DatasetMatch) => {
    withoutFailed(match);
    keepMatchDraft(match.id);
    open(next?.id ?? match.id);
  };

  /** Takes back the latest decision of this visit. */
  const undo = () => {
    const last = done.at(-1);
    if (!last) return;
    const row = rows.find(({ id }) => id === last.match.id);
    const shown = row ?? decided(last.match, last.resolution, matchNote(last.draft));
    void restore(shown);
  };

  const openNext = next ? () => open(next.id) : undefined;
  return { openNext, nextLoaded, done, failed, decide, restore, undo, giveUp };
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
  const { data, isLoading } = useQuery({
    ...getDatasetScanOptions({ scanId: scanId ?? '' }),
    enabled: Boolean(matchId && scanId),
  });
  const found = data?.matches?.find(({ id }) => id === matchId);
  if (!found || !data || !matchId) return { match: undefined, isLoading };
  const { matches: _matches, ...scan } = data;
  const match: DatasetMatch = { ...found, id: matchId, scanId: found.scanId ?? scan.id, scan };
  return { match, isLoading };
}
