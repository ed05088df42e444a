import { SimpleGrid } from '@mantine/core';
import { useEffect, type ComponentType } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { DateField } from '@/form/date-field';
import {
  CheckboxField,
  choicesOf,
  DateTimeField,
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
import { FormShell } from '@/form/form-shell';
import { ListField } from '@/form/list-field';
import { SsnField } from '@/form/ssn-field';
import type { FieldProps } from '@/form/use-field';
import { usStates } from '@/lib/states';
import { Page } from '@/ui/page';
import { Section } from '@/ui/layout';
import { failures, unconfirmedWrite } from './failures';

const code = usStates[0]?.code;
const choices = choicesOf({ md: 'Physician', np: 'Nurse practitioner', '': 'None' });
const Select = (props: FieldProps) => <SelectField {...props} choices={choices} />;
const ShortSelect = (props: FieldProps) => <ShortSelectField {...props} choices={choices} />;
const MultiSelect = (props: FieldProps) => <MultiSelectField {...props} choices={choices} />;

/** Each kind of field with a value of its own. */
const kinds: Record<string, [Field: ComponentType<FieldProps>, value: unknown, empty: unknown]> = {
  Text: [TextField, 'Harborline Health', ''],
  'Several lines': [TextareaField, 'Called the board.\nThe license is in force.', ''],
  NPI: [NpiField, '1234567893', ''],
  Telephone: [PhoneField, '(503) 555-0142', ''],
  'Social security number': [SsnField, '123456789', ''],
  Date: [DateField, '11/20/2026', ''],
  'Date and time': [DateTimeField, '2026-11-20T08:30', ''],
  'One of many': [Select, 'md', ''],
  'One of a few': [ShortSelect, 'np', ''],
  State: [StateField, code, ''],
  'Some of many': [MultiSelect, ['md', 'np'], []],
  States: [StatesField, usStates.slice(0, 2).map((state) => state.code), []],
  Words: [WordsField, ['urgent', 'night shift'], []],
  'Yes or no': [CheckboxField, true, false],
};

const wrong = 'This is not what is expected here.';
const failure = failures.find(([what]) => what === '500')?.[1];

/** What is different in each form. */
const forms: Record<
  string,
  {
    isEmpty?: boolean;
    field?: Partial<FieldProps>;
    isWrong?: boolean;
    failure?: unknown;
    pending?: boolean;
    blocked?: string;
  }
> = {
  'Filled in': {},
  Empty: { isEmpty: true, field: { required: true, description: 'What it is for.' } },
  Wrong: { isWrong: true, failure },
  'Its answer was lost': { failure: unconfirmedWrite },
  'Being saved': { pending: true },
  'Not to be changed': { field: { disabled: true }, blocked: 'Your role can only read.' },
};

/** Every kind of field, in a form in each of its states. */
export function Fields() {
  return (
    <Page title="Fields">
      {Object.keys(forms).map((state) => (
        <Section key={state} title={state}>
          <Form state={state} />
        </Section>
      ))}
    </Page>
  );
}

function Form({ state }: { state: string }) {
  const { isEmpty = false, field, isWrong, failure: error, pending = false, blocked } = forms[state] ?? {};
  const values = Object.entries(kinds).map(([kind, [, value, empty]]) => [kind, isEmpty ? empty : value]);
  const form = useForm<FieldValues>({
    defaultValues: {
      ...(Object.fromEntries(values) as FieldValues),
      rows: [{ name: 'Ana Ruiz' }],
    },
  });
  const { setError } = form;
  useEffect(() => {
    if (isWrong) for (const kind of Object.keys(kinds)) setError(kind, { message: wrong });
  }, [isWrong, setError]);
  return (
    <FormShell
      form={form}
      onSubmit={() => Promise.resolve()}
      error={error}
      pending={pending}
      submitLabel="Save"
      blocked={blocked}
      onCancel={() => undefined}
      guard={false}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {Object.entries(kinds).map(([kind, [Field]]) => (
          <Field key={kind} name={kind} label={kind} {...field} />
        ))}
      </SimpleGrid>
      <ListField name="rows" label="Languages" one="Language" blank={{ name: '' }}>
        {(start) => <TextField name={`${start}.name`} label="Name" />}
      </ListField>
    </FormShell>
  );
}
