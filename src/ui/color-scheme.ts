import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { getSetting, setSetting, watchSettings } from './settings';

/** Keeps Mantine's colour scheme in the settings, so that it is chosen in one place. */
export function settingsColorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: (): MantineColorScheme => getSetting('colorScheme'),
    set: (value) => setSetting('colorScheme', value),
    subscribe(onUpdate) {
      let last = getSetting('colorScheme');
      stop = watchSettings(() => {
        const next = getSetting('colorScheme');
        if (next === last) return;
        last = next;
        onUpdate(next);
      });
    },
    unsubscribe: () => stop?.(),
    clear: () => setSetting('colorScheme', undefined),
  };
}
