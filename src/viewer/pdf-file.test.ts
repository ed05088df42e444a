import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMissingPart } from '@/ui/lazy-component';
import { openPdf } from './pdf-file';

let workers: EventTarget[];

beforeEach(() => {
  workers = [];
  class SilentWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => vi.unstubAllGlobals());

test('A reader of PDFs that a deployment took away is told as a missing part, not as a damaged file', async () => {
  const opened = openPdf(new Blob(['%PDF-1.7']));
  workers[0]?.dispatchEvent(new Event('error'));
  const error = await opened.content.catch((reason: unknown) => reason);
  expect(isMissingPart(error)).toBe(true);
  opened.close();
});
