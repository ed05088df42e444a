import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { toneColors, toneIcons, type Tone } from '@/ui/status-looks';

/** Words that say how something stands, with the icon and the color of it. */
export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
  const ToneIcon = toneIcons[tone];
  return (
    <Group component="span" display="inline-flex" gap={5} wrap="nowrap" c={toneColors[tone]}>
      <ToneIcon size={14} aria-hidden />
      <span>{children}</span>
    </Group>
  );
}
