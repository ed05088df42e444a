import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import {
  aggregateProvidersOptions,
  listProviderTypesOptions,
  listTaxonomyGroupsAllOptions,
} from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { DateField } from '@/form/date-field';
import {
  MultiSelectField,
  NpiField,
  PhoneField,
  SelectField,
  ShortSelectField,
  StateField,
  StatesField,
  TextField,
  WordsField,
} from '@/form/fields';
import classes from '@/form/form.module.css';
import { statusesInUse } from './list';
import { ListField } from '@/form/list-field';
import { SsnField } from '@/form/ssn-field';
import { choices } from '@/records/lookups';
import { Fold } from '@/ui/fold';
import type { ProviderValues } from './form-values';

const addressTypes = choices('Unspecified', 'Home', 'Work');
const emailTypes = choices('Unspecified', 'Personal', 'Work');
const genders = choices('Female', 'Male', 'NonBinaryOrThirdGender', 'Other', 'PreferNotToSay', 'Unknown');
const ethnicities = choices(
  'AmericanIndianOrAlaskaNative',
  'Asian',
  'BlackOrAfricanAmerican',
  'HispanicOrLatino',
  'NativeHawaiianOrOtherPacificIslander',
  'White',
  'PreferNotToSay',
  'NoInformationToAnswer',
);
const languages = [
  'English',
  'Spanish',
  'Mandarin',
  'Tagalog',
  'Vietnamese',
  'French',
  'Arabic',
  'Korean',
  'Russian',
];

const blankAddress = { type: 'Work', addressLine1: '', addressLine2: '', city: '', state: '', zipCode: '' };

/** The fields of a provider, shared by the new provider and the edit of one. */
export function ProviderFields({ provider }: { provider?: Provider }) {
  const types = useQuery(listProviderTypesOptions());
  const named = namedChoices(types.data, provider?.providerType);
  const counts = useQuery({ ...aggregateProvidersOptions(), retry: false });
  const statuses = statusesInUse(counts.data ?? {}).map(({ value }) => value);
  return (
    <>
      <section className={classes.section} aria-labelledby="provider-person">
        <h2 id="provider-person">Person</h2>
        <div className={classes.grid}>
          <TextField<ProviderValues> name="firstName" label="First name" required focusFirst />
          <TextField<ProviderValues> name="lastName" label="Last name" required />
          <DateField<ProviderValues> name="dateOfBirth" label="Date of birth" />
          <NpiField<ProviderValues> name="npi" label="NPI" description="Ten digits" />
          <SsnField<ProviderValues>
            name="ssn"
            label="Social security number"
            description="Shown only on request"
          />
          <SelectField<ProviderValues>
            name="providerTypeId"
            label="Provider type"
            choices={named}
            description={types.isError ? 'Types could not be loaded; this can be set later.' : undefined}
          />
        </div>
        <ListField name="aliases" label="Other names" one="Name" blank={{ firstName: '', lastName: '' }}>
          {(start) => (
            <>
              <TextField name={`${start}.firstName`} label="First name" required />
              <TextField name={`${start}.lastName`} label="Last name" required />
            </>
          )}
        </ListField>
      </section>

      <section className={classes.section} aria-labelledby="provider-practice">
        <h2 id="provider-practice">Practice and contact</h2>
        <div className={classes.grid}>
          <StateField<ProviderValues> name="primaryPracticeState" label="Primary practice state" />
          <StatesField<ProviderValues> name="additionalPracticeStates" label="Also practices in" />
          <PhoneField<ProviderValues> name="phone" label="Telephone" />
          <WordsField<ProviderValues>
            name="languages"
            label="Languages"
            description="Enter after each"
            suggestions={languages}
          />
        </div>
        <ListField name="emails" label="E-mail addresses" one="E-mail" blank={{ email: '', type: 'Work' }}>
          {(start) => (
            <>
              <TextField name={`${start}.email`} label="Address" required inputMode="email" />
              <ShortSelectField name={`${start}.type`} label="Kind" choices={emailTypes} />
            </>
          )}
        </ListField>
        <ListField name="addresses" label="Addresses" one="Address" blank={blankAddress}>
          {(start) => (
            <>
              <TextField name={`${start}.addressLine1`} label="Street and number" required />
              <TextField name={`${start}.addressLine2`} label="Suite or unit" />
              <TextField name={`${start}.city`} label="City" required />
              <StateField name={`${start}.state`} label="State" required />
              <TextField name={`${start}.zipCode`} label="ZIP code" required inputMode="numeric" />
              <ShortSelectField name={`${start}.type`} label="Kind" choices={addressTypes} />
            </>
          )}
        </ListField>
      </section>

      <section className={classes.section} aria-labelledby="provider-credentialing">
        <h2 id="provider-credentialing">Credentialing</h2>
        <div className={classes.grid}>
          <TextField<ProviderValues>
            name="credentialingStatus"
            label="Status"
            description="In your organization’s own words"
            suggestions={statuses}
          />
          <DateField<ProviderValues> name="credentialedDate" label="Credentialed" />
          <DateField<ProviderValues> name="nextCredentialingDate" label="Recredentialing due" />
        </div>
      </section>

      <MoreDetails provider={provider} />
    </>
  );
}

interface Named {
  id?: string | undefined;
  name?: string | undefined;
}

/** What can be chosen; what the provider has is among it, also before the list is there. */
function namedChoices(list: readonly Named[] | undefined, own: Named | undefined) {
  const all = list?.some(({ id }) => id === own?.id) ? list : [...(list ?? []), ...(own ? [own] : [])];
  return all.flatMap(({ id, name }) => (id ? { value: id, label: name ?? id } : []));
}

/** What is seldom needed. It opens by itself when something in it is wrong. */
function MoreDetails({ provider }: { provider: Provider | undefined }) {
  const { errors } = useFormState<ProviderValues>();
  const [open, setOpen] = useState(false);
  const wrong = Boolean(
    errors.gender || errors.ethnicity || errors.nuccGroupId || errors.recredentialedDates,
  );
  const groups = useQuery({
    ...listTaxonomyGroupsAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }),
    enabled: open || wrong,
  });
  const named = namedChoices(groups.data, provider?.nuccGroup);
  return (
    <Fold
      summary="More details: gender, ethnicity, taxonomy, earlier credentialing"
      open={open || wrong}
      onToggle={setOpen}
    >
      <div className={classes.section}>
        <div className={classes.grid}>
          <ShortSelectField<ProviderValues>
            name="gender"
            label="Gender"
            choices={[{ value: '', label: 'Not given' }, ...genders]}
          />
          <MultiSelectField<ProviderValues> name="ethnicity" label="Ethnicity" choices={ethnicities} />
          <SelectField<ProviderValues> name="nuccGroupId" label="Taxonomy group" choices={named} />
        </div>
        <ListField name="recredentialedDates" label="Earlier recredentialing" one="Date" blank={{ date: '' }}>
          {(start) => <DateField name={`${start}.date`} label="Day" />}
        </ListField>
      </div>
    </Fold>
  );
}
