import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { uploadFile } from '@/api/operations.gen';
import { currentUser } from '@/api/session';
import { letterWays } from '@/domain/committee';
import { noteLetter, type MinutesEntry, type NotedLetter } from '@/features/committee/meeting';
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

/** Notes that the letter about a decision was sent, when and how, or corrects what was noted of that. */
export function SentDialog({ entry, onClose }: SentDialogProps) {
  const queryClient = useQueryClient();
  const { name, letterOn, letterWay, letterFile } = entry;
  const form = useForm({
    resolver: zodResolver(schemaAfter(entry.day)),
    defaultValues: { day: dateForTyping(letterOn ?? localDay()), way: letterWay ?? letterWays[0] },
    mode: 'onTouched',
  });
  const note = useMutation({
    mutationFn: (letter: NotedLetter) => noteLetter(queryClient, entry, letter),
  });
  return (
    <FormDialog
      title={letterOn ? `Correct: letter to ${name} sent` : `Mark the letter to ${name} as sent`}
      onClose={onClose}
      width={520}
    >
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
          notify({
            tone: 'success',
            title: letterOn ? `Letter to ${name}: corrected` : `Letter to ${name} marked as sent`,
          });
          onClose();
        }}
        error={note.error}
        pending={note.isPending}
        submitLabel={letterOn ? 'Correct' : 'Mark as sent'}
        needs={uploadFile}
      >
        <p>
          The minutes keep when and how it was sent
          {letterFile
            ? ', beside the letter itself.'
            : ', not what it says. “Write letter” keeps the letter itself as well.'}
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
