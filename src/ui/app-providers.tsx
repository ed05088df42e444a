import './styles';
import { MantineProvider } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { Announcer } from './announce';
import { settingsColorSchemeManager } from './color-scheme';
import { Notices } from './notices';
import { theme } from './theme';

/**
 * What every part of the page stands on: the theme, notices and the live region. Mantine's variables come from
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
      <Notices />
      <Announcer />
    </MantineProvider>
  );
}
