import { Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { formatNumber } from '@/lib/words';
import { ActionIcon } from './button';

interface PagerProps {
  /** What one steps through: `match`. */
  one: string;
  /** Index in the loaded rows; -1 for what has left the list. */
  index: number;
  last: number;
  total: number | undefined;
  onGo: (index: number) => void;
}

/** `3 of 19`, and the way to the neighbours. */
export function Pager({ one, index, last, total, onGo }: PagerProps) {
  return (
    <Group gap="sm" wrap="nowrap" flex="none">
      {index >= 0 && (
        <Text component="strong" fw={600} flex="none">
          {formatNumber(index + 1)} of {formatNumber(Math.max(total ?? 0, last + 1))}
        </Text>
      )}
      <ActionIcon
        aria-label={`Previous ${one}`}
        variant="default"
        disabled={index <= 0}
        onClick={() => onGo(index - 1)}
      >
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={`Next ${one}`}
        variant="default"
        disabled={index >= last}
        onClick={() => onGo(index + 1)}
      >
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
