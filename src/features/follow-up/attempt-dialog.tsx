import { zodResolver } from '@hookform/resolvers/zod';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { invalidateAfter } from '@/api/invalidations';
import { uploadFile } from '@/api/operations.gen';
import {
  askWays,
  attemptsOf,
  closedWords,
  attemptNumbers,
  countedAttempts,
  dueOn,
  type FollowUp,
  type FollowUpSubject,
  lastAttempt,
  proposedStep,
  wasAskedOn,
} from '@/domain/follow-up';
import { subjectWords } from '@/domain/follow-up-kinds';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { formatDate, localDay } from '@/lib/dates';
import { parseTypedDate } from '@/lib/typed-date';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Fold } from '@/ui/fold';
import { Note, RecordList, RecordRow } from '@/ui/layout';
import { Loaded } from '@/ui/loaded';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import { Verbatim } from '@/ui/text';
import { AttemptFields } from './attempt-fields';
import {
  attemptFrom,
  attemptSchema,
  blankAttempt,
  type AttemptValues,
  type CheckedAttempt,
  usualNext,
} from './attempt-values';
import { Contact } from './contact';
import { followUpOptions } from './kept';
import { logAttempt, nextNumber, removeAttempt } from './log';

interface AttemptDialogProps {
  subject: FollowUpSubject;
  /** The subject is the one that was kept: its record was not read. */
  isAsKept?: boolean;
  onClose: () => void;
}

/** Logs that somebody was asked about one subject: what was asked before is proposed again. */
export function AttemptDialog({ subject, isAsKept = false, onClose }: AttemptDialogProps) {
  const query = useQuery(followUpOptions(subject));
  return (
    <FormDialog title={`Log an attempt: ${subject.name}`} onClose={onClose} width={680}>
      <Loaded query={query} failed="What was asked before could not be read" skeleton={5}>
        {(followUp) => <AttemptForm {...{ subject, isAsKept, onClose }} followUp={followUp ?? undefined} />}
      </Loaded>
    </FormDialog>
  );
}

function AttemptForm({
  subject,
  isAsKept,
  followUp,
  onClose,
}: AttemptDialogProps & { followUp: FollowUp | undefined }) {
  const queryClient = useQueryClient();
  // What was asked when the form was opened: an attempt of a colleague meanwhile changes nothing that is typed.
  const [{ last, number }] = useState(() => ({
    last: followUp && lastAttempt(followUp),
    number: nextNumber(followUp, subject),
  }));
  const [id] = useState(() => crypto.randomUUID());
  const usualStep = proposedStep(subject.kind, number);
  const form = useForm<AttemptValues, unknown, CheckedAttempt>({
    resolver: zodResolver(attemptSchema(false)),
    defaultValues: blankAttempt(subject, last, number),
    mode: 'onTouched',
  });
  const log = useMutation({
    mutationFn: (values: CheckedAttempt) =>
      logAttempt(queryClient, {
        subject,
        isAsKept,
        id,
        attempt: attemptFrom(values, subject, last),
        // What is usual is not kept as typed: it is another thing once an attempt is taken back.
        next: { on: values.nextOn, step: values.nextStep === usualStep ? '' : values.nextStep },
        setsStatus: subject.kind === 'request' && values.setsStatus,
      }),
    onSuccess: () =>
      void (subject.kind === 'request' && invalidateAfter(queryClient, 'createCredentialingRequestEvent')),
  });
  const day = parseTypedDate(useWatch({ control: form.control, name: 'on' }));
  // The next date goes with the day until somebody types another one.
  useEffect(() => {
    let usual = usualNext(number, localDay());
    return form.subscribe({
      name: 'on',
      formState: { values: true },
      callback: ({ values: { on, nextOn } }) => {
        const next = usualNext(number, parseTypedDate(on));
        if (!next) return;
        if (nextOn === usual) form.setValue('nextOn', next);
        usual = next;
      },
    });
  }, [form, number]);
  const closed = followUp && closedWords(followUp);
  const earlier = followUp ? attemptsOf(followUp).filter((one) => one.id !== id) : [];
  const latest = followUp && countedAttempts(followUp).findLast((one) => one.id !== id);
  return (
    <FormShell<AttemptValues, CheckedAttempt, FollowUp>
      form={form}
      onSubmit={(values) => log.mutateAsync(values)}
      onSaved={(kept) => {
        const title = `Attempt ${attemptNumbers(kept).get(id) ?? number} logged: ${subject.name}`;
        announce(title);
        notify({
          tone: 'success',
          title,
          message: `Next: ${formatDate(dueOn(kept))}.`,
          action: { label: 'Undo', run: () => void takeBack(queryClient, subject, id) },
        });
        onClose();
      }}
      error={log.error}
      pending={log.isPending}
      submitLabel="Log attempt"
      needs={uploadFile}
      preparing={['uploadFile', 'replaceFile']}
      draft={{ name: `attempt:${subject.kind}:${subject.id}` }}
    >
      <p>
        {subjectWords[subject.kind]}: {subject.what}. This is attempt {number}
        {last && `; the last one was ${formatDate(last.on)}, to ${last.of}`}.
        {number >= 3 && ` Without an answer to it: ${usualStep.toLowerCase()}.`}
      </p>
      {earlier.length > 0 && (
        <Fold summary={count(earlier.length, 'earlier attempt')}>
          <RecordList label="Earlier attempts">
            {earlier.toReversed().map(({ id: of, on, how, of: whom, asked }) => (
              <RecordRow key={of} end={<span className="mute">{formatDate(on)}</span>}>
                {askWays[how]} to <Verbatim>{whom}</Verbatim>
                <p className="as-written">{asked}</p>
              </RecordRow>
            ))}
          </RecordList>
        </Fold>
      )}
      {closed && <Note>{closed}. An attempt opens it again.</Note>}
      {day && followUp && wasAskedOn(followUp, day) && (
        <Note tone="warning" role="status">
          An attempt of {formatDate(day)} is logged already. Logged again, this is another one of the same
          day.
        </Note>
      )}
      {day && latest && day < latest.on && (
        <Note tone="warning" role="status">
          The last attempt is of {formatDate(latest.on)}. Logged for {formatDate(day)}, this one stands before
          it.
        </Note>
      )}
      <AttemptFields kind={subject.kind} contact={<Contact subject={subject} />} />
    </FormShell>
  );
}

/** Takes an attempt back that was just logged; says so, also where that fails. */
async function takeBack(queryClient: QueryClient, subject: FollowUpSubject, id: string): Promise<void> {
  try {
    await removeAttempt(queryClient, subject, id);
    notify({
      tone: 'success',
      title: `Attempt taken back: ${subject.name}`,
      message: 'A note of it on the record stays.',
    });
  } catch (error) {
    notifyFailure({ error, about: subject.name });
  }
}
