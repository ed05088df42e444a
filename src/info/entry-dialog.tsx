import { useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { entryOptions, type InfoOwner, useCreateEntry, useUpdateEntry } from './info-queries';
import { announce } from '@/ui/announce';
import type { Collection, Entry, Facts } from './definition';
import { headingOf } from './facts';
import { InfoFields } from './info-fields';
import { withValueAt } from './paths';
import { changeOf, formValues, readForm } from './values';

interface EntryDialogProps {
  collection: Collection;
  owner: InfoOwner;
  /** The entry to change; without it one is added. */
  entry?: Entry | undefined;
  /** What a new one starts with: the days of a gap. */
  draft?: Facts | undefined;
  /** Why it cannot be saved at all. */
  blocked: string | undefined;
  onClose: () => void;
}

/** Adds an entry to a collection, or changes one; form, checks and request follow from the collection's definition. */
export function EntryDialog({ collection, owner, entry, draft, blocked, onClose }: EntryDialogProps) {
  const [before] = useState(() => formValues(draft ? { ...collection, blank: draft } : collection, entry));
  const [compared] = useState(() => (entry ? before : undefined));
  const form = useForm<Facts>({
    resolver: resolverOf(collection, compared),
    defaultValues: before,
    mode: 'onTouched',
  });
  const create = useCreateEntry();
  const update = useUpdateEntry();
  const { path, single, one, changes } = collection;
  const call = { owner, path, single };

  async function save(values: Facts) {
    if (!entry) return create.mutateAsync({ ...call, body: values });
    const body = changeOf(collection, entry, values, form.getValues(), before);
    if (Object.keys(body).length === 0) return undefined;
    return update.mutateAsync({ ...call, entryId: entry.id ?? '', body, method: changes });
  }

  const name = entry ? `${path}:${entry.id ?? ''}` : `new-${path}`;
  return (
    <FormDialog
      title={entry ? `Edit ${headingOf(collection, entry)}` : `Add ${withArticle(one)}`}
      onClose={onClose}
      width={720}
    >
      <FormShell
        form={form}
        onSubmit={save}
        onSaved={(saved) => {
          if (saved) announce(`${headingOf(collection, { ...entry, ...saved })} was saved`);
          onClose();
        }}
        error={create.error ?? update.error}
        pending={create.isPending || update.isPending}
        submitLabel={entry ? 'Save changes' : `Add ${one}`}
        blocked={blocked}
        compared={
          entry &&
          comparedWith(
            entryOptions({ ...call, entryId: entry.id ?? '' }),
            (there) => formValues(collection, there),
            changes === 'PUT',
          )
        }
        draft={{ name: `info:${owner.id}:${name}` }}
      >
        <InfoFields collection={collection} owner={owner} exists={Boolean(entry)} />
      </FormShell>
    </FormDialog>
  );
}

/** Checks a form against its collection; gives what the service takes. */
function resolverOf(collection: Collection, before: Facts | undefined): Resolver<Facts> {
  return (typed) => {
    const { values, issues } = readForm(collection, typed, before);
    if (issues.length === 0) return { values, errors: {} };
    let errors: Facts = {};
    for (const [name, message] of issues.toReversed())
      errors = withValueAt(errors, name, { type: 'check', message });
    return { values: {}, errors: errors as FieldErrors<Facts> };
  };
}

const withArticle = (one: string) => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
