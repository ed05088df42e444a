import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import { invalidateAfterBulk, showRecord } from '@/api/cached-lists';
import type { Alert } from '@/api/models';
import { omitEmpty } from '@/api/query';
import { startBulk } from '@/jobs/bulk';
import { timesCleared } from '@/lib/storage';
import { count } from '@/lib/words';
import { noteDrafts, sendDismissal, tellFailedBefore } from './dismissals';
import { forgetDismissal, giveUpDismissal, takeKeptDismissals, type KeptDismissal } from './kept-dismissals';

/** Sends the dismissals that an earlier page of this tab kept, and tells those that failed there. */
export function goOnWithDismissals(queryClient: QueryClient): void {
  sendKeptDismissals(queryClient);
  tellFailedBefore();
}

/**
 * Sends what an earlier page of this tab kept and nobody answered, in the activity list, where failures are told. What
 * had arrived all the same is done.
 */
export function sendKeptDismissals(queryClient: QueryClient): void {
  const kept = takeKeptDismissals();
  if (kept.length === 0) return;
  const cleared = timesCleared();
  startBulk<KeptDismissal>({
    title: `Dismiss ${count(kept.length, 'alert')}, as asked before the page was loaded`,
    one: 'alert',
    many: 'alerts',
    expected: kept.length,
    collect: () => Promise.resolve(kept),
    label: ({ label }) => label,
    run: async ({ id, note }) => {
      try {
        const { alert } = await sendDismissal(queryClient, { id, note, isSentBefore: true });
        // The provider in it says less than the row's own.
        showRecord<Alert>(queryClient, '/alerts', id, omitEmpty({ ...alert, provider: undefined }));
      } catch (error) {
        // Who signed out since leaves no note behind; nor does one that somebody else dismissed.
        const isOver = isApiError(error) && error.status === 409;
        if (!isOver && cleared === timesCleared()) noteDrafts.keep(id, note);
        throw error;
      }
      noteDrafts.keep(id, undefined);
      forgetDismissal(id);
      return 'Dismissed';
    },
    onSettled: (isSeen) => {
      for (const { id } of kept) giveUpDismissal(id);
      invalidateAfterBulk(queryClient, 'dismissAlert', isSeen);
    },
  });
}
