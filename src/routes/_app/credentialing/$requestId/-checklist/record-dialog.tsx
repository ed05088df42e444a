import { SimpleGrid } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { currentUser } from '@/api/session';
import { replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import type { ChecklistItem } from '@/api/models';
import { isListSearch, type RequiredFields, requiredFieldsOf } from '@/domain/evidence/entries-on-file';
import { prescriberLabel } from '@/domain/evidence/provider-elements';
import { application, sanctions } from '@/domain/evidence/shared-elements';
import type { Element } from '@/domain/evidence/types';
import {
  methodWords,
  type VerificationMethod,
  verificationMethods,
  withoutEnd,
} from '@/domain/evidence/verification-record';
import { searchResults } from '@/domain/recorded-checks';
import { AttachmentsField } from '@/features/credentialing/attachments-field';
import { placeOf, withRecord } from '@/features/credentialing/checklist-items';
import { type AttachedFile, filesSchema } from '@/features/credentialing/event-form-values';
import { put, useOpenedChecklist, type ChecklistDialogProps } from '@/features/credentialing/use-checklist';
import { useProgram } from '@/features/credentialing/use-program';
import { folderOf } from '@/features/credentialing/read-on-file';
import { entityName } from '@/features/credentialing/request-words';
import { DateField } from '@/form/date-field';
import { CheckboxField, ShortSelectField, StateField, TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { dateText, optionalChoice, optionalText, requiredChoice, requiredText } from '@/form/schemas';
import { datasetName } from '@/lib/dataset-names';
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
  result: z.string(),
  state: optionalChoice,
  until: dateText(),
  isWithoutEnd: z.boolean(),
  ...filesSchema,
});
type Values = z.input<typeof fields> & { attachments: AttachedFile[] };

/**
 * The checks of a record; of a license and the like the source has to have said what the file does not state, of the search of
 * a list what it came to.
 */
function schemaFor(
  requiredOf: (entry: string) => RequiredFields | undefined,
  isSearch: (entry: string) => boolean,
  isOfLists: boolean,
) {
  return fields.check(
    z.superRefine(({ entry, status, result, state, until, isWithoutEnd }, context) => {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (isOfLists && !entry) wrong('entry', 'Choose the list.');
      if (isSearch(entry) && !result) wrong('result', 'Say whether the provider is on the list.');
      const required = requiredOf(entry);
      if (required?.status && !status) wrong('status', 'Say what the source called it.');
      if (required?.state && !state) wrong('state', 'Choose the state of its address.');
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
  const isOfLists = element.name === sanctions.name;
  const { lists } = useProgram();
  const isSearch = (about: string) => isListSearch(element, about);
  const form = useForm({
    resolver: zodResolver(schemaFor(requiredOf, isSearch, isOfLists)),
    defaultValues: {
      entry,
      source: isAttestation ? entityName(request, 'title') : '',
      method: isAttestation ? 'document' : isVisit ? 'in person' : '',
      date: isAttestation ? '' : dateForTyping(localDay()),
      status: '',
      result: '',
      state: '',
      until: '',
      isWithoutEnd: false,
      attachments: [],
      unfinished: 0,
    } as Values,
    mode: 'onTouched',
  });
  const chosen = useWatch({ control: form.control, name: 'entry' });
  const required = requiredOf(chosen);
  const checklist = useOpenedChecklist(request);
  const folder = folderOf(request);
  const name = item.name ?? '';
  const asked = isOfLists ? lists.map((list) => datasetName(list)) : [];
  const entries = [...new Set([entry, ...asked, ...element.evidence.map((one) => one.label)])].filter(
    Boolean,
  );
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
                ...(isSearch(about) && { status: facts.result }),
                ...(requiredOf(about) && {
                  status: facts.status || undefined,
                  state: facts.state || undefined,
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
            label={isOfLists ? 'List' : 'About'}
            required={isOfLists}
            choices={[
              isOfLists ? { value: '', label: 'Choose' } : { value: '', label: 'The whole element' },
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
                : isOfLists
                  ? 'Where the list was searched: SAM.gov.'
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
        {isSearch(chosen) && (
          <ShortSelectField<Values>
            name="result"
            label="Result"
            required
            choices={[
              { value: '', label: 'Choose' },
              { value: searchResults.nobody, label: 'No match: the provider is not on the list' },
              { value: searchResults.found, label: 'Match: the provider is on the list' },
            ]}
          />
        )}
        {required?.state && (
          <StateField<Values>
            name="state"
            label="Registered in"
            description="The state of its address."
            required
          />
        )}
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
