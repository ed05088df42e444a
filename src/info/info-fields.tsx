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
import type { InfoOwner } from './info-queries';
import type { Collection, Facts, Field, Lookup } from './definition';
import { SchoolField } from './school-field';
import { fieldsOf } from './values';

interface InfoFieldsProps {
  collection: Collection;
  owner: InfoOwner;
  /** The entry is there already: what is fixed cannot be changed. */
  exists: boolean;
}

/** The fields of an entry, under the headings of their collection. */
export function InfoFields({ collection, owner, exists }: InfoFieldsProps) {
  const { control } = useFormContext<Facts>();
  const values = useWatch({ control });
  const sections: { title: string | undefined; fields: Field[] }[] = [];
  for (const field of fieldsOf(collection, values)) {
    const current = sections.at(-1);
    if (!current || (field.section && field.section !== current.title))
      sections.push({ title: field.section ?? current?.title, fields: [field] });
    else current.fields.push(field);
  }
  return sections.map(({ title, fields }, index) => (
    <section key={title ?? index} className={classes.section} aria-label={title}>
      {title && <h3>{title}</h3>}
      <div className={classes.grid}>
        {fields.map((field, position) => (
          <InfoField
            key={field.name}
            field={field}
            owner={owner}
            fixed={exists && (field.fixed ?? false)}
            focusFirst={index === 0 && position === 0}
          />
        ))}
      </div>
    </section>
  ));
}

interface InfoFieldProps {
  field: Field;
  owner: InfoOwner;
  fixed: boolean;
  focusFirst: boolean;
}

function InfoField({ field, owner, fixed, focusFirst }: InfoFieldProps) {
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
      return <LookupField bound={bound} owner={owner} lookup={field.lookup} within={field.within} />;
    case 'lookups':
      return <LookupField bound={bound} owner={owner} lookup={field.lookup} many />;
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

export interface Bound {
  name: string;
  label: string;
  description: string | undefined;
  required: boolean;
  disabled: boolean;
}

interface LookupFieldProps {
  bound: Bound;
  owner: InfoOwner;
  lookup: Lookup;
  many?: boolean;
  within?: string | undefined;
}

/** One or several out of a list that the service keeps. */
function LookupField({ bound, owner, lookup, many = false, within }: LookupFieldProps) {
  const { data, isError } = useQuery(lookup.options(owner));
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
