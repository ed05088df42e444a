import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { uploadFile } from '@/api/operations.gen';
import { closedWords, type FollowUp, nextStepWords } from '@/domain/follow-up';
import { DateField } from '@/form/date-field';
import { TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { dateText, optionalText } from '@/form/schemas';
import { defineBulk, type BulkSelection } from '@/jobs/define-bulk';
import { formatDate, localDay } from '@/lib/dates';
import { dateForTyping } from '@/lib/typed-date';
import { notify } from '@/ui/notify';
import { setNextStep } from './log';

interface NextValues {
  on: string;
  step: string;
}

const schema = z.object({
  on: z.pipe(
    dateText(),
    z
      .string('Give the day on which it is looked at next.')
      .check(z.refine((day) => day >= localDay(), 'This day has passed.')),
  ),
  step: optionalText(),
});

type Checked = z.output<typeof schema>;

const SetNextSteps = defineBulk<FollowUp, Checked>({
  record: { one: 'follow-up', many: 'follow-ups' },
  verb: 'Set the next date of',
  label: ({ subject: { name, what } }) => `${name}, ${what}`,
  skipReason: (followUp) => closedWords(followUp) && 'It is closed.',
  will: ({ on, step }) => `be due ${formatDate(on)}${step ? `: ${step}` : ''}`,
  write: uploadFile,
  async run(followUp, { queryClient, on, step }) {
    await setNextStep(queryClient, followUp.subject, { on, step: step ?? followUp.next?.step ?? '' });
    return `Due ${formatDate(on)}`;
  },
  concurrency: 2,
});

interface NextDialogProps {
  /** One, or a selection of many. */
  of: FollowUp | BulkSelection<FollowUp>;
  onClose: () => void;
}

/** Sets when follow-ups are looked at next, and what is done then. */
export function NextStepDialog({ of, onClose }: NextDialogProps) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState<Checked>();
  const selection = 'collect' in of ? of : undefined;
  const followUp = 'collect' in of ? undefined : of;
  const form = useForm<NextValues, unknown, Checked>({
    resolver: zodResolver(schema),
    defaultValues: { on: dateForTyping(followUp?.next?.on ?? ''), step: followUp?.next?.step ?? '' },
    mode: 'onTouched',
  });
  const set = useMutation({
    mutationFn: async (checked: Checked) => {
      if (!followUp) return setValues(checked);
      const { subject } = followUp;
      await setNextStep(queryClient, subject, { on: checked.on, step: checked.step ?? '' });
      notify({ tone: 'success', title: `Next ${formatDate(checked.on)}: ${subject.name}` });
    },
  });
  if (values && selection) return <SetNextSteps {...{ selection, ...values, onClose }} />;
  return (
    <FormDialog
      title={followUp ? `Next step: ${followUp.subject.name}` : 'Set the next date'}
      onClose={onClose}
      width={520}
    >
      <FormShell<NextValues, Checked, void>
        form={form}
        onSubmit={(checked) => set.mutateAsync(checked)}
        onSaved={() => followUp && onClose()}
        error={set.error}
        pending={set.isPending}
        submitLabel={followUp ? 'Set next date' : 'Continue'}
        needs={uploadFile}
        preparing={['uploadFile', 'replaceFile']}
      >
        <p>
          For <b>{followUp ? `${followUp.subject.name}, ${followUp.subject.what}` : selection?.words}</b>.
        </p>
        <DateField<NextValues> name="on" label="Next date" required />
        <TextField<NextValues>
          name="step"
          label="Next step"
          description={
            followUp
              ? `Left empty: ${nextStepWords({ ...followUp, next: undefined }).toLowerCase()}`
              : 'Left empty: as it stands with each'
          }
        />
      </FormShell>
    </FormDialog>
  );
}
