import type { World } from '../store/world';
import { fold, fullName, searchableName } from './names';
import { isDeactivated } from './provider-lookup';

/** The filters by which both scans and matches speak of providers and facilities (contract). */
export interface EntityFilters {
  entityType?: 'Practitioner' | 'Facility' | undefined;
  entityId?: string | undefined;
  entityName?: string | undefined;
  entityNpi?: number | undefined;
  entityDeactivated?: boolean | undefined;
  credentialingStatus?: string[] | undefined;
  providerId?: string | undefined;
  providerName?: string | undefined;
  providerNpi?: number | undefined;
  providerDeactivated?: boolean | undefined;
}

/** A row that is about a provider or a facility. */
interface Row {
  providerId?: string | undefined;
  facilityId?: string | undefined;
}

/** The name of what a scan or match is about, as texts tell it. */
export function entityName(world: World, row: Row): string {
  if (row.facilityId !== undefined) return world.facilities.get(row.facilityId)?.name ?? '';
  return fullName(world.providers.get(row.providerId) ?? {});
}

/** The test that these filters make; undefined when none is given. */
export function entityFilter(world: World, filters: EntityFilters): ((row: Row) => boolean) | undefined {
  const tests = [
    ...testsOfRow(filters),
    ...testsOfProvider(world, filters),
    ...testsOfEntity(world, filters),
  ];
  if (tests.length === 0) return undefined;
  return (row) => tests.every((test) => test(row));
}

type Test = (row: Row) => boolean;

function* testsOfRow({ entityType, entityId, providerId }: EntityFilters): Generator<Test> {
  const entity = entityId?.toLowerCase();
  const provider = providerId?.toLowerCase();
  if (entity !== undefined) yield (row) => (row.providerId ?? row.facilityId) === entity;
  if (provider !== undefined) yield (row) => row.providerId === provider;
  if (entityType !== undefined) {
    const isProvider = entityType === 'Practitioner';
    yield (row) => (row.providerId !== undefined) === isProvider;
  }
}

/** Filters of providers list no facility. */
function* testsOfProvider(world: World, filters: EntityFilters): Generator<Test> {
  const { credentialingStatus, providerNpi, providerDeactivated } = filters;
  const name = fold(filters.providerName ?? '');
  const of = ({ providerId }: Row) => world.providers.get(providerId);
  if (credentialingStatus)
    yield (row) => {
      const provider = of(row);
      return provider !== undefined && credentialingStatus.includes(provider.credentialingStatus ?? '');
    };
  if (providerNpi !== undefined) yield (row) => of(row)?.npi === providerNpi;
  if (providerDeactivated !== undefined)
    yield (row) => {
      const provider = of(row);
      return provider !== undefined && isDeactivated(provider) === providerDeactivated;
    };
  if (name)
    yield (row) => {
      const provider = of(row);
      return provider !== undefined && searchableName(provider).includes(name);
    };
}

function* testsOfEntity(world: World, filters: EntityFilters): Generator<Test> {
  const { entityNpi, entityDeactivated } = filters;
  const name = fold(filters.entityName ?? '');
  const provider = (row: Row) => world.providers.get(row.providerId);
  const facility = (row: Row) => world.facilities.get(row.facilityId);
  if (entityNpi !== undefined) yield (row) => (provider(row) ?? facility(row))?.npi === entityNpi;
  if (entityDeactivated !== undefined)
    yield (row) => {
      const person = provider(row);
      return (person ? isDeactivated(person) : (facility(row)?.deactivated ?? false)) === entityDeactivated;
    };
  if (name)
    yield (row) => {
      const person = provider(row);
      return (person ? searchableName(person) : fold(facility(row)?.name ?? '')).includes(name);
    };
}
