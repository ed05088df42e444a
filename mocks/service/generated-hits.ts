import { generatedProvider } from '../data/heads';
import { idFor } from '../store/ids';
import type { FacilityRecord, ProviderRecord, World } from '../store/world';
import { findDataset } from './datasets';
import { factsOf } from './matching-facts';
import { keyOfWord, readingsOfParts } from './matching-names';
import { type FoundRecord, foundRecords } from './matching';
import { generatedRecords } from './record-lists';
import { type ScanEntity, parametersBesideLicenses } from './scan-parameters';

/** What a generated list holds about a generated provider or facility. */
export interface Hit {
  entity: ScanEntity;
  /** Which generated provider or facility it is. */
  index: number;
  /** What a scan of the preferred parameter set finds, the best first. */
  found: FoundRecord[];
}

/**
 * Everybody about whom a generated list holds something, as they were when the service started; nothing that was
 * changed or uploaded since counts, so that the past stays what it was. It gives what `findRecords` would give for
 * each, without asking about each: the records look for the people. Only a namesake whose name is spelled otherwise
 * than another person's can be missing.
 */
export function generatedHits(world: World, datasetType: string): Hit[] {
  const people = originalProviders(world);
  const places = [...world.facilities.all()];
  const list = generatedRecords(world, datasetType);
  const definition = findDataset(datasetType);
  const rowsOf = { providers: new Map<number, number[]>(), facilities: new Map<number, number[]>() };
  for (const [row, entry] of list.entries.entries()) {
    if (entry.facility !== undefined) add(rowsOf.facilities, entry.facility, row);
    if (entry.provider === undefined) continue;
    const named = new Set([entry.provider]);
    for (const { given, surname } of factsOf(entry.record).names)
      for (const index of people.named(given, surname)) named.add(index);
    for (const index of named) add(rowsOf.providers, index, row);
  }
  const hits: Hit[] = [];
  const check = (entity: ScanEntity, index: number, rows: readonly number[]) => {
    // No generated record names a license.
    const parameters = parametersBesideLicenses(world, definition, entity);
    if (!parameters) return;
    const found = foundRecords(datasetType, parameters, rows.map((row) => list.record(row)));
    if (found.length > 0) hits.push({ entity, index, found });
  };
  for (const [index, rows] of rowsOf.providers) {
    const provider = people.provider(index);
    if (provider) check({ type: 'Practitioner', provider }, index, rows);
  }
  for (const [index, rows] of rowsOf.facilities) {
    const facility: FacilityRecord | undefined = places[index];
    if (facility) check({ type: 'Facility', facility }, index, rows);
  }
  return hits;
}

interface Originals {
  provider(index: number): ProviderRecord | undefined;
  /** Those whose names have one of these given names and one of these surnames in them, in any order. */
  named(given: readonly string[], surname: readonly string[]): number[];
}

const known = new WeakMap<World['providers'], Originals>();

/** The generated providers as they were before anybody changed them. */
function originalProviders(world: World): Originals {
  const before = known.get(world.providers);
  if (before) return before;
  const { seed, generated: size, epoch } = world;
  const origin = { seed, size, epoch, definitions: world };
  const changed = new Set(world.providers.changes().map(([id]) => id));
  const providers = Array.from({ length: size }, (_, index) => {
    const id = idFor('provider', seed, index);
    return (changed.has(id) ? undefined : world.providers.get(id)) ?? generatedProvider(origin, index);
  });
  const byName = new Map<string, number[]>();
  for (const [index, provider] of providers.entries()) {
    for (const name of [provider, ...(provider.aliases ?? [])]) {
      const [reading] = readingsOfParts(name.firstName, undefined, name.lastName);
      if (!reading) continue;
      // Lists abbreviate given names.
      const given = [...reading.given, ...reading.given.map((word) => word.slice(0, 1))];
      for (const key of keysOf(given, reading.surname)) add(byName, key, index);
    }
  }
  const originals: Originals = {
    provider: (index) => providers[index],
    named: (given, surname) => keysOf(given, surname).flatMap((key) => byName.get(key) ?? []),
  };
  known.set(world.providers, originals);
  return originals;
}

function keysOf(given: readonly string[], surname: readonly string[]): string[] {
  const last = [...new Set([...surname, surname.join('')].map(keyOfWord))];
  return last.flatMap((word) => given.map((first) => `${keyOfWord(first)} ${word}`));
}

function add<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}
