import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { updateCredentialingRequest, useUpdateCredentialingRequest } from '@/api/operations.gen';
import type { CredentialingRequest, CredentialingRequestPatch } from '@/api/models';
import { DateField } from '@/form/date-field';
import { ShortSelectField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { dateText } from '@/form/schemas';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { notify } from '@/ui/notify';
import { InlineError } from '@/ui/states';
import { priorities } from '@/features/credentialing/mode-choice';
import { ownersHint, useOwnerChoices } from '@/features/credentialing/owners';
import { readOpenRequest } from '@/features/credentialing/read-open-request';
import { entityName } from '@/features/credentialing/request-words';

interface RequestEditDialogProps {
  request: CredentialingRequest;
  /** Only the day the application came is asked for. */
  isDateOnly?: boolean;
  onClose: () => void;
}

const schema = z.object({
  priority: z.string(),
  ownerId: z.string(),
  applicationReceivedDate: dateText({ past: true }),
});
type Values = z.input<typeof schema>;

const valuesOf = ({ priority, owner, applicationReceivedDate }: CredentialingRequest): Values => ({
  priority: priority ?? '',
  ownerId: owner?.id ?? '',
  applicationReceivedDate: dateForTyping(applicationReceivedDate),
});

/** Only what was changed is sent; an emptied field is emptied at the service (rules.md 1.4). */
function patchOf(values: Values, before: Values): CredentialingRequestPatch {
  return {
    ...(values.priority !== before.priority && {
      priority: values.priority as NonNullable<CredentialingRequestPatch['priority']>,
    }),
    ...(values.ownerId !== before.ownerId && { ownerId: values.ownerId || null }),
    ...(values.applicationReceivedDate !== before.applicationReceivedDate && {
      applicationReceivedDate: parseTypedDate(values.applicationReceivedDate) ?? null,
    }),
  };
}

/** Changes priority, owner and the day the application came. */
export function RequestEditDialog({ request, isDateOnly = false, onClose }: RequestEditDialogProps) {
  const [before] = useState(() => valuesOf(request));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before, mode: 'onTouched' });
  const update = useUpdateCredentialingRequest();
  const owners = useOwnerChoices(request);
  const name = entityName(request, 'title');
  return (
    <FormDialog
      title={isDateOnly ? `Application received, ${name}` : `Edit the request for ${name}`}
      onClose={onClose}
      width={480}
    >
      <FormShell
        form={form}
        onSubmit={async () => {
          const patch = patchOf(form.getValues(), before);
          return Object.keys(patch).length > 0
            ? update.mutateAsync({ requestId: request.id, body: patch })
            : undefined;
        }}
        onSaved={(saved) => {
          if (saved) notify({ tone: 'success', title: `The request for ${name} was saved` });
          onClose();
        }}
        error={update.error}
        pending={update.isPending}
        submitLabel="Save changes"
        needs={updateCredentialingRequest}
        compared={{
          whole: false,
          read: async (client) => valuesOf(await readOpenRequest(client, request.id, false)),
        }}
        draft={{ name: `${isDateOnly ? 'application-received' : 'edit-request'}:${request.id}` }}
      >
        {!isDateOnly && (
          <>
            <ShortSelectField<Values>
              name="priority"
              label="Priority"
              choices={[
                ...(before.priority ? [] : [{ value: '', label: 'Not given' }]),
                ...priorities.map((value) => ({ value, label: value })),
              ]}
            />
            <ShortSelectField<Values>
              name="ownerId"
              label="Owner"
              description={ownersHint(owners.isMeUnknown)}
              choices={[{ value: '', label: 'No owner' }, ...owners.choices]}
            />
            <InlineError
              error={owners.error}
              title="Not all users could be read"
              kept="Those that are known can be chosen."
              onRetry={owners.retry}
            />
          </>
        )}
        <DateField<Values> name="applicationReceivedDate" label="Application received" />
      </FormShell>
    </FormDialog>
  );
}
