import { Button } from '@/ui/button';
import { Note } from '@/ui/parts';
import { QueueNotices } from '@/ui/queue-pane';
import { Keys } from '@/ui/text';
import { isReplaced } from './-trouble';
import { matchWords, type MatchTriage } from './-use-match-triage';

interface MatchUndoProps {
  triage: MatchTriage;
  currentId: string | undefined;
  onOpen: (matchId: string | undefined) => void;
}

/** The latest decision with its undo, and decisions that failed after the next match had opened. */
export function MatchUndo({ triage, currentId, onOpen }: MatchUndoProps) {
  const last = triage.done.at(-1);
  const elsewhere = triage.failed.filter(({ match }) => match.id !== currentId);
  return (
    <QueueNotices>
      {elsewhere.map((failed) => (
        <Note
          key={failed.match.id}
          tone="warning"
          role="alert"
          action={
            <Button size="xs" variant="default" onClick={() => onOpen(failed.match.id)}>
              Open it again
            </Button>
          }
        >
          <strong>{matchWords(failed.match)}: not carried out.</strong>{' '}
          {isReplaced(failed) ? 'A newer scan replaced this match.' : 'The service refused the decision.'}{' '}
          Your reason is kept.
        </Note>
      ))}
      {last && (
        <Note
          action={
            <Button size="xs" variant="default" onClick={triage.undo} rightSection={<Keys keys="u" />}>
              Undo
            </Button>
          }
        >
          {matchWords(last.match)}: {last.resolution === 'Accept' ? 'accepted' : 'rejected'}
        </Note>
      )}
    </QueueNotices>
  );
}
