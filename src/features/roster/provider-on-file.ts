import type { QueryClient } from '@tanstack/react-query';
import type { Details, License, Provider, ProviderPatch } from '@/api/models';
import {
  aggregateProvidersOptions,
  getProviderInfoOptions,
  getProviderOptions,
  listLicensesOptions,
  listProvidersPages,
} from '@/api/operations.gen';
import type { LicenseTypeChoice } from '@/form/license-type-choices';
import { normalised } from '@/lib/names';
import { npiText } from '@/lib/npi';
import { calendarDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import type { Facts } from '@/records/field';
import { provider as record } from '@/records/provider';
import { valuesOnFile, inWords, requestOf, singleKeys } from './declared';
import type { RosterValues } from './model/fields';
import type { OnFileSource } from './read-on-file';
import type { OnFile } from './model/kind';
import { differing, isSameName, isSameStreet } from './values/same';
import { textKey } from './cells/text-key';
import type { Conflict } from './model/kind';

/** How the service is asked for providers. */
export const providersOnFile: OnFileSource = {
  total: async (queryClient) => (await queryClient.fetchQuery(aggregateProvidersOptions())).total,
  async fetchPage(cursor, signal) {
    const page = await listProvidersPages({ count: 250 })(cursor, signal);
    return { ...page, items: (page.items ?? []).flatMap(onFileOf) };
  },
  read: async (queryClient, providerId) =>
    onFileOf(await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 }))[0],
  async readApart(queryClient, onFile, { licenses, info }) {
    const owner = { providerId: onFile.id };
    const [its, entries] = await Promise.all([
      licenses ? queryClient.fetchQuery({ ...listLicensesOptions(owner), staleTime: 0 }) : undefined,
      info ? queryClient.fetchQuery({ ...getProviderInfoOptions(owner), staleTime: 0 }) : undefined,
    ]);
    return {
      ...onFile,
      ...(its && {
        values: { ...onFile.values, licenseNumber: inWords(its, licenseWords) },
        several: { ...onFile.several, licenseNumber: its.flatMap(licenseKeysOnFile) },
      }),
      ...(entries && { info: entries as Facts }),
    };
  },
  async find(values) {
    const { npi, firstName, lastName } = values;
    const byNpi = npi ? await firstPage({ npi: Number(npi) }) : [];
    return byNpi.length > 0 ? byNpi : firstPage({ providerName: `${firstName} ${lastName}` });
  },
};

async function firstPage(filters: Parameters<typeof listProvidersPages>[0]): Promise<OnFile[]> {
  return ((await listProvidersPages({ ...filters, count: 50 })(undefined)).items ?? []).flatMap(onFileOf);
}

function onFileOf(provider: Provider): OnFile[] {
  const { id, firstName, lastName } = provider;
  if (!id) return [];
  const values = {
    ...valuesOnFile(record, provider),
    npi: npiText(provider),
    licenseNumber: inWords(provider.licenses, licenseWords),
  };
  const name = nameIdentity({ firstName, lastName });
  // A row that gives neither NPI nor date of birth is compared by its name alone.
  const identities = [...identitiesOf(values), ...(name ? [name] : [])];
  const { aliases, deactivated: isDeactivated = false } = provider;
  return [{ id, values, identities, several: listsOnFile(provider), aliases, isDeactivated }];
}

/** `RN100001 (Registered nurse, TX)`: its type and its state tell it from others of the same number. */
function licenseWords({ licenseNumber, licenseType, state }: Details<License>): string {
  const type = [textOf(licenseType?.name), textOf(state)].filter(Boolean).join(', ');
  return type ? `${textOf(licenseNumber)} (${type})` : textOf(licenseNumber);
}

const single = singleKeys(record);

const emailKey = (email: string | undefined) => textOf(email).toLowerCase();
const addressKey = (street: string | undefined, zipCode: string | undefined) =>
  normalised(`${textOf(street)} ${textOf(zipCode).slice(0, 5)}`);

type TypeInState = Pick<LicenseTypeChoice, 'typeId' | 'state'>;

/** A license as it is compared: a provider has a number once for each type and state (rules.md 9.2). */
const licenseKey = (number: string | undefined, { typeId, state = '' }: TypeInState) =>
  `${normalised(textOf(number))}/${typeId}/${state}`;

/** A license type may name no state: its licenses are told by number and type alone. */
function licenseKeysOnFile({ licenseNumber, licenseType, state }: Details<License>): string[] {
  const typeId = textOf(licenseType?.id);
  return [licenseKey(licenseNumber, { typeId, state }), licenseKey(licenseNumber, { typeId })];
}

/** The license of this number, type and state among those that a provider holds. */
export function licenseOnFile(
  onFile: readonly Details<License>[],
  number: string,
  type: TypeInState,
): Details<License> | undefined {
  return onFile.find((license) => licenseKeysOnFile(license).includes(licenseKey(number, type)));
}

interface TypedLicense {
  number: string;
  type: TypeInState | undefined;
}

/** What a row gives of the fields of which a provider may have several, as it is compared. */
function severalOf(values: RosterValues, licenses: readonly TypedLicense[]): Record<string, string[]> {
  const { email, addressLine1, zipCode, additionalPracticeStates, languages, recredentialedDates } = values;
  return {
    email: email ? [emailKey(email)] : [],
    addressLine1: addressLine1 ? [addressKey(addressLine1, zipCode)] : [],
    additionalPracticeStates: additionalPracticeStates?.split(',') ?? [],
    languages: languages?.split(',').map(normalised) ?? [],
    recredentialedDates: recredentialedDates?.split(',') ?? [],
    licenseNumber: licenses.flatMap(({ number, type }) => (type ? [licenseKey(number, type)] : [])),
  };
}

