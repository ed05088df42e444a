import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { Suspense, useEffect, type ReactNode } from 'react';
import { busyUntil, waitingReads } from '@/api/waiting-reads';
import { writeForAnyEnvironment } from '@/lib/storage';
import { useSelected, useStore } from '@/lib/store';
import { openQuestion } from './confirm';
import { lazyComponent } from './lazy-component';
import { getSetting, setSetting, useSetting, watchSettings } from './settings';
import { styleNonce } from './style-nonce';
import { cssVariables, theme } from './theme';

import './mantine.css';
import './tokens.css';
import './base.css';
import './mantine-overrides.css';

const ConfirmHost = lazyComponent(async () => (await import('./confirm-host')).ConfirmHost);
const StillWaiting = lazyComponent(async () => (await import('./still-waiting')).StillWaiting);

const getStyleNonce = () => styleNonce;

/** The theme of Mantine, the colour scheme that the settings say, the question that is asked at present, and that the service lets people wait. */
export function AppProviders({ children }: { children: ReactNode }) {
  const scheme = useSetting('colorScheme');
  // `public/before-paint.js` has the next page begin with it.
  useEffect(() => writeForAnyEnvironment('colorScheme', scheme), [scheme]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={settingsColorScheme}
      defaultColorScheme="auto"
      getStyleNonce={getStyleNonce}
    >
      {children}
      <ConfirmQuestion />
      <Waiting />
    </MantineProvider>
  );
}

function ConfirmQuestion() {
  const current = useStore(openQuestion);
  return <Suspense>{current && <ConfirmHost key={current.turn} question={current.question} />}</Suspense>;
}

function Waiting() {
  const isLong = useSelected(waitingReads, (reads) => reads.length > 0);
  const again = useStore(busyUntil);
  return <Suspense>{(isLong || again > 0) && <StillWaiting />}</Suspense>;
}

let stopWatching: () => void = () => undefined;

/** The scheme is a setting as all others: kept for the environment, exported with them, the same in every tab. */
const settingsColorScheme: MantineColorSchemeManager = {
  get: () => getSetting('colorScheme'),
  set: (scheme) => {
    if (scheme !== getSetting('colorScheme')) setSetting('colorScheme', scheme);
  },
  subscribe: (onUpdate) => {
    stopWatching = watchSettings(() => onUpdate(getSetting('colorScheme')));
  },
  unsubscribe: () => stopWatching(),
  clear: () => setSetting('colorScheme', undefined),
};
