import type { Provider } from '@/api/models';
import {
  createProvider,
  deleteProvider,
  getProviderOptions,
  listLicensesOptions,
  updateProvider,
} from '@/api/operations.gen';
import { calendarDay } from '@/lib/dates';
import { count, fullName, textOf } from '@/lib/words';
import type { Facts, Issue } from './field';
import { choices } from './lookups';
import { credentialingStatuses, providerTypes, taxonomyGroups } from './provider-lookups';
import { defineRecord } from './record';

/** A person who gives care. */
export const provider = defineRecord<Provider>()({
  one: 'provider',
  many: 'providers',
  path: '/providers/$providerId',
  name: fullName,
  begin: 'A name is enough to begin. Licenses are attached next.',
  createdSearch: { act: 'attach' },
  width: 760,
  operations: {
    read: getProviderOptions,
    create: createProvider,
    update: updateProvider,
    remove: deleteProvider,
  },
  fields: [
    {
      kind: 'text',
      name: 'firstName',
      label: 'First name',
      roster: { aliases: ['Given name', 'First'], after: 'lastName' },
      required: 'Write the first name.',
      section: 'Person',
    },
    {
      kind: 'text',
      name: 'lastName',
      label: 'Last name',
      roster: { aliases: ['Surname', 'Family name', 'Last'] },
      required: 'Write the last name.',
    },
    {
      kind: 'date',
      name: 'dateOfBirth',
      label: 'Date of birth',
      roster: { aliases: ['DOB', 'Birth date', 'Birthday'], after: 'npi', width: 120 },
      past: true,
    },
    {
      kind: 'npi',
      name: 'npi',
      label: 'NPI',
      roster: { aliases: ['NPI number', 'National provider identifier', 'Individual NPI'], width: 120 },
      description: 'Ten digits',
    },
    { kind: 'ssn', name: 'ssn', label: 'Social security number', description: 'Shown only on request' },
    {
      kind: 'lookup',
      name: 'providerTypeId',
      from: 'providerType',
      label: 'Provider type',
      roster: { aliases: ['Type', 'Profession', 'Degree', 'Title'] },
      lookup: providerTypes,
      unread: 'Types could not be loaded; this can be set later.',
    },
    {
      kind: 'rows',
      name: 'aliases',
      label: 'Other names',
      one: 'Name',
      blank: { firstName: '', lastName: '' },
      emptied: [],
      fields: [
        { kind: 'text', name: 'firstName', label: 'First name', required: 'Write the first name.' },
        { kind: 'text', name: 'lastName', label: 'Last name', required: 'Write the last name.' },
      ],
    },
    {
      kind: 'state',
      name: 'primaryPracticeState',
      label: 'Primary practice state',
      roster: { aliases: ['Practice state', 'Primary state', 'State'], width: 110 },
      section: 'Practice and contact',
    },
    {
      kind: 'states',
      name: 'additionalPracticeStates',
      label: 'Also practices in',
      roster: { aliases: ['Additional states', 'Other states', 'Practice states'] },
      emptied: [],
    },
    {
      kind: 'phone',
      name: 'phone',
      label: 'Telephone',
      roster: { aliases: ['Phone', 'Phone number', 'Mobile', 'Cell'] },
    },
    {
      kind: 'words',
      name: 'languages',
      label: 'Languages',
      roster: { aliases: ['Language', 'Languages spoken'] },
      description: 'Enter after each',
      suggestions: 'English Spanish Mandarin Tagalog Vietnamese French Arabic Korean Russian'.split(' '),
      emptied: [],
    },
    {
      kind: 'rows',
      name: 'emails',
      label: 'E-mail addresses',
      one: 'E-mail',
      blank: { email: '', type: 'Work' },
      emptied: [],
      fields: [
        {
          kind: 'email',
          name: 'email',
          label: 'Address',
          labelAlone: 'E-mail',
          roster: { aliases: ['Email address', 'E-mail address', 'Work email'], width: 220 },
          required: 'Write the e-mail address, or remove the line.',
        },
        kindOf('Personal'),
      ],
    },
    {
      kind: 'rows',
      name: 'addresses',
      label: 'Addresses',
      one: 'Address',
      blank: { addressLine1: '', addressLine2: '', city: '', state: '', zipCode: '', type: 'Work' },
      emptied: [],
      fields: [
        {
          kind: 'text',
          name: 'addressLine1',
          label: 'Street and number',
          roster: { aliases: ['Address', 'Address 1', 'Address line 1', 'Street'], width: 200 },
          required: 'Write the street and number.',
        },
        {
          kind: 'text',
          name: 'addressLine2',
          label: 'Suite or unit',
          roster: { aliases: ['Address 2', 'Address line 2', 'Suite', 'Unit'] },
        },
        {
          kind: 'text',
          name: 'city',
          label: 'City',
          roster: { aliases: ['Town'] },
          required: 'Write the city.',
        },
        {
          kind: 'state',
          name: 'state',
          label: 'State',
          roster: { aliases: ['Address state', 'Mailing state'], width: 110, requires: 'addressLine1' },
          required: 'Choose a state.',
        },
        {
          kind: 'zip',
          name: 'zipCode',
          label: 'ZIP code',
          roster: { aliases: ['Zip', 'Postal code'], width: 110 },
          required: 'A ZIP code has five digits, or nine with a dash.',
        },
        kindOf('Home'),
      ],
    },
    {
      kind: 'text',
      name: 'credentialingStatus',
      label: 'Status',
      labelAlone: 'Credentialing status',
      roster: { aliases: ['Cred status'] },
      description: 'In your organization’s own words',
      longest: 100,
      offered: credentialingStatuses,
      // The contract knows no null there.
      emptied: '',
      section: 'Credentialing',
    },
    {
      kind: 'date',
      name: 'credentialedDate',
      label: 'Credentialed',
      roster: {
        aliases: ['Credentialed date', 'Date credentialed', 'Initial credentialing date'],
        width: 120,
      },
    },
    {
      kind: 'date',
      name: 'nextCredentialingDate',
      label: 'Recredentialing due',
      roster: {
        aliases: ['Next credentialing', 'Next credentialing date', 'Next recredentialing date'],
        width: 120,
      },
      wire: 'date',
    },
    {
      kind: 'choice',
      name: 'gender',
      label: 'Gender',
      roster: { aliases: ['Sex'], after: 'zipCode', width: 110 },
      choices: choices('Female', 'Male', 'NonBinaryOrThirdGender', 'Other', 'PreferNotToSay', 'Unknown'),
      section: 'More details: gender, ethnicity, taxonomy, earlier credentialing',
      folded: true,
    },
    {
      kind: 'choices',
      name: 'ethnicity',
      label: 'Ethnicity',
      choices: choices(
        'AmericanIndianOrAlaskaNative',
        'Asian',
        'BlackOrAfricanAmerican',
        'HispanicOrLatino',
        'NativeHawaiianOrOtherPacificIslander',
        'White',
        'PreferNotToSay',
        'NoInformationToAnswer',
      ),
      emptied: [],
    },
    {
      kind: 'lookup',
      name: 'nuccGroupId',
      from: 'nuccGroup',
      label: 'Taxonomy group',
      roster: { aliases: ['Taxonomy grouping', 'NUCC group', 'NUCC grouping'] },
      lookup: taxonomyGroups,
    },
    {
      kind: 'rows',
      name: 'recredentialedDates',
      label: 'Earlier recredentialing',
      one: 'Date',
      blank: { date: '' },
      plain: true,
      emptied: [],
      fields: [
        {
          kind: 'date',
          name: 'date',
          label: 'Day',
          labelAlone: 'Earlier recredentialing',
          roster: { aliases: ['Recredentialed', 'Earlier recredentialing dates'], width: 120 },
          past: true,
        },
      ],
    },
  ],
  check: checkTogether,
  removal: {
    typed: { what: 'last name', text: ({ lastName }) => lastName },
    lead: 'With the provider go, for good:',
    goes: {
      one: 'license',
      words: (total) => `${total ? count(total, 'license') : 'all licenses'} and their verification records`,
      count: (providerId) => ({
        ...listLicensesOptions({ providerId }),
        select: ({ length }: unknown[]) => ({ total: length, any: length > 0 }),
      }),
    },
    stays: [
      'screenshots, attachments and exported reports',
      'monitors, scans and matches',
      'enrollments with payers and memberships of groups',
      'credentialing requests, imported profiles and all info',
      'notes and alerts',
    ],
    alternative: 'To keep the history, deactivate the provider instead.',
    option: {
      name: 'cancelNpdbContinuousQuery',
      label: 'Also cancel the NPDB Continuous Query',
      description:
        'Otherwise a running NPDB enrollment goes on there, may be charged, and its news has nowhere to go here.',
    },
  },
});

/** Whether an address or e-mail is of work; `other` is what it may be besides. */
function kindOf(other: string) {
  return {
    kind: 'choice' as const,
    name: 'type',
    label: 'Kind',
    choices: choices('Unspecified', other, 'Work'),
    otherwise: 'Unspecified',
  };
}

/** Recredentialing is due after the day of credentialing, and the primary state is not one of the others. */
function checkTogether(values: Facts): Issue[] {
  const { primaryPracticeState: primary, additionalPracticeStates: others } = values;
  const [from, next] = [values['credentialedDate'], values['nextCredentialingDate']].map((day) =>
    calendarDay(textOf(day)),
  );
  const issues: Issue[] = [];
  if (from && next && next <= from)
    issues.push([
      'nextCredentialingDate',
      'This must come after the day of credentialing.',
      'credentialedDate',
    ]);
  if (primary && Array.isArray(others) && others.includes(primary))
    issues.push([
      'additionalPracticeStates',
      'The primary state is in this list too.',
      'primaryPracticeState',
    ]);
  return issues;
}