/** A list of providers gives them without their licenses (openapi.yaml): these are not known then. */
function listsOnFile(provider: Provider): Record<string, string[] | undefined> {
  const { emails = [], addresses = [], additionalPracticeStates = [], licenses } = provider;
  const { languages = [], recredentialedDates = [] } = provider;
  return {
    languages: languages.map(normalised),
    recredentialedDates: recredentialedDates.map((day) => calendarDay(day) ?? day),
    email: emails.map(({ email }) => emailKey(email)),
    addressLine1: addresses.map(({ addressLine1, zipCode }) => addressKey(addressLine1, zipCode)),
    additionalPracticeStates,
    licenseNumber: licenses?.flatMap(licenseKeysOnFile),
  };
}

const isThere = (field: string, one: string, onFile: readonly string[] = []) =>
  onFile.includes(one) || (field === 'addressLine1' && onFile.some((other) => isSameStreet(one, other)));

/**
 * The fields in which a provider differs from a row. Of e-mail addresses, addresses, states and licenses a provider may
 * have several: there it differs where it lacks one of the row. What tells somebody from others is no difference, but a
 * contradiction, unless it is not on file.
 */
export function providerDifferences(
  values: RosterValues,
  onFile: OnFile,
  licenses: readonly TypedLicense[] = [],
): string[] {
  const lacking = Object.entries(severalOf(values, licenses)).filter(([key, given]) =>
    given.some((one) => !isThere(key, one, onFile.several?.[key])),
  );
  const plain = single.filter((key) => !(telling.has(key) && onFile.values[key]));
  return [...differing(plain, values, onFile.values), ...lacking.map(([key]) => key)];
}

/** What tells somebody from others: another value of it is never written unless a person says so. */
const telling = new Set(['lastName', 'firstName', 'dateOfBirth', 'npi']);

/** Where a row of this line says another name, birth date or NPI of somebody than what is on file. */
export function contradictionsOf(line: number, values: RosterValues, onFile: OnFile): Conflict[] {
  const { lastName, firstName } = onFile.values;
  const isSamePerson = isSameName(values, { lastName, firstName, aliases: onFile.aliases });
  const fields = [...(isSamePerson ? [] : ['lastName', 'firstName']), 'dateOfBirth', 'npi'];
  return differing(fields, values, onFile.values).flatMap((field): Conflict[] => {
    const [value = '', there] = [values[field], onFile.values[field]];
    if (!there || (field === 'npi' && there.split(', ').includes(value))) return [];
    return [
      {
        field,
        options: [
          { value, lines: [line] },
          { value: there, lines: [] },
        ],
      },
    ];
  });
}

/** What a body replaces as a whole. */
const several = ['email', 'addressLine1', 'additionalPracticeStates', 'languages', 'recredentialedDates'];

/**
 * The body that changes these fields of a provider. What it has several of is read first and added to, since a body
 * replaces such a list as a whole; licenses are attached by themselves.
 */
export async function changesOf(
  queryClient: QueryClient,
  providerId: string,
  values: RosterValues,
  changed: readonly string[],
): Promise<ProviderPatch> {
  const body = requestOf(
    record,
    Object.fromEntries(single.map((key) => [key, changed.includes(key) ? values[key] : undefined])),
  );
  const wanted = requestOf(record, values) as ProviderPatch;
  const lists = several.filter((key) => changed.includes(key));
  if (lists.length === 0) return body as ProviderPatch;
  const provider = await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 });
  const now = { id: providerId, identities: [], values, several: listsOnFile(provider) };
  const missingKeys = providerDifferences(values, now).filter((key) => lists.includes(key));
  const { emails = [], addresses = [], additionalPracticeStates = [] } = provider;
  const { languages = [], recredentialedDates = [] } = provider;
  const spoken = new Set(languages.map(normalised));
  const days = new Set(listsOnFile(provider)['recredentialedDates']);
  const isNewDay = (day: string) => !days.has(calendarDay(day) ?? day);
  return {
    ...body,
    ...(missingKeys.includes('email') && { emails: [...emails, ...(wanted.emails ?? [])] }),
    ...(missingKeys.includes('addressLine1') && { addresses: [...addresses, ...(wanted.addresses ?? [])] }),
    ...(missingKeys.includes('additionalPracticeStates') && {
      additionalPracticeStates: [
        ...new Set([...additionalPracticeStates, ...(wanted.additionalPracticeStates ?? [])]),
      ],
    }),
    ...(missingKeys.includes('languages') && {
      languages: [...languages, ...(wanted.languages ?? []).filter((one) => !spoken.has(normalised(one)))],
    }),
    ...(missingKeys.includes('recredentialedDates') && {
      recredentialedDates: [...recredentialedDates, ...(wanted.recredentialedDates ?? []).filter(isNewDay)],
    }),
  } as ProviderPatch;
}

const nameKey = ({ firstName, lastName }: RosterValues) =>
  firstName && lastName ? `${textKey(lastName)} ${textKey(firstName)}` : undefined;

/** A name as what tells somebody from others where nothing else does. */
export function nameIdentity(values: RosterValues): string | undefined {
  const name = nameKey(values);
  return name && `name:${name}`;
}

/** By NPI, else by name and date of birth; by the name alone where a row gives neither. */
export function identitiesOf(values: RosterValues): string[] {
  const { npi, dateOfBirth } = values;
  const identities: string[] = [];
  if (npi?.includes(',')) identities.push(...npi.split(', ').map((one) => `npi:${one}`));
  else if (npi) identities.push(`npi:${npi}`);
  if (npi && !dateOfBirth) return identities;
  const name = nameKey(values);
  if (name) identities.push(dateOfBirth ? `born:${name} ${dateOfBirth}` : `name:${name}`);
  return identities;
}
