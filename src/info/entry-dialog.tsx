import type { Needs } from '@/api/permissions';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import type { Facts } from '@/records/field';
import { RecordFields } from '@/records/record-fields';
import { useRecordForm } from '@/records/use-record-form';
import { formValues } from '@/records/values';
import { announce } from '@/ui/announce';
import type { Collection, Entry } from './definition';
import { headingOf } from './entries';
import { entryOptions, type InfoOwner, useCreateEntry, useUpdateEntry } from './info-queries';

interface EntryDialogProps {
  collection: Collection;
  owner: InfoOwner;
  /** The entry to change; without it one is added. */
  entry?: Entry | undefined;
  /** What a new one starts with: the days of a gap. */
  draft?: Facts | undefined;
  /** The write of whose info it is. */
  needs: Needs;
  onClose: () => void;
}

/** Adds an entry to a collection, or changes one; form, checks and request follow from the collection's definition. */
export function EntryDialog({ collection, owner, entry, draft, needs, onClose }: EntryDialogProps) {
  const definition = draft ? { ...collection, blank: draft } : collection;
  const { form, changes: changesOf, keep } = useRecordForm(definition, entry);
  const create = useCreateEntry();
  const update = useUpdateEntry();
  const { path, one, changes } = collection;
  const call = { owner, collection };

  async function save(values: Facts) {
    if (!entry) return create.mutateAsync({ ...call, body: values });
    const body = changesOf(values);
    if (!body) return undefined;
    return update.mutateAsync({ ...call, entryId: entry.id, body });
  }

  const name = entry ? [path, entry.id].join(':') : `new-${path}`;
  return (
    <FormDialog
      title={entry ? `Edit ${headingOf(collection, entry)}` : `Add ${withArticle(one)}`}
      onClose={onClose}
      width={720}
    >
      <FormShell
        form={form}
        onSubmit={save}
        onKeepMine={keep}
        onSaved={(saved) => {
          if (saved) announce(`${headingOf(collection, { ...entry, ...saved })} was saved`);
          onClose();
        }}
        error={create.error ?? update.error}
        pending={create.isPending || update.isPending}
        submitLabel={entry ? 'Save changes' : `Add ${one}`}
        needs={needs}
        compared={
          entry &&
          comparedWith(
            entryOptions({ ...call, entryId: entry.id }),
            (there) => formValues(collection, there),
            changes === 'PUT',
          )
        }
        draft={{ name: `info:${owner.id}:${name}` }}
      >
        <RecordFields definition={collection} ownerId={owner.id} record={entry} />
      </FormShell>
    </FormDialog>
  );
}

const withArticle = (one: string) => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
