import { Box } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAfterBulk } from '@/api/cached-lists';
import { ApiError, isApiError } from '@/api/errors';
import type { Alert } from '@/api/models';
import { startBulk, type BulkTask } from '@/jobs/bulk';
import { showAlert } from '@/features/alerts/alert-lists';
import { alertWords, dismissals, sendDismissal } from '@/features/alerts/dismissals';
import { type HeldDismissals, holdDismissals } from '@/features/alerts/many-dismissals';
import { forgetDismissal, giveUpDismissal, keepDismissal } from '@/features/alerts/kept-dismissals';
import { missingNote } from '@/features/alerts/note-rule';
import { rankToDismiss } from '@/features/alerts/read-change';
import { undoQueue } from '@/jobs/undo-queue';
import { severalAtATime } from '@/lib/several-at-a-time';
import { enqueueCacheUpdate } from '@/jobs/cache-updates';
import { decisionOf } from '@/queue/session';
import { count, personName } from '@/lib/words';
import type { Selection } from '@/table/list/bulk-selection';
import { announce } from '@/ui/announce';
import { AlertNoteDialog } from '@/features/alerts/note-dialog';
import { Verbatim } from '@/ui/text';
import type { RankedRow } from './-ranked';
import classes from './-ranking.module.css';

/**
 * Reads the chosen alerts at once, shows them as dismissed and keeps their dismissals through a page load. `alerts` gives
 * undefined where they could not be read; then nothing is kept, and the work reads them itself.
 */
function keepAll(queryClient: QueryClient, selection: Selection<Alert>, note: string) {
  const stop = new AbortController();
  const ids: string[] = [];
  const takenBack = new Set<string>();
  let held: HeldDismissals | undefined;
  const keep = (all: readonly Alert[]) => {
    if (stop.signal.aborted) return all;
    const active = all.filter(({ id, dismissalTimestamp }) => id && !dismissalTimestamp);
    for (const alert of active) keepDismissal(alert, alertWords(alert), note);
    ids.push(...active.map(({ id }) => id));
    held = holdDismissals(queryClient, active, note);
    return all;
  };
  return {
    alerts: selection.collect(stop.signal, () => {}).then(keep, () => undefined),
    /** No single one can be taken back any more; which were meanwhile is known from now on. */
    begin() {
      for (const id of ids) if (!decisionOf(dismissals.get(), id)) takenBack.add(id);
      held?.begin();
    },
    isTakenBack: (id: string) => takenBack.has(id),
    sent: (id: string) => held?.sent(id),
    failed: (id: string, error: Error) => held?.failed(id, error),
    takeBack: () => {
      stop.abort();
      held?.release();
      for (const id of ids) forgetDismissal(id);
    },
    giveUp: () => {
      held?.release();
      for (const id of ids) giveUpDismissal(id);
    },
  };
}

/** How many of the chosen alerts that still wait may end the right to treat; none where they cannot be read. */
async function seriousAmong(queryClient: QueryClient, selection: Selection<Alert>) {
  const all = await selection.collect(new AbortController().signal, () => {}).catch(() => []);
  const active = all.filter(({ dismissalTimestamp }) => !dismissalTimestamp);
  const ranks = await severalAtATime(active, 8, (alert) => rankToDismiss(queryClient, alert));
  return { serious: ranks.filter((rank) => rank === 'serious').length, among: active.length };
}

interface DismissAlertsProps {
  selection: Selection<Alert>;
  /** What is selected, to be listed one by one with what each says. */
  alerts?: readonly RankedRow[] | undefined;
  onClose: () => void;
  /** The work has begun: its progress can be shown. */
  onStart: (jobId: string) => void;
}

/** One note for many alerts, a preview that restates which; then ten seconds to take it back before the first is sent. */
export function DismissAlerts({ selection, alerts, onClose, onStart }: DismissAlertsProps) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const amount = selection.count === undefined ? 'all matching alerts' : count(selection.count, 'alert');
  const title = `Dismiss ${amount}`;
  const start = async () => {
    const dismissalNote = note.trim();
    if (missingNote(dismissalNote, 1)) {
      const { serious, among } = await seriousAmong(queryClient, selection);
      const missing = missingNote(dismissalNote, serious, among);
      if (missing) return missing;
    }
    const kept = keepAll(queryClient, selection, dismissalNote);
    async function send(id: string) {
      try {
        return await sendDismissal(queryClient, { id, note: dismissalNote, isSentBefore: false });
      } catch (error) {
        // What the rate limit refuses is sent again by itself.
        if (error instanceof Error && !(isApiError(error) && error.status === 429)) kept.failed(id, error);
        throw error;
      }
    }
    const task: BulkTask<Alert> = {
      title,
      one: 'alert',
      many: 'alerts',
      expected: selection.count,
      async collect(...context) {
        const alerts = await kept.alerts;
        kept.begin();
        return alerts ?? selection.collect(...context);
      },
      label: alertWords,
      async run(alert) {
        const { id, dismissalTimestamp, provider } = alert;
        if (dismissalTimestamp) return { left: 'Was dismissed before' };
        if (!id) throw new ApiError({ kind: 'not-json', title: 'The alert has no id' });
        if (kept.isTakenBack(id)) return { left: 'Taken back before it was sent' };
        const sent = await send(id);
        kept.sent(id);
        enqueueCacheUpdate(() => showAlert(queryClient, { ...alert, ...sent.alert, provider }));
        forgetDismissal(id);
        return 'Dismissed';
      },
      onSettled: (isSeen) => {
        kept.giveUp();
        invalidateAfterBulk(queryClient, 'dismissAlert', isSeen);
      },
    };
    undoQueue.add({
      id: `dismiss-many-${Date.now()}`,
      title: `${amount} dismissed`,
      large: true,
      send: () => onStart(startBulk(task)),
      undo: kept.takeBack,
    });
    announce(`${amount} dismissed. Press U within 10 seconds to take it back.`);
    return undefined;
  };
  return (
    <AlertNoteDialog
      title={`${title}?`}
      action={title}
      note={note}
      onNote={setNote}
      onDismiss={start}
      onClose={onClose}
      about={
        <>
          <p>
            <b>{selection.words}</b>{' '}
            {selection.count === 1
              ? 'is dismissed with this note.'
              : 'are dismissed, each with the same note.'}{' '}
            It is kept with {selection.count === 1 ? 'the alert' : 'every alert'} and among the provider’s
            notes.
          </p>
          {alerts && (
            <Box
              component="ul"
              aria-label="What is dismissed"
              tabIndex={0}
              m={0}
              pl="lg"
              mah={220}
              className={classes.listed}
            >
              {alerts.map((alert) => (
                <li key={alert.id}>
                  <Verbatim>{personName(alert.provider)}</Verbatim>: {alert.ranked?.words}
                </li>
              ))}
            </Box>
          )}
        </>
      }
    >
      Nothing is sent for ten seconds, so that you can take it back. After that dismissed alerts cannot be
      made active again.
    </AlertNoteDialog>
  );
}
