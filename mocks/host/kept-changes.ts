import { del, get, set } from 'idb-keyval';
import type { World, WorldChanges } from '../store/world';
import { type DemoSettings, store } from './demo-settings';

interface Kept {
  clockOffset: number;
  changes: WorldChanges;
}

const delayMs = 100;
const keyOf = ({ seed, providers }: DemoSettings) => `credence-demo ${seed} ${providers}`;

/**
 * Keeps what the user changed in IndexedDB, so that it survives a reload. Generated data is never
 * stored. Without IndexedDB (a private window) nothing is kept, and the demo works all the same.
 */
export function keepChanges(world: World, settings: DemoSettings) {
  let current = settings;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save() {
    clearTimeout(timer);
    timer = undefined;
    const kept: Kept = { clockOffset: world.clock.offset(), changes: world.changes() };
    void set(keyOf(current), kept).then(remember, () => undefined);
  }

  function remember() {
    if (current.changed) return;
    current = { ...current, changed: true };
    store(current);
  }

  addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });

  return {
    /** Takes over what was kept. */
    async restore(): Promise<void> {
      if (!current.changed) return;
      const kept = await get<Kept>(keyOf(current)).catch(() => undefined);
      if (!kept) return;
      world.clock.restore(kept.clockOffset);
      world.restore(kept.changes);
    },

    /** Something changed; many changes in a row are written once. */
    soon() {
      timer ??= setTimeout(save, delayMs);
    },

    /** The demo starts again: nothing is kept any more. */
    async forget(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await del(keyOf(current)).catch(() => undefined);
      current = { ...current, seed: world.seed, providers: world.generated, changed: false };
      await del(keyOf(current)).catch(() => undefined);
      store(current);
    },
  };
}
