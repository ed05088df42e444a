import { Badge, Group } from '@mantine/core';
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
      {deactivated && (
        <Badge variant="light" color="gray" tt="none" fw={500} radius="sm">
          Deactivated
        </Badge>
      )}
      {readOnly && (
        <Group component="span" gap="xs" c="dimmed" fz="xs">
          <IconLock size={14} aria-hidden />
          {readOnly}
        </Group>
      )}
    </>
  );
}
