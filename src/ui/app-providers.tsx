import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { setSetting, useSetting } from './settings';
import { theme } from './theme';

// The styles of every page. Those of Mantine's parts come with them (mantine.ts).
import './tokens.css';
import './mantine-variables.css';
import '@mantine/core/styles/global.css';
import './base.css';

/**
 * The theme, for the parts of Mantine that are used. It stands here in place of Mantine's own provider, which
 * would write its variables into style elements when it runs: they come from mantine-variables.css instead, so
 * that nothing flashes, the page needs no inline styles, and 4 kB are not loaded.
 */
export function AppProviders({ children }: { children: ReactNode }) {
  const colorScheme = useColorScheme();
  const mantine = useMemo(
    () => ({
      colorScheme,
      setColorScheme: (value: 'auto' | 'light' | 'dark') => setSetting('colorScheme', value),
      clearColorScheme: () => setSetting('colorScheme', undefined),
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [colorScheme],
  );
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

const prefersDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const query = prefersDark();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** The scheme in force, chosen in the settings or else the system's; written on the page before it is painted. */
function useColorScheme(): 'light' | 'dark' {
  const chosen = useSetting('colorScheme');
  const system = useSyncExternalStore(subscribe, () => (prefersDark()?.matches ? 'dark' : 'light'));
  const scheme = chosen === 'auto' ? system : chosen;
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  }, [scheme]);
  return scheme;
}
