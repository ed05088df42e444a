import { createStore, del, get, promisifyRequest } from 'idb-keyval';
import type { World, WorldChanges } from '../store/world';
import { type DemoSettings, store } from './demo-settings';

interface Kept {
  clockOffset: number;
  changes: WorldChanges;
}

/** So long, in milliseconds, what was changed waits for more of it; after a write that took long, so many times as long as that. */
const delayMs = 100;
const pauses = 20;
const keyOf = ({ seed, providers, edgeCases }: DemoSettings) =>
  `credence-demo ${seed} ${providers}${edgeCases ? ' with edge cases' : ''}`;

const place = createStore('keyval-store', 'keyval');

function put(key: string, kept: Kept): Promise<unknown> {
  return place('readwrite', (records) => {
    records.put(kept, key);
    // Left to itself a write is given up when its page goes away before it was acknowledged.
    records.transaction.commit();
    return promisifyRequest(records.transaction);
  });
}

/**
 * Keeps what the user changed in IndexedDB, so that it survives a reload. Generated data is never
 * stored. Without IndexedDB (a private window) nothing is kept, and the demo works all the same.
 */
export function keepChanges(world: World, settings: DemoSettings) {
  let current = settings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<unknown> | undefined;
  let tookMs = 0;

  function save(): Promise<unknown> {
    clearTimeout(timer);
    timer = undefined;
    const started = performance.now();
    const kept: Kept = { clockOffset: world.clock.offset(), changes: world.changes() };
    remember();
    writing = put(keyOf(current), kept).catch(() => undefined);
    // All of it is copied with each write: the more was changed, the longer that takes.
    tookMs = performance.now() - started;
    return writing;
  }

  function remember() {
    if (current.changed) return;
    current = { ...current, changed: true };
    store(current);
  }

  addEventListener('pagehide', () => {
    if (timer !== undefined) void save();
  });

  return {
    /** Takes over what was kept. */
    async restore(): Promise<void> {
      if (!current.changed) return;
      const kept = await get<Kept>(keyOf(current), place).catch(() => undefined);
      if (!kept) return;
      world.clock.restore(kept.clockOffset);
      world.restore(kept.changes);
    },

    /** Something changed; many changes in a row are written once. */
    saveLater() {
      if (timer !== undefined) return;
      timer = setTimeout(() => void save(), Math.max(delayMs, pauses * tookMs));
      // Opened now, so that a page that goes away meanwhile can still write.
      void place('readonly', () => undefined).catch(() => undefined);
    },

    /** Waits until everything that changed so far is kept. */
    async now(): Promise<void> {
      await (timer === undefined ? writing : save());
    },

    /** The demo starts again: nothing is kept any more. */
    async forget(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await del(keyOf(current), place).catch(() => undefined);
      const { seed, generated: providers, edgeCases } = world;
      current = { ...current, seed, providers, edgeCases, changed: false };
      await del(keyOf(current), place).catch(() => undefined);
      store(current);
    },
  };
}
