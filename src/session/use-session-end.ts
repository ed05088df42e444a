import { useEffect } from 'react';
import { session, useSession } from '@/api/session';
import { formatTimeOfDay, instant } from '@/lib/dates';
import { clockOffset, now } from '@/lib/clock';
import { closeNotice, notify } from '@/ui/notify';

const warning = 5 * 60_000;
const interval = 10_000;
const id = 'session-ends';

/**
 * Warns five minutes before the token ends and marks the session as ended when it does. Until an answer of the service
 * said what time it is, a wrong clock of this computer cannot be told from a token that has ended: then, and behind a
 * gateway that leaves `Date` out, the session ends when the service refuses the token.
 */
export function useSessionEnd(onStay: () => void): void {
  const state = useSession();
  const endsAt = state.status === 'active' ? instant(state.expiresAt) : undefined;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    let warned = false;
    const check = () => {
      if (clockOffset() === undefined) return;
      const left = endsAt - now();
      if (left <= 0) return session.expire();
      if (left > warning || warned) return;
      warned = true;
      notify({
        id,
        tone: 'warning',
        title: `Your session ends at ${formatTimeOfDay(endsAt)}`,
        message: 'Give your password again to keep working without a break.',
        action: { label: 'Stay signed in', run: onStay },
        stays: left,
      });
    };
    const timer = setInterval(check, interval);
    const looked = () => document.visibilityState === 'visible' && check();
    document.addEventListener('visibilitychange', looked);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', looked);
      closeNotice(id);
    };
  }, [endsAt, onStay]);
}
