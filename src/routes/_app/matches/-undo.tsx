import { Button } from '@/ui/button';
import { Keys } from '@/ui/text';
import { isReplaced } from './-trouble';
import { matchWords, type MatchTriage } from './-use-match-triage';
import classes from './-matches.module.css';

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
    <>
      {elsewhere.map((failed) => (
        <div key={failed.match.id} role="alert" className={classes.notice}>
          <p>
            <strong>{matchWords(failed.match)}: not carried out.</strong>{' '}
            {isReplaced(failed) ? 'A newer scan replaced this match.' : 'The service refused the decision.'}{' '}
            Your reason is kept.
          </p>
          <Button size="xs" variant="default" onClick={() => onOpen(failed.match.id)}>
            Open it again
          </Button>
        </div>
      ))}
      {last && (
        <div className={classes.undo}>
          <span>
            {matchWords(last.match)}: {last.resolution === 'Accept' ? 'accepted' : 'rejected'}
          </span>
          <Button size="xs" variant="subtle" onClick={triage.undo} rightSection={<Keys keys="u" />}>
            Undo
          </Button>
        </div>
      )}
    </>
  );
}
