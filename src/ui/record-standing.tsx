import { Badge, Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

interface RecordStandingProps {
  deactivated: boolean;
  /** Why nothing here can be changed, where nothing can. */
  readOnly: string | undefined;
}

/** What stands beside the name of a provider or facility: that it is deactivated, that it can only be read. */
export function RecordStanding({ deactivated, readOnly }: RecordStandingProps) {
  return (
    <>
      {deactivated && <Badge>Deactivated</Badge>}
      {readOnly && (
        <Group gap="xs" c="dimmed">
          <IconLock size={14} aria-hidden />
          <Text size="xs">{readOnly}</Text>
        </Group>
      )}
    </>
  );
}
