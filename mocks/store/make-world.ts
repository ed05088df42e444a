import { createClock } from './clock';
import type { Change, Collection } from './collection';
import { createIds } from './ids';
import { keepVersion } from './versions';
import {
  type CollectionName,
  collections,
  type Generated,
  type World,
  type WorldChanges,
  type WorldOptions,
} from './world';

const names = Object.keys(collections()) as CollectionName[];

/**
 * The whole state of the service, which begins with what `generated` makes. What was generated follows from seed, size, epoch and edge cases alone; only what changed
 * since is ever stored. Deep records, such as the
 * verifications of past years, are generated when first asked for (`service/past.ts`).
 */
export function worldOf(generated: Generated, options: WorldOptions = {}): World {
  const clock = options.clock ?? createClock();
  const epoch = options.epoch ?? clock.now();
  const listeners: ((collection: CollectionName, change: Change<{ id: string }>) => void)[] = [];

  const world = {
    ...generated.definitions(),
    clock,
    epoch,
    teamwork: options.teamwork ?? false,
    reset,
    changes,
    restore,
    onChange: (listener: (typeof listeners)[number]) => listeners.push(listener),
  } as unknown as World;
  fill(options.seed ?? 1, options.size ?? 2000, options.edgeCases ?? false);
  return world;

  function fill(seed: number, size: number, edgeCases: boolean) {
    const fresh = collections();
    Object.assign(world, fresh, { seed, generated: size, edgeCases, ids: createIds(seed, options.owner) });
    const original = isAlike(options.original) ? options.original : undefined;
    Object.assign(world, { original });
    for (const [name, generate] of Object.entries(generated.records(world))) {
      const collection = fresh[name as CollectionName] as unknown as Collection<{ id: string }>;
      collection.seedLater(original ? () => original[name as CollectionName].all() : generate);
    }
    for (const name of names) {
      const collection = fresh[name] as unknown as Collection<{ id: string }>;
      collection.onChange = (change, old) => {
        keepVersion(world, name, change, old);
        for (const listener of listeners) listener(name, change);
      };
    }
  }

  function isAlike(other: World | undefined): boolean {
    const { seed, generated, edgeCases } = world;
    return (
      other?.seed === seed &&
      other.generated === generated &&
      other.epoch === epoch &&
      other.edgeCases === edgeCases
    );
  }

  function reset({
    seed = world.seed,
    size = world.generated,
    edgeCases = world.edgeCases,
  }: Parameters<World['reset']>[0] = {}) {
    clock.restore(0);
    fill(seed, size, edgeCases);
  }

  function changes(): WorldChanges {
    const all: WorldChanges = {};
    for (const name of names) {
      const changed = world[name].changes();
      if (changed.length > 0) all[name] = changed;
    }
    return all;
  }

  function restore(given: WorldChanges) {
    for (const name of names) {
      // The shapes are those that `changes` gave out; JSON does not carry them.
      const collection = world[name] as unknown as Collection<{ id: string }>;
      collection.restore(given[name] ?? []);
    }
  }
}
