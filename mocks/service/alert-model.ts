import type { components } from '../../src/api/schema';
import type { AlertRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toListedProvider } from './provider-model';

/** An alert as the contract has it, with its provider. */
export function toAlert(world: World, actor: Actor, record: AlertRecord): components['schemas']['Alert'] {
  const { licenseId: _, ...alert } = record;
  const provider = world.providers.get(record.providerId);
  return { ...alert, provider: provider && toListedProvider(world, actor, provider) };
}
