import { config } from '@/config';
import { readStored, writeStored } from '@/lib/storage';

/** The simulated service cannot run in this browser. */
export class DemoError extends Error {}

const workerScript = () => new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).href;

/**
 * Starts the simulated service, and marks what this browser keeps from now on as the demo's. Throws `DemoError` where the
 * browser has no service workers.
 */
export async function startSimulatedService(): Promise<void> {
  if (!('serviceWorker' in navigator))
    throw new DemoError(
      'This browser, or this private window, does not offer service workers, in which the simulated service runs.',
    );
  writeStored('session', 'demo', true);
  writeStored('local', 'demo', true);
  const { startBrowserService } = await import('../mocks/browser');
  await startBrowserService({ baseUrl: import.meta.env.BASE_URL });
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
