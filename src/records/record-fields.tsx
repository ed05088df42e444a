import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '@/form/date-field';
import {
  MultiSelectField,
  NpiField,
  PhoneField,
  SelectField,
  ShortSelectField,
  StateField,
  TextareaField,
  TextField,
  WordsField,
} from '@/form/fields';
import classes from '@/form/form.module.css';
import type { Facts, Field, FormDefinition, Lookup } from './field';
import { SchoolField } from './school-field';
import { fieldsOf } from './values';

interface RecordFieldsProps {
  definition: FormDefinition;
  /** It is there already: what is fixed cannot be changed. */
  exists: boolean;
  /** The provider or facility whose entry it is. */
  ownerId?: string;
  /** Of which level the headings are: below that of a dialog, or of a page. */
  level?: 'h2' | 'h3';
}

/** The fields of a record or of an entry, under the headings of its definition. */
export function RecordFields({ definition, exists, ownerId, level: Heading = 'h3' }: RecordFieldsProps) {
  const { control } = useFormContext<Facts>();
  const values = useWatch({ control });
  const sections: { title: string | undefined; fields: Field[] }[] = [];
  for (const field of fieldsOf(definition, values)) {
    const current = sections.at(-1);
    if (!current || (field.section && field.section !== current.title))
      sections.push({ title: field.section ?? current?.title, fields: [field] });
    else current.fields.push(field);
  }
  return sections.map(({ title, fields }, index) => (
    <section key={title ?? index} className={classes.section} aria-label={title}>
      {title && <Heading>{title}</Heading>}
      <div className={classes.grid}>
        {fields.map((field, position) => (
          <BoundField
            key={field.name}
            field={field}
            ownerId={ownerId}
            fixed={exists && (field.fixed ?? false)}
            focusFirst={index === 0 && position === 0}
          />
        ))}
      </div>
    </section>
  ));
}

interface BoundFieldProps {
  field: Field;
  ownerId: string | undefined;
  fixed: boolean;
  focusFirst: boolean;
}

function BoundField({ field, ownerId, fixed, focusFirst }: BoundFieldProps) {
  const { kind, name, label } = field;
  const description = fixed ? 'Stays as it was added' : field.description;
  const bound = { name, label, description, required: Boolean(field.required), disabled: fixed };
  const none = { value: '', label: 'Not given' };
  switch (kind) {
    case 'text':
      return (
        <TextField
          {...bound}
          mono={field.mono ?? false}
          focusFirst={focusFirst}
          {...(field.suggestions ? { suggestions: field.suggestions } : {})}
        />
      );
    case 'long':
      return (
        <div data-wide>
          <TextareaField {...bound} />
        </div>
      );
    case 'date':
      return <DateField {...bound} />;
    case 'choice': {
      const choices = [...field.choices];
      if (field.search) return <SelectField {...bound} choices={choices} />;
      return <ShortSelectField {...bound} choices={field.required ? choices : [none, ...choices]} />;
    }
    case 'lookup':
      return <LookupField bound={bound} ownerId={ownerId} lookup={field.lookup} within={field.within} />;
    case 'lookups':
      return <LookupField bound={bound} ownerId={ownerId} lookup={field.lookup} many />;
    case 'words':
      return <WordsField {...bound} suggestions={[...(field.suggestions ?? [])]} />;
    case 'state':
      return <StateField {...bound} />;
    case 'yesNo':
      return (
        <ShortSelectField
          {...bound}
          choices={[none, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }]}
        />
      );
    case 'amount':
      return <TextField {...bound} description={description ?? 'US dollars'} inputMode="numeric" />;
    case 'npi':
      return <NpiField {...bound} />;
    case 'taxId':
      return (
        <TextField
          {...bound}
          description={description ?? 'Nine digits, like 12-3456789'}
          inputMode="numeric"
          mono
        />
      );
    case 'address':
      return <AddressFields name={name} />;
    case 'dea':
      return <TextField {...bound} description={description ?? 'Two letters, seven digits'} mono />;
    case 'phone':
      return <PhoneField {...bound} />;
    case 'email':
      return <TextField {...bound} inputMode="email" />;
    case 'zip':
      return <TextField {...bound} inputMode="numeric" />;
    case 'school':
      return <SchoolField bound={bound} field={field} />;
  }
}

/** The lines of one address. */
function AddressFields({ name }: { name: string }) {
  return (
    <>
      <TextField name={`${name}.addressLine1`} label="Street and number" />
      <TextField name={`${name}.addressLine2`} label="Suite or unit" />
      <TextField name={`${name}.city`} label="City" />
      <StateField name={`${name}.state`} label="State" />
      <TextField name={`${name}.zipCode`} label="ZIP code" inputMode="numeric" />
    </>
  );
}

export interface Bound {
  name: string;
  label: string;
  description: string | undefined;
  required: boolean;
  disabled: boolean;
}

interface LookupFieldProps {
  bound: Bound;
  ownerId: string | undefined;
  lookup: Lookup;
  many?: boolean;
  within?: string | undefined;
}

/** One or several out of a list that the service keeps. */
function LookupField({ bound, ownerId, lookup, many = false, within }: LookupFieldProps) {
  const { data, isError } = useQuery(lookup.options(ownerId));
  const { control, getValues, setValue } = useFormContext<Facts>();
  const group: unknown = useWatch({ control, name: within ?? '', disabled: !within });
  const choices = data && within ? data.filter((choice) => choice.within === group) : data;
  const { name } = bound;
  useEffect(() => {
    // What was chosen under another value does not belong to this one.
    if (!within || !choices || !getValues(name)) return;
    if (choices.every(({ value }) => value !== getValues(name))) setValue(name, '');
  });
  const props = {
    ...bound,
    choices: choices ?? [],
    description: isError ? 'The choices could not be loaded; close and open this again.' : bound.description,
  };
  return many ? <MultiSelectField {...props} /> : <SelectField {...props} />;
}
