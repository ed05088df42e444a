import type { CredentialingRequest } from '@/api/models';
import { Button } from '@/ui/button';
import classes from './-checklist.module.css';

interface ChecklistNotesProps {
  request: CredentialingRequest;
  blocked: string | undefined;
  onEdit: () => void;
}

/** What was written about the checklist as a whole. */
export function ChecklistNotes({ request, blocked, onEdit }: ChecklistNotesProps) {
  const notes = request.checklist?.notes;
  return (
    <section aria-labelledby="checklist-notes">
      <header className={classes.head}>
        <h3 id="checklist-notes">Notes on the checklist</h3>
        <Button variant="subtle" size="xs" disabled={Boolean(blocked)} title={blocked} onClick={onEdit}>
          {notes ? 'Edit notes' : 'Write notes'}
        </Button>
      </header>
      {notes ? <p className={classes.notes}>{notes}</p> : <p className={classes.quiet}>None</p>}
    </section>
  );
}
