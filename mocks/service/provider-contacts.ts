import type { ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { notFound } from './errors';
import { logEvent } from './events';
import { fullName } from './names';
import { findProvider } from './provider-lookup';

/** The collections of provider info that stand on the provider itself, by their place in the path. */
export const contactCollections = {
  aliases: 'an alias',
  addresses: 'an address',
  emails: 'an e-mail address',
} as const;

export type ContactCollection = keyof typeof contactCollections;

interface Contact {
  id: string;
  [name: string]: unknown;
}

/** @throws ServiceError 404. */
export function listContacts(world: World, providerId: string, collection: ContactCollection): Contact[] {
  return contactsOf(findProvider(world, providerId), collection);
}

/** @throws ServiceError 404. */
export function readContact(
  world: World,
  providerId: string,
  collection: ContactCollection,
  id: string,
): Contact {
  const found = listContacts(world, providerId, collection).find((entry) => entry.id === id.toLowerCase());
  if (!found) throw notFound('entry of this provider');
  return found;
}

/** @throws ServiceError 404. */
export function createContact(
  world: World,
  actor: Actor,
  providerId: string,
  collection: ContactCollection,
  sent: object,
): Contact {
  const entry: Contact = { ...sent, id: world.ids.next() };
  const provider = findProvider(world, providerId);
  keep(
    world,
    actor,
    provider,
    collection,
    [...contactsOf(provider, collection), entry],
    'InfoCreated',
    entry.id,
  );
  return entry;
}

/** Takes the place of an entry as a whole. @throws ServiceError 404. */
export function replaceContact(
  world: World,
  actor: Actor,
  providerId: string,
  collection: ContactCollection,
  id: string,
  sent: object,
): Contact {
  const old = readContact(world, providerId, collection, id);
  const entry: Contact = { ...sent, id: old.id };
  const provider = findProvider(world, providerId);
  const entries = contactsOf(provider, collection).map((other) => (other.id === old.id ? entry : other));
  keep(world, actor, provider, collection, entries, 'InfoChanged', entry.id);
  return entry;
}

/** @throws ServiceError 404. */
export function deleteContact(
  world: World,
  actor: Actor,
  providerId: string,
  collection: ContactCollection,
  id: string,
): void {
  const old = readContact(world, providerId, collection, id);
  const provider = findProvider(world, providerId);
  const entries = contactsOf(provider, collection).filter((other) => other.id !== old.id);
  keep(world, actor, provider, collection, entries, 'InfoDeleted', old.id);
}

function contactsOf(provider: ProviderRecord, collection: ContactCollection): Contact[] {
  return (provider[collection] ?? []) as unknown as Contact[];
}

function keep(
  world: World,
  actor: Actor,
  provider: ProviderRecord,
  collection: ContactCollection,
  entries: Contact[],
  kind: 'InfoCreated' | 'InfoChanged' | 'InfoDeleted',
  infoId: string,
): void {
  world.providers.update(provider.id, { [collection]: entries });
  const parameters = { entry: contactCollections[collection], provider: fullName(provider) };
  logEvent(world, actor, kind, parameters, { providerId: provider.id, infoId });
}
