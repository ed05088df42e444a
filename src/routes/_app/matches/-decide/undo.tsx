import type { ReactNode } from 'react';
import { outcomeWords } from '@/jobs/bulk-words';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { Note } from '@/ui/layout';
import { QueueDock } from '@/ui/queue-pane';
import { Keys } from '@/ui/text';
import { matchWords } from './decisions';
import { OtherMatchTrouble } from './trouble';
import type { MatchTriage } from './use-match-triage';

interface MatchUndoProps {
  triage: MatchTriage;
  currentId: string | undefined;
  onOpen: (matchId: string | undefined) => void;
  /** What else stays of a decision that was taken back. */
  children?: ReactNode;
}

/** The latest decision, or set of them, with its undo, unless its match is open and has that itself, and decisions that failed after the next match had opened. */
export function MatchUndo({ triage, currentId, onOpen, children }: MatchUndoProps) {
  const { set } = triage;
  const last = triage.decided.at(-1);
  const others = triage.failed.filter(({ id }) => id !== currentId);
  const words = last
    ? last.item.id !== currentId &&
      `${matchWords(last.item)}: ${last.choice.resolution === 'Accept' ? 'accepted' : 'rejected'}`
    : set && `${set.title}: ${outcomeWords(set)}`;
  return (
    <QueueDock>
      <OtherMatchTrouble failed={others} onOpen={onOpen} onRetry={(id) => void triage.sendAgain(id)} />
      {children}
      {words && (
        <Note
          action={
            <Button
              size="xs"
              variant="default"
              onClick={onSingleClick(triage.undo)}
              rightSection={<Keys keys="u" />}
            >
              Undo
            </Button>
          }
        >
          {words}
        </Note>
      )}
    </QueueDock>
  );
}
