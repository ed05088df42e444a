import { Box, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { spellOut } from '@/lib/words';
import { BoardStatus } from '@/ui/board-status';
import { Page } from '@/ui/page';
import { Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { statusLooks, type StatusKind } from '@/ui/status-looks';

/** A word of a board for each thing that one can mean, and none. */
const boardWords = ['Active', 'Probation', 'Expired', 'Revoked', 'Awaiting the moon', undefined];

/** Every status of every table, plain and on its tint, with a value that nobody knows yet and none. */
export function Statuses() {
  return (
    <Page title="Statuses" subtitle="Each table of src/ui/status-looks.ts.">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xl">
        {(Object.keys(statusLooks) as StatusKind[]).map((of) => (
          <Section key={of} title={spellOut(of)}>
            <Stack gap={6}>
              {[...Object.keys(statusLooks[of]), 'Not heard of', undefined].map((value) => (
                <Group key={value ?? 'absent'} gap="lg">
                  <Box w={180}>
                    <Status of={of} value={value} wraps />
                  </Box>
                  <Status of={of} value={value} tint />
                </Group>
              ))}
            </Stack>
          </Section>
        ))}
        <Section title="The word of a board">
          {boardWords.map((word) => (
            <Text key={word ?? 'absent'} component="div">
              <BoardStatus word={word} />
            </Text>
          ))}
        </Section>
      </SimpleGrid>
    </Page>
  );
}
