import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { listPayersOptions, uploadFile } from '@/api/operations.gen';
import { currentUser } from '@/api/session';
import { invalidateUploads } from '@/features/files/uploads';
import type { BuiltRoster } from '@/features/payer-roster/built';
import { keepSent, sentFilesKey, type SentRoster } from '@/features/payer-roster/sent';
import { DateField } from '@/form/date-field';
import { CheckboxField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { sentDay } from '@/form/schemas';
import { now } from '@/lib/clock';
import { formatDate, localDay } from '@/lib/dates';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { count } from '@/lib/words';
import { notify } from '@/ui/notify';
import { Doubtful } from './doubtful';

interface SentDialogProps {
  /** All but when, and by whom. */
  sent: Omit<SentRoster, 'day' | 'sentAt' | 'sentBy'>;
  /** The path of the roster that it was compared with. */
  since: string | undefined;
  /** The day on which that one was sent. */
  last: string | undefined;
  /** What the payer may reject of it is told once more before it counts as sent. */
  roster: Pick<BuiltRoster, 'missing' | 'doubts'>;
  /** It was downloaded as it stands. */
  isDownloaded: boolean;
  onSent: () => void;
  onClose: () => void;
}

const schemaAfter = (last: string | undefined, isAsked: boolean) =>
  z.object({
    day: sentDay(last, (day) => `The last roster was sent ${formatDate(day)}, after this day.`),
    isSure: z
      .boolean()
      .check(z.refine((isSure) => isSure || !isAsked, 'Tick this, or go back to the roster.')),
  });

/** What speaks against it having been sent as it stands, to be confirmed; undefined where nothing does. */
function askedWords(isDownloaded: boolean, missing: number): string | undefined {
  const lacks = `${count(missing, 'provider')} without values that the payer requires`;
  if (!isDownloaded)
    return missing > 0
      ? `It was sent all the same: not downloaded here, and with ${lacks}`
      : 'It was sent all the same: it was not downloaded here';
  return missing > 0 ? `It was sent all the same, with ${lacks}` : undefined;
}

/** Keeps what was sent to a payer, and when: the next roster is compared with it. */
export function SentDialog({ sent, since, last, roster, isDownloaded, onSent, onClose }: SentDialogProps) {
  const queryClient = useQueryClient();
  const asked = askedWords(isDownloaded, roster.missing.length);
  const form = useForm({
    resolver: zodResolver(schemaAfter(last, asked !== undefined)),
    defaultValues: { day: dateForTyping(localDay()), isSure: false },
    mode: 'onTouched',
  });
  const keep = useMutation({
    mutationFn: (day: string) =>
      keepSent(
        { ...sent, day, sentAt: new Date(now()).toISOString(), sentBy: currentUser()?.email ?? '' },
        since,
      ),
    onSuccess(path) {
      invalidateUploads(queryClient, [path]);
      void queryClient.invalidateQueries({ queryKey: sentFilesKey });
      // The list of payers says when each was sent one last.
      void queryClient.invalidateQueries({ queryKey: [...listPayersOptions().queryKey, 'rows'] });
    },
  });
  const { adds, changes, terms, rows } = sent.counts;
  return (
    <FormDialog title="Mark the roster as sent" onClose={onClose} width={520}>
      <FormShell
        form={form}
        onSubmit={({ day }) => keep.mutateAsync(parseTypedDate(day) ?? localDay())}
        onSaved={() => {
          notify({ tone: 'success', title: `Roster for ${sent.payer} marked as sent` });
          onSent();
          onClose();
        }}
        error={keep.error}
        pending={keep.isPending}
        submitLabel="Mark as sent"
        needs={uploadFile}
      >
        <p>
          {sent.what === 'full' ? `The full roster, ${count(rows, 'row')}` : 'Adds, changes and terms alone'}:{' '}
          {count(adds, 'add')}, {count(changes, 'change')}, {count(terms, 'term')}. It is kept as it stands,
          and the next roster is compared with it. This console sends nothing itself.
        </p>
        <Doubtful roster={roster} />
        <DateField name="day" label="Sent on" required />
        {asked && <CheckboxField name="isSure" label={asked} />}
      </FormShell>
    </FormDialog>
  );
}
