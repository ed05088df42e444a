import { useWriteBlocked } from '@/api/permissions';
import { useWrite } from '@/api/query';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import type { RecordDefinition, Stored } from './record';
import { RecordFields } from './record-fields';
import { useRecordForm } from './use-record-form';
import { formValues, secretsOf } from './values';

const usual = { verb: 'Edit', submit: 'Save changes', done: 'was saved' };

interface EditRecordProps<Item extends Stored> {
  record: RecordDefinition<Item>;
  item: Item;
  onClose(): void;
}

/** Changes a record; only what was changed here is sent, so that others' changes stay. */
export function EditRecord<Item extends Stored>({ record, item, onClose }: EditRecordProps<Item>) {
  const { one, operations, edit: { verb, submit, done } = usual } = record;
  const { id = '' } = item;
  const address = { [record.param]: id };
  const { form, changes } = useRecordForm(record, item);
  const update = useWrite(operations.update);
  return (
    <FormDialog title={`${verb} ${record.name(item)}`} onClose={onClose} width={record.width ?? 680}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const body = changes(values);
          return body && update.mutateAsync({ ...address, body });
        }}
        onSaved={(saved) => {
          if (saved) notify({ tone: 'success', title: `${record.name(saved)} ${done}` });
          onClose();
        }}
        error={update.error}
        pending={update.isPending}
        submitLabel={submit}
        blocked={useWriteBlocked(record.area)}
        compared={comparedWith(operations.read(address), (there) => formValues(record, there))}
        draft={{ name: `${verb.toLowerCase()}-${one}:${id}`, omit: secretsOf(record) }}
      >
        <RecordFields definition={record} record={item} />
      </FormShell>
    </FormDialog>
  );
}
