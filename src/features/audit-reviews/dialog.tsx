import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { uploadFile } from '@/api/operations.gen';
import { DateField } from '@/form/date-field';
import { ShortSelectField, TextareaField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { dateText, optionalText } from '@/form/schemas';
import { dateForTyping } from '@/lib/typed-date';
import { keepReview } from './kept';
import { type Review, verdicts } from './reviews';

interface ReviewValues {
  /** Empty until the reviewer has chosen: nothing passes for want of a choice. */
  is: string;
  finding: string;
  action: string;
  corrected: string;
}

const schema = z
  .object({
    is: z.pipe(z.string(), z.enum(verdicts, { error: 'Choose what the review came to.' })),
    finding: optionalText(2000),
    action: optionalText(2000),
    corrected: dateText({ past: true }),
  })
  .check(
    z.refine(({ is, finding }) => is !== 'finding' || finding !== undefined, {
      path: ['finding'],
      error: 'Say what is wrong.',
    }),
  );

type Checked = z.output<typeof schema>;

interface ReviewDialogProps {
  /** Where the reviews of the sample are kept. */
  path: string;
  /** The id of the file, or the change, and what it is called. */
  of: string;
  name: string;
  /** What counts of it so far. */
  review: Review | undefined;
  onClose: () => void;
}

/** Records what a reviewer came to: in order, or what is wrong and what is done about it. */
export function ReviewDialog({ path, of, name, review, onClose }: ReviewDialogProps) {
  const queryClient = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm<ReviewValues, unknown, Checked>({
    resolver: zodResolver(schema),
    defaultValues: {
      is: review?.is ?? '',
      finding: review?.finding ?? '',
      action: review?.action ?? '',
      corrected: dateForTyping(review?.corrected ?? ''),
    },
    mode: 'onTouched',
  });
  const record = useMutation({
    mutationFn: ({ is, ...about }: Checked) =>
      keepReview(queryClient, path, { id, of, is, ...(is === 'finding' && about) }),
  });
  const is = useWatch({ control: form.control, name: 'is' });
  return (
    <FormDialog title={`Review: ${name}`} onClose={onClose} width={520}>
      <FormShell<ReviewValues, Checked, void>
        form={form}
        onSubmit={(checked) => record.mutateAsync(checked)}
        onSaved={onClose}
        error={record.error}
        pending={record.isPending}
        submitLabel="Record review"
        needs={uploadFile}
        preparing={['uploadFile', 'replaceFile']}
      >
        <ShortSelectField<ReviewValues>
          name="is"
          label="Result"
          choices={[
            ...(review ? [] : [{ value: '', label: 'Choose' }]),
            { value: 'in order', label: 'In order' },
            { value: 'finding', label: 'Finding' },
            ...(review ? [{ value: 'not reviewed', label: 'Not reviewed: take the review back' }] : []),
          ]}
        />
        {is === 'finding' && (
          <>
            <TextareaField<ReviewValues> name="finding" label="What is wrong" rows={2} required />
            <TextareaField<ReviewValues>
              name="action"
              label="Corrective action"
              description="What is done about it, by whom and by when. It can be added later."
              rows={2}
            />
            <DateField<ReviewValues>
              name="corrected"
              label="Corrected on"
              description="Left empty until the action is done. Month, day, year"
            />
          </>
        )}
      </FormShell>
    </FormDialog>
  );
}
