import type { Change } from '../store/collection';
import type { CollectionName, World, WorldChanges } from '../store/world';

type Message = { epoch: number; clockOffset: number } & (
  | { kind: 'changes'; changes: WorldChanges }
  | { kind: 'reset'; seed: number; size: number; edgeCases: boolean }
);

/**
 * Two tabs of one demo play one service: what changes in one is taken over by the others. Tabs that
 * were started from another epoch have other data and are left alone.
 */
export function shareWithOtherTabs(world: World, onRemoteChange: () => void) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('credence-demo');
  let batch: WorldChanges = {};
  let isQueued = false;

  const common = () => ({ epoch: world.epoch, clockOffset: world.clock.offset() });
  // A broadcast channel reaches this origin only and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel?.postMessage(message);

  function send() {
    const changes = batch;
    batch = {};
    isQueued = false;
    post({ ...common(), kind: 'changes', changes });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.epoch !== world.epoch) return;
    if (data.kind === 'reset') world.reset({ seed: data.seed, size: data.size, edgeCases: data.edgeCases });
    else world.restore(data.changes);
    world.clock.restore(data.clockOffset);
    onRemoteChange();
  });

  return {
    /** Passes a change on, together with the others of the same turn. */
    changed(collection: CollectionName, change: Change<{ id: string }>) {
      (batch[collection] ??= []).push(change);
      if (isQueued) return;
      isQueued = true;
      queueMicrotask(send);
    },

    /** Tells where the clock stands now. */
    clockMoved: () => post({ ...common(), kind: 'changes', changes: {} }),

    /** Lets the other tabs start again, too. */
    reset() {
      const { seed, generated: size, edgeCases } = world;
      post({ ...common(), kind: 'reset', seed, size, edgeCases });
    },
  };
}
