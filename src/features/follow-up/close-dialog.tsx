import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { uploadFile } from '@/api/operations.gen';
import { closedWords, type FollowUp, type FollowUpSubject, isClosed } from '@/domain/follow-up';
import { reasonRule, saysNothing, saysSomething } from '@/domain/reason';
import { ShortSelectField, TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { requiredChoice, requiredText } from '@/form/schemas';
import { defineBulk, type BulkSelection } from '@/jobs/define-bulk';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';
import { setStanding } from './log';

interface CloseValues {
  is: string;
  why: string;
}

const schema = z.object({
  is: requiredChoice('Choose why nothing more is awaited.'),
  why: requiredText('Say what answered it, or why it was given up.', 500).check(
    z.refine((why) => saysSomething(why, ['answered', 'given up']), saysNothing),
  ),
});

const standingOf = ({ is, why }: CloseValues) => ({
  is: is === 'given up' ? ('given up' as const) : ('answered' as const),
  why,
});

const CloseFollowUps = defineBulk<FollowUp, CloseValues>({
  record: { one: 'follow-up', many: 'follow-ups' },
  verb: 'Close',
  label: ({ subject: { name, what } }) => `${name}, ${what}`,
  skipReason: (followUp) => closedWords(followUp) && 'It is closed already.',
  will: (values) => `be closed as ${standingOf(values).is}: ${values.why}`,
  write: uploadFile,
  async run({ subject }, { queryClient, ...values }) {
    return closedWords(await setStanding(queryClient, subject, standingOf(values)));
  },
  concurrency: 2,
});

interface CloseDialogProps {
  /** One, or a selection of many. */
  of: FollowUpSubject | BulkSelection<FollowUp>;
  onClose: () => void;
}

/** Closes follow-ups: what answered them, or why they were given up. */
export function CloseFollowUpDialog({ of, onClose }: CloseDialogProps) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState<CloseValues>();
  const selection = 'collect' in of ? of : undefined;
  const subject = 'collect' in of ? undefined : of;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { is: 'answered', why: '' },
    mode: 'onTouched',
  });
  const close = useMutation({
    mutationFn: async (checked: CloseValues) => {
      if (!subject) return setValues(checked);
      tellClosed(queryClient, await setStanding(queryClient, subject, standingOf(checked)));
    },
  });
  if (values && selection) return <CloseFollowUps {...{ selection, ...values, onClose }} />;
  return (
    <FormDialog
      title={subject ? `Close the follow-up: ${subject.name}` : 'Close follow-ups'}
      onClose={onClose}
      width={520}
    >
      <FormShell<CloseValues, CloseValues, void>
        form={form}
        onSubmit={(checked) => close.mutateAsync(checked)}
        onSaved={() => subject && onClose()}
        error={close.error}
        pending={close.isPending}
        submitLabel={subject ? 'Close follow-up' : 'Continue'}
        needs={uploadFile}
        preparing={['uploadFile', 'replaceFile']}
      >
        <p>
          For <b>{subject ? `${subject.name}, ${subject.what}` : selection?.words}</b>.
        </p>
        <ShortSelectField<CloseValues>
          name="is"
          label="Nothing more is awaited"
          choices={[
            { value: 'answered', label: 'It was answered' },
            { value: 'given up', label: 'It is given up' },
          ]}
        />
        <TextField<CloseValues>
          name="why"
          label="By what, or why"
          description={`In ${reasonRule}`}
          required
          focusFirst
        />
      </FormShell>
    </FormDialog>
  );
}

/** Says that a follow-up is closed, with the way back. */
function tellClosed(queryClient: QueryClient, followUp: FollowUp): void {
  const { subject } = followUp;
  notify({
    tone: 'success',
    title: `Follow-up closed: ${subject.name}`,
    message: closedWords(followUp) ?? '',
    action: { label: 'Undo', run: () => void reopenFollowUp(queryClient, subject) },
  });
}

/** Opens a closed follow-up again; says so where that fails. */
export async function reopenFollowUp(queryClient: QueryClient, subject: FollowUpSubject): Promise<void> {
  try {
    const kept = await setStanding(queryClient, subject, { is: 'open', why: '' });
    if (!isClosed(kept)) notify({ tone: 'success', title: `Follow-up opened again: ${subject.name}` });
  } catch (error) {
    notifyFailure({ error, about: subject.name });
  }
}
