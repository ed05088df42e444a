import { afterAll, afterEach, vi } from 'vitest';
import { applyConfig } from '@/config';

// What main.tsx reads from config.json: requests of components go to a service that the test itself answers for.
applyConfig({ apiBaseUrl: 'http://service.test', requestTimeoutSeconds: 5 });

// Modules are shared, too: what a test has begun to load, such as a lazy part, would fail for the next file when this one ends.
afterAll(() => vi.dynamicImportSettled());

// A machine that is busy with other things fails no test: a second is short for what a worker loads first.
const patience = 15_000;
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: patience, ...options });
afterAll(() => {
  vi.waitFor = waitFor;
});

// A worker runs many files one after the other: none finds what another has stubbed last, or stored.
vi.unstubAllGlobals();

if (globalThis.document) {
  localStorage.clear();
  sessionStorage.clear();
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
  // The document is shared: what a test leaves in it would be found by the next one, and so would a question or a dialog that
  // was not answered, which the next one that draws a page would open over it.
  afterEach(async () => {
    cleanup();
    document.body.replaceChildren();
    // A page that was left is there again.
    dispatchEvent(new Event('pageshow'));
    const [{ closeQuestion }, { closeDialogs }] = await Promise.all([
      import('@/ui/confirm'),
      import('@/ui/open-dialog'),
    ]);
    closeQuestion();
    closeDialogs();
  });
}
