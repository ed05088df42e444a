import { useEffect } from 'react';
import { lastActivity, noteActivity, session, useSession } from '@/api/session';
import { getSetting } from '@/ui/settings';

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** How often activity is written down, and how often it is looked for, in milliseconds. */
const coarseness = 10_000;

/** Whether `idleMinutes` have gone by since the last activity; never when nothing is known of any. */
export function isIdle(activeAt: number | undefined, idleMinutes: number, at = Date.now()): boolean {
  return activeAt !== undefined && at - activeAt >= idleMinutes * 60_000;
}

/**
 * Locks the session in every tab when nobody has done anything in any of them for the minutes of the settings. The
 * first movement after that must not count as activity, so every sign of life looks at the clock first.
 */
export function useIdleLock(): void {
  const active = useSession().status === 'active';
  useEffect(() => {
    if (!active) return undefined;
    let noted = 0;
    const lockIfIdle = () => {
      const idle = isIdle(lastActivity(), getSetting('idleMinutes'));
      if (idle) session.lock();
      return idle;
    };
    const live = () => {
      if (Date.now() - noted < coarseness || lockIfIdle()) return;
      noted = Date.now();
      noteActivity();
    };
    live();
    const timer = setInterval(lockIfIdle, coarseness);
    for (const sign of signs) addEventListener(sign, live, { passive: true, capture: true });
    document.addEventListener('visibilitychange', lockIfIdle);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, live, { capture: true });
      document.removeEventListener('visibilitychange', lockIfIdle);
    };
  }, [active]);
}
