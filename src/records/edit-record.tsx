import { Text } from '@mantine/core';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useWrite } from '@/api/query';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { addressOf, idsOf, useRecordName, type RecordDefinition, type Stored } from './record';
import { RecordFields } from './record-fields';
import { useRecordForm } from './use-record-form';
import { formValues, secretsOf } from './values';

export interface EditRecordProps<Item extends Stored> {
  record: RecordDefinition<Item>;
  item: Item;
  /** The field that is about to be changed: it has the focus at first, in place of the first one. */
  focus?: string | undefined;
  /** Called once a change was saved, before it closes. */
  onDone?: () => void;
  onClose(): void;
}

/** Changes a record; only what was changed here is sent, so that others' changes stay. */
export function EditRecord<Item extends Stored>(props: EditRecordProps<Item>) {
  const { record, item, focus, onDone, onClose } = props;
  const { one, operations, notice, edit = {} } = record;
  const { verb = 'Edit', submit = 'Save changes', done = 'was saved', title, note } = edit;
  const { id } = item;
  const ids = idsOf(record, item);
  const { form, changes, keep } = useRecordForm(record, item);
  const update = useWrite(operations.update);
  const nameOf = useRecordName(record);
  return (
    <FormDialog
      title={title?.(item) ?? `${verb} ${nameOf(item)}`}
      onClose={onClose}
      width={record.width ?? 680}
    >
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const body = changes(values);
          return body && update.mutateAsync({ ...addressOf(operations.update, ids), body });
        }}
        onSaved={(saved) => {
          if (saved) {
            notify({
              tone: 'success',
              ...(notice?.(saved, 'saved') ?? { title: `${nameOf(saved)} ${done}` }),
            });
            onDone?.();
          }
          onClose();
        }}
        onKeepMine={keep}
        error={update.error}
        pending={update.isPending}
        submitLabel={submit}
        needs={operations.update}
        compared={comparedWith(operations.read(ids), (there) => formValues(record, there))}
        draft={{ name: `${verb.toLowerCase()}-${one}:${id}`, omit: secretsOf(record) }}
      >
        <RecordFields definition={record} record={item} />
        {focus && <FocusAtFirst name={focus} />}
        {note && <Text c="dimmed">{note}</Text>}
      </FormShell>
    </FormDialog>
  );
}

/** Has the dialog begin with a field of its form, wherever that stands in it. */
function FocusAtFirst({ name }: { name: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const find = useCallback(() => {
    const form = place.current?.closest('form');
    return { form, field: form?.querySelector(`[data-field="${CSS.escape(name)}"]`) };
  }, [name]);
  // Before the dialog looks for what is to have it.
  useLayoutEffect(() => {
    const { form, field } = find();
    if (!field) return;
    for (const other of form?.querySelectorAll('[data-autofocus]') ?? [])
      other.removeAttribute('data-autofocus');
    field.setAttribute('data-autofocus', '');
  }, [find]);
  useEffect(() => void find().field?.scrollIntoView({ block: 'center' }), [find]);
  return <span ref={place} hidden />;
}
