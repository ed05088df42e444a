import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** The buttons at the end of a step, which stay in sight however long the step is. */
export function StepFoot({ children }: { children: ReactNode }) {
  return (
    <Group
      gap="sm"
      pos="sticky"
      bottom={0}
      py={10}
      bg="var(--bg)"
      // Above the head of a table that stays in sight; the shadow lets what passes below fade.
      style={{ zIndex: 3, boxShadow: '0 -1px 0 var(--line)' }}
    >
      {children}
    </Group>
  );
}
