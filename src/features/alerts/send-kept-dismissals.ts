import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import { dismissAlert, getAlertOptions } from '@/api/operations.gen';
import { omitEmpty } from '@/api/query';
import { startBulk } from '@/jobs/bulk';
import { timesCleared } from '@/lib/storage';
import { count, textOf } from '@/lib/words';
import { keepNote } from './dismissals';
import { forgetDismissal, giveUpDismissal, takeKeptDismissals, type KeptDismissal } from './kept-dismissals';

/**
 * Sends what an earlier page of this tab kept and nobody answered, in the activity list, where failures are told. One
 * that arrived all the same is refused as dismissed before (rules.md 14.2), with our own note.
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
        await dismissAlert({ alertId: id, body: omitEmpty({ dismissalNote: note }) });
      } catch (error) {
        if (!(isApiError(error) && error.status === 409)) {
          // Who signed out since leaves no note behind.
          if (cleared === timesCleared()) keepNote(id, note);
          throw error;
        }
        const now = await queryClient.fetchQuery({ ...getAlertOptions({ alertId: id }), staleTime: 0 });
        if (textOf(now.dismissalNote) !== note) throw error;
      }
      keepNote(id, undefined);
      forgetDismissal(id);
      return 'Dismissed';
    },
    onRest: () => {
      for (const { id } of kept) giveUpDismissal(id);
      void invalidateAfter(queryClient, 'dismissAlert');
    },
  });
}
