import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Alert } from '@/api/models';
import { enqueueCacheUpdate } from '@/jobs/cache-updates';
import { countAhead, endAhead } from '@/queue/ahead';
import type { Decision } from '@/queue/session';
import { dismissedCounts } from './alert-lists';
import { dismissals, noteDrafts } from './dismissals';

/** Alerts of which a dismissal was asked for together. */
export interface HeldDismissals {
  /** The first is sent: none of them can be taken back by itself any more. */
  begin(): void;
  /** One has come through, also of those that had failed before. */
  sent(alertId: string): void;
  /** One has not: it is active again, and says why. */
  failed(alertId: string, error: Error): void;
  /** Those of which nothing was sent are active again. */
  release(): void;
}

/**
 * Shows many alerts as dismissed from now on, in lists and counts, as one is that is dismissed by itself: until each is sent,
 * fails, or is released. What became of them is shown together, since a list that is drawn again for each takes longer than sending.
 */
export function holdDismissals(
  queryClient: QueryClient,
  alerts: readonly Alert[],
  note: string,
): HeldDismissals {
  const held = new Map<string, Decision<Alert, string>>(
    alerts.map((item) => [item.id, { id: item.id, item, choice: note, status: 'delayed' }]),
  );
  const settled = new Map<string, Error | undefined>();

  /** Puts what `turn` gives in the place of the decisions; of those that were made otherwise since, `isOwn` is false. */
  function change(
    turn: (one: Decision<Alert, string>, isOwn: boolean) => Decision<Alert, string> | undefined,
  ): void {
    const { decisions, ...rest } = dismissals.get();
    const next = decisions.flatMap((one) => {
      const isOwn = held.get(one.id) === one;
      const turned = turn(one, isOwn);
      if (isOwn && turned) held.set(one.id, turned);
      return turned ?? [];
    });
    dismissals.set({ ...rest, decisions: next });
  }

  function showSettled(): void {
    if (settled.size === 0) return;
    change((one, isOwn) => {
      if (!settled.has(one.id)) return one;
      const error = settled.get(one.id);
      if (error) return isOwn ? { ...one, status: 'error', error } : one;
      return isOwn || one.error ? undefined : one;
    });
    for (const [id, error] of settled) {
      endAhead(id, error === undefined);
      noteDrafts.keep(id, error && note);
    }
    settled.clear();
  }

  function settle(alertId: string, error: Error | undefined): void {
    if (settled.size === 0) enqueueCacheUpdate(showSettled);
    settled.set(alertId, error);
  }

  const { decisions, ...rest } = dismissals.get();
  dismissals.set({ ...rest, decisions: [...decisions.filter(({ id }) => !held.has(id)), ...held.values()] });
  notifyManager.batch(() => {
    for (const { id, item } of held.values()) countAhead(id, dismissedCounts(queryClient, item));
  });

  return {
    begin: () => change((one, isOwn) => (isOwn ? { ...one, status: 'pending' } : one)),
    sent: (alertId) => settle(alertId, undefined),
    failed: settle,
    release() {
      showSettled();
      const unsent: string[] = [];
      change((one, isOwn) => {
        if (!isOwn || one.error) return one;
        unsent.push(one.id);
        return undefined;
      });
      notifyManager.batch(() => {
        for (const id of unsent) endAhead(id, false);
      });
    },
  };
}
