import { Stack } from '@mantine/core';
import { createContext, use, type ReactNode } from 'react';

/** False where the page itself is called as its only section is. */
export const HeadingShown = createContext(true);

interface SettingsSectionProps {
  /** What it is found by in older addresses: `#tokens`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** What one page of the settings holds, as wide as lines can be read. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <Stack component="section" maw={560} gap="lg" aria-labelledby={id}>
      <h2 id={id} className={use(HeadingShown) ? undefined : 'visually-hidden'}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}
