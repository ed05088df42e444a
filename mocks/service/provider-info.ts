import { infoOfProvider } from '../data/provider-info';
import type { ProviderInfoRecord, World } from '../store/world';
import type { Actor } from './actor';
import { notFound } from './errors';
import { logEvent } from './events';
import { present, type InfoEntry, keepFixed, merged, toEntry } from './info-entries';
import { fullName } from './names';
import { type InfoRules, infoRules } from './provider-info-rules';
import { findProvider } from './provider-lookup';

type Facts = Record<string, unknown>;

const recalled = new WeakMap<World['providerInfo'], Set<string>>();

/** Every entry of a provider, of all collections and the portal, in the order in which they came in. */
export function entriesOf(world: World, providerId: string): ProviderInfoRecord[] {
  const known = recalled.get(world.providerInfo) ?? new Set();
  recalled.set(world.providerInfo, known);
  if (!known.has(providerId)) {
    known.add(providerId);
    world.providerInfo.seed(generatedEntriesOf(world, providerId));
  }
  return world.providerInfo.by('providerId', providerId);
}

/** Those of a generated provider from before anybody used the service. */
export function generatedEntriesOf(world: World, providerId: string): ProviderInfoRecord[] {
  const { original } = world;
  return original ? entriesOf(original, providerId) : infoOfProvider(world, providerId);
}

/** The entries of one collection (rules.md 7.1). @throws ServiceError 404. */
export function listInfo(world: World, providerId: string, collection: string): InfoEntry[] {
  return inCollection(world, findProvider(world, providerId).id, collection).map(toEntry);
}

/** @throws ServiceError 404 when the provider has no such entry. */
export function readInfo(world: World, providerId: string, collection: string, id: string): InfoEntry {
  return toEntry(findEntry(world, providerId, collection, id));
}

/** @throws ServiceError 404; 400 and 409 by the rules of the collection. */
export function createInfo(
  world: World,
  actor: Actor,
  providerId: string,
  collection: string,
  sent: Facts,
): InfoEntry {
  const provider = findProvider(world, providerId);
  rulesOf(collection).check?.(sent, inCollection(world, provider.id, collection));
  const entry: ProviderInfoRecord = {
    id: world.ids.next(),
    providerId: provider.id,
    collection,
    lastUpdatedAt: world.clock.iso(),
    facts: present(sent),
  };
  world.providerInfo.put(entry);
  logInfo(world, actor, 'InfoCreated', entry);
  return toEntry(entry);
}

/** Changes what is sent; null empties a field. @throws ServiceError 404; 400 and 409 by the rules of the collection. */
export function updateInfo(
  world: World,
  actor: Actor,
  providerId: string,
  collection: string,
  id: string,
  sent: Facts,
): InfoEntry {
  const old = findEntry(world, providerId, collection, id);
  const rules = rulesOf(collection);
  keepFixed(rules.fixed ?? [], old.facts, sent);
  const facts = merged(old.facts, sent);
  const others = inCollection(world, old.providerId, collection).filter((entry) => entry.id !== old.id);
  rules.check?.(facts, others);
  const entry = world.providerInfo.update(old.id, { facts, lastUpdatedAt: world.clock.iso() });
  logInfo(world, actor, 'InfoChanged', entry);
  return toEntry(entry);
}

/** @throws ServiceError 404. */
export function deleteInfo(
  world: World,
  actor: Actor,
  providerId: string,
  collection: string,
  id: string,
): void {
  const entry = findEntry(world, providerId, collection, id);
  world.providerInfo.remove(entry.id);
  logInfo(world, actor, 'InfoDeleted', entry);
}

export interface CredentialsOnFile {
  deaRegistrations: { id: string; registrationNumber: string }[];
  boardCertifications: { id: string; number: string; board?: string | undefined }[];
  certificates: { id: string; number: string; kind?: string | undefined }[];
  educations: {
    id: string;
    schoolName?: string | undefined;
    schoolCode?: string | undefined;
    branchCode?: string | undefined;
    degree?: string | undefined;
    graduationYear?: number | undefined;
    isUndergraduate: boolean;
  }[];
}

/** The entries that datasets are searched by (rules.md 11.1). */
export function credentialsOnFile(world: World, providerId: string): CredentialsOnFile {
  const all: CredentialsOnFile = {
    deaRegistrations: [],
    boardCertifications: [],
    educations: [],
    certificates: [],
  };
  for (const { id, collection, facts } of entriesOf(world, providerId)) {
    if (collection === 'dea') {
      all.deaRegistrations.push({ id, registrationNumber: text(facts['registrationNumber']) ?? '' });
    }
    const number = text(facts['boardCertificationNumber']);
    if (collection === 'boardCertifications' && number)
      all.boardCertifications.push({ id, number, board: text(facts['type']) });
    const course = text(facts['certificateNumber']);
    if (collection === 'certificates' && course)
      all.certificates.push({ id, kind: text(facts['type']), number: course });
    if (collection === 'educations' && facts['schoolName']) {
      const year = Number(text(facts['endDate'])?.slice(0, 4));
      all.educations.push({
        id,
        schoolName: text(facts['schoolName']),
        schoolCode: text(facts['schoolCode']),
        branchCode: text(facts['branchCode']),
        degree: text(facts['degree']),
        graduationYear: Number.isNaN(year) ? undefined : year,
        isUndergraduate: facts['graduateType'] === 'Undergraduate',
      });
    }
  }
  return all;
}

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function inCollection(world: World, providerId: string, collection: string): ProviderInfoRecord[] {
  return entriesOf(world, providerId).filter((entry) => entry.collection === collection);
}

function findEntry(world: World, providerId: string, collection: string, id: string): ProviderInfoRecord {
  const provider = findProvider(world, providerId);
  const found = inCollection(world, provider.id, collection).find((entry) => entry.id === id.toLowerCase());
  if (!found) throw notFound('entry of this provider');
  return found;
}

function rulesOf(collection: string): InfoRules {
  const rules = infoRules[collection];
  if (!rules) throw new Error(`no collection ${collection}`);
  return rules;
}

function logInfo(
  world: World,
  actor: Actor,
  kind: 'InfoCreated' | 'InfoChanged' | 'InfoDeleted',
  { id, providerId, collection }: ProviderInfoRecord,
): void {
  const provider = fullName(world.providers.get(providerId) ?? {});
  logEvent(world, actor, kind, { entry: rulesOf(collection).one, provider }, { providerId, infoId: id });
}
