import type { components } from '../../src/api/schema';
import type { ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toLicense } from './license-model';
import { maySeeSensitiveData } from './permissions';

type Provider = components['schemas']['Provider'];
type ProviderBase = components['schemas']['ProviderBase'];

/** A provider as lists show it: without the attached licenses. */
export function toListedProvider(world: World, actor: Actor, record: ProviderRecord): Provider {
  const { providerTypeId, nuccGroupId, segmentId, ...facts } = record;
  return {
    ...facts,
    ssn: maySeeSensitiveData(actor) ? facts.ssn : undefined,
    providerType: byId(world.providerTypes, providerTypeId),
    nuccGroup: byId(world.taxonomyGroups, nuccGroupId),
    segment: byId(world.segments, segmentId),
  };
}

/** A provider with everything, as it is read one by one. */
export function toProvider(world: World, actor: Actor, record: ProviderRecord): Provider {
  const licenses = world.licenses.by('providerId', record.id);
  return {
    ...toListedProvider(world, actor, record),
    npis: record.npi === undefined ? [] : [record.npi],
    licenses: licenses.map((license) => toLicense(world, license)),
  };
}

/** The part of a provider that rows of other resources carry. */
export function toProviderBase(actor: Actor, record: ProviderRecord): ProviderBase {
  return {
    id: record.id,
    firstName: record.firstName,
    lastName: record.lastName,
    dateOfBirth: record.dateOfBirth,
    ssn: maySeeSensitiveData(actor) ? record.ssn : undefined,
    credentialingStatus: record.credentialingStatus,
    credentialedDate: record.credentialedDate,
    nextCredentialingDate: record.nextCredentialingDate,
    npi: record.npi,
    deactivated: record.deactivated,
    deactivatedAt: record.deactivatedAt,
  } satisfies Record<keyof ProviderBase, unknown>;
}

function byId<Item extends { id: string }>(items: Item[], id: string | undefined): Item | undefined {
  return id === undefined ? undefined : items.find((item) => item.id === id);
}
