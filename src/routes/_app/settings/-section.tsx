import { Box, Divider, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** Where it is found on the page: `#tokens`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A heading at the left, its settings at the right, or below where the window is narrow. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <>
      <Divider color="var(--line)" />
      <Group component="section" align="start" gap="sm" aria-labelledby={id}>
        <Box component="h2" id={id} w={192}>
          {title}
        </Box>
        <Stack flex="1 1 288px" maw={560} miw={0} gap="lg">
          {children}
        </Stack>
      </Group>
    </>
  );
}
