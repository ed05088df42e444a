import { Group, Stack, Table, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  answeredWithin,
  canMeasure,
  clearResponsiveness,
  screenSpeeds,
  watchResponsiveness,
  type ScreenSpeed,
} from '@/lib/responsiveness';
import { useStore } from '@/lib/store';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { WideTable } from '@/ui/sideways';
import { Mono } from '@/ui/text';

/** So many screens back it is known which one an interaction began on: it is reported only after its answer is painted. */
const mostBefore = 20;

/** Measures how fast the screens answer, as long as the page is open. */
export function ResponsivenessWatch() {
  const router = useRouter();
  useEffect(() => {
    if (!canMeasure()) return undefined;
    const now = () => router.state.matches.at(-1)?.fullPath.replace(/(?<=.)\/$/, '') ?? '';
    let shown = [{ from: 0, screen: now() }];
    const stopFollowing = router.subscribe('onResolved', () => {
      shown = [{ from: performance.now(), screen: now() }, ...shown].slice(0, mostBefore);
    });
    const stop = watchResponsiveness((moment) => shown.find(({ from }) => from <= moment)?.screen ?? now());
    return () => {
      stopFollowing();
      stop();
    };
  }, [router]);
  return null;
}

const ms = (took: number | undefined) => (took === undefined ? <Dash /> : `${formatNumber(took)} ms`);
const slow = (speed: ScreenSpeed) => answeredWithin(speed, 0.95) ?? 0;

/** How fast the screens have answered in this browser, the slowest first. */
export function Responsiveness() {
  const speeds = useStore(screenSpeeds);
  if (!canMeasure()) return <Text c="dimmed">This browser does not tell how long an interaction takes.</Text>;
  if (speeds.length === 0)
    return <Text c="dimmed">Nothing is measured yet: it begins with the next clicks and keys.</Text>;
  return (
    <Stack gap="sm">
      <Text c="dimmed">
        From a click, tap or key to the picture that answers it, of the last 100 on each screen that took 16
        ms and more. Measured in this browser and kept only here.
      </Text>
      <WideTable minWidth={480}>
        <Table aria-label="Speed of the screens" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Screen</Table.Th>
              <Table.Th>Interactions</Table.Th>
              <Table.Th>Half within</Table.Th>
              <Table.Th>95% within</Table.Th>
              <Table.Th>Long tasks</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {speeds
              .toSorted((one, other) => slow(other) - slow(one))
              .map((speed) => (
                <Table.Tr key={speed.screen}>
                  <Table.Th scope="row">
                    <Mono>{speed.screen}</Mono>
                  </Table.Th>
                  <Table.Td>{formatNumber(speed.interactions)}</Table.Td>
                  <Table.Td>{ms(answeredWithin(speed, 0.5))}</Table.Td>
                  <Table.Td>{ms(answeredWithin(speed, 0.95))}</Table.Td>
                  <Table.Td>
                    {speed.longTasks > 0 ? (
                      `${formatNumber(speed.longTasks)}, the longest ${formatNumber(speed.longestTask)} ms`
                    ) : (
                      <Dash />
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </WideTable>
      <Group>
        <Button variant="default" onClick={clearResponsiveness}>
          Clear
        </Button>
      </Group>
    </Stack>
  );
}
