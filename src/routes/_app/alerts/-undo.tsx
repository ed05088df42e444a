import type { WaitingWork } from '@/jobs/undo-queue';
import { count } from '@/lib/words';
import { Countdown } from '@/queue/countdown';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { Note } from '@/ui/layout';
import { Keys } from '@/ui/text';

interface UndoBarProps {
  waiting: readonly WaitingWork[];
  onUndo: () => void;
}

/** What can be undone, for how long still, and the way to undo the latest. */
export function UndoBar({ waiting, onUndo }: UndoBarProps) {
  const latest = waiting.at(-1);
  if (!latest) return null;
  return (
    <Note
      action={
        <Button size="xs" variant="default" onClick={onSingleClick(onUndo)} rightSection={<Keys keys="u" />}>
          Undo
        </Button>
      }
    >
      {latest.title}
      <span className="mute">
        {' '}
        · sent in <Countdown dueAt={latest.dueAt} />
        {waiting.length > 1 && `, ${count(waiting.length - 1, 'other')} before it`}
      </span>
    </Note>
  );
}
