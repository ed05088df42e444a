import type { QueryClient } from '@tanstack/react-query';
import type { License, Provider, ProviderPatch, ProviderRequest } from '@/api/models';
import { aggregateProvidersOptions, getProviderOptions, listProvidersPages } from '@/api/operations.gen';
import { omitEmpty } from '@/api/query';
import type { LicenseTypeChoice } from '@/form/license-type-choices';
import { calendarDay } from '@/lib/dates';
import { normalised } from '@/lib/names';
import { npiText } from '@/lib/npi';
import { textOf } from '@/lib/words';
import { differing, readPhone, type RosterValues } from './fields';
import type { HeldSource } from './held';
import type { Held } from './kind';

/** How the service is asked for providers. */
export const heldProviders: HeldSource = {
  total: async (queryClient) => (await queryClient.fetchQuery(aggregateProvidersOptions())).total,
  async fetchPage(cursor, signal) {
    const page = await listProvidersPages({ count: 250 })(cursor, signal);
    return { ...page, items: (page.items ?? []).flatMap(heldOf) };
  },
  read: async (queryClient, providerId) =>
    heldOf(await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 }))[0],
  async find(values) {
    const { npi, firstName, lastName } = values;
    const byNpi = npi ? await firstPage({ npi: Number(npi) }) : [];
    return byNpi.length > 0 ? byNpi : firstPage({ providerName: `${firstName} ${lastName}` });
  },
};

async function firstPage(filters: Parameters<typeof listProvidersPages>[0]): Promise<Held[]> {
  return ((await listProvidersPages({ ...filters, count: 50 })(undefined)).items ?? []).flatMap(heldOf);
}

function heldOf(provider: Provider): Held[] {
  const { id, firstName, lastName } = provider;
  if (!id) return [];
  const values = heldValues(provider);
  const name = nameKey({ firstName, lastName });
  const identities = [
    ...identitiesOf(values),
    // A row that gives neither NPI nor date of birth is compared by its name alone.
    ...(name ? [`name:${name}`] : []),
  ];
  return [{ id, values, identities, several: heldSeveral(provider) }];
}

function heldValues(provider: Provider): RosterValues {
  return {
    firstName: textOf(provider.firstName),
    lastName: textOf(provider.lastName),
    npi: npiText(provider),
    dateOfBirth: calendarDay(provider.dateOfBirth),
    providerTypeId: provider.providerType?.id,
    primaryPracticeState: provider.primaryPracticeState,
    phone: phoneOf(provider.phone),
    gender: provider.gender,
    credentialingStatus: textOf(provider.credentialingStatus),
    credentialedDate: calendarDay(provider.credentialedDate),
    nextCredentialingDate: calendarDay(provider.nextCredentialingDate),
    email: inWords(provider.emails, ({ email }) => email),
    addressLine1: inWords(provider.addresses, ({ addressLine1 }) => addressLine1),
    additionalPracticeStates: inWords(provider.additionalPracticeStates, (state) => state),
    licenseNumber: inWords(provider.licenses, licenseWords),
  };
}

function inWords<One>(all: readonly One[] | undefined, text: (one: One) => string | undefined): string {
  return (all ?? [])
    .map((one) => textOf(text(one)))
    .filter(Boolean)
    .join(', ');
}

/** `RN100001 (Registered nurse, TX)`: its type and its state tell it from others of the same number. */
function licenseWords({ licenseNumber, licenseType, state }: License): string {
  const type = [textOf(licenseType?.name), textOf(state)].filter(Boolean).join(', ');
  return type ? `${textOf(licenseNumber)} (${type})` : textOf(licenseNumber);
}

/** The fields of which a provider has one. */
const single = [
  'firstName',
  'lastName',
  'npi',
  'dateOfBirth',
  'providerTypeId',
  'primaryPracticeState',
  'phone',
  'gender',
  'credentialingStatus',
  'credentialedDate',
  'nextCredentialingDate',
] as const;

const emailKey = (email: string | undefined) => textOf(email).toLowerCase();
const streetKey = (street: string | undefined, zipCode: string | undefined) =>
  normalised(`${textOf(street)} ${textOf(zipCode).slice(0, 5)}`);

type TypeInState = Pick<LicenseTypeChoice, 'typeId' | 'state'>;

/** A license as it is compared: a provider has a number once for each type and state (rules.md 9.2). */
const licenseKey = (number: string | undefined, { typeId, state = '' }: TypeInState) =>
  `${normalised(textOf(number))}/${typeId}/${state}`;

/** A license type may name no state: its licenses are told by number and type alone. */
function heldLicenseKeys({ licenseNumber, licenseType, state }: License): string[] {
  const typeId = textOf(licenseType?.id);
  return [licenseKey(licenseNumber, { typeId, state }), licenseKey(licenseNumber, { typeId })];
}

