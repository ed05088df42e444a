import { ApiError } from '@/api/errors';
import type { BulkTask, LeftAsItWas } from './bulk-run';

/** What is worked on. */
export const items = Array.from({ length: 12 }, (_, index) => `item ${index}`);

/** A task over `items`, or what `more` says. */
export function taskOf(
  run: (item: string) => Promise<string | void | LeftAsItWas>,
  more: Partial<BulkTask<string>> = {},
) {
  const task: BulkTask<string> = {
    title: 'Verify 12 licenses',
    one: 'license',
    many: 'licenses',
    collect: async () => items,
    label: (item) => item,
    run,
    ...more,
  };
  return task as BulkTask<unknown>;
}

/** A clock that stands still except while something waits. */
export function clock() {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    wait: async (ms: number) => {
      waits.push(ms);
      await Promise.resolve();
      time += ms;
    },
  };
}

/** An answer that refuses, with a correlation id of its own. */
export const failure = (status: number, more = {}) =>
  new ApiError({ kind: 'problem', status, correlationId: `id-${status}`, ...more });
