import type { ProviderRecord, World } from '../store/world';
import { notFound } from './errors';

/**
 * The provider with an id.
 * @throws ServiceError 404.
 */
export function findProvider(world: World, providerId: string): ProviderRecord {
  const provider = world.providers.get(providerId.toLowerCase());
  if (!provider) throw notFound('provider');
  return provider;
}

/** Whether a provider is deactivated; absent means no. */
export function isDeactivated(provider: ProviderRecord): boolean {
  return provider.deactivated ?? false;
}
