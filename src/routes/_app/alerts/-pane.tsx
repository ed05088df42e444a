import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { Alert } from '@/api/models';
import { noteDraft, undoDismissal, useDismissal } from '@/features/alerts/dismissals';
import { readStored, writeStored } from '@/lib/storage';
import { fillTemplate, fullName, textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { useShortcuts } from '@/ui/shortcuts';
import { Status } from '@/ui/status';
import { DateTimeText, Keys } from '@/ui/text';
import { AlertLicense } from './-license';
import { alertImportId, alertLicenseId } from '@/features/providers/open-items';
import classes from '@/features/alerts/alerts.module.css';
import pane from '@/ui/queue-pane.module.css';

const AlertChange = lazyPart(async () => (await import('./-change')).AlertChange);

interface AlertPaneProps {
  alert: Alert;
  /** `3 of 128` and the buttons to its neighbours. */
  position: ReactNode;
  onDismiss: (note: string) => void;
}

/** One alert: whom it is about, what is behind it, and the note with which it is dismissed. */
export function AlertPane({ alert, position, onDismiss }: AlertPaneProps) {
  const { id = '', provider, providerId, type, data, entityType, entityId } = alert;
  const licenseId = alertLicenseId(alert);
  const importId = alertImportId(alert);
  const verificationId = entityType === 'Verification' ? entityId : undefined;
  const queryClient = useQueryClient();
  const dismissal = useDismissal(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isOver = alert.dismissalTimestamp !== undefined || dismissal?.state === 'sent';
  const isOnItsWay = dismissal !== undefined && dismissal.state !== 'failed';
  return (
    <section aria-label="Alert" className={pane.pane}>
      <header className={pane.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {providerId ? (
              <Link to="/providers/$providerId" params={{ providerId }}>
                {fullName(provider)}
              </Link>
            ) : (
              fullName(provider)
            )}
          </h2>
          <p className={classes.sub}>
            <Status of="alert" value={type} />{' '}
            <span className="mute">
              <DateTimeText value={alert.timestamp} />
            </span>
          </p>
        </div>
        {position}
      </header>
      <div className={classes.body} role="region" aria-label="Behind the alert" tabIndex={0}>
        <p className={classes.message}>{fillTemplate(data?.messageTemplate, data?.messageParams)}</p>
        {type === 'LicenseChanged' && providerId && licenseId && verificationId && (
          <Suspense>
            <AlertChange providerId={providerId} licenseId={licenseId} verificationId={verificationId} />
          </Suspense>
        )}
        {providerId && licenseId && <AlertLicense providerId={providerId} licenseId={licenseId} />}
        {importId && (
          <p>
            <Link to="/imports/$importId" params={{ importId }}>
              Open the import
            </Link>{' '}
            to compare the profile with what we hold.
          </p>
        )}
        {providerId && !licenseId && (
          <p>
            <Link to="/providers/$providerId" params={{ providerId }}>
              Open the provider’s file
            </Link>
          </p>
        )}
      </div>
      {isOver ? (
        <Dismissed alert={alert} note={dismissal?.note} />
      ) : isOnItsWay ? (
        <div className={classes.bar}>
          <p>
            Dismissed{dismissal.note && <>, with the note “{dismissal.note}”</>}.{' '}
            {dismissal.state === 'waiting' ? 'It is sent in a few seconds.' : 'It is being sent.'}
          </p>
          {dismissal.state === 'waiting' && (
            <Button variant="default" onClick={() => undoDismissal(queryClient, id)}>
              Undo
            </Button>
          )}
        </div>
      ) : (
        <DismissBar alertId={id} onDismiss={onDismiss} />
      )}
    </section>
  );
}

function DismissBar({ alertId, onDismiss }: { alertId: string; onDismiss: (note: string) => void }) {
  const blocked = useWriteBlocked('Alerts');
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState(() => textOf(readStored('session', noteDraft(alertId))));
  const change = (text: string) => {
    setNote(text);
    writeStored('session', noteDraft(alertId), text || undefined);
  };
  const send = () => onDismiss(note.trim());
  useShortcuts('Alert', [
    { keys: 'd', label: 'Dismiss the alert', run: send, disabled: Boolean(blocked) },
    { keys: 'n', label: 'Write a note', run: () => field.current?.focus(), disabled: Boolean(blocked) },
    {
      keys: 'mod+Enter',
      label: 'Dismiss the alert',
      run: send,
      whileTyping: true,
      disabled: Boolean(blocked),
    },
  ]);
  return (
    <section aria-label="Dismissal" className={classes.bar}>
      <textarea
        ref={field}
        aria-label="Note about the alert"
        aria-describedby="dismiss-hint"
        placeholder="Note: what you found, what you did"
        className={`${pane.typed} ${classes.note}`}
        rows={1}
        disabled={Boolean(blocked)}
        value={note}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Button onClick={send} disabled={Boolean(blocked)} rightSection={<Keys keys="d" onFill />}>
        Dismiss
      </Button>
      <p id="dismiss-hint" className={classes.hint}>
        {blocked ??
          'A dismissed alert cannot be made active again. The note is kept with the alert and among the provider’s notes.'}
      </p>
    </section>
  );
}

function Dismissed({ alert, note }: { alert: Alert; note: string | undefined }) {
  const text = textOf(alert.dismissalNote) || note;
  return (
    <div className={classes.bar}>
      <p>
        Dismissed <DateTimeText value={alert.dismissalTimestamp} />
        {text ? <>: “{text}”</> : ', without a note'}
      </p>
    </div>
  );
}
