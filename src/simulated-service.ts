import { config } from '@/config';
import { readStored, writeStored } from '@/lib/storage';

/** The simulated service cannot run in this browser. */
export class DemoError extends Error {}

const workerScript = () => new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).href;

/**
 * Starts the simulated service, and marks what this browser keeps from now on as the demo's. The console is drawn
 * meanwhile: its requests wait for the service. Throws `DemoError` where the browser has no service workers; whatever
 * else keeps the service from starting goes to `onFailure`.
 */
export async function startSimulatedService(onFailure: (error: unknown) => void): Promise<void> {
  if (!('serviceWorker' in navigator))
    throw new DemoError(
      'This browser, or this private window, does not offer service workers, in which the simulated service runs.',
    );
  writeStored('session', 'demo', true);
  writeStored('local', 'demo', true);
  const code = import('../mocks/browser');
  holdRequests(async () => {
    const { startBrowserService } = await code;
    await untilHeadIsPainted();
    await startBrowserService({ baseUrl: import.meta.env.BASE_URL });
  }).catch(onFailure);
}

/**
 * Lets no request of this page out until the service has started. The first of those that waited goes before the others: it
 * is what the screen is about, and the service answers on the page's own thread, where a long answer would hold up its rows.
 */
async function holdRequests(start: () => Promise<void>): Promise<void> {
  const { fetch } = globalThis;
  const started = start();
  let first: Promise<unknown> | undefined;
  globalThis.fetch = async (...request) => {
    const before = first;
    const answer = started.then(() => before).then(() => fetch(...request));
    first ??= answer.then(nextFrame, () => undefined);
    return answer;
  };
  await started;
  globalThis.fetch = fetch;
}

/** A screen that has drawn nothing in so many frames waits for something else. */
const mostFrames = 40;

/**
 * Settles once the first screen shows its head, or its skeleton where it needs its data for the head. What the demo does
 * first it does on the page's own thread, which draws nothing meanwhile.
 */
async function untilHeadIsPainted(): Promise<void> {
  for (let left = mostFrames; left > 0 && !document.querySelector('main h1, [aria-busy]'); left -= 1)
    await nextFrame();
  await nextFrame();
}

/** After the next frame is painted; a tab that is not looked at paints none. */
async function nextFrame(): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 50);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/**
 * Ends what a demo left in this browser once the configuration at its address names a real service: its worker no longer
 * stands between console and service, its token is not sent there, and its clock, which may have been moved, is no longer
 * believed. The worker stays where another environment is still a demo.
 */
export async function endSimulatedService(): Promise<void> {
  const isLast = config().environments.every(({ demo }) => !demo);
  const registrations = isLast ? await registrationsOfDemo() : [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const storage of ['session', 'local'] as const) {
    if (!readStored(storage, 'demo') && registrations.length === 0) continue;
    for (const name of ['session', 'clock-offset', 'active-at', 'demo'])
      writeStored(storage, name, undefined);
  }
}

async function registrationsOfDemo(): Promise<readonly ServiceWorkerRegistration[]> {
  const all = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  return all.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === workerScript()),
  );
}
