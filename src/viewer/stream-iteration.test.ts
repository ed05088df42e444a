import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letStreamsIterate } from './stream-iteration';

const streams = ReadableStream.prototype as { [Symbol.asyncIterator]?: unknown };
const native = streams[Symbol.asyncIterator];

beforeEach(() => {
  Reflect.deleteProperty(streams, Symbol.asyncIterator);
  letStreamsIterate();
});

afterEach(() => {
  streams[Symbol.asyncIterator] = native;
});

/** A stream of these numbers, and whether it was given up. */
function numbers(...values: readonly number[]) {
  const cancel = vi.fn<() => void>();
  const stream = new ReadableStream<number>({
    start(controller) {
      for (const value of values) controller.enqueue(value);
      controller.close();
    },
    cancel,
  });
  return { stream, cancel };
}

it('A stream is read to its end in a browser whose streams cannot be iterated', async () => {
  expect(streams[Symbol.asyncIterator]).not.toBe(native);
  const { stream } = numbers(1, 2, 3);
  const read: number[] = [];
  for await (const value of stream) read.push(value);
  expect(read).toEqual([1, 2, 3]);
  expect(stream.locked).toBe(false);
});

it('A stream that is left before its end is given up', async () => {
  const { stream, cancel } = numbers(1, 2, 3);
  for await (const value of stream) if (value === 1) break;
  expect(cancel).toHaveBeenCalledOnce();
  expect(stream.locked).toBe(false);
});

it('A stream that fails throws why', async () => {
  const broken = new ReadableStream<number>({
    start: (controller) => controller.error(new Error('Cut off')),
  });
  const read = async () => {
    for await (const value of broken) expect(value).toBeUndefined();
  };
  await expect(read()).rejects.toThrow('Cut off');
});
