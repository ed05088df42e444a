import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
import { count } from '@/lib/words';
import { Loaded } from '@/ui/loaded';
import { Note } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { keepReview } from './kept';
import { type NotMet, type Review, verdicts } from './reviews';

interface ReviewValues {
  /** Empty until the reviewer has chosen: nothing passes for want of a choice. */
  is: string;
  finding: string;
  action: string;
  corrected: string;
}

/** What is asked for: a file that is passed although an element is not met, or its checklist not known, says why. */
const schemaFor = (asksWhy: boolean) =>
  z
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
      z.refine(({ is, finding }) => is !== 'in order' || !asksWhy || finding !== undefined, {
        path: ['finding'],
        error: 'Say why it is in order although not everything is met.',
      }),
    );

type Checked = z.output<ReturnType<typeof schemaFor>>;

const nothing: NotMet = { elements: [] };

interface ReviewDialogProps {
  /** Where the reviews of the sample are kept. */
  path: string;
  /** The id of the file, or the change, and what it is called. */
  of: string;
  name: string;
  /** What counts of it so far. */
  review: Review | undefined;
  /** Reads the elements of its checklist that are not met, in words; a change has none. */
  readNotMet?: (() => Promise<NotMet>) | undefined;
  onClose: () => void;
}

/** Records what a reviewer came to: in order, or what is wrong and what is done about it. */
export function ReviewDialog({ path, of, name, review, readNotMet, onClose }: ReviewDialogProps) {
  const queryClient = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  const query = useQuery({
    queryKey: ['audit not met', path, of],
    queryFn: () => readNotMet?.() ?? nothing,
    enabled: readNotMet !== undefined,
    staleTime: 0,
  });
  const unmet = query.data ?? nothing;
  const asksWhy = unmet.problem !== undefined || unmet.elements.length > 0;
  const form = useForm<ReviewValues, unknown, Checked>({
    resolver: zodResolver(schemaFor(asksWhy)),
    defaultValues: {
      is: review?.is ?? '',
      finding: review?.finding ?? review?.note ?? '',
      action: review?.action ?? '',
      corrected: dateForTyping(review?.corrected ?? ''),
    },
    mode: 'onTouched',
  });
  const record = useMutation({
    mutationFn: ({ is, finding, ...about }: Checked) =>
      keepReview(queryClient, path, {
        id,
        of,
        is,
        ...(is === 'finding' && { finding, ...about }),
        ...(is === 'in order' && finding && { note: finding }),
      }),
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
        blocked={readNotMet && query.isPending ? 'The checklist is being read.' : undefined}
        preparing={['uploadFile', 'replaceFile']}
      >
        {readNotMet && (
          <Loaded query={query} failed="The checklist could not be read" isNotice skeleton={2}>
            <NotMetNote {...unmet} />
          </Loaded>
        )}
        <ShortSelectField<ReviewValues>
          name="is"
          label="Result"
          required
          choices={[
            ...(review ? [] : [{ value: '', label: 'Choose' }]),
            { value: 'in order', label: 'In order' },
            { value: 'finding', label: 'Finding' },
            ...(review ? [{ value: 'not reviewed', label: 'Not reviewed: take the review back' }] : []),
          ]}
        />
        {is !== 'not reviewed' && (
          <TextareaField<ReviewValues>
            name="finding"
            label={is === 'finding' ? 'What is wrong' : 'Note'}
            rows={2}
            required={is === 'finding' || (is === 'in order' && asksWhy)}
          />
        )}
        {is === 'finding' && (
          <>
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

/** What of the checklist is not met: whoever passes the file has seen it. */
function NotMetNote({ problem, elements }: NotMet) {
  if (problem) return <Note tone="warning">{problem}</Note>;
  if (elements.length === 0) return <p>Every element of the checklist is met, or does not apply.</p>;
  return (
    <Note tone="warning">
      {count(elements.length, 'element')} not met:
      <ul>
        {elements.map((words, index) => (
          <li key={index}>
            <Verbatim>{words}</Verbatim>
          </li>
        ))}
      </ul>
    </Note>
  );
}
