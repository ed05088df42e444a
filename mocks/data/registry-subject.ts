import type { ProviderRecord } from '../store/records';
import { indexOfId } from '../store/ids';
import { type Credentials, credentialsOf } from './credentials';
import type { ListRecord } from './dataset-lists-records';
import { generatedProvider } from './heads';
import type { Origin } from './origin';
import { surname } from './names';
import type { Draw } from './random';

/** An entry of a registry with the names and numbers that it goes by there. */
export interface RegistryEntry {
  record: ListRecord;
  firstName?: string | undefined;
  lastName?: string | undefined;
  facilityName?: string | undefined;
  dateOfBirth?: string | undefined;
  npi?: number | undefined;
  /** Social security, registration, certificate and accreditation numbers, school codes. */
  numbers: string[];
}

/** A number by which a register is asked, such as that of a course certificate. */
export interface Stated {
  kind?: string | undefined;
  number: string;
}

export interface Subject {
  origin: Origin;
  provider: ProviderRecord;
  random: Draw;
  /** Numbers by which the registry is asked, where its entries follow from them. */
  stated: readonly Stated[];
}

/** An entry before its record has its id. */
export type RegistryFields = Omit<RegistryEntry, 'record'> & { fields: Record<string, unknown> };

/** The name in a registry, which a share of people never told about a new one. */
export function registered({ provider, random }: Subject, ratio: number) {
  const isOther = random.chance(ratio);
  const lastName = isOther ? surname(random) : (provider.lastName ?? '');
  return { firstName: provider.firstName ?? '', lastName };
}

/** What a provider holds. It is as it was generated: no number changes with the name. */
export function credentialsOfSubject({
  origin,
  provider,
}: Pick<Subject, 'origin' | 'provider'>): Credentials {
  const index = indexOfId('provider', origin.seed, provider.id);
  const isThere = index !== undefined && index >= 0 && index < origin.size;
  return credentialsOf({ provider: isThere ? generatedProvider(origin, index) : provider, ...origin });
}