/** The license of this number, type and state among those that a provider holds. */
export function heldLicense(
  held: readonly License[],
  number: string,
  type: TypeInState,
): License | undefined {
  return held.find((license) => heldLicenseKeys(license).includes(licenseKey(number, type)));
}

/** What a row gives of the fields of which a provider may have several, as it is compared. */
function severalOf(values: RosterValues, license: TypeInState | undefined): Record<string, string[]> {
  const { email, addressLine1, zipCode, additionalPracticeStates, licenseNumber } = values;
  return {
    email: email ? [emailKey(email)] : [],
    addressLine1: addressLine1 ? [streetKey(addressLine1, zipCode)] : [],
    additionalPracticeStates: additionalPracticeStates?.split(',') ?? [],
    licenseNumber: licenseNumber && license ? [licenseKey(licenseNumber, license)] : [],
  };
}

function heldSeveral(provider: Provider): Record<string, string[]> {
  const { emails = [], addresses = [], additionalPracticeStates = [], licenses = [] } = provider;
  return {
    email: emails.map(({ email }) => emailKey(email)),
    addressLine1: addresses.map(({ addressLine1, zipCode }) => streetKey(addressLine1, zipCode)),
    additionalPracticeStates,
    licenseNumber: licenses.flatMap(heldLicenseKeys),
  };
}

/**
 * The fields in which a provider differs from a row. Of e-mail addresses, addresses, states and licenses a provider may
 * have several: there it differs where it lacks the one of the row, whose license is of the type and state in `license`.
 */
export function providerDifferences(values: RosterValues, held: Held, license?: TypeInState): string[] {
  const lacking = Object.entries(severalOf(values, license)).filter(([key, given]) =>
    given.some((one) => !held.several?.[key]?.includes(one)),
  );
  return [...differing(single, values, held.values), ...lacking.map(([key]) => key)];
}

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
    Object.fromEntries(single.map((key) => [key, changed.includes(key) ? values[key] : undefined])),
  );
  const wanted = requestOf(values);
  const lists = ['email', 'addressLine1', 'additionalPracticeStates'].filter((key) => changed.includes(key));
  if (lists.length === 0) return body as ProviderPatch;
  const provider = await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 });
  const now = { id: providerId, identities: [], values, several: heldSeveral(provider) };
  const lacks = providerDifferences(values, now).filter((key) => lists.includes(key));
  const { emails = [], addresses = [], additionalPracticeStates = [] } = provider;
  return {
    ...body,
    ...(lacks.includes('email') && { emails: [...emails, ...(wanted.emails ?? [])] }),
    ...(lacks.includes('addressLine1') && { addresses: [...addresses, ...(wanted.addresses ?? [])] }),
    ...(lacks.includes('additionalPracticeStates') && {
      additionalPracticeStates: [
        ...new Set([...additionalPracticeStates, ...(wanted.additionalPracticeStates ?? [])]),
      ],
    }),
  } as ProviderPatch;
}

/** A number as rows have it, however it is written. */
function phoneOf(phone: string | undefined): string | undefined {
  const reading = readPhone(textOf(phone));
  return 'value' in reading ? reading.value : textOf(phone);
}

const nameKey = ({ firstName, lastName }: RosterValues) =>
  firstName && lastName ? `${normalised(lastName)} ${normalised(firstName)}` : undefined;

/** By NPI, else by name and date of birth; by the name alone where a row gives neither. */
export function identitiesOf(values: RosterValues): string[] {
  const { npi, dateOfBirth } = values;
  const name = nameKey(values);
  return [
    ...(npi ? npi.split(', ').map((one) => `npi:${one}`) : []),
    ...(name && dateOfBirth ? [`born:${name} ${dateOfBirth}`] : []),
    ...(name && !npi && !dateOfBirth ? [`name:${name}`] : []),
  ];
}

const midnight = (day: string | undefined) => day && `${day}T00:00:00Z`;

/** The choices are the contract's own values; a roster holds them as texts. */
export function requestOf(values: RosterValues): ProviderRequest {
  const { npi, email, addressLine1, addressLine2, city, state, zipCode } = values;
  return omitEmpty({
    firstName: values['firstName'],
    lastName: values['lastName'],
    npi: npi ? Number(npi) : undefined,
    dateOfBirth: midnight(values['dateOfBirth']),
    providerTypeId: values['providerTypeId'],
    primaryPracticeState: values['primaryPracticeState'],
    additionalPracticeStates: values['additionalPracticeStates']?.split(','),
    phone: values['phone'],
    gender: values['gender'],
    credentialingStatus: values['credentialingStatus'],
    credentialedDate: midnight(values['credentialedDate']),
    nextCredentialingDate: values['nextCredentialingDate'],
    emails: email ? [{ email, type: 'Work' }] : undefined,
    addresses: addressLine1
      ? [{ addressLine1, addressLine2, city, state, zipCode, type: 'Work' }]
      : undefined,
  }) as unknown as ProviderRequest;
}
