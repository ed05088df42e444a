import { Box, Group } from '@mantine/core';
import { waitingReads } from '@/api/waiting-reads';
import { useStore } from '@/lib/store';
import { Button } from './button';
import { Note } from './layout';

/** Says that the service has not answered yet, and what can be done about it. Over every page and dialog. */
export function StillWaiting() {
  const reads = useStore(waitingReads);
  return (
    <Box
      className="no-print"
      pos="fixed"
      bottom={16}
      left={16}
      maw="calc(100vw - 32px)"
      style={{ zIndex: 400 }}
    >
      <Note
        role="status"
        action={
          <Group gap="sm">
            <Button variant="default" size="xs" onClick={() => reads.forEach((read) => read.stop())}>
              Stop
            </Button>
            <Button variant="default" size="xs" onClick={() => reads.forEach((read) => read.again())}>
              Try again
            </Button>
          </Group>
        }
      >
        Still waiting for the service.
      </Note>
    </Box>
  );
}
