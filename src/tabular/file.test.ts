import { afterEach, expect, test, vi } from 'vitest';
import { readTabularFile } from './file';
import { notReadable, readerIsGone } from './words';

afterEach(() => vi.unstubAllGlobals());

/** Reads a file with a worker that meets an error at once. */
function readWith(error: Event) {
  class FailingWorker extends EventTarget {
    postMessage() {
      this.dispatchEvent(error);
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FailingWorker);
  return readTabularFile(new Blob(['a,b']), new AbortController().signal);
}

test('A file whose reader a deployment took away is not called damaged', async () => {
  expect(await readWith(new Event('error'))).toEqual({ format: 'unknown', problem: readerIsGone });
});

test('A file on which the reader fails cannot be read', async () => {
  const error = Object.assign(new Event('error'), { message: 'Uncaught RangeError' });
  expect(await readWith(error)).toEqual({ format: 'unknown', problem: notReadable });
});
