import type { QueryClient } from '@tanstack/react-query';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { LicenseType, ProviderRequest, ProviderType } from '@/api/models';
import { attachLicense, createProvider, listLicensesOptions, updateProvider } from '@/api/operations.gen';
import { licenseTypeChoices, type LicenseTypeChoice } from '@/form/license-type-choices';
import { watchVerifications } from '@/jobs/verifications';
import { count, textOf } from '@/lib/words';
import { provider } from '@/records/provider';
import { requestOf, rosterFields } from './declared';
import { readState, readText, stateChoices, type RosterField } from './model/fields';
import type { RosterKind } from './model/kind';
import {
  changesOf,
  contradictionsOf,
  identitiesOf,
  licenseOnFile,
  providerDifferences,
} from './provider-on-file';
import { actionFields, endingOf } from './values/actions';
import { joinProviders } from './values/join';
import { licenseFinder, licensesIn, type RowLicense } from './values/licenses';
import { typeReader } from './values/provider-types';
import { settleProvider } from './values/settle';
import { wholeNameField } from './values/whole-name-field';

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
  const reader = typeReader(types);
  const licenses = licenseTypeChoices(licenseTypes);
  const finder = licenseFinder(licenses);
  const settle = settleProvider(finder, reader);
  /** The type of a license of a row: as it was settled, or as a person would write it. */
  const typeOf = ({ licenseType: type, licenseState: state }: RowLicense) =>
    finder.find({ type, state, profession: undefined });

  const fields: RosterField[] = [
    ...rosterFields(provider, { providerTypeId: { choices: types, read: reader.read } }).map(
      ({ required, ...field }) => ({ ...field, ...(required && { requiredUnless: wholeNameField.key }) }),
    ),
    wholeNameField,
    {
      key: 'licenseNumber',
      label: 'License number',
      aliases: ['License', 'License no', 'License #', 'State license', 'Lic number'],
      read: (text) => (several.test(text) ? isSeveral : readText(text, 100)),
    },
    {
      key: 'licenseState',
      label: 'License state',
      aliases: ['State of license', 'Lic state'],
      width: 110,
      choices: stateChoices,
      read: readState,
    },
    {
      key: 'licenseType',
      label: 'License type',
      aliases: ['Type of license', 'Lic type'],
      width: 180,
      choices: finder.choices,
      words: (type) => licenses.find(({ typeId }) => typeId === type)?.name ?? type,
      read: finder.read,
    },
    ...actionFields,
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
    settle,
    join: joinProviders,
    ending: endingOf,
    contradictions: contradictionsOf,
    differences: (values, onFile) =>
      providerDifferences(
        values,
        onFile,
        licensesIn(values).flatMap((one) => ({ number: one.licenseNumber, type: typeOf(one) })),
      ),
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
    async terminate(id) {
      await updateProvider({ providerId: id, body: { deactivated: true } });
      return { id };
    },
    async complete(providerId, values, batch) {
      const notes: string[] = [];
      for (const license of licensesIn(values)) {
        const type = typeOf(license);
        if (type)
          notes.push(await attach({ providerId, number: license.licenseNumber, type, batch, queryClient }));
      }
      if (notes.length < 2) return notes[0];
      const begun = notes.filter((note) => note === attached).length;
      return begun === 0
        ? 'licenses attached before'
        : `${count(begun, 'license')} attached, ${begun === 1 ? 'its verification' : 'their verifications'} started`;
    },
    page: (providerId) => ({ to: '/providers/$providerId', params: { providerId } }),
  };
}

/** What parts the numbers in a cell; a hyphen, a slash or a blank may be part of one. */
const several = /[;,|\n]/;
const isSeveral = { problem: 'These are several numbers: give each license a row of its own.' };

const attached = 'license attached, its verification started';

interface Attaching {
  providerId: string;
  number: string;
  type: LicenseTypeChoice;
  batch: string;
  queryClient: QueryClient;
}

/** Attaches a license unless it is there, and says in words what came of it. Throws `ApiError`. */
async function attach({ providerId, number, type, batch, queryClient }: Attaching): Promise<string> {
  const findOnFile = async () => {
    const onFile = await queryClient.fetchQuery({ ...listLicensesOptions({ providerId }), staleTime: 0 });
    return licenseOnFile(onFile, number, type);
  };
  if (await findOnFile()) return 'license attached before';
  try {
    const body = {
      licenseNumber: number,
      licenseTypeId: type.typeId,
      ...(type.state && { state: type.state }),
    };
    const { id: licenseId } = await attachLicense({
      providerId,
      body: body as Parameters<typeof attachLicense>[0]['body'],
    }).catch(async (error: unknown) => {
      const there = mayBeCarriedOut(error) ? await findOnFile().catch(() => undefined) : undefined;
      if (!there) throw error;
      return there;
    });
    if (licenseId)
      watchVerifications([{ providerId, licenseId, licenseNumber: number, before: undefined, batch }]);
    return attached;
  } catch (error) {
    if (isApiError(error) && error.status === 409) return 'license attached before';
    throw error;
  }
}
