import { setupWorker } from 'msw/browser';
import { http } from 'msw/core/http';
import { settingsToStartWith } from './host/demo-settings';
import { keepChanges } from './host/kept-changes';
import { shareWithOtherTabs } from './host/other-tabs';
import { type App, createApp } from './http/app';
import { splitTarget } from './http/match';
import { catchUp } from './service/jobs';
import type { World } from './store/world';
import { createWorld } from './data/create-world';

export interface BrowserServiceOptions {
  /** Where the console lives, with a slash at its end; the worker's script lies there. */
  baseUrl: string;
  seed?: number;
  providers?: number;
  edgeCases?: boolean;
}

/**
 * Plays the service in this page, behind a service worker that answers `/api` and `/control`. What
 * the user changes survives a reload and shows in other tabs. Resolves when requests are answered.
 */
export async function startBrowserService(options: BrowserServiceOptions): Promise<void> {
  letUpdatesFail();
  const worker = setupWorker(
    http.all(
      ({ request }) => isOurs(request),
      async ({ request }) => (await handle)(request),
    ),
  );
  const listening = worker.start({
    quiet: true,
    serviceWorker: { url: `${options.baseUrl}mockServiceWorker.js`, options: { scope: options.baseUrl } },
    onUnhandledRequest: (request, print) => {
      if (isOurs(request)) print.error();
    },
  });
  // Generated while the worker registers; no request comes before both are there.
  const handle = createBrowserApp(options);
  await Promise.all([listening, handle]);
}

function isOurs(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return origin === location.origin && splitTarget(pathname) !== undefined;
}

/**
 * At every start msw asks the browser for a newer worker, and leaves a refusal to nobody: without a network, or on a page
 * that is being left, it would end as an error that nothing caught. The worker that is there serves.
 */
function letUpdatesFail(): void {
  const { update } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.update = async function (this: ServiceWorkerRegistration) {
    return update.call(this).catch(() => this);
  };
}

async function createBrowserApp(options: BrowserServiceOptions): Promise<App['handle']> {
  const started = performance.now();
  const settings = settingsToStartWith(options, Date.now());
  const { seed, providers: size, edgeCases, epoch } = settings;
  const world = createWorld({ seed, size, edgeCases, epoch, teamwork: true, owner: ownerOfThisTab() });
  performance.measure('simulated service: start', { start: started });
  const kept = keepChanges(world, settings);
  await kept.restore();
  void readUploads(world);
  const tabs = shareWithOtherTabs(world, () => {
    kept.saveLater();
    void readUploads(world);
  });
  world.onChange((collection, change) => {
    tabs.changed(collection, change);
    kept.saveLater();
  });
  const app = createApp(world, {
    onUnexpected: reportError,
    async onReset() {
      await kept.forget();
      tabs.reset();
    },
    onAdvance() {
      kept.saveLater();
      tabs.clockMoved();
    },
  });
  // While the worker registers there is time for it; the first request finds it done. Every first screen counts licenses,
  // which are generated when somebody first asks for them.
  await catchUp(world).catch(reportError);
  void world.licenses.size;
  let isFirst = true;
  return async (request) => {
    const startedAt = performance.now();
    const response = await app.handle(request);
    if (isFirst) performance.measure('simulated service: first request', { start: startedAt });
    isFirst = false;
    const { pathname } = new URL(request.url);
    // Whoever has signed in and loads the page again at once is still signed in: the token is kept before it is told.
    const isSignIn = request.method === 'POST' && pathname.includes('/api/auth/');
    // A write that begins only when its page goes away may be lost: whoever is about to leave asks for the state before.
    if (isSignIn || pathname.endsWith('/control/state')) await kept.now();
    return response;
  };
}

/** Uploaded files that came from storage or from another tab are read before the first scan needs them. */
async function readUploads(world: World): Promise<void> {
  if (world.datasetUploads.size === 0) return;
  const { prepareUploads } = await import('./service/dataset-upload-list');
  await prepareUploads(world);
}

/** Ids of records made in two tabs, or before and after a reload, must never meet. */
function ownerOfThisTab(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
