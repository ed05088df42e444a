import type { components } from '../../src/api/schema';
import type { ProviderRecord, World } from '../store/world';
import { type ErrorsByPath, invalid } from './errors';
import { everyField } from './every-field';
import { isValidNpi } from './npi';
import { fullName } from './names';

type ProviderRequest = components['schemas']['ProviderRequest'];
type ProviderPatch = components['schemas']['ProviderPatch'];

/** What is sent when a provider is created or changed; a creation has no nulls. */
type Sent = ProviderPatch;

/**
 * Checks what the shape of a request cannot say. `old` is the provider that is changed.
 * @throws ServiceError 400 with every problem under its JSON path.
 */
export function checkProvider(world: World, sent: Sent, old?: ProviderRecord): void {
  const errors: ErrorsByPath = {};
  const fail = (field: string, message: string) => (errors[`$.${field}`] = [message]);

  for (const field of ['firstName', 'lastName'] as const) {
    if (sent[field] !== undefined && sent[field].trim() === '') fail(field, 'Must not be empty.');
  }
  const npiProblem = problemOfNpi(world, sent, old);
  if (npiProblem) fail('npi', npiProblem);
  if (sent.ssn && !/^\d{3}-?\d{2}-?\d{4}$/.test(sent.ssn)) fail('ssn', 'Must have nine digits.');
  if (sent.dateOfBirth && Date.parse(sent.dateOfBirth) > world.clock.now()) {
    fail('dateOfBirth', 'Must not be in the future.');
  }
  const references = [
    ['providerTypeId', world.providerTypes, 'provider type'],
    ['nuccGroupId', world.taxonomyGroups, 'taxonomy group'],
    ['segmentId', world.segments, 'segment'],
  ] as const;
  for (const [field, known, what] of references) {
    const id = sent[field];
    if (id && !known.some((item) => item.id === id)) fail(field, `There is no such ${what}.`);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The record's fields from what was sent; null becomes absent, entries of lists get ids. */
export function fieldsOf(world: World, sent: Sent): Partial<ProviderRecord> {
  const withIds = <Item extends object>(items: Item[] | undefined) =>
    items?.map((item) => ({ ...item, id: world.ids.next() }));
  const fields: Record<string, unknown> = {};
  for (const name of plainFields) {
    if (sent[name] !== undefined) fields[name] = sent[name] ?? undefined;
  }
  for (const name of listFields) {
    if (sent[name] !== undefined) fields[name] = withIds<object>(sent[name]);
  }
  return fields;
}

const listFields = ['aliases', 'emails', 'addresses'] as const satisfies readonly (keyof Sent)[];

/** What is stored otherwise than it is sent: names are trimmed, and deactivation notes its day (providers.ts). */
type StoredOtherwise = 'firstName' | 'lastName' | 'deactivated' | (typeof listFields)[number];

const plainFields = everyField<Exclude<keyof Sent | keyof ProviderRequest, StoredOtherwise>>()([
  'dateOfBirth',
  'gender',
  'ethnicity',
  'ssn',
  'npi',
  'primaryPracticeState',
  'additionalPracticeStates',
  'credentialingStatus',
  'phone',
  'languages',
  'credentialedDate',
  'recredentialedDates',
  'nextCredentialingDate',
  'providerTypeId',
  'nuccGroupId',
  'segmentId',
]);

function problemOfNpi(world: World, sent: Sent, old?: ProviderRecord): string | undefined {
  const npi = sent.npi === undefined ? old?.npi : sent.npi;
  const isActive = !(sent.deactivated ?? old?.deactivated ?? false);
  const isTouched = sent.npi !== undefined || sent.deactivated !== undefined;
  if (!npi || !isTouched) return undefined;
  if (sent.npi && !isValidNpi(npi)) return 'The check digit is wrong: this is no NPI.';
  const holder = world.providers
    .by('npi', String(npi))
    .find((provider) => provider.id !== old?.id && !provider.deactivated);
  return holder && isActive ? `This NPI belongs to ${fullName(holder)} already.` : undefined;
}
