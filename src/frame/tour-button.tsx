import { Group, Text } from '@mantine/core';
import { Button } from '@/ui/button';
import { startTour, tourStops, useTour } from './tour';

interface TourButtonProps {
  /** Called before the tour begins: what lies over the page closes. */
  onStart?: () => void;
}

/** Begins the tour, or goes on where it was left. Shown in the demo only: its stops need the demo's records. */
export function TourButton({ onStart }: TourButtonProps) {
  const { at, isOn } = useTour();
  return (
    <Group gap="md">
      <Button
        variant="default"
        disabled={isOn}
        onClick={() => {
          onStart?.();
          startTour();
        }}
      >
        {at > 0 ? `Go on at stop ${at + 1} of ${tourStops}` : 'Start the tour'}
      </Button>
      {isOn && <Text c="dimmed">The tour is on.</Text>}
    </Group>
  );
}
