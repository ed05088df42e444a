import { useQueryClient } from '@tanstack/react-query';
import { Stack } from '@mantine/core';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import { alertWords, dismissAgain, dismissalFound, undoDismissal, useFailedDismissals } from './dismissals';
import type { Alert } from '@/api/models';
import { count } from '@/lib/words';
import type { FailedDecision } from '@/queue/session';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { Note } from '@/ui/layout';
import { InlineError } from '@/ui/states';

/** So many stand above the alert; of hundreds that failed together the others are marked in the list. */
const shown = 3;

/** Dismissals that did not get through, each with its note kept and the way on. */
export function AlertFailed() {
  const failed = useFailedDismissals();
  const more = failed.length - shown;
  return (
    <>
      {failed.slice(0, shown).map((one) => (
        <Failed key={one.id} one={one} />
      ))}
      {more > 0 && (
        <p>
          {count(more, 'more dismissal')} did not get through: the list says of which alerts, each with its
          note kept.
        </p>
      )}
    </>
  );
}

function Failed({ one }: { one: FailedDecision<Alert, string> }) {
  const queryClient = useQueryClient();
  const { id, item: alert, choice: note, error } = one;
  if (isApiError(error) && error.status === 409) {
    return (
      <Note
        tone="warning"
        role="alert"
        action={
          <Button size="xs" variant="default" onClick={onSingleClick(() => undoDismissal(id))}>
            Understood
          </Button>
        }
      >
        <strong>{alertWords(alert)}: somebody dismissed it before you.</strong>{' '}
        {note ? <>Your note was not added: “{note}”</> : 'Nothing else is to be done.'}
      </Note>
    );
  }
  return (
    <Stack gap="xs" align="flex-start">
      <InlineError
        error={error}
        about={alertWords(alert)}
        title="Not dismissed"
        kept={note ? `Your note is kept: “${note}”` : undefined}
        onRetry={() => dismissAgain(queryClient, id)}
        onFound={(finding) => dismissalFound(queryClient, one, finding)}
      />
      <Button size="xs" variant="subtle" onClick={onSingleClick(() => undoDismissal(id))}>
        {mayBeCarriedOut(error) ? 'Do not send it again' : 'Leave it active'}
      </Button>
    </Stack>
  );
}
