import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Alert } from '@/api/models';
import { diffLicenseVerificationOptions, getLicenseOptions } from '@/api/operations.gen';
import { alertWords, dismissal } from './dismissals';
import { undoQueue, useUndoQueue } from '@/jobs/undo-queue';
import { announce } from '@/ui/announce';
import { useTriage } from '@/queue/use-triage';
import { alertLicenseId } from '@/features/providers/open-items';

/** What can be undone goes out when its screen is left: nobody could undo it any more. */
export function useSendOnLeaving(): void {
  useEffect(() => () => void undoQueue.flush(), []);
}

/** Dismissals one after the other: the next alert opens at once, and each can be taken back for ten seconds. */
export function useAlertTriage(
  rows: readonly Alert[],
  index: number,
  open: (alertId: string | undefined) => void,
) {
  const queryClient = useQueryClient();
  // Those of many alerts at once wait there, too.
  const waiting = useUndoQueue();
  useSendOnLeaving();
  const { nextLoaded, decide } = useTriage({
    list: { rows, index, open },
    isWaiting: ({ dismissalTimestamp }) => !dismissalTimestamp,
    readAhead: (alert) => prefetchAlert(queryClient, alert),
    decide: dismissal(queryClient),
  });

  const dismiss = (alert: Alert, note: string) => {
    void decide(alert, note);
    announce(`${alertWords(alert)} dismissed. Press U within 10 seconds to take it back.`);
  };

  /** Takes back the latest that waits, and opens it with its note. */
  const undo = () => {
    const work = undoQueue.undo();
    if (!work) return;
    announce(`${work.title}: taken back`);
    if (rows.some(({ id }) => id === work.id)) open(work.id);
  };

  return { nextLoaded, waiting, dismiss, undo };
}

export type AlertTriage = ReturnType<typeof useAlertTriage>;

/** Reads what an alert shows before it opens. */
async function prefetchAlert(queryClient: QueryClient, alert: Alert): Promise<void> {
  const { providerId, entityType, entityId, type } = alert;
  const licenseId = alertLicenseId(alert);
  if (!providerId || !licenseId) return;
  const fresh = { staleTime: 30_000 };
  const license = queryClient.prefetchQuery({ ...getLicenseOptions({ providerId, licenseId }), ...fresh });
  if (type === 'LicenseChanged' && entityType === 'Verification' && entityId)
    await queryClient.prefetchQuery({
      ...diffLicenseVerificationOptions({ providerId, licenseId, verificationId: entityId }),
      ...fresh,
      retry: false,
    });
  await license;
}
