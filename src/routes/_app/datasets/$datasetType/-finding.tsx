import { Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconOctagonX } from '@/ui/icons';

/** Something about the file that is in order or stands in the way. */
export function Finding({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <Group gap={6} wrap="nowrap">
      {isGood ? (
        <IconCircleCheck size={14} color="var(--found)" aria-hidden />
      ) : (
        <IconOctagonX size={14} color="var(--fail)" aria-hidden />
      )}
      <Text>{children}</Text>
    </Group>
  );
}
