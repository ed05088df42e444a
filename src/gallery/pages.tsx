import { Stack } from '@mantine/core';
import { ClosedPage } from '@/ui/closed-page';
import { RouteError, RouteNotFound, RoutePending } from '@/ui/route-states';
import { failures } from './failures';

/** What takes the place of a whole page. */
export function Pages() {
  return (
    <Stack gap="xl">
      <ClosedPage label="Files" why="Your role cannot see files." />
      <RouteNotFound />
      <RoutePending />
      {failures.map(([what, error]) => (
        <RouteError key={what} error={error} reset={() => undefined} />
      ))}
    </Stack>
  );
}
