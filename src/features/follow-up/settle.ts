import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { uploadFile } from '@/api/operations.gen';
import { writeBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { type FollowUp, isClosed } from '@/domain/follow-up';
import { severalAtATime } from '@/lib/several-at-a-time';
import { answerOf } from './answers';
import { followUpsOptions } from './kept';
import { setStanding } from './log';

const atATime = 4;

/** How far the look for answers is, and what it came to. */
export interface Settling {
  looked: number;
  total: number;
  /** How many were closed, as the file answers them. */
  closed: number;
  /** How many could not be looked at. */
  failed: number;
}

/**
 * Looks whether open follow-ups have been answered on file meanwhile, and closes those that are, with what answers them, for the
 * whole team. A role that may not write closes nothing. Gives up when `signal` aborts. Throws `ApiError` where the follow-ups
 * cannot be listed.
 */
export async function settleFollowUps(
  queryClient: QueryClient,
  signal: AbortSignal,
  onProgress: (settling: Settling) => void,
): Promise<Settling> {
  const { all } = await queryClient.fetchQuery(followUpsOptions());
  const open = Object.values(all).filter((followUp) => !isClosed(followUp));
  let settling: Settling = { looked: 0, total: open.length, closed: 0, failed: 0 };
  const mayWrite = !writeBlocked(currentUser(), uploadFile);
  await severalAtATime(
    open,
    atATime,
    async (followUp: FollowUp) => {
      let [closed, failed] = [0, 0];
      try {
        const answer = mayWrite ? await answerOf(queryClient, followUp, signal) : undefined;
        if (answer && !signal.aborted) {
          await setStanding(queryClient, followUp.subject, { ...answer, by: '' });
          closed = 1;
        }
      } catch {
        failed = signal.aborted ? 0 : 1;
      }
      settling = {
        ...settling,
        looked: settling.looked + 1,
        closed: settling.closed + closed,
        failed: settling.failed + failed,
      };
      if (!signal.aborted) onProgress(settling);
    },
    signal,
  );
  return settling;
}

/** The same for a screen, each time that it is opened; undefined until it has begun. */
export function useSettling(): Settling | undefined {
  const queryClient = useQueryClient();
  const [settling, setSettling] = useState<Settling>();
  useEffect(() => {
    const controller = new AbortController();
    // Where they cannot be listed the list says so itself.
    settleFollowUps(queryClient, controller.signal, setSettling).catch(() => undefined);
    return () => controller.abort();
  }, [queryClient]);
  return settling;
}
