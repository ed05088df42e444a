import { afterAll, afterEach, vi } from 'vitest';
import { applyConfig } from '@/config';

// What main.tsx reads from config.json: requests of components go to a service that the test itself answers for.
applyConfig({ apiBaseUrl: 'http://service.test', requestTimeoutSeconds: 5 });

// Modules are shared, too: what a test has begun to load, such as a lazy part, would fail for the next file when this one ends.
afterAll(() => vi.dynamicImportSettled());

// A worker runs many files one after the other: none finds what another has stubbed last, or stored.
vi.unstubAllGlobals();

if (globalThis.document) {
  localStorage.clear();
  sessionStorage.clear();
  const { cleanup, configure } = await import('@testing-library/react');
  // A machine that is busy with other things fails no test.
  configure({ asyncUtilTimeout: 15_000 });
  // The document is shared: what a test leaves in it would be found by the next one.
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
