import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { QueryClient } from '@tanstack/react-query';
import { createCredentialingRequestEvent, uploadFile } from '@/api/operations.gen';
import { askWays, attemptNumbers, type FollowUpSubject, lastAttempt, wasAskedOn } from '@/domain/follow-up';
import type { SubjectKind } from '@/domain/follow-up-kinds';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { defineBulk, type BulkSelection } from '@/jobs/define-bulk';
import { formatDate } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { Note } from '@/ui/layout';
import { AttemptFields } from './attempt-fields';
import {
  attemptFrom,
  attemptSchema,
  blankAttempt,
  type AttemptValues,
  type CheckedAttempt,
} from './attempt-values';
import { followUpPath } from './file';
import { followUpOptions, followUpsKey, followUpsOptions } from './kept';
import { logAttempt, removeAttempt } from './log';

/** One of many that are followed up: a row of a list, and how it becomes a subject. */
export interface FollowUpTarget {
  /** What it is called in the result. */
  label: string;
  /** Read only once it is its turn, where more than the row is needed; undefined where there is nothing to keep it by. */
  subject: (queryClient: QueryClient) => Promise<FollowUpSubject | undefined> | FollowUpSubject | undefined;
  /** By what its follow-up is kept, where the row tells that. */
  keptBy?: Pick<FollowUpSubject, 'kind' | 'id'> | undefined;
  /** The subject is the one that was kept: its record was not read. */
  isAsKept?: boolean;
}

interface Given {
  values: CheckedAttempt;
  /** Tells this work apart: what is sent again is logged once. */
  work: string;
}

/** Logs one attempt for each of many subjects: in its file, with its own number, next date and note. */
const LogAttempts = defineBulk<FollowUpTarget, Given>({
  record: { one: 'attempt', many: 'attempts' },
  verb: 'Log',
  label: ({ label }) => label,
  about: ({ values: { on, how, of, asked } }, selection) => (
    <>
      <p>
        Each is logged as asked {formatDate(on)} by {askWays[how as keyof typeof askWays].toLowerCase()}
        {of && ` to ${of}`}
        {asked && `: ${asked}`}. Each has its own number and next date, and a note on its record where the
        service has notes.
      </p>
      <LoggedThatDay selection={selection} on={on} />
    </>
  ),
  write: createCredentialingRequestEvent,
  async run(target, { values, work, queryClient }) {
    const subject = await target.subject(queryClient);
    if (!subject) throw new Error('The service gave no id to keep it by.');
    const kept = await queryClient.fetchQuery({ ...followUpOptions(subject), staleTime: 0 });
    const id = `${work} ${followUpPath(subject)}`;
    // Sent again: what it added itself is nothing that was asked before.
    const before = kept ? { ...kept, attempts: kept.attempts.filter((one) => one.id !== id) } : undefined;
    const followUp = await logAttempt(queryClient, {
      subject,
      isAsKept: target.isAsKept,
      id,
      attempt: attemptFrom(values, subject, before && lastAttempt(before)),
      next: { on: values.nextOn, step: values.nextStep },
      setsStatus: subject.kind === 'request' && values.setsStatus,
    });
    const number = attemptNumbers(followUp).get(id) ?? 1;
    return `Attempt ${number}, next ${formatDate(followUp.next?.on)}`;
  },
  async takeBack(target, { work, queryClient }) {
    const subject = await target.subject(queryClient);
    if (!subject) return undefined;
    await removeAttempt(queryClient, subject, `${work} ${followUpPath(subject)}`);
    return 'A note of it on the record stays.';
  },
  clearsSelection: true,
  concurrency: 2,
});

interface LoggedThatDayProps {
  selection: BulkSelection<FollowUpTarget>;
  on: string;
}

const mostNamed = 5;

/** Of which of a selection an attempt of that day is logged already: another one would count as the next. */
function LoggedThatDay({ selection, on }: LoggedThatDayProps) {
  const { data, isPending, error } = useQuery({
    queryKey: [...followUpsKey, 'logged on', on, useId()],
    queryFn: async ({ client, signal }) => {
      const [{ all }, targets] = await Promise.all([
        client.fetchQuery({ ...followUpsOptions(), staleTime: 0 }),
        selection.collect(signal, () => undefined),
      ]);
      return targets.flatMap(({ keptBy, label }) => {
        const kept = keptBy && all[followUpPath(keptBy)];
        return kept && wasAskedOn(kept, on) ? [label] : [];
      });
    },
    gcTime: 0,
    retry: false,
  });
  if (isPending) return <p role="status">Looking which were asked on this day already.</p>;
  if (error) return <Note tone="warning">Which were asked on this day already could not be read.</Note>;
  if (data.length === 0) return null;
  const more = data.length - mostNamed;
  return (
    <Note tone="warning" role="status">
      {count(data.length, 'attempt')} of {formatDate(on)} {data.length === 1 ? 'is' : 'are'} logged already:{' '}
      {data.slice(0, mostNamed).join('; ')}
      {more > 0 && ` and ${formatNumber(more)} more`}. Logged again, each has another attempt of the same day.
    </Note>
  );
}

interface LogAttemptsDialogProps {
  selection: BulkSelection<FollowUpTarget>;
  /** What all of them are about, where they are of one kind. */
  kind?: SubjectKind | undefined;
  onClose: () => void;
}

/** Asks what was asked of whom, and logs it for each of a selection. */
export function LogAttemptsDialog({ selection, kind, onClose }: LogAttemptsDialogProps) {
  const [values, setValues] = useState<CheckedAttempt>();
  const [work] = useState(() => crypto.randomUUID());
  const form = useForm<AttemptValues, unknown, CheckedAttempt>({
    resolver: zodResolver(attemptSchema(true)),
    defaultValues: blankAttempt(),
    mode: 'onTouched',
  });
  if (values) return <LogAttempts {...{ selection, values, work, onClose }} />;
  return (
    <FormDialog title="Log attempts" onClose={onClose} width={680}>
      <FormShell<AttemptValues, CheckedAttempt, CheckedAttempt>
        form={form}
        onSubmit={async (checked) => checked}
        onSaved={setValues}
        error={null}
        pending={false}
        submitLabel="Continue"
        needs={uploadFile}
        draft={{ name: `attempts:${kind ?? 'many'}` }}
      >
        <p>
          For <b>{selection.words}</b>.
        </p>
        <AttemptFields isOfMany kind={kind} />
      </FormShell>
    </FormDialog>
  );
}
