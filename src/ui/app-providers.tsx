import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { getSetting, setSetting, watchSettings } from './settings';
import { cssVariables, theme } from './theme';

import './mantine.css';
import './tokens.css';
import './base.css';
import './mantine-overrides.css';

/** The theme of Mantine, and the colour scheme that the settings say. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={settingsColorScheme}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
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
