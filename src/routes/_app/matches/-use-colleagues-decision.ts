import { useQueryClient } from '@tanstack/react-query';
import type { DatasetMatch } from '@/api/models';
import { getDatasetScanOptions } from '@/api/operations.gen';
import { matchCounts, showInLists } from '@/features/matches/cache';
import { useReadAgain } from '@/table/use-read-again';
import { announce } from '@/ui/announce';
import { matchWords } from './-use-match-triage';

/**
 * Shows within a minute what somebody else decided about the match that is open: the service would take a second decision
 * in the place of the first without a word. A match alone cannot be read, so its scan is (rules.md 12.4).
 */
export function useColleaguesDecision(match: DatasetMatch, readAt: number | undefined): void {
  const queryClient = useQueryClient();
  const scanId = match.scanId ?? match.scan?.id ?? '';
  useReadAgain({
    queryKey: ['match', match.id],
    row: match,
    readAt,
    read: async () => {
      const scan = await queryClient.fetchQuery({
        ...getDatasetScanOptions({ scanId }),
        staleTime: 0,
        retry: false,
      });
      return scan.matches?.find(({ id }) => id === match.id);
    },
    isWanted: match.userActionNeeded === true && scanId !== '',
    onRead: (now) => {
      if (!match.userActionNeeded || now.userActionNeeded !== false) return;
      showInLists(queryClient, { ...match, ...now });
      void queryClient.invalidateQueries({ queryKey: matchCounts });
      const { userActionResolution: decided } = now;
      announce(
        `${matchWords(match)}: ${decided ? `${decided === 'Accept' ? 'accepted' : 'rejected'} by somebody else` : 'replaced by a newer scan'}`,
      );
    },
  });
}
