import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import { alertWords, dismissAgain, undoDismissal, useFailedDismissals } from './dismissals';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/states';
import classes from './alerts.module.css';

/** Dismissals that did not get through, each with its note kept and the way on. */
export function AlertFailed() {
  const queryClient = useQueryClient();
  const failed = useFailedDismissals();
  return failed.map(({ alert, note, error }) => {
    const id = alert.id ?? '';
    if (isApiError(error) && error.status === 409) {
      return (
        <div key={id} role="alert" className={classes.notice}>
          <p>
            <strong>{alertWords(alert)}: somebody dismissed it before you.</strong>{' '}
            {note ? <>Your note was not added: “{note}”</> : 'Nothing else is to be done.'}
          </p>
          <Button size="xs" variant="default" onClick={() => undoDismissal(queryClient, id)}>
            Understood
          </Button>
        </div>
      );
    }
    return (
      <div key={id} className={classes.trouble}>
        <InlineError
          error={error}
          title={`${alertWords(alert)}: not dismissed`}
          kept={note ? `Your note is kept: “${note}”` : undefined}
          onRetry={() => dismissAgain(queryClient, id)}
        />
        <Button size="xs" variant="subtle" onClick={() => undoDismissal(queryClient, id)}>
          Leave it active
        </Button>
      </div>
    );
  });
}
