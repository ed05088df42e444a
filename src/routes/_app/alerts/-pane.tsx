import { Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useBlocked } from '@/api/permissions';
import type { Alert } from '@/api/models';
import { dismissAlert, getAlertOptions } from '@/api/operations.gen';
import { showAlert } from '@/features/alerts/alert-lists';
import { alertMessage, alertTypeWords } from '@/domain/alert-message';
import { useLastEvent } from '@/features/events/last-event';
import { actorOf } from '@/features/events/words';
import type { AlertTriage } from '@/features/alerts/use-alert-triage';
import { alertWords, noteDrafts, undoDismissal, useDismissal } from '@/features/alerts/dismissals';
import { missingNote, neededNote } from '@/features/alerts/note-rule';
import { knownRank, rankToDismiss } from '@/features/alerts/read-change';
import { useReadAgain } from '@/table/use-read-again';
import { announce } from '@/ui/announce';
import { fullName, textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { useDecisionGuard } from '@/ui/decision-guard';
import { lazyComponent } from '@/ui/lazy-component';
import { QueueBar, QueuePane, QueueWords } from '@/ui/queue-pane';
import { useShortcuts } from '@/ui/shortcuts';
import { Status } from '@/ui/status';
import { DateTimeText, Keys, Verbatim } from '@/ui/text';
import { AlertActions } from './-actions';
import { AlertLicense } from './-license';
import { UserName } from '@/features/users/user-name';
import { alertImportId, alertLicenseId } from '@/features/providers/open-items';

const AlertChange = lazyComponent(async () => (await import('./-change')).AlertChange);

interface AlertPaneProps {
  alert: Alert;
  /** When it was read, in milliseconds of this computer's clock. */
  readAt?: number | undefined;
  /** `3 of 128` and the buttons to its neighbours. */
  position: ReactNode;
  triage: Pick<AlertTriage, 'dismiss'>;
}

/** One alert: whom it is about, what is behind it, and the note with which it is dismissed. */
export function AlertPane({ alert, readAt, position, triage }: AlertPaneProps) {
  const { id, provider, providerId, type, entityType, entityId } = alert;
  const licenseId = alertLicenseId(alert);
  const importId = alertImportId(alert);
  const changeId = type === 'LicenseChanged' && entityType === 'Verification' ? entityId : undefined;
  const queryClient = useQueryClient();
  const dismissal = useDismissal(id);
  const guard = useDecisionGuard();
  const undo = () => {
    // The last alert of a queue stays open: this button stands where the dismissing one was.
    if (guard.isSamePress()) return;
    // The button that dismisses comes back in its place.
    guard.movesOn();
    undoDismissal(id);
  };
  const isOver = alert.dismissalTimestamp !== undefined || dismissal?.status === 'success';
  const isOnItsWay = dismissal !== undefined && !dismissal.error;
  useReadAgain({
    queryKey: ['alert', id],
    row: alert,
    readAt,
    read: () => queryClient.fetchQuery({ ...getAlertOptions({ alertId: id }), staleTime: 0, retry: false }),
    isWanted: id !== '' && !isOver && !dismissal,
    onRead: (now) => {
      if (isOver || dismissal || !now.dismissalTimestamp) return;
      showAlert(queryClient, { ...alert, ...now });
      announce(`${alertWords(alert)}: dismissed by somebody else`);
    },
  });
  return (
    <QueuePane
      label="Alert"
      title={
        providerId ? (
          <Link to="/providers/$providerId" params={{ providerId }}>
            <Verbatim>{fullName(provider)}</Verbatim>
          </Link>
        ) : (
          <Verbatim>{fullName(provider)}</Verbatim>
        )
      }
      subtitle={
        <Group gap="sm">
          <Status of="alert" value={type} label={alertTypeWords(alert)} />
          <DateTimeText value={alert.timestamp} />
        </Group>
      }
      position={position}
      bodyLabel="Behind the alert"
      bar={
        isOver ? (
          <Dismissed alert={alert} note={dismissal?.choice} />
        ) : isOnItsWay ? (
          <QueueBar>
            <Group justify="space-between">
              <Text flex={1}>
                Dismissed{dismissal.choice && <>, with the note “{dismissal.choice}”</>}.{' '}
                {dismissal.status === 'delayed' ? 'It is sent in a few seconds.' : 'It is being sent.'}
              </Text>
              {dismissal.status === 'delayed' && (
                <Button variant="default" onClick={undo}>
                  Undo
                </Button>
              )}
            </Group>
          </QueueBar>
        ) : (
          <DismissBar alert={alert} guard={guard} onDismiss={(note) => triage.dismiss(alert, note)} />
        )
      }
    >
      <Stack gap="lg" px="var(--page-x)" py="lg">
        <Text size="md" maw={720}>
          {alertMessage(alert)}
        </Text>
        {providerId && (
          <AlertActions alert={alert} providerId={providerId} licenseId={licenseId} changeId={changeId} />
        )}
        {providerId && licenseId && changeId && (
          <Suspense>
            <AlertChange providerId={providerId} licenseId={licenseId} verificationId={changeId} />
          </Suspense>
        )}
        {providerId && licenseId && <AlertLicense providerId={providerId} licenseId={licenseId} />}
        {importId && (
          <Link to="/imports/$importId" params={{ importId }}>
            Open the import to compare the profile with what is on file
          </Link>
        )}
        {providerId && !licenseId && (
          <Link to="/providers/$providerId" params={{ providerId }}>
            Open the provider’s file
          </Link>
        )}
      </Stack>
    </QueuePane>
  );
}

interface DismissBarProps {
  alert: Alert;
  guard: ReturnType<typeof useDecisionGuard>;
  onDismiss: (note: string) => void;
}

function DismissBar({ alert, guard, onDismiss }: DismissBarProps) {
  const alertId = alert.id;
  const queryClient = useQueryClient();
  const blocked = useBlocked(dismissAlert);
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState(() => noteDrafts.read(alertId));
  const [problem, setProblem] = useState<string>();
  const known = knownRank(alert);
  const read = useQuery({
    queryKey: ['rank of an alert', alert],
    queryFn: () => rankToDismiss(queryClient, alert),
    enabled: known === undefined,
  });
  const rank = known ?? read.data;
  const change = (text: string) => {
    guard.touch();
    setProblem(undefined);
    setNote(text);
    noteDrafts.keep(alertId, text);
  };
  const send = () => {
    if (guard.isSamePress()) return;
    // As long as it is not known what changed, it may be what the note is needed for.
    const missing = missingNote(note, rank && rank !== 'serious' ? 0 : 1);
    if (missing) {
      setProblem(
        rank ? missing : 'What changed is still being read. Write a note, or try again in a moment.',
      );
      field.current?.focus();
      return;
    }
    guard.movesOn();
    // The field goes a moment later: keys that follow at once are not typed into it.
    field.current?.blur();
    onDismiss(note.trim());
  };
  useShortcuts('Alert', [
    {
      keys: 'd',
      label: 'Dismiss the alert: write the note',
      run: () => field.current?.focus(),
      disabled: Boolean(blocked),
    },
    {
      keys: 'mod+Enter',
      label: 'Dismiss the alert',
      run: send,
      whileTyping: true,
      disabled: Boolean(blocked),
    },
  ]);
  return (
    <QueueBar label="Dismissal">
      <Group gap="md" align="flex-end">
        <QueueWords
          ref={field}
          aria-label="Note about the alert"
          describedBy={hintId}
          placeholder={rank === 'serious' ? neededNote : 'Note: what you found, what you did'}
          error={problem !== undefined}
          keys="d"
          disabled={Boolean(blocked)}
          value={note}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button onClick={send} needs={dismissAlert} rightSection={<Keys keys="mod+Enter" onFill />}>
          Dismiss
        </Button>
      </Group>
      <Text id={hintId} role={problem ? 'alert' : undefined} size="xs" c={problem ? 'red' : 'dimmed'}>
        {problem ??
          blocked ??
          'A dismissed alert cannot be made active again. The note is kept with the alert and among the provider’s notes.'}
      </Text>
    </QueueBar>
  );
}

function Dismissed({ alert, note }: { alert: Alert; note: string | undefined }) {
  const text = textOf(alert.dismissalNote) || note;
  const dismissal = useLastEvent(alert.id, ['AlertDismissed']);
  const by = dismissal && actorOf(dismissal);
  return (
    <QueueBar>
      <Text>
        Dismissed <DateTimeText value={alert.dismissalTimestamp} />
        {by && (
          <>
            {' '}
            by <UserName address={by} />
          </>
        )}
        {text ? <>: “{text}”</> : ', without a note'}
      </Text>
    </QueueBar>
  );
}
