import { lazy, Suspense, useCallback, useState } from 'react';
import { useSession } from '@/api/session';
import { sessionHeadings } from './headings';
import { useIdleLock } from './idle';
import { SessionOverlay } from './session-overlay';
import { useSessionEnd } from './use-session-end';

const SignInAgain = lazy(() => import('./sign-in-again').then((part) => ({ default: part.SignInAgain })));

/**
 * Watches over the session of a signed-in page: locks it when nobody is there, warns before it ends, and asks for the
 * password over the page when it has ended. The page beneath keeps everything.
 */
export function SessionGuards() {
  const state = useSession();
  const [staying, setStaying] = useState(false);
  const stay = useCallback(() => setStaying(true), []);
  const done = useCallback(() => setStaying(false), []);
  useIdleLock();
  useSessionEnd(stay);
  if (state.status === 'signed-out') return null;
  const reason = state.status === 'active' ? (staying ? 'ending' : undefined) : state.status;
  if (!reason) return null;
  return (
    <SessionOverlay title={sessionHeadings[reason]} covers={reason === 'locked'}>
      <Suspense>
        <SignInAgain reason={reason} state={state} onDone={done} />
      </Suspense>
    </SessionOverlay>
  );
}
