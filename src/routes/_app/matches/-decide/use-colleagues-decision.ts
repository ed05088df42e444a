import { useQueryClient } from '@tanstack/react-query';
import type { DatasetMatch } from '@/api/models';
import { matchCounts, showDecision } from '@/features/matches/cache';
import { readMatch } from '@/features/matches/decide';
import { useReadAgain } from '@/table/use-read-again';
import { announce } from '@/ui/announce';
import { matchWords } from './decisions';

/**
 * Shows within a minute what somebody else decided about the match that is open. Who decides sooner is told by what is
 * read before the decision is sent; so is whoever decided here already without an answer, whose decision may well stand.
 */
export function useColleaguesDecision(
  match: DatasetMatch,
  { readAt, isInDoubt }: { readAt: number | undefined; isInDoubt: boolean },
): void {
  const queryClient = useQueryClient();
  useReadAgain({
    queryKey: ['match', match.id],
    row: match,
    readAt,
    read: () => readMatch(queryClient, match, { retry: false }),
    isWanted: match.userActionNeeded === true && !isInDoubt && Boolean(match.scanId ?? match.scan?.id),
    onRead: (now) => {
      if (isInDoubt || !match.userActionNeeded || now.userActionNeeded !== false) return;
      showDecision(queryClient, { ...match, ...now });
      void queryClient.invalidateQueries({ queryKey: matchCounts });
      const { userActionResolution: decided } = now;
      announce(
        `${matchWords(match)}: ${decided ? `${decided === 'Accept' ? 'accepted' : 'rejected'} by somebody else` : 'replaced by a newer scan'}`,
      );
    },
  });
}
