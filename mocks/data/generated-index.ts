import { idFor } from '../store/ids';
import type { World } from '../store/world';

const indexes = new WeakMap<World['providers'], Map<string, number>>();

/** The place of a provider among the generated ones; undefined for one that was added later. */
export function generatedIndex(world: World, providerId: string): number | undefined {
  let known = indexes.get(world.providers);
  if (!known) {
    known = new Map();
    for (let index = 0; index < world.generated; index += 1) {
      known.set(idFor('provider', world.seed, index), index);
    }
    indexes.set(world.providers, known);
  }
  return known.get(providerId);
}
