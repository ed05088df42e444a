import { SimpleGrid } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { getCredentialingRequestOptions, replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import type { ChecklistItem, CredentialingRequest } from '@/api/models';
import { comparedWith } from '@/form/comparison';
import { DateField } from '@/form/date-field';
import { ShortSelectField, TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { statusLook } from '@/ui/status-looks';
import { notify } from '@/ui/notify';
import { placeOf } from '@/features/credentialing/checklist-items';
import {
  elementRequest,
  elementSchema,
  elementStatuses,
  elementValues,
  type ElementValues,
} from './element-values';
import { elementsOf } from '@/domain/evidence/elements';
import { now } from '@/lib/clock';
import { useRules } from '@/features/credentialing/request-elements';
import { EvidenceField } from '../-evidence-field';
import { evidenceOnFile } from '@/domain/evidence/on-file';
import { reasonRule } from '@/domain/reason';
import { put, useChecklist, type ChecklistDialogProps } from '@/features/credentialing/use-checklist';

interface ElementDialogProps extends ChecklistDialogProps {
  /** The element to change; without it a new one is added. */
  item?: ChecklistItem | undefined;
}

/** Adds or changes an element: name, status, source, day, and the evidence it refers to. */
export function ElementDialog({ request, onFile, item, onClose }: ElementDialogProps) {
  const rules = useRules();
  const elementOf = (one: ChecklistItem | undefined) =>
    one && elementsOf([one], onFile, { ...rules, request })[0];
  const evidenceOf = (one: ChecklistItem | undefined) => elementOf(one)?.evidence ?? [];
  /** The element as it stands in a checklist that others may have written since the dialog was opened. */
  const itemIn = ({ checklist: { items = [] } = {} }: CredentialingRequest) =>
    item && items[placeOf(items, item)];
  // A newer lookup may take the place of one that was ticked, which stays a choice.
  const [onFileAtFirst] = useState(onFile);
  const all = [
    ...[item, itemIn(request)].flatMap(evidenceOf),
    ...[onFileAtFirst, onFile].flatMap((one) =>
      one ? evidenceOnFile(one, { from: now(), settled: rules.settled }) : [],
    ),
  ];
  const known = [...new Map(all.map((one) => [one.key, one])).values()];
  const [before] = useState(() => elementValues(item, evidenceOf(item)));
  const values = useForm({ resolver: zodResolver(elementSchema), defaultValues: before, mode: 'onTouched' });
  const checklist = useChecklist(request);
  const status = useWatch({ control: values.control, name: 'status' });
  const applies = status !== 'NotApplicable';
  const maySkip = elementOf(item)?.maySkip ?? true;
  const statuses: string[] = elementStatuses.filter((one) => maySkip || one !== 'NotApplicable');
  if (before.status && !statuses.includes(before.status)) statuses.push(before.status);
  return (
    <FormDialog title={item ? `Edit “${item.name ?? ''}”` : 'Add an element'} onClose={onClose} width={680}>
      <FormShell
        form={values}
        onSubmit={(checked) => {
          return checklist.save({
            items: (items) => {
              const index = item ? placeOf(items, item) : -1;
              return put(items, index, elementRequest(checked, items[index] ?? item, known));
            },
          });
        }}
        onSaved={() => {
          notify({ tone: 'success', title: `${values.getValues('name')} is on the checklist` });
          onClose();
        }}
        error={checklist.error}
        pending={checklist.isPending}
        submitLabel={item ? 'Save element' : 'Add element'}
        needs={replaceCredentialingRequestChecklist}
        compared={
          item &&
          comparedWith(
            getCredentialingRequestOptions({ requestId: request.id }),
            (there) => {
              const now = itemIn(there);
              return now ? elementValues(now, evidenceOf(now)) : before;
            },
            true,
          )
        }
        draft={{ name: `checklist:${request.id}:${item?.name ?? ''}` }}
      >
        <TextField<ElementValues> name="name" label="Element" required focusFirst />
        <SimpleGrid minColWidth={180}>
          <ShortSelectField<ElementValues>
            name="status"
            label="Status"
            required
            choices={statuses.map((value) => ({ value, label: statusLook('element', value).label }))}
          />
          <DateField<ElementValues>
            name="verifiedOn"
            label="Verified"
            description="Left empty: the oldest day of its evidence"
          />
        </SimpleGrid>
        <TextField<ElementValues>
          name="source"
          label={applies ? 'Source' : 'Reason why it does not apply'}
          description={applies ? undefined : `In ${reasonRule}`}
          required={!applies}
        />
        <EvidenceField known={known} isComplete={onFile !== undefined} />
      </FormShell>
    </FormDialog>
  );
}
