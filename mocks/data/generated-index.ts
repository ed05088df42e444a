import { indexOfId } from '../store/ids';
import type { World } from '../store/world';

/** The place of a provider among the generated ones; undefined for one that was added later. */
export function generatedIndex(world: World, providerId: string): number | undefined {
  const index = indexOfId('provider', world.seed, providerId);
  return index !== undefined && index >= 0 && index < world.generated ? index : undefined;
}
