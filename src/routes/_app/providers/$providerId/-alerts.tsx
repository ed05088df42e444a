import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dismissAlert } from '@/api/operations.gen';
import type { Alert, License } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { Button, LinkButton } from '@/ui/button';
import { RecordList, Section } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState, InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import { alertMessage, alertTypeWords } from '@/domain/alert-message';
import { AlertFailed } from '@/features/alerts/failed';
import { alertImportId, alertLicenseId } from '@/features/providers/open-items';
import { useSendOnLeaving } from '@/features/alerts/use-alert-triage';
import {
  alertWords,
  dismissLater,
  noteDrafts,
  undoDismissal,
  useDismissal,
} from '@/features/alerts/dismissals';
import { announce } from '@/ui/announce';
import { AlertNoteDialog } from '@/features/alerts/note-dialog';
import { missingNote } from '@/features/alerts/note-rule';
import { rankToDismiss } from '@/features/alerts/read-change';
import { providerAlertOptions } from './-tabs';
import { StatusRow } from '@/features/entity/status-row';
import { UserName } from '@/features/users/user-name';
import { useNoteAuthors } from '@/features/providers/note-authors';

interface ProviderAlertsProps {
  providerId: string;
  licenses: readonly License[];
}

export function ProviderAlerts({ providerId, licenses }: ProviderAlertsProps) {
  const list = useInfiniteQuery(providerAlertOptions(providerId));
  const alerts = itemsOf(list.data, ({ id }) => id);
  const authors = useNoteAuthors(
    providerId,
    alerts.map(({ id, dismissalTimestamp: timestamp }) => ({ id, timestamp })),
  );
  useSendOnLeaving();
  if (list.isPending) return <SkeletonRows rows={5} />;
  if (list.isError && alerts.length === 0) {
    return (
      <ErrorState title="Alerts could not be loaded" error={list.error} onRetry={() => void list.refetch()} />
    );
  }
  if (alerts.length === 0) {
    return (
      <EmptyState
        title="No alerts"
        text="Alerts arise by themselves: when a license changes between two verifications, when it is about to expire, and when it has."
      />
    );
  }
  return (
    <Section title="Alerts">
      <AlertFailed />
      <RecordList>
        {alerts.map((alert, index) => (
          <StatusRow
            key={alert.id ?? index}
            status={<Status of="alert" value={alert.type} label={alertTypeWords(alert)} />}
            end={
              <>
                <AlertLink providerId={providerId} alert={alert} licenses={licenses} />
                <AlertDismissal alert={alert} />
              </>
            }
          >
            {alertMessage(alert)}{' '}
            <span className="mute">
              <DateTimeText value={alert.timestamp} />
              {alert.dismissalTimestamp && (
                <>
                  , dismissed <DateTimeText value={alert.dismissalTimestamp} />
                  <DismissedBy author={authors.get(alert.id)} />
                  {alert.dismissalNote && `: “${alert.dismissalNote}”`}
                </>
              )}
            </span>
          </StatusRow>
        ))}
      </RecordList>
      <InlineError
        error={list.isFetchNextPageError ? list.error : undefined}
        title="Earlier alerts could not be loaded"
        onRetry={() => void list.fetchNextPage()}
      />
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show earlier alerts
        </Button>
      )}
    </Section>
  );
}

interface AlertLinkProps {
  providerId: string;
  alert: Alert;
  licenses: readonly License[];
}

/** Where an alert leads: what changed in the license, the license itself, or the import that it tells of. */
export function AlertLink({ providerId, alert, licenses }: AlertLinkProps) {
  const importId = alertImportId(alert);
  if (importId) {
    return (
      <LinkButton variant="default" size="xs" to="/imports/$importId" params={{ importId }}>
        Open import
      </LinkButton>
    );
  }
  const number = alert.data?.messageParams?.['licenseNumber'] ?? alert.data?.data?.['licenseNumber'];
  const byNumber = licenses.filter((license) => number && license.licenseNumber === number);
  const byVerification = licenses.find((license) => license.currentVerification?.id === alert.entityId);
  const licenseId =
    alertLicenseId(alert) ?? byVerification?.id ?? (byNumber.length === 1 ? byNumber[0]?.id : undefined);
  if (!licenseId) return null;
  if (alert.type === 'LicenseChanged') {
    const verification = alert.entityType === 'Verification' ? alert.entityId : undefined;
    return (
      <LinkButton
        variant="default"
        size="xs"
        to="/providers/$providerId/licenses/$licenseId/changes"
        params={{ providerId, licenseId }}
        search={verification ? { verification } : {}}
      >
        What changed
      </LinkButton>
    );
  }
  return (
    <LinkButton
      variant="default"
      size="xs"
      to="/providers/$providerId/licenses/$licenseId"
      params={{ providerId, licenseId }}
    >
      Open license
    </LinkButton>
  );
}

/** Dismisses an alert of the file with a note; it waits for ten seconds, as in the queue. */
function AlertDismissal({ alert }: { alert: Alert }) {
  const dismissal = useDismissal(alert.id);
  const [open, setOpen] = useState(false);
  const id = alert.id;
  if (alert.dismissalTimestamp || dismissal?.status === 'success') return null;
  if (dismissal?.status === 'delayed') {
    return (
      <Button size="xs" variant="default" onClick={() => undoDismissal(id)}>
        Undo the dismissal
      </Button>
    );
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={dismissal?.status === 'pending'}
        needs={dismissAlert}
        disabled={!id}
        onClick={() => setOpen(true)}
      >
        Dismiss
      </Button>
      {open && <DismissDialog alert={alert} onClose={() => setOpen(false)} />}
    </>
  );
}

function DismissDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const queryClient = useQueryClient();
  const id = alert.id;
  const [note, setNote] = useState(() => noteDrafts.read(id));
  const change = (text: string) => {
    setNote(text);
    noteDrafts.keep(id, text);
  };
  const dismiss = async () => {
    const isSerious = (await rankToDismiss(queryClient, alert)) === 'serious';
    const missing = missingNote(note, isSerious ? 1 : 0);
    if (missing) return missing;
    dismissLater(queryClient, alert, note.trim());
    announce(`${alertWords(alert)} dismissed. It can be taken back for 10 seconds.`);
    return undefined;
  };
  return (
    <AlertNoteDialog
      title="Dismiss this alert?"
      action="Dismiss"
      note={note}
      onNote={change}
      onDismiss={dismiss}
      onClose={onClose}
    >
      It can be taken back for ten seconds, and not after that. The note is kept with the alert and among the
      provider’s notes.
    </AlertNoteDialog>
  );
}

function DismissedBy({ author }: { author: string | undefined }) {
  if (!author) return null;
  return (
    <>
      {' '}
      by <UserName address={author} />
    </>
  );
}
