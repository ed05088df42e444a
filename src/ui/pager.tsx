import { Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { formatNumber } from '@/lib/words';
import { ActionIcon } from './button';

interface PagerProps {
  /** What one steps through: `match`. */
  one: string;
  /** Index in the loaded rows; -1 for what is not among them. */
  index: number;
  last: number;
  /** Which of the `total` it is, from 1 on; undefined for a row that counts no more and keeps its place. */
  place: number | undefined;
  total: number | undefined;
  onGo: (index: number) => void;
}

/** `3 of 19` where it counts, `1 of 18 left` once rows above it count no more, and the way to the neighbours. */
export function Pager({ one, index, last, place, total, onGo }: PagerProps) {
  return (
    <Group gap="sm" wrap="nowrap" flex="none">
      {place !== undefined && (
        <Text component="strong" fw={600} flex="none">
          {formatNumber(place)}
          {total !== undefined && ` of ${formatNumber(Math.max(total, place))}`}
          {place <= index && ' left'}
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
