import type { components } from '../../src/api/schema';
import type { ProviderInfoRecord, World } from '../store/world';
import type { Actor } from './actor';
import { notFound } from './errors';
import { logEvent } from './events';
import { toEntry } from './info-entries';
import { fullName } from './names';
import { entriesOf } from './provider-info';
import { findProvider } from './provider-lookup';

type PortalLoginInfo = components['schemas']['PortalLoginInfo'];

const collection = 'portal';
const entryName = 'the portal login';

/** The one login of a provider (rules.md 7.1). @throws ServiceError 404 when there is none. */
export function readPortalLogin(world: World, providerId: string): PortalLoginInfo {
  return toLogin(existing(world, providerId));
}

/** Creates the login, or takes its place as a whole. @throws ServiceError 404. */
export function replacePortalLogin(
  world: World,
  actor: Actor,
  providerId: string,
  sent: PortalLoginInfo,
): PortalLoginInfo {
  const provider = findProvider(world, providerId);
  const old = loginOf(world, provider.id);
  return keep(world, actor, { id: old?.id ?? world.ids.next(), providerId: provider.id }, sent, !old);
}

/** @throws ServiceError 404 when there is none. */
export function updatePortalLogin(
  world: World,
  actor: Actor,
  providerId: string,
  sent: PortalLoginInfo,
): PortalLoginInfo {
  const old = existing(world, providerId);
  return keep(world, actor, old, { ...old.facts, ...sent }, false);
}

/** @throws ServiceError 404 when there is none. */
export function deletePortalLogin(world: World, actor: Actor, providerId: string): void {
  const old = existing(world, providerId);
  world.providerInfo.remove(old.id);
  log(world, actor, 'InfoDeleted', old);
}

function loginOf(world: World, providerId: string): ProviderInfoRecord | undefined {
  return entriesOf(world, providerId).find((entry) => entry.collection === collection);
}

function existing(world: World, providerId: string): ProviderInfoRecord {
  const login = loginOf(world, findProvider(world, providerId).id);
  if (!login) throw notFound('portal login of this provider');
  return login;
}

function keep(
  world: World,
  actor: Actor,
  { id, providerId }: { id: string; providerId: string },
  sent: PortalLoginInfo,
  isNew: boolean,
): PortalLoginInfo {
  const { portalId } = sent;
  const facts = portalId === undefined ? {} : { portalId };
  const login = { id, providerId, collection, lastUpdatedAt: world.clock.iso(), facts };
  world.providerInfo.put(login);
  log(world, actor, isNew ? 'InfoCreated' : 'InfoChanged', login);
  return toLogin(login);
}

function toLogin(record: ProviderInfoRecord): PortalLoginInfo {
  const { id: _id, ...login } = toEntry(record);
  return login;
}

function log(
  world: World,
  actor: Actor,
  kind: 'InfoCreated' | 'InfoChanged' | 'InfoDeleted',
  { id, providerId }: { id: string; providerId: string },
): void {
  const provider = fullName(world.providers.get(providerId) ?? {});
  logEvent(world, actor, kind, { entry: entryName, provider }, { providerId, infoId: id });
}
