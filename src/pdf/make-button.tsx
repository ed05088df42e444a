import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { useMaking, type Making } from './use-making';

interface MakeButtonProps extends Making {
  label: string;
  icon: ReactNode;
  isPrimary?: boolean;
  disabled?: boolean;
  /** Why it cannot be made, as a sentence. */
  blocked?: string | undefined;
}

/** Makes a file and saves it; meanwhile it says how far that is, and stops it. */
export function MakeButton({
  label,
  icon,
  isPrimary = false,
  disabled = false,
  blocked,
  ...making
}: MakeButtonProps) {
  const { words, start, cancel } = useMaking(making);
  if (words === undefined)
    return (
      <Button
        variant={isPrimary ? 'filled' : 'default'}
        leftSection={icon}
        disabled={disabled}
        blocked={blocked}
        onClick={() => void start()}
      >
        {label}
      </Button>
    );
  return (
    <Group gap="sm" wrap="nowrap">
      <span role="status">{words}</span>
      <Button variant="default" data-autofocus onClick={cancel}>
        Cancel
      </Button>
    </Group>
  );
}
