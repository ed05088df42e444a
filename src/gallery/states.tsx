import { Box, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Button } from '@/ui/button';
import { ClosedPage } from '@/ui/closed-page';
import { Loaded, ReadError } from '@/ui/loaded';
import { Page } from '@/ui/page';
import { Section } from '@/ui/layout';
import { RouteError, RouteNotFound, RoutePending, SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState, InlineError } from '@/ui/states';
import { StillWaiting } from '@/ui/still-waiting';
import { failures, unconfirmedWrite } from './failures';

const retry = () => undefined;

const unread = failures.map(([, error]) => error)[0];
const reads = [
  { data: undefined, error: null },
  { data: undefined, error: unread },
  { data: [], error: null },
  { data: ['Ana Ruiz'], error: null },
  { data: ['Ana Ruiz'], error: unread },
].map((query) => ({ ...query, refetch: retry }));

/** What stands in the place of rows, and what an error looks like at each place where one can stand. */
export function States() {
  return (
    <Page title="States" subtitle="Nothing there, on the way, or failed.">
      <Section title="Nothing there">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <EmptyState
            title="No groups yet"
            text="A group is a practice or network that providers belong to."
          />
          <EmptyState
            title="No providers match this filter"
            icon={IconSearch}
            action={<Button variant="default">Remove the filters</Button>}
          />
        </SimpleGrid>
      </Section>
      <Section title="On the way">
        <SkeletonRows rows={3} />
        <Box mih={60}>
          <StillWaiting />
        </Box>
      </Section>
      <Section title="Failed, in the place of content">
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {failures.map(([what, error]) => (
            <ErrorState
              key={what}
              title="Alerts could not be loaded"
              error={error}
              kept="Your filters are kept."
              onRetry={retry}
              alternative={<Button variant="default">Go to Today</Button>}
            />
          ))}
        </SimpleGrid>
      </Section>
      <Section title="Failed, within a form, a row or a section">
        <Stack gap="sm">
          {failures.map(([what, error]) => (
            <InlineError key={what} title="The note was not saved" error={error} onRetry={retry} />
          ))}
          <InlineError error={unconfirmedWrite} about="Ana Ruiz" onRetry={retry} />
        </Stack>
      </Section>
      <Section title="What is read, in each of its states">
        {reads.map((query, index) => (
          <Loaded
            key={index}
            query={query}
            skeleton={2}
            failed="The members could not be read"
            stale="The members could not be refreshed"
            empty={query.data?.length === 0 && <Text c="dimmed">Nobody belongs to this group.</Text>}
          >
            {(names) => <p>{names.join(', ')}</p>}
          </Loaded>
        ))}
        <ReadError query={{ error: unread, refetch: retry }} title="The groups could not be read" />
      </Section>
    </Page>
  );
}

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
