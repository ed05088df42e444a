/**
 * Does something for each item, for so many at a time, in their order, and gives what came of each in the order of the items. Nothing
 * further is begun once `signal` aborts: what was not done is undefined then. Throws what the first failure throws.
 */
export async function severalAtATime<Item, Value>(
  items: readonly Item[],
  most: number,
  work: (item: Item, index: number) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value[]> {
  const values: Value[] = Array.from({ length: items.length });
  let next = 0;
  async function goOn(): Promise<void> {
    for (let index = next++; index < items.length; index = next++) {
      if (signal?.aborted) return;
      // oxlint-disable-next-line no-await-in-loop -- so many of these loops run beside each other
      values[index] = await work(items[index] as Item, index);
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, goOn));
  return values;
}

/**
 * Gives what begins work: so many pieces of it at a time, each further one once another has ended, however that did, in the order
 * in which they were given.
 */
export function atMost(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
