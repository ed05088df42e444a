import type { QueryClient } from '@tanstack/react-query';
import type { LicenseType, ProviderRequest, ProviderType, Taxonomy, TaxonomyGroup } from '@/api/models';
import { createProvider, updateProvider } from '@/api/operations.gen';
import { licenseTypeChoices } from '@/form/license-type-choices';
import { entriesIn } from '@/info/entries';
import { personName, textOf } from '@/lib/words';
import { provider } from '@/records/provider';
import { requestOf, rosterFields } from './declared';
import { readPastDates } from './model/dates';
import { readState, stateChoices, type RosterField } from './model/fields';
import type { RosterKind } from './model/kind';
import {
  changesOf,
  contradictionsOf,
  identitiesOf,
  nameIdentity,
  providerDifferences,
} from './provider-on-file';
import { actionFields, endingOf } from './values/actions';
import { addEntries } from './values/add-entries';
import { attachLicenses } from './attach-licenses';
import { Incomplete } from './values/completion';
import { lacksEntry, rosterEntries } from './values/entries';
import { joinProviders } from './values/join';
import { licenseNumberField } from './values/license-number-field';
import { licenseFinder, licensesIn, type RowLicense } from './values/licenses';
import { secondSpecialtyField } from './values/settle-specialty';
import { specialtyReader } from './values/specialties';
import { noteChange, providersBack } from './taking-back';
import { typeReader } from './values/provider-types';
import { secondLicenseFields } from './values/second-license';
import { settleProvider } from './values/settle';
import { readLines, withWholeAddress } from './values/whole-address-field';
import { besideNameFields, wholeNameField } from './values/whole-name-field';

interface Known {
  providerTypes: readonly ProviderType[];
  licenseTypes: readonly LicenseType[];
  /** Without them no specialty and no group of taxonomies is read. */
  taxonomies?: readonly Taxonomy[];
  taxonomyGroups?: readonly TaxonomyGroup[];
  queryClient: QueryClient;
}

const choicesByName = (all: readonly { id?: string | undefined; name?: string | undefined }[]) =>
  all.flatMap(({ id, name }) => (id ? [{ value: id, label: textOf(name) || id }] : []));

/** A roster of providers, with a license each where a row has one. */
export function providerRoster(known: Known): RosterKind {
  const { providerTypes, licenseTypes, taxonomies = [], taxonomyGroups = [], queryClient } = known;
  const types = choicesByName(providerTypes);
  const groups = choicesByName(taxonomyGroups);
  const reader = typeReader(types);
  const licenses = licenseTypeChoices(licenseTypes);
  const finder = licenseFinder(licenses);
  const specialty = specialtyReader(taxonomies);
  const entries = rosterEntries(specialty);
  const collections = entries.map(({ collection }) => collection);
  const takingBack = providersBack(queryClient, collections);
  const settle = settleProvider(finder, reader, entries, specialty);
  /** The type of a license of a row: as it was settled, or as a person would write it. */
  const typeOf = ({ licenseType: type, licenseState: state }: RowLicense) =>
    finder.find({ type, state, profession: undefined });

  const fields: RosterField[] = [
    ...withWholeAddress(
      rosterFields(provider, {
        addressLine1: { read: readLines },
        providerTypeId: { choices: types, read: reader.read },
        nuccGroupId: { choices: groups },
        recredentialedDates: { read: readPastDates },
      }),
    ).map(({ required, ...field }) => ({
      ...field,
      ...(required && { requiredUnless: wholeNameField.key }),
    })),
    wholeNameField,
    ...besideNameFields,
    licenseNumberField,
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
    ...secondLicenseFields,
    ...entries.flatMap(({ columns }) => columns),
    secondSpecialtyField(specialty),
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
    nameOf: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || undefined,
    nameFields: [wholeNameField.key, 'lastName', 'firstName'],
    identities: identitiesOf,
    perhaps: nameIdentity,
    settle,
    join: (rows) => joinProviders(rows, entries),
    ending: endingOf,
    contradictions: contradictionsOf,
    differences: (values, onFile) => [
      ...providerDifferences(
        values,
        onFile,
        licensesIn(values).flatMap((one) => ({ number: one.licenseNumber, type: typeOf(one) })),
      ),
      ...entries
        .filter((entry) => lacksEntry(entry, values, entriesIn(entry.collection, onFile.info)))
        .map(({ columns: [first] }) => first?.key ?? ''),
    ],
    async create(values) {
      const { id } = await createProvider({
        body: requestOf(provider, values) as unknown as ProviderRequest,
      });
      return { id };
    },
    async update(id, values, changed, trace) {
      const body = await changesOf(queryClient, id, values, changed);
      if (Object.keys(body).length === 0) return { id };
      const before = trace && (await takingBack.read(id));
      const after = await updateProvider({ providerId: id, body });
      if (trace && before) noteChange(trace, body, before, after);
      return { id };
    },
    async terminate(id) {
      await updateProvider({ providerId: id, body: { deactivated: true } });
      return { id };
    },
    async complete(providerId, values, batch, trace = {}) {
      const typed = licensesIn(values).flatMap((one) => {
        const type = typeOf(one);
        return type ? [{ number: one.licenseNumber, type }] : [];
      });
      const licensed = await attachLicenses({
        providerId,
        providerName: personName(values),
        licenses: typed,
        batch,
        queryClient,
        trace,
      });
      const added = await addEntries({ providerId, values, entries, queryClient, trace });
      const completion = {
        done: [...licensed.done, ...added.done],
        failed: [...licensed.failed, ...added.failed],
      };
      if (completion.failed.length > 0) throw new Incomplete(completion);
      return completion.done.join(', ') || undefined;
    },
    takingBack,
    page: (providerId) => ({ to: '/providers/$providerId', params: { providerId } }),
  };
}
