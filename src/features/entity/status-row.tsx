import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { RecordRow } from '@/ui/layout';

interface StatusRowProps {
  status: ReactNode;
  /** What can be done about it. */
  end?: ReactNode;
  children: ReactNode;
}

/** A line of a `RecordList` that begins with a status, so that the statuses stand in one column. */
export function StatusRow({ status, end, children }: StatusRowProps) {
  return (
    <RecordRow end={end}>
      <Group gap="xs">
        <Box w={176}>{status}</Box>
        <Box flex="1 1 200px" miw={0}>
          {children}
        </Box>
      </Group>
    </RecordRow>
  );
}
