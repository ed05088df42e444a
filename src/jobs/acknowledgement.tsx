import { Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateTags } from '@/api/invalidations';
import { now } from '@/lib/clock';
import { formatDate, localDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { type Acknowledgeable, acknowledge, takeBack, useAcknowledgedAt } from './acknowledged';

const tags = { scans: 'Scans', imports: 'Profile imports' } as const;

interface AcknowledgementProps {
  kind: Acknowledgeable;
  id: string;
}

/** Acknowledges a failed scan or import, or says that it is. The service has no place for it: this browser keeps it. */
export function Acknowledgement({ kind, id }: AcknowledgementProps) {
  const queryClient = useQueryClient();
  const at = useAcknowledgedAt(kind, id);
  const countAnew = () => void invalidateTags(queryClient, [tags[kind]]);
  if (at !== undefined) {
    return (
      <Note role="status">
        Acknowledged on {formatDate(localDay(at))}, in this browser only: Today does not count this failure
        here.{' '}
        <Button
          variant="transparent"
          size="xs"
          onClick={() => {
            takeBack(kind, id);
            countAnew();
          }}
        >
          Take it back
        </Button>
      </Note>
    );
  }
  return (
    <Group gap="md">
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          acknowledge(kind, id, now());
          countAnew();
        }}
      >
        Acknowledge the failure
      </Button>
      <Text c="dimmed" size="xs">
        Today then no longer counts it. This is kept in this browser only.
      </Text>
    </Group>
  );
}
