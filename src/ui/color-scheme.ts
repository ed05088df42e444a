import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSetting } from './settings';

const prefersDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const query = prefersDark();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** The scheme in force, chosen in the settings or else the system's; written on the page before it is painted. */
export function useColorScheme(): 'light' | 'dark' {
  const chosen = useSetting('colorScheme');
  const system = useSyncExternalStore(subscribe, () => (prefersDark()?.matches ? 'dark' : 'light'));
  const scheme = chosen === 'auto' ? system : chosen;
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  }, [scheme]);
  return scheme;
}
