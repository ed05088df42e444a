import { Box, Group } from '@mantine/core';
import { config } from '@/config';
import { declineTour, startTour, tourStops, useTour } from '@/frame/tour';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';

/** Offers the tour on the first visit of the demo, once; nothing anywhere else. */
export function TourOffer() {
  const { isAnswered } = useTour();
  if (!config().demo || isAnswered) return null;
  return (
    <Box px="var(--page-x)" pb="md">
      <Note
        action={
          <Group gap="xs" my={0}>
            <Button variant="subtle" size="xs" onClick={declineTour}>
              Not now
            </Button>
            <Button variant="default" size="xs" onClick={startTour}>
              Start the tour
            </Button>
          </Group>
        }
      >
        New here? A tour in {tourStops} stops shows the way through a day. Help and Demo data have it later
        too.
      </Note>
    </Box>
  );
}
