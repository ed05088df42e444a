import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { QueryClient } from '@tanstack/react-query';
import { createCredentialingRequestEvent, uploadFile } from '@/api/operations.gen';
import { askWays, countedAttempts, type FollowUpSubject, lastAttempt } from '@/domain/follow-up';
import type { SubjectKind } from '@/domain/follow-up-kinds';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { defineBulk, type BulkSelection } from '@/jobs/define-bulk';
import { formatDate } from '@/lib/dates';
import { AttemptFields } from './attempt-fields';
import {
  attemptFrom,
  attemptSchema,
  blankAttempt,
  type AttemptValues,
  type CheckedAttempt,
} from './attempt-values';
import { followUpPath } from './file';
import { followUpOptions } from './kept';
import { logAttempt } from './log';

/** One of many that are followed up: a row of a list, and how it becomes a subject. */
export interface FollowUpTarget {
  /** What it is called in the result. */
  label: string;
  /** Read only once it is its turn, where more than the row is needed; undefined where there is nothing to keep it by. */
  subject: (queryClient: QueryClient) => Promise<FollowUpSubject | undefined> | FollowUpSubject | undefined;
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
  about: ({ values: { on, how, of, asked } }) => (
    <p>
      Each is logged as asked {formatDate(on)} by {askWays[how as keyof typeof askWays].toLowerCase()}
      {of && ` to ${of}`}
      {asked && `: ${asked}`}. Each has its own number and next date, and a note on its record where the
      service has notes.
    </p>
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
    const number = countedAttempts(followUp).findIndex((one) => one.id === id) + 1;
    return `Attempt ${number}, next ${formatDate(followUp.next?.on)}`;
  },
  concurrency: 2,
});

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
        <AttemptFields kind={kind} />
      </FormShell>
    </FormDialog>
  );
}
