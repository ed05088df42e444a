import { SimpleGrid } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { currentUser } from '@/api/session';
import { replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import type { ChecklistItem } from '@/api/models';
import { type RequiredFields, requiredFieldsOf } from '@/domain/evidence/entries-on-file';
import { prescriberLabel } from '@/domain/evidence/provider-elements';
import { application } from '@/domain/evidence/shared-elements';
import type { Element } from '@/domain/evidence/types';
import {
  methodWords,
  type VerificationMethod,
  verificationMethods,
  withoutEnd,
} from '@/domain/evidence/verification-record';
import { AttachmentsField } from '@/features/credentialing/attachments-field';
import { placeOf, withRecord } from '@/features/credentialing/checklist-items';
import { type AttachedFile, filesSchema } from '@/features/credentialing/event-form-values';
import { put, useOpenedChecklist, type ChecklistDialogProps } from '@/features/credentialing/use-checklist';
import { folderOf } from '@/features/credentialing/read-on-file';
import { entityName } from '@/features/credentialing/request-words';
import { DateField } from '@/form/date-field';
import { CheckboxField, ShortSelectField, TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { dateText, optionalText, requiredChoice, requiredText } from '@/form/schemas';
import { localDay } from '@/lib/dates';
import { dateForTyping } from '@/lib/typed-date';
import { capitalized } from '@/lib/words';
import { announce } from '@/ui/announce';
import { recordWords } from './gap-actions';

const fields = z.object({
  entry: z.string(),
  source: requiredText('Name whom you asked.', 200),
  method: requiredChoice('Choose how the source was asked.'),
  date: dateText({ past: true }).check(z.refine((day) => Boolean(day), 'Give the day.')),
  status: optionalText(100),
  until: dateText(),
  isWithoutEnd: z.boolean(),
  ...filesSchema,
});
type Values = z.input<typeof fields> & { attachments: AttachedFile[] };

/** The checks of a record; of a license and the like the source has to have said what the file does not state. */
function schemaFor(requiredOf: (entry: string) => RequiredFields | undefined) {
  return fields.check(
    z.superRefine(({ entry, status, until, isWithoutEnd }, context) => {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      const required = requiredOf(entry);
      if (required?.status && !status) wrong('status', 'Say what the source called it.');
      if (required?.until && !until && !isWithoutEnd)
        wrong('until', 'Give the last day, or say that there is none.');
      if (required && until && isWithoutEnd)
        wrong('until', 'Give a day, or say that there is none, not both.');
    }),
  );
}

interface RecordDialogProps extends ChecklistDialogProps {
  item: ChecklistItem;
  element: Element;
  /** What of the element it is about, where that was chosen already. */
  entry?: string | undefined;
  /** What is recorded, where it has a name of its own: `Site visit`. */
  label?: string | undefined;
}

/** Records that a source was asked beside this console: whom, how, when, and the document that was kept of it. */
export function RecordDialog({ request, item, element, entry = '', label, onClose }: RecordDialogProps) {
  const isAttestation = element.name === application.name;
  const isVisit = label === 'Site visit';
  const isPrescriber = label === prescriberLabel;
  const isFacility = request.facility !== undefined;
  const requiredOf = (about: string) =>
    isVisit || isPrescriber ? undefined : requiredFieldsOf(element, { entry: about, isFacility });
  const form = useForm({
    resolver: zodResolver(schemaFor(requiredOf)),
    defaultValues: {
      entry,
      source: isAttestation ? entityName(request, 'title') : '',
      method: isAttestation ? 'document' : isVisit ? 'in person' : '',
      date: isAttestation ? '' : dateForTyping(localDay()),
      status: '',
      until: '',
      isWithoutEnd: false,
      attachments: [],
      unfinished: 0,
    } as Values,
    mode: 'onTouched',
  });
  const required = requiredOf(useWatch({ control: form.control, name: 'entry' }));
  const checklist = useOpenedChecklist(request);
  const folder = folderOf(request);
  const name = item.name ?? '';
  const entries = [...new Set([entry, ...element.evidence.map((one) => one.label)])].filter(Boolean);
  const what = (label ?? (isAttestation ? 'attestation' : 'verification')).toLowerCase();
  return (
    <FormDialog
      title={isAttestation ? recordWords(what) : `${recordWords(what)}: ${name}`}
      onClose={onClose}
      width={600}
    >
      <FormShell
        form={form}
        onSubmit={({ entry: about, source, method, date, attachments, ...facts }) =>
          checklist.save({
            items: (items) => {
              const index = placeOf(items, item);
              const record = {
                entry: about || undefined,
                source,
                method: method as VerificationMethod,
                date: date ?? '',
                by: currentUser()?.email ?? 'signed-in user',
                document: undefined,
                ...(requiredOf(about) && {
                  status: facts.status || undefined,
                  until: facts.isWithoutEnd ? withoutEnd : facts.until || undefined,
                }),
              };
              return put(
                items,
                index,
                withRecord(
                  items[index] ?? item,
                  record,
                  attachments.map(({ path }) => path),
                ),
              );
            },
          })
        }
        onSaved={() => {
          announce(`${name}: ${what} recorded`);
          onClose();
        }}
        error={checklist.error}
        pending={checklist.isPending}
        submitLabel={`Record ${what}`}
        needs={replaceCredentialingRequestChecklist}
        draft={{ name: `record:${request.id}:${name}`, omit: ['unfinished'] }}
      >
        {entries.length > 0 && !isAttestation && (
          <ShortSelectField<Values>
            name="entry"
            label="About"
            choices={[
              { value: '', label: 'The whole element' },
              ...entries.map((value) => ({ value, label: value })),
            ]}
          />
        )}
        <TextField<Values>
          name="source"
          label={isAttestation ? 'Signed by' : isVisit ? 'Visited by' : (isPrescriber && label) || 'Source'}
          description={
            isPrescriber
              ? 'By name: who prescribes instead.'
              : isAttestation || isVisit
                ? undefined
                : 'Who confirmed it: the school’s registrar, the insurer.'
          }
          required
          focusFirst
        />
        <SimpleGrid minColWidth={180}>
          <ShortSelectField<Values>
            name="method"
            label="How"
            required
            choices={[
              { value: '', label: 'Choose' },
              ...verificationMethods.map((value) => ({ value, label: capitalized(methodWords(value)) })),
            ]}
          />
          <DateField<Values>
            name="date"
            label={isAttestation ? 'Signed on' : 'Date'}
            description={
              isAttestation ? 'The day of the signature counts, not that of the import.' : undefined
            }
            required
          />
        </SimpleGrid>
        {required && (
          <>
            <SimpleGrid minColWidth={180}>
              <TextField<Values>
                name="status"
                label="Status"
                description="In the words in which it was said."
                required={required.status}
              />
              <DateField<Values> name="until" label="In force until" required={required.until} />
            </SimpleGrid>
            <CheckboxField<Values> name="isWithoutEnd" label="It has no end" />
          </>
        )}
        {folder && <AttachmentsField folder={folder} />}
      </FormShell>
    </FormDialog>
  );
}
