import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { uploadFile } from '@/api/operations.gen';
import { letterWays, type LetterWay } from '@/domain/committee';
import { DateField } from '@/form/date-field';
import { choicesOf, ShortSelectField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { sentDay } from '@/form/schemas';
import { localDay } from '@/lib/dates';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { notify } from '@/ui/notify';

interface SentFormProps {
  title: string;
  submitLabel: string;
  /** What is said once it is noted. */
  done: string;
  /** What stands in the fields at first; today where no day is given. */
  first: { on?: string | undefined; way: LetterWay };
  /** It was sent on no day before this one, `YYYY-MM-DD`, and what is said of such a day. */
  since: { day: string; wrong: (day: string) => string };
  /** What follows from it. */
  children: ReactNode;
  /** Notes when it was sent, `YYYY-MM-DD`, and how. */
  onNote: (sent: { on: string; way: LetterWay }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks when a letter that was made went out, and how. */
export function SentForm({
  title,
  submitLabel,
  done,
  first,
  since,
  children,
  onNote,
  onClose,
}: SentFormProps) {
  const form = useForm({
    resolver: zodResolver(z.object({ day: sentDay(since.day, since.wrong), way: z.enum(letterWays) })),
    defaultValues: { day: dateForTyping(first.on ?? localDay()), way: first.way },
    mode: 'onTouched',
  });
  const note = useMutation({ mutationFn: onNote });
  return (
    <FormDialog title={title} onClose={onClose} width={520}>
      <FormShell
        form={form}
        onSubmit={({ day, way }) => note.mutateAsync({ on: parseTypedDate(day) ?? localDay(), way })}
        onSaved={() => {
          notify({ tone: 'success', title: done });
          onClose();
        }}
        error={note.error}
        pending={note.isPending}
        submitLabel={submitLabel}
        needs={uploadFile}
      >
        <p>{children}</p>
        <DateField name="day" label="Sent on" required />
        <ShortSelectField
          name="way"
          label="How"
          choices={choicesOf(Object.fromEntries(letterWays.map((way) => [way, way])))}
        />
      </FormShell>
    </FormDialog>
  );
}
