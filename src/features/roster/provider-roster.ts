import type { QueryClient } from '@tanstack/react-query';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { LicenseType, ProviderType } from '@/api/models';
import { attachLicense, createProvider, listLicensesOptions, updateProvider } from '@/api/operations.gen';
import { licenseTypeChoices, licenseTypeOf } from '@/form/license-type-choices';
import { watchVerifications } from '@/jobs/verifications';
import { formatDate } from '@/lib/dates';
import { spellOut, textOf } from '@/lib/words';
import { readBirthDate, readDate } from './dates';
import {
  readChoice,
  readEmail,
  readNpi,
  readPhone,
  readState,
  readStates,
  readText,
  readZipCode,
  type RosterField,
  type RosterValues,
} from './fields';
import type { RosterKind } from './kind';
import { changesOf, heldLicense, identitiesOf, providerDifferences, requestOf } from './provider-held';

const genders = ['Female', 'Male', 'NonBinaryOrThirdGender', 'Other', 'PreferNotToSay', 'Unknown'].map(
  (value) => ({ value, label: spellOut(value), words: [value.charAt(0)] }),
);

interface Known {
  providerTypes: readonly ProviderType[];
  licenseTypes: readonly LicenseType[];
  queryClient: QueryClient;
}

/** A roster of providers, with a license each where a row has one. */
export function providerRoster({ providerTypes, licenseTypes, queryClient }: Known): RosterKind {
  const types = providerTypes.flatMap(({ id, name }) =>
    id ? [{ value: id, label: textOf(name) || id }] : [],
  );
  const licenses = licenseTypeChoices(licenseTypes);
  const licenseOf = ({ licenseType = '', licenseState, primaryPracticeState = '' }: RosterValues) =>
    licenseTypeOf(licenses, { type: licenseType, state: licenseState ?? primaryPracticeState });

  const fields: RosterField[] = [
    {
      key: 'lastName',
      label: 'Last name',
      aliases: ['Surname', 'Family name', 'Last'],
      required: true,
      read: readText,
    },
    {
      key: 'firstName',
      label: 'First name',
      aliases: ['Given name', 'First'],
      required: true,
      read: readText,
    },
    {
      key: 'npi',
      label: 'NPI',
      aliases: ['NPI number', 'National provider identifier', 'Individual NPI'],
      width: 120,
      read: readNpi,
    },
    {
      key: 'dateOfBirth',
      label: 'Date of birth',
      aliases: ['DOB', 'Birth date', 'Birthday'],
      width: 120,
      words: formatDate,
      read: readBirthDate,
    },
    {
      key: 'providerTypeId',
      label: 'Provider type',
      aliases: ['Type', 'Profession', 'Degree', 'Title'],
      words: (id) => types.find(({ value }) => value === id)?.label ?? id,
      read: readChoice(types, 'provider type'),
    },
    {
      key: 'primaryPracticeState',
      label: 'Primary practice state',
      aliases: ['Practice state', 'Primary state', 'State'],
      width: 110,
      read: readState,
    },
    {
      key: 'additionalPracticeStates',
      label: 'Also practices in',
      aliases: ['Additional states', 'Other states', 'Practice states'],
      read: readStates,
    },
    {
      key: 'phone',
      label: 'Telephone',
      aliases: ['Phone', 'Phone number', 'Mobile', 'Cell'],
      read: readPhone,
    },
    {
      key: 'email',
      label: 'E-mail',
      aliases: ['Email address', 'E-mail address', 'Work email'],
      width: 220,
      read: readEmail,
    },
    {
      key: 'addressLine1',
      label: 'Street and number',
      aliases: ['Address', 'Address 1', 'Address line 1', 'Street'],
      width: 200,
      read: readText,
    },
    {
      key: 'addressLine2',
      label: 'Suite or unit',
      aliases: ['Address 2', 'Address line 2', 'Suite', 'Unit'],
      read: readText,
    },
    { key: 'city', label: 'City', aliases: ['Town'], read: readText },
    {
      key: 'state',
      label: 'State',
      aliases: ['Address state', 'Mailing state'],
      beside: 'addressLine1',
      width: 110,
      read: readState,
    },
    { key: 'zipCode', label: 'ZIP code', aliases: ['Zip', 'Postal code'], width: 110, read: readZipCode },
    { key: 'gender', label: 'Gender', aliases: ['Sex'], width: 110, read: readChoice(genders, 'gender') },
    {
      key: 'credentialingStatus',
      label: 'Credentialing status',
      aliases: ['Cred status'],
      read: (text) => readText(text, 100),
    },
    {
      key: 'credentialedDate',
      label: 'Credentialed',
      aliases: ['Credentialed date', 'Date credentialed', 'Initial credentialing date'],
      width: 120,
      words: formatDate,
      read: readDate,
    },
    {
      key: 'nextCredentialingDate',
      label: 'Recredentialing due',
      aliases: ['Next credentialing', 'Next credentialing date', 'Recredentialing date', 'Recred date'],
      width: 120,
      words: formatDate,
      read: readDate,
    },
    {
      key: 'licenseNumber',
      label: 'License number',
      aliases: ['License', 'License no', 'License #', 'State license', 'Lic number'],
      read: (text) => readText(text, 100),
    },
    {
      key: 'licenseState',
      label: 'License state',
      aliases: ['State of license', 'Lic state'],
      width: 110,
      read: readState,
    },
    {
      key: 'licenseType',
      label: 'License type',
      aliases: ['Type of license', 'Lic type'],
      width: 180,
      read: readText,
    },
  ];

  return {
    name: 'providers',
    one: 'provider',
    many: 'providers',
    fields,
    sample: [
      {
        lastName: 'Quill',
        firstName: 'Ada',
        npi: '1234567893',
        dateOfBirth: '3/31/1980',
        providerTypeId: types[0]?.label,
        primaryPracticeState: 'TX',
        phone: '(555) 010-0100',
        email: 'ada.quill@example.org',
        licenseNumber: 'RN100001',
        licenseState: 'TX',
        licenseType: licenses.find(({ state }) => state === 'TX')?.name,
      },
      { lastName: 'Vega', firstName: 'Bea', dateOfBirth: '1975-11-02', primaryPracticeState: 'Oklahoma' },
    ],
    nameOf: ({ firstName, lastName }) =>
      [firstName, lastName].filter(Boolean).join(' ') || 'A row without a name',
    identities: identitiesOf,
    related(values) {
      const problems: Record<string, string> = {};
      const { addressLine1, city, state, zipCode, licenseNumber, licenseType, licenseState } = values;
      const address = { addressLine1, city, state, zipCode };
      const given = Object.values(address).filter(Boolean).length;
      if (given > 0 && given < 4)
        for (const [key, value] of Object.entries(address))
          if (!value) problems[key] = 'An address needs street, city, state and ZIP code.';
      // A license is attached where there is a number: without one nothing else of it may be passed over in silence.
      if (licenseState || licenseNumber || licenseType) {
        if (!licenseNumber) problems['licenseNumber'] = 'The license has no number.';
        if (!licenseType) problems['licenseType'] = 'License type missing.';
        else if (licenseNumber && !licenseOf(values))
          problems['licenseType'] = 'There is no one license type of this name in its state.';
      }
      const { credentialedDate: from, nextCredentialingDate: next } = values;
      if (from && next && next <= from)
        problems['nextCredentialingDate'] = 'Recredentialing must be due after the day of credentialing.';
      return problems;
    },
    differences: (values, held) => providerDifferences(values, held, licenseOf(values)),
    async create(values) {
      const { id } = await createProvider({ body: requestOf(values) });
      return { id };
    },
    async update(id, values, changed) {
      const body = await changesOf(queryClient, id, values, changed);
      if (Object.keys(body).length > 0) await updateProvider({ providerId: id, body });
      return { id };
    },
    async complete(providerId, values, batch) {
      const { licenseNumber } = values;
      const choice = licenseNumber ? licenseOf(values) : undefined;
      if (!licenseNumber || !choice) return undefined;
      const findHeld = async () => {
        const held = await queryClient.fetchQuery({ ...listLicensesOptions({ providerId }), staleTime: 0 });
        return heldLicense(held, licenseNumber, choice);
      };
      if (await findHeld()) return 'license attached before';
      try {
        const body = {
          licenseNumber,
          licenseTypeId: choice.typeId,
          ...(choice.state && { state: choice.state }),
        };
        const { id: licenseId } = await attachLicense({
          providerId,
          body: body as Parameters<typeof attachLicense>[0]['body'],
        }).catch(async (error: unknown) => {
          const attached = mayBeCarriedOut(error) ? await findHeld().catch(() => undefined) : undefined;
          if (!attached) throw error;
          return attached;
        });
        if (licenseId)
          watchVerifications([{ providerId, licenseId, licenseNumber, before: undefined, batch }]);
        return 'license attached, its verification started';
      } catch (error) {
        if (isApiError(error) && error.status === 409) return 'license attached before';
        throw error;
      }
    },
    page: (providerId) => ({ to: '/providers/$providerId', params: { providerId } }),
  };
}
