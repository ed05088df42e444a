import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DateField } from '@/form/date-field';
import {
  CheckboxField,
  MultiSelectField,
  NpiField,
  PhoneField,
  SelectField,
  ShortSelectField,
  StateField,
  StatesField,
  TextareaField,
  TextField,
  WordsField,
} from '@/form/fields';
import classes from '@/form/form.module.css';
import { ListField } from '@/form/list-field';
import { SsnField } from '@/form/ssn-field';
import { spellOut, textOf } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { Note } from '@/ui/layout';
import type { Bound, Facts, Field, FormDefinition } from './field';
import { LookupField, OfferedTextField } from './lookup-field';
import { NameField } from './name-field';
import { valueAt } from './paths';
import { SchoolField } from './school-field';
import { fieldsOf } from './values';

interface RecordFieldsProps {
  definition: FormDefinition;
  /** What is changed, where it is there already: what is fixed cannot be changed then. */
  record?: Facts | undefined;
  /** The provider or facility whose entry it is. */
  ownerId?: string | undefined;
  /** What was known of a new one beforehand. */
  given?: Facts | undefined;
  /** Of which level the headings are: below that of a dialog, or of a page. */
  level?: 'h2' | 'h3';
}

/** The fields of a record or of an entry, under the headings of its definition. */
export function RecordFields({
  definition,
  record,
  ownerId,
  given = {},
  level: Heading = 'h3',
}: RecordFieldsProps) {
  const { control } = useFormContext<Facts>();
  const values = useWatch({ control });
  const sections: { title: string | undefined; fields: Field[] }[] = [];
  for (const field of fieldsOf(definition, values)) {
    if (record && field.fixed === 'hidden') continue;
    const current = sections.at(-1);
    if (!current || (field.section && field.section !== current.title))
      sections.push({ title: field.section ?? current?.title, fields: [field] });
    else current.fields.push(field);
  }
  return sections.map(({ title, fields }, index) => {
    const grid = (
      <div className={classes.grid}>
        {fields.map((field, position) => (
          <BoundField
            key={field.name}
            field={field}
            record={record}
            ownerId={ownerId}
            given={given}
            focusFirst={index === 0 && position === 0}
          />
        ))}
      </div>
    );
    if (title && fields[0]?.folded)
      return (
        <FoldedFields key={title} title={title} names={fields.map(({ name }) => name)}>
          {grid}
        </FoldedFields>
      );
    return (
      <section key={title ?? index} className={classes.section} aria-label={title}>
        {title && <Heading>{title}</Heading>}
        {grid}
      </section>
    );
  });
}

interface FoldedFieldsProps {
  title: string;
  names: readonly string[];
  children: ReactNode;
}

/** What is seldom needed. It opens by itself when something in it is wrong. */
function FoldedFields({ title, names, children }: FoldedFieldsProps) {
  const { errors } = useFormState<Facts>();
  const [open, setOpen] = useState(false);
  const wrong = names.some((name) => valueAt(errors, name) !== undefined);
  return (
    <Fold summary={title} open={open || wrong} onToggle={setOpen}>
      <div className={classes.section}>{children}</div>
    </Fold>
  );
}

interface BoundFieldProps {
  field: Field;
  record: Facts | undefined;
  ownerId: string | undefined;
  given: Facts;
  focusFirst: boolean;
}

const wideKinds: readonly Field['kind'][] = ['long', 'flag', 'rows'];

function BoundField(props: BoundFieldProps) {
  const { kind, wide = wideKinds.includes(kind) } = props.field;
  if (!wide) return <FieldControl {...props} />;
  return (
    <div data-wide>
      <FieldControl {...props} />
    </div>
  );
}

function FieldControl({ field, record, ownerId, given, focusFirst }: BoundFieldProps) {
  const { kind, name, label } = field;
  const fixed = record !== undefined && Boolean(field.fixed);
  const description = fixed ? 'Stays as it was added' : field.description;
  const bound = { name, label, description, required: Boolean(field.required), disabled: fixed };
  switch (kind) {
    case 'text':
      if (field.offered) return <OfferedTextField bound={bound} lookup={field.offered} ownerId={ownerId} />;
      if (field.namesakes)
        return (
          <NameField
            bound={bound}
            namesakes={field.namesakes}
            ownId={textOf(record?.['id'])}
            focusFirst={focusFirst}
          />
        );
      return (
        <TextField
          {...bound}
          mono={field.mono ?? false}
          focusFirst={focusFirst}
          {...(field.suggestions ? { suggestions: field.suggestions } : {})}
        />
      );
    case 'long':
      return <TextareaField {...bound} />;
    case 'date':
      return <DateField {...bound} />;
    case 'choice':
      return <ChoiceField bound={bound} field={field} />;
    case 'flag':
      return <FlagField bound={bound} field={field} />;
    case 'lookup':
    case 'lookups':
      return <LookupField bound={bound} field={field} record={record} ownerId={ownerId} />;
    case 'choices':
      return <MultiSelectField {...bound} choices={[...field.choices]} />;
    case 'words':
      return <WordsField {...bound} suggestions={[...(field.suggestions ?? [])]} />;
    case 'state':
      return <StateField {...bound} />;
    case 'states':
      return <StatesField {...bound} />;
    case 'yesNo':
      return (
        <ShortSelectField
          {...bound}
          choices={[
            { value: '', label: 'Not given' },
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
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
    case 'ssn':
      return <SsnField {...bound} />;
    case 'school':
      return <SchoolField bound={bound} field={field} />;
    case 'rows':
      return (
        <ListField name={name} label={label} one={field.one} blank={field.blank}>
          {(start) =>
            field.fields.map((one) => (
              <BoundField
                key={one.name}
                field={{ ...one, name: `${start}.${one.name}` }}
                record={record}
                ownerId={ownerId}
                given={given}
                focusFirst={false}
              />
            ))
          }
        </ListField>
      );
    case 'component':
      return <field.component bound={bound} record={record} given={given} />;
  }
}

/** One of a few. A value that nobody knew yet stays as it is until another one is chosen. */
function ChoiceField({ bound, field }: { bound: Bound; field: Field & { kind: 'choice' } }) {
  const { formState } = useFormContext<Facts>();
  const { choices, search, required, none, otherwise } = field;
  if (search) return <SelectField {...bound} choices={[...choices]} />;
  const initialText = textOf(valueAt(formState.defaultValues, field.name));
  const isKnown = initialText === '' || choices.some(({ value }) => value === initialText);
  const mayBeNone = !otherwise && (!required || none !== undefined);
  return (
    <ShortSelectField
      {...bound}
      choices={[
        ...(mayBeNone ? [{ value: '', label: none ?? 'Not given' }] : []),
        ...choices,
        ...(isKnown ? [] : [{ value: initialText, label: spellOut(initialText) }]),
      ]}
    />
  );
}

/** A box to tick, and what follows from it. */
function FlagField({ bound, field }: { bound: Bound; field: Field & { kind: 'flag' } }) {
  const { control, trigger, getFieldState, formState } = useFormContext<Facts>();
  const values = useWatch({ control });
  const { warning, rechecks } = field;
  const message = warning?.(values);
  const wasChecked =
    rechecks !== undefined && (getFieldState(rechecks, formState).invalid || formState.isSubmitted);
  return (
    <Stack
      gap="sm"
      onChange={() => {
        // After the form has taken the change.
        if (wasChecked) queueMicrotask(() => void trigger(rechecks));
      }}
    >
      <CheckboxField {...bound} />
      {message && (
        <Note tone="warning" role="status">
          {message}
        </Note>
      )}
    </Stack>
  );
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
