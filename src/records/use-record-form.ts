import { useRef, useState } from 'react';
import { set, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import type { Facts, FormDefinition } from './field';
import { changeOf, formValues, readForm } from './values';

/**
 * The form of a record that is there, or of a new one. `changes` gives the body that changes it, undefined where nothing
 * was changed; what `keep` was called for is in it although nobody touched it, since somebody else
 * has changed it. What the form started with stays, also when the record is refetched while it is open.
 */
export function useRecordForm(definition: FormDefinition, record?: Facts) {
  const [before] = useState(() => formValues(definition, record));
  const [compared] = useState(() => (record ? before : undefined));
  const [stored] = useState(record);
  const kept = useRef(new Set<string>());
  const form = useForm<Facts>({
    resolver: resolverOf(definition, compared, stored),
    defaultValues: before,
    mode: 'onTouched',
    // The form's frame does this, and knows pickers too.
    shouldFocusError: false,
  });
  function changes(values: Facts): Facts | undefined {
    const body = changeOf(definition, record ?? {}, values, form.getValues(), before, [...kept.current]);
    return Object.keys(body).length > 0 ? body : undefined;
  }
  const keep = (name: string) => void kept.current.add(name);
  return { form, changes, keep };
}

/** Checks a form against its definition; gives what the service takes. */
function resolverOf(
  definition: FormDefinition,
  before: Facts | undefined,
  stored: Facts | undefined,
): Resolver<Facts> {
  return (typed) => {
    const { values, issues } = readForm(definition, typed, before, stored);
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Facts> = {};
    // Rows are an array here too, so that their errors move with them.
    for (const [name, message] of issues.toReversed()) set(errors, name, { type: 'check', message });
    return { values: {}, errors };
  };
}
