import './styles';
import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useColorScheme } from './color-scheme';
import { setSetting } from './settings';
import { theme } from './theme';

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
