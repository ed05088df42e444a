import type { World } from '../store/world';
import type { Actor } from './actor';
import { toEntry } from './info-entries';
import { entriesOf } from './provider-info';
import { infoRules } from './provider-info-rules';
import { findProvider } from './provider-lookup';
import { toProvider } from './provider-model';

/**
 * All that is kept about a provider, by kind (rules.md 7.2). Kinds that were not asked
 * for or have no entry are left out; licenses have operations of their own, and stand here as they are attached.
 * @throws ServiceError 404.
 */
export function readAllInfo(
  world: World,
  actor: Actor,
  providerId: string,
  wanted?: readonly string[],
): Record<string, unknown> {
  const provider = findProvider(world, providerId);
  const all: Record<string, unknown> = {};
  const add = (kind: string, value: unknown) => {
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && (wanted?.includes(kind) ?? true)) all[kind] = value;
  };
  const entries = entriesOf(world, provider.id);
  const { licenses, ...basic } = toProvider(world, actor, provider);
  add('BasicInfo', basic);
  const login = entries.find(({ collection }) => collection === 'portal');
  add('Portal', login && toEntry(login));
  for (const [collection, { infoType }] of Object.entries(infoRules)) {
    add(infoType, entries.filter((entry) => entry.collection === collection).map(toEntry));
  }
  add('Licenses', licenses);
  return all;
}
