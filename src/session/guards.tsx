import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSession } from '@/api/session';
import { holdNotices } from '@/ui/notify';
import { sessionHeadings } from './headings';
import { useIdleLock } from './idle';
import { SessionOverlay } from './session-overlay';
import { useSessionEnd } from './use-session-end';

const loadSignInAgain = () => import('./sign-in-again');
const SignInAgain = lazy(() => loadSignInAgain().then((module) => ({ default: module.SignInAgain })));

/** Long after the page is there, and long before a session ends, when the network may not be there any more. */
const fetchedAhead = 5_000;

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
  const isLocked = state.status === 'locked';
  useEffect(() => (isLocked ? holdNotices() : undefined), [isLocked]);
  useEffect(() => {
    const timer = setTimeout(() => void loadSignInAgain().catch(() => undefined), fetchedAhead);
    return () => clearTimeout(timer);
  }, []);
  if (state.status === 'signed-out') return null;
  const reason = state.status === 'active' ? (staying ? 'ending' : undefined) : state.status;
  if (!reason) return null;
  return (
    <SessionOverlay title={sessionHeadings[reason]} covers={reason === 'locked'}>
      <Suspense fallback={<p>{sessionHeadings[reason]}</p>}>
        <SignInAgain reason={reason} state={state} onDone={done} />
      </Suspense>
    </SessionOverlay>
  );
}
