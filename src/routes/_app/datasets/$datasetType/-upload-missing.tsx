import { Group, List } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { MissingFigures } from '@/features/datasets/lists/missing-values';
import type { ListFindings } from '@/features/datasets/upload/types';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { saveBlob } from '@/ui/files';
import { Section } from '@/ui/layout';

/** `212 of 3,412 rows have no NPI: people on them are matched by name alone.` for each thing that some lack. */
export function missingWords({ records, day = 0, kind = 0, npi = 0, nameAlone }: MissingFigures): string[] {
  const lack = (rows: number, what: string, follows: string) =>
    rows > 0
      ? [
          `${rows === records ? `None of the ${count(records, 'row')} has` : `${formatNumber(rows)} of ${count(records, 'row')} ${rows === 1 ? 'has' : 'have'} no`} ${rows === records ? (what.startsWith('NPI') ? `an ${what}` : `a ${what}`) : what}: ${follows}`,
        ]
      : [];
  const withBirth =
    nameAlone === npi
      ? 'people on them are matched by name alone.'
      : nameAlone === 0
        ? 'people on them are matched by name and date of birth.'
        : `people on them are matched by name and date of birth, on ${formatNumber(nameAlone)} of them by name alone.`;
  return [
    ...lack(npi, 'NPI', withBirth),
    ...lack(day, 'day on which the exclusion began', 'a match shows no exclusion date.'),
    ...lack(kind, 'type of exclusion', 'a match does not say what somebody was excluded for.'),
  ];
}

/** How many of the rows lack what a match is told by or judged on, with the list of them. */
export function UploadMissing({ missing, lacking }: Pick<ListFindings, 'missing' | 'lacking'>) {
  const words = missing ? missingWords(missing) : [];
  if (words.length === 0) return null;
  return (
    <Section title="What rows lack" level={3}>
      <List size="sm">
        {words.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
      {lacking && (
        <Group>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => saveBlob(lacking, 'rows-that-lack-something.csv')}
          >
            Download these rows
          </Button>
        </Group>
      )}
    </Section>
  );
}
