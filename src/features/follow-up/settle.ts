import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { uploadFile } from '@/api/operations.gen';
import { writeBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { type FollowUp, isClosed } from '@/domain/follow-up';
import { severalAtATime } from '@/lib/several-at-a-time';
import { answerOf, type Answer } from './answers';
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

/** What came of the look at one follow-up: what answers it, or that it could not be looked at. */
interface Look {
  followUp: FollowUp;
  answer: Answer | undefined;
  failed: boolean;
}

/**
 * Looks whether follow-ups have been answered on file meanwhile, a few at a time, and tells what came of each; one that cannot be
 * looked at keeps no other back. For a role that may not write nothing is looked for: it closes nothing either. Ends once `signal`
 * aborts.
 */
export async function lookForAnswers(
  queryClient: QueryClient,
  followUps: readonly FollowUp[],
  signal: AbortSignal,
  onLook: (look: Look) => Promise<void> | void,
): Promise<void> {
  const mayWrite = !writeBlocked(currentUser(), uploadFile);
  await severalAtATime(
    followUps,
    atATime,
    async (followUp) => {
      let [answer, failed]: [Look['answer'], boolean] = [undefined, false];
      try {
        answer = mayWrite ? await answerOf(queryClient, followUp) : undefined;
      } catch {
        failed = true;
      }
      if (!signal.aborted) await onLook({ followUp, answer, failed });
    },
    signal,
  );
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
  await lookForAnswers(queryClient, open, signal, async ({ followUp: { subject }, answer, failed }) => {
    const isClosedNow = answer && (await isKept(setStanding(queryClient, subject, { ...answer, by: '' })));
    settling = {
      ...settling,
      looked: settling.looked + 1,
      closed: settling.closed + (isClosedNow ? 1 : 0),
      failed: settling.failed + (failed || isClosedNow === false ? 1 : 0),
    };
    if (!signal.aborted) onProgress(settling);
  });
  return settling;
}

const isKept = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );

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
