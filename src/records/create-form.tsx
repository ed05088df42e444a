import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWrite } from '@/api/query';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import type { Facts } from './field';
import { useRecordName, type RecordDefinition, type Stored } from './record';
import { RecordFields } from './record-fields';
import { useRecordForm } from './use-record-form';
import { secretsOf } from './values';

interface CreateFormProps<Item extends Stored> {
  record: RecordDefinition<Item>;
  /** What is known of it already: the payer that the new plan is of. */
  given?: Facts | undefined;
  /** Whose it is to be, where its requests say that in their path. */
  ownerId?: string | undefined;
  /** On a page of its own, which gives its place to the page of what was created. */
  onCancel?: () => void;
  /** In a dialog, which closes then. */
  onCreated?: () => void;
  /** What stands above the fields: who has this name already. */
  children?: ReactNode;
}

/** The form of a new record; it leads on to the page of what was created, where that has one. */
export function CreateForm<Item extends Stored>({
  record,
  given,
  ownerId,
  onCancel,
  onCreated,
  children,
}: CreateFormProps<Item>) {
  const { one, page, param, owner, notice } = record;
  const { submit, done } = record.create ?? { submit: `Create ${one}`, done: 'was created' };
  const nameOf = useRecordName(record);
  const navigate = useNavigate();
  const { form } = useRecordForm({ ...record, blank: { ...record.blank, ...given } });
  const create = useWrite(record.operations.create);
  const start = `new-${one}`;
  return (
    <FormShell
      form={form}
      onSubmit={(body) => create.mutateAsync({ ...(owner && { [owner]: ownerId }), body })}
      onSaved={(created) => {
        notify({
          tone: 'success',
          ...(notice?.(created, 'created') ?? { title: `${nameOf(created)} ${done}` }),
        });
        onCreated?.();
        if (!page) return;
        const { id } = created;
        const search = record.createdSearch ?? {};
        if (id)
          void navigate({ to: page.path, params: { [param]: id }, search, replace: onCancel !== undefined });
        else void navigate({ to: page.list });
      }}
      {...(onCancel && { onCancel })}
      error={create.error}
      pending={create.isPending}
      submitLabel={submit}
      needs={record.operations.create}
      draft={{
        name: onCancel
          ? start
          : [start, ...(ownerId ? [ownerId] : []), ...Object.values(given ?? {})].join(':'),
        omit: secretsOf(record),
      }}
      {...(page && { whenFound: () => ({ label: `Open ${one}` }) })}
    >
      {children}
      <Stack gap={28}>
        <RecordFields definition={record} ownerId={ownerId} given={given} level={onCancel ? 'h2' : 'h3'} />
      </Stack>
    </FormShell>
  );
}

interface CreateDialogProps<Item extends Stored> {
  record: RecordDefinition<Item>;
  given?: Facts | undefined;
  ownerId?: string | undefined;
  onClose(): void;
}

/** Makes a new record in a dialog, where a page would be too much for what it has. */
export function CreateDialog<Item extends Stored>({ record, onClose, ...about }: CreateDialogProps<Item>) {
  return (
    <FormDialog
      title={record.create?.title ?? `New ${record.one}`}
      onClose={onClose}
      width={record.width ?? 680}
    >
      <CreateForm record={record} {...about} onCreated={onClose} />
    </FormDialog>
  );
}
