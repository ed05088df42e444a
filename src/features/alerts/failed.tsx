import { useQueryClient } from '@tanstack/react-query';
import type { RowLink } from '@/table/list/use-row-link';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import { alertWords, dismissAgain, dismissalFound, undoDismissal, useFailedDismissals } from './dismissals';
import type { Alert } from '@/api/models';
import { type FailedLine, FailedLines } from '@/ui/failed-lines';
import type { FailedDecision } from '@/queue/session';
import { Button, LinkButton } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';

interface AlertFailedProps {
  /** The way to an alert that is not open; nothing where the alerts themselves are listed below. */
  linkOf?: (alert: Alert) => RowLink | undefined;
}

/** Dismissals that did not get through, each with its note kept and the way on. */
export function AlertFailed({ linkOf }: AlertFailedProps) {
  const queryClient = useQueryClient();
  const lineOf = (one: FailedDecision<Alert, string>): FailedLine => {
    const { id, item: alert, choice: note, error } = one;
    const isLost = mayBeCarriedOut(error);
    const isOver = isApiError(error) && error.status === 409;
    const link = linkOf?.(alert);
    const drop = (label: string) => (
      <Button size="xs" variant="default" onClick={onSingleClick(() => undoDismissal(id))}>
        {label}
      </Button>
    );
    const line = { id, about: alertWords(alert), error, title: 'Not dismissed' };
    if (isOver)
      return {
        ...line,
        what: 'somebody dismissed it before you',
        why: note && 'Your note was not added.',
        details: note ? <>Your note was not added: “{note}”</> : 'Nothing else is to be done.',
        actions: drop('Understood'),
      };
    return {
      ...line,
      what: 'not dismissed',
      doubt: 'may be dismissed',
      kept: note ? `Your note is kept: “${note}”` : undefined,
      onRetry: () => dismissAgain(queryClient, id),
      onFound: (finding) => dismissalFound(queryClient, one, finding),
      open: link && (
        <LinkButton size="xs" variant="default" {...link}>
          Open
        </LinkButton>
      ),
      actions: drop(isLost ? 'Do not send it again' : 'Leave it active'),
    };
  };
  return <FailedLines lines={useFailedDismissals().map(lineOf)} />;
}
