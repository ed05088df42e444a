import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { uploadFile } from '@/api/operations.gen';
import { currentUser } from '@/api/session';
import { letterWays, noteLetter, type MinutesEntry } from '@/features/committee/meeting';
import { DateField } from '@/form/date-field';
import { choicesOf, ShortSelectField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { sentDay } from '@/form/schemas';
import { formatDate, localDay } from '@/lib/dates';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { notify } from '@/ui/notify';

interface SentDialogProps {
  entry: MinutesEntry;
  onClose: () => void;
}

const schemaAfter = (decided: string) =>
  z.object({
    day: sentDay(decided, (day) => `The decision was made on ${formatDate(day)}, after this day.`),
    way: z.enum(letterWays),
  });

/** Notes that the letter about a decision went out without this console having written it: when, and how. */
export function SentDialog({ entry, onClose }: SentDialogProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(schemaAfter(entry.day)),
    defaultValues: { day: dateForTyping(localDay()), way: letterWays[0] },
    mode: 'onTouched',
  });
  const note = useMutation({
    mutationFn: (letter: Parameters<typeof noteLetter>[2]) => noteLetter(queryClient, entry, letter),
  });
  return (
    <FormDialog title={`Mark the letter to ${entry.name} as sent`} onClose={onClose} width={520}>
      <FormShell
        form={form}
        onSubmit={({ day, way }) =>
          note.mutateAsync({
            letterOn: parseTypedDate(day) ?? localDay(),
            letterWay: way,
            letterBy: currentUser()?.email ?? '',
          })
        }
        onSaved={() => {
          notify({ tone: 'success', title: `Letter to ${entry.name} marked as sent` });
          onClose();
        }}
        error={note.error}
        pending={note.isPending}
        submitLabel="Mark as sent"
        needs={uploadFile}
      >
        <p>
          The minutes keep when and how it was sent, not what it says. “Write letter” keeps the letter itself
          as well.
        </p>
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
