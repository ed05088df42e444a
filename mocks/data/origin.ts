import type { Definitions } from '../store/definitions';
import type { World } from '../store/world';

export interface Origin {
  seed: number;
  /** How many providers. */
  size: number;
  /** Milliseconds; dates are relative to its day. */
  epoch: number;
  /** Whether the first records of each kind are what real data are at their worst. */
  edgeCases: boolean;
  /** Whether a team has worked with the console before. */
  teamwork?: boolean;
  definitions: Definitions;
}

/** What the records of a world are generated from. */
export function originOfWorld(world: World): Origin {
  const { seed, generated: size, epoch, edgeCases, teamwork } = world;
  return { seed, size, epoch, edgeCases, teamwork, definitions: world };
}
