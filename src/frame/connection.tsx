import { Badge, Box, Group } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconAccessPoint, IconAccessPointOff, IconFlask } from '@tabler/icons-react';
import { useEffect } from 'react';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import classes from './frame.module.css';

let wasOffline = false;

/** Whether the browser has a network. Going off and coming back is said aloud. */
export function Connection() {
  const { online } = useNetwork();
  useEffect(() => {
    if (!online) announce('You are offline. What is shown may be out of date.');
    else if (wasOffline) announce('You are online again.');
    wasOffline = !online;
  }, [online]);
  return (
    <Group
      className={classes.connection}
      gap={6}
      wrap="nowrap"
      c={online ? 'dimmed' : 'amber'}
      visibleFrom={online ? 'md' : undefined}
      title={online ? 'Connected to the network' : 'What is shown may be out of date; nothing can be sent'}
    >
      {online ? <IconAccessPoint size={14} aria-hidden /> : <IconAccessPointOff size={14} aria-hidden />}
      <span>{online ? 'Live' : 'Offline'}</span>
    </Group>
  );
}

/** Which environment this is, unless it is production. */
export function EnvironmentBadge({ label }: { label: string }) {
  return (
    <Badge
      variant="light"
      color="amber"
      radius="sm"
      tt="none"
      fw={500}
      title="This is not the production environment"
    >
      {label}
    </Badge>
  );
}

/** Says that the data is invented, and opens the panel that steers the simulated service. */
export function DemoBadge({ onOpen }: { onOpen(): void }) {
  return (
    <Button variant="default" size="xs" fw={400} c="dimmed" aria-label="Demo data" onClick={onOpen}>
      <Group gap={6} wrap="nowrap">
        <IconFlask size={14} aria-hidden />
        <Box visibleFrom="md">Demo data</Box>
      </Group>
    </Button>
  );
}
