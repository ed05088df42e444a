import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onEntriesLeftOut } from '@/api/ids';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { loadConfig } from '@/config';
import { assumeClockOffset, clockOffset, onClockNews } from '@/lib/clock';
import { readStored, writeStored } from '@/lib/storage';
import { AppProviders } from '@/ui/app-providers';
import { closeQuestion } from '@/ui/confirm';
import { closeNotices } from '@/ui/notify';
import { closeDialogs } from '@/ui/open-dialog';
import { allowOnlyOwnStyles } from '@/ui/style-nonce';
import './startup-message.css';
import { createAppRouter } from './router';
import { allowOnlyStylesAndWorkers } from './trusted-types';

/** A computer whose clock is off by this is told so, in milliseconds. */
const wrongClock = 5 * 60_000;

async function start(): Promise<void> {
  allowOnlyStylesAndWorkers();
  // While it is developed, Vite writes every style sheet into an element of its own.
  if (import.meta.env.PROD) allowOnlyOwnStyles();
  if (import.meta.env.MODE === 'development' && location.pathname === `${import.meta.env.BASE_URL}gallery`) {
    const { showGallery } = await import('@/gallery');
    return showGallery(pageRoot());
  }
  // Without HTTPS browsers give no page what keys, hashes and workers are made with, and anybody on the way reads along.
  if (!isSecureContext) return (await import('./failed-start')).explainPlainHttp();
  const { demo } = await loadConfig();
  // Only here is anything of the simulated service fetched, and only when the configuration says so, or did.
  if (
    !demo &&
    (readStored('session', 'demo') || readStored('local', 'demo') || navigator.serviceWorker?.controller)
  )
    await (await import('./simulated-service')).endSimulatedService();
  await Promise.all([
    demo && import('./simulated-service').then((demoService) => demoService.startSimulatedService(explain)),
    session.start(),
  ]);
  // Translators begin when the page is loaded and ask their service first: this is there before.
  void import('./translation');
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  // The first screen compares with the service's time before the service has answered.
  assumeClockOffset(readStored('local', 'clock-offset'));
  onClockNews((ageMs) => {
    const offset = clockOffset();
    writeStored('local', 'clock-offset', offset);
    // The clock of the simulated service stands wherever the demo was taken to.
    if (ageMs || (!demo && Math.abs(offset ?? 0) >= wrongClock))
      void import('@/frame/clock-notices').then(({ notifyClockNews }) => notifyClockNews(ageMs));
  });
  onEntriesLeftOut((leftOut) => {
    void import('@/frame/left-out-notice').then(({ notifyLeftOut }) => notifyLeftOut(leftOut));
  });
  session.onEnd((_, because) => {
    void queryClient.cancelQueries();
    queryClient.clear();
    closeNotices();
    closeQuestion();
    closeDialogs();
    if (readStored('local', 'roster-draft'))
      import('@/features/roster/draft').then(({ forgetDrafts }) => forgetDrafts()).catch(() => undefined);
    if (readStored('local', 'expirables'))
      import('@/features/expirables/kept')
        .then(({ forgetReading }) => forgetReading())
        .catch(() => undefined);
    if (readStored('local', 'follow-ups'))
      import('@/features/follow-up/texts').then(({ forgetTexts }) => forgetTexts()).catch(() => undefined);
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

/** It is in `index.html`; React says so where it is not. */
const pageRoot = () => document.getElementById('root') as HTMLElement;

const explain = async (error: unknown) => (await import('./failed-start')).explainFailedStart(error);

start().catch(explain);
