import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onEntriesLeftOut } from '@/api/ids';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { ConfigError, loadConfig } from '@/config';
import { assumeClockOffset, clockOffset, onClockNews } from '@/lib/clock';
import { count } from '@/lib/words';
import { readStored, writeStored } from '@/lib/storage';
import { AppProviders } from '@/ui/app-providers';
import { closeQuestion } from '@/ui/confirm';
import { closeNotices, notify } from '@/ui/notify';
import { closeDialogs } from '@/ui/open-dialog';
import { createAppRouter } from './router';
import { showStartupMessage } from './startup-message';
import { allowOnlyStylesAndWorkers } from './trusted-types';

/** A computer whose clock is off by this is told so, in milliseconds. */
const wrongClock = 5 * 60_000;

async function start(): Promise<void> {
  allowOnlyStylesAndWorkers();
  if (import.meta.env.MODE === 'development' && location.pathname === `${import.meta.env.BASE_URL}gallery`) {
    const { showGallery } = await import('@/gallery');
    return showGallery(pageRoot());
  }
  const { demo } = await loadConfig();
  await Promise.all([demo ? startSimulatedService() : undefined, session.start()]);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  // The first screen compares with the service's time before the service has answered.
  assumeClockOffset(readStored('local', 'clock-offset'));
  onClockNews((ageMs) => {
    const offset = clockOffset();
    writeStored('local', 'clock-offset', offset);
    // The clock of the simulated service stands wherever the demo was taken to.
    if (ageMs || (!demo && Math.abs(offset ?? 0) >= wrongClock))
      void import('@/frame/clock-notices').then(({ notifyClockNews: tellClockNews }) => tellClockNews(ageMs));
  });
  onEntriesLeftOut((leftOut) =>
    notify({
      id: 'left-out',
      tone: 'warning',
      title: `${count(leftOut, 'entry', 'entries')} cannot be shown`,
      message:
        'The service listed what has no id, so that nothing could be done with it. All others are shown; tell support.',
      stays: 600_000,
    }),
  );
  session.onEnd((_, because) => {
    void queryClient.cancelQueries();
    queryClient.clear();
    closeNotices();
    closeQuestion();
    closeDialogs();
    if (readStored('local', 'roster-draft'))
      import('@/features/roster/draft').then(({ forgetDrafts }) => forgetDrafts()).catch(() => undefined);
    // Somebody else signed in over the page: nothing that memory still holds may be theirs to see.
    if (because === 'other-user') return location.replace(import.meta.env.BASE_URL);
    // Whatever page this is, a form that was not saved may not hold it back.
    return void router.navigate({ to: '/sign-in', search: {}, replace: true, ignoreBlocker: true });
  });
  createRoot(pageRoot()).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppProviders>
          <RouterProvider router={router} />
        </AppProviders>
      </QueryClientProvider>
    </StrictMode>,
  );
}

class DemoError extends Error {}

/** Only here is anything of the simulated service fetched, and only when the configuration says so. */
async function startSimulatedService(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new DemoError(
      globalThis.isSecureContext
        ? 'This browser, or this private window, does not offer service workers, in which the simulated service runs.'
        : 'The simulated service runs in a service worker, and browsers allow one only over HTTPS or on localhost. This page came over plain HTTP.',
    );
  }
  const { startBrowserService } = await import('../mocks/browser');
  await startBrowserService({ baseUrl: import.meta.env.BASE_URL });
}

function pageRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  return root;
}

function explain(error: unknown): void {
  if (error instanceof ConfigError) {
    return showStartupMessage({
      title: 'Credence is not set up correctly',
      paragraphs: [
        `The configuration at ${new URL(`${import.meta.env.BASE_URL}config.json`, location.href).href} cannot be used. ${error.message}`,
        'It is for whoever runs this console to put right. Nothing was sent to the service.',
      ],
      faults: error.faults,
    });
  }
  if (error instanceof DemoError) {
    return showStartupMessage({
      title: 'The demo cannot run here',
      paragraphs: [
        error.message,
        'Open it over HTTPS or on localhost, or set "demo" to false in config.json.',
      ],
    });
  }
  showStartupMessage({
    title: 'Credence could not start',
    paragraphs: [
      'Part of the console could not be loaded or started. Load the page again; if it stays, tell whoever runs it.',
      error instanceof Error ? error.message : '',
    ],
  });
}

start().catch(explain);
