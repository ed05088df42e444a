import { useEffect, useState } from 'react';
import type { Held } from '@/jobs/held-work';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Keys } from '@/ui/text';
import classes from '@/features/alerts/alerts.module.css';

interface AlertHeldProps {
  held: readonly Held[];
  onUndo: () => void;
}

/** What is held back, for how long still, and the way to take the latest back. */
export function AlertHeld({ held, onUndo }: AlertHeldProps) {
  const latest = held.at(-1);
  if (!latest) return null;
  return (
    <div className={classes.held}>
      <span>
        {latest.title}
        <span className="mute">
          {' '}
          · sent in <Countdown dueAt={latest.dueAt} />
          {held.length > 1 && `, ${count(held.length - 1, 'other')} before it`}
        </span>
      </span>
      <Button size="xs" variant="default" onClick={onUndo} rightSection={<Keys keys="u" />}>
        Undo
      </Button>
    </div>
  );
}

/** Seconds left; not announced, since that would drown everything else. */
function Countdown({ dueAt }: { dueAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <>{Math.max(1, Math.ceil((dueAt - now) / 1000))} s</>;
}
