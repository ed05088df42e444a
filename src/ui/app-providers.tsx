import './styles';
import { MantineProvider } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { settingsColorSchemeManager } from './color-scheme';
import { theme } from './theme';

/**
 * The theme, on which every part of the page stands. Mantine's variables come from
 * mantine-variables.css, so that it writes no style element and nothing flashes before it runs.
 */
export function AppProviders({ children }: { children: ReactNode }) {
  const manager = useMemo(() => settingsColorSchemeManager(), []);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
