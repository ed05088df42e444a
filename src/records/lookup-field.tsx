import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MultiSelectField, SelectField, TextField } from '@/form/fields';
import { textOf } from '@/lib/words';
import type { Bound, Facts, Field, Lookup } from './field';
import { valueAt } from './paths';

interface LookupFieldProps {
  bound: Bound;
  field: Field & { kind: 'lookup' | 'lookups' };
  record: Facts | undefined;
  ownerId: string | undefined;
}

/** One or several out of a list that the service keeps; what a record has is among it, also before the list is there. */
export function LookupField({ bound, field, record, ownerId }: LookupFieldProps) {
  const { data, isError } = useQuery(field.lookup.options(ownerId));
  const { control, getValues, setValue } = useFormContext<Facts>();
  const { within, unread } = field.kind === 'lookup' ? field : {};
  const group: unknown = useWatch({ control, name: within ?? '', disabled: !within });
  const listed = data && within ? data.filter((choice) => choice.within === group) : data;
  const { name } = bound;
  useEffect(() => {
    // What was chosen under another value does not belong to this one.
    if (!within || !listed || !getValues(name)) return;
    if (listed.every(({ value }) => value !== getValues(name))) setValue(name, '');
  });
  const ownOption = field.from && ownChoice(record, field.from);
  const choices =
    ownOption && !listed?.some(({ value }) => value === ownOption.value)
      ? [...(listed ?? []), ownOption]
      : listed;
  const props = {
    ...bound,
    choices: choices ?? [],
    description: isError
      ? (unread ?? 'The choices could not be loaded; close and open this again.')
      : bound.description,
  };
  return field.kind === 'lookups' ? <MultiSelectField {...props} /> : <SelectField {...props} />;
}

function ownChoice(record: Facts | undefined, from: string) {
  const id = textOf(valueAt(record, `${from}.id`));
  return id ? { value: id, label: textOf(valueAt(record, `${from}.name`)) || id } : undefined;
}

/** A text for which the service knows what others wrote. */
export function OfferedTextField({
  bound,
  lookup,
  ownerId,
}: Pick<LookupFieldProps, 'bound' | 'ownerId'> & { lookup: Lookup }) {
  const { data = [] } = useQuery(lookup.options(ownerId));
  return <TextField {...bound} suggestions={data.map(({ value }) => value)} />;
}
