import { generatedProvider } from '../data/heads';
import { originOfWorld } from '../data/origin';
import { idFor } from '../store/ids';
import { type ProviderRecord, unchanged, type World } from '../store/world';
import { findDataset } from './datasets';
import { factsOfRecord } from './matching-facts';
import { otherInitials } from './matching-given-names';
import { readingsOfParts } from './matching-names';
import { phoneticKey, keyOfWord } from './matching-words';
import { foundRecords, searchList } from './matching';
import type { FoundRecord } from './matching-score';
import { RecordIndex } from './matching-index';
import { type GeneratedRecords, generatedRecords } from './record-lists';
import { type ScanEntity, parametersWithoutLicenses } from './scan-parameters';

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
 * each, without asking about each: the records look for the people. Only in a large organization people can be missing
 * whose names are spelled otherwise than that of the namesake whom a record is about.
 */
export function generatedHits(world: World, datasetType: string): Hit[] {
  const people = originalProviders(world);
  const hits: Hit[] = [];
  const take = (entity: ScanEntity, index: number) => {
    const found = generatedHitsAbout(world, datasetType, entity, index);
    if (found.length > 0) hits.push({ entity, index, found });
  };
  for (const index of candidatesOf(world, datasetType).rows.keys()) {
    const provider = people.provider(index);
    if (provider) take({ type: 'Practitioner', provider }, index);
  }
  for (const [index, facility] of [...world.facilities.all()].entries())
    take({ type: 'Facility', facility }, index);
  return hits;
}

/** The same about one of them alone, given as it was when the service started. */
export function generatedHitsAbout(
  world: World,
  datasetType: string,
  entity: ScanEntity,
  index: number,
): FoundRecord[] {
  const { list, rows, firms } = candidatesOf(world, datasetType);
  const ofProvider = entity.type === 'Practitioner' ? rows.get(index) : undefined;
  if (entity.type === 'Practitioner' && !ofProvider) return [];
  // No generated record names a license.
  const parameters = parametersWithoutLicenses(world, findDataset(datasetType), entity);
  // A scan without one that is required would have failed.
  if (!parameters) return [];
  return ofProvider
    ? foundRecords(
        datasetType,
        parameters,
        ofProvider.map((row) => list.record(row)),
        originOfWorld(world).epoch,
      )
    : searchList({ ...list, index: () => firms }, datasetType, parameters, originOfWorld(world).epoch);
}

// Kept by collection, since a new start makes new ones.
const listings = new WeakMap<World['providers'], ReadonlyMap<number, readonly string[]>>();

/** The lists whose generated records may be about a provider, by its index. Most are on none. */
export function listsThatMayHold(
  of: World,
  datasetTypes: readonly string[],
  index: number,
): readonly string[] {
  const world = unchanged(of);
  const known = listings.get(world.providers) ?? listingsOf(world, datasetTypes);
  listings.set(world.providers, known);
  return known.get(index) ?? [];
}

function listingsOf(world: World, datasetTypes: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const types = new Map<number, string[]>();
  for (const type of datasetTypes)
    for (const index of candidatesOf(world, type).rows.keys()) add(types, index, type);
  return types;
}

/** Records of a generated list that somebody of the organization may be found in. */
interface Candidates {
  list: GeneratedRecords;
  /** The rows that may be about a provider, by its index. */
  rows: ReadonlyMap<number, readonly number[]>;
  firms: RecordIndex;
}

// Kept by collection, since a new start makes new ones.
const candidates = new WeakMap<World['providers'], Map<string, Candidates>>();

function candidatesOf(of: World, datasetType: string): Candidates {
  const world = unchanged(of);
  const byType = candidates.get(world.providers) ?? new Map<string, Candidates>();
  candidates.set(world.providers, byType);
  const before = byType.get(datasetType);
  if (before) return before;
  const people = originalProviders(world);
  const list = generatedRecords(world, datasetType);
  const rows = new Map<number, number[]>();
  const firms = new RecordIndex();
  for (const [row, entry] of list.aboutUs.entries()) {
    const facts = factsOfRecord(entry.record);
    if (entry.facility !== undefined) firms.add(row, facts);
    const named = new Set(entry.provider === undefined ? [] : [entry.provider]);
    for (const { given, middle = [], surname } of [...facts.names, ...(facts.owners ?? [])])
      for (const index of people.named([...given, ...middle], surname)) named.add(index);
    for (const index of named) add(rows, index, row);
  }
  const made = { list, rows, firms };
  byType.set(datasetType, made);
  return made;
}

/** The places of people by the key of a surname, and then by that of a given name. */
type ByName = Map<string, Map<string, number[]>>;

interface Originals {
  provider(index: number): ProviderRecord | undefined;
  /** Those whose names have one of these given names and one of these surnames in them, in any order. */
  named(given: readonly string[], surname: readonly string[]): number[];
}

/** In an organization larger than this everybody has namesakes. */
const large = 10_000;

const known = new WeakMap<World['providers'], Originals>();

/** The generated providers as they were before anybody changed them. */
function originalProviders(of: World): Originals {
  const world = unchanged(of);
  const before = known.get(world.providers);
  if (before) return before;
  const { seed, generated: size } = world;
  const origin = originOfWorld(world);
  const changed = new Set(world.providers.changes().map(([id]) => id));
  const providers = Array.from({ length: size }, (_, index) => {
    const id = idFor('provider', seed, index);
    return (changed.has(id) ? undefined : world.providers.get(id)) ?? generatedProvider(origin, index);
  });
  const byName: ByName = new Map();
  for (const [index, provider] of providers.entries()) {
    for (const name of [provider, ...(provider.aliases ?? [])]) {
      for (const reading of readingsOfParts(name.firstName, undefined, name.lastName)) {
        // A record is read in both orders itself.
        if (reading.kind === 'swapped') continue;
        // Lists abbreviate given names.
        const initials = reading.given.map((word) => word.slice(0, 1));
        for (const surname of keysOfSurname(reading.surname)) {
          const ofSurname = byName.get(surname) ?? new Map<string, number[]>();
          byName.set(surname, ofSurname);
          for (const given of [...reading.given, ...initials]) add(ofSurname, keyOfWord(given), index);
        }
      }
    }
  }
  const originals: Originals = {
    provider: (index) => providers[index],
    named(given, surname) {
      // In a small organization the initial tells enough, so that other spellings and short forms are found as well.
      const words =
        size > large ? given : given.flatMap((word) => [word.slice(0, 1), ...otherInitials(word)]);
      return keysOfSurname(surname).flatMap((key) =>
        words.flatMap((word) => byName.get(key)?.get(keyOfWord(word)) ?? []),
      );
    },
  };
  known.set(world.providers, originals);
  return originals;
}

/** The words of a surname and all of it in one, as they sound. */
function keysOfSurname(surname: readonly string[]): string[] {
  const [only, ...others] = surname;
  if (only !== undefined && others.length === 0) return [phoneticKey(only)];
  return [...new Set([...surname, surname.join('')].map(phoneticKey))];
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}
