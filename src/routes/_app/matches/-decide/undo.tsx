import type { ReactNode } from 'react';
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

/** The latest decision with its undo, unless its match is open and has that itself, and decisions that failed after the next match had opened. */
export function MatchUndo({ triage, currentId, onOpen, children }: MatchUndoProps) {
  const last = triage.decided.at(-1);
  const others = triage.failed.filter(({ id }) => id !== currentId);
  return (
    <QueueDock>
      {others.map((failed) => (
        <OtherMatchTrouble key={failed.id} failed={failed} onOpen={() => onOpen(failed.id)} />
      ))}
      {children}
      {last && last.item.id !== currentId && (
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
          {matchWords(last.item)}: {last.choice.resolution === 'Accept' ? 'accepted' : 'rejected'}
        </Note>
      )}
    </QueueDock>
  );
}
