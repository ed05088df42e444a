import type { QueryClient } from '@tanstack/react-query';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { LicenseType, ProviderRequest, ProviderType } from '@/api/models';
import { attachLicense, createProvider, listLicensesOptions, updateProvider } from '@/api/operations.gen';
import { licenseTypeChoices, licenseTypeOf } from '@/form/license-type-choices';
import { watchVerifications } from '@/jobs/verifications';
import { textOf } from '@/lib/words';
import { provider } from '@/records/provider';
import { requestOf, rosterFields } from './declared';
import { readState, readText, type RosterField, type RosterValues } from './fields';
import type { RosterKind } from './kind';
import { changesOf, licenseOnFile, identitiesOf, providerDifferences } from './provider-on-file';

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
    ...rosterFields(provider, { providerTypeId: { choices: types } }),
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
    differences: (values, onFile) => providerDifferences(values, onFile, licenseOf(values)),
    async create(values) {
      const { id } = await createProvider({
        body: requestOf(provider, values) as unknown as ProviderRequest,
      });
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
      const findOnFile = async () => {
        const onFile = await queryClient.fetchQuery({ ...listLicensesOptions({ providerId }), staleTime: 0 });
        return licenseOnFile(onFile, licenseNumber, choice);
      };
      if (await findOnFile()) return 'license attached before';
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
          const attached = mayBeCarriedOut(error) ? await findOnFile().catch(() => undefined) : undefined;
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
