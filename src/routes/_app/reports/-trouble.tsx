import { Alert, Stack } from '@mantine/core';
import { IconDiamondAlert } from '@/ui/icons';
import type { CsvTable } from '@/tabular/types';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';

const linesNamed = 5;

/** What is wrong with a file that can be shown all the same. */
export function ReportTrouble({ table, onAgain }: { table: CsvTable; onAgain(): void }) {
  const { cut, oddLines, rows } = table;
  if (!cut && oddLines.length === 0) return null;
  const named = oddLines.slice(0, linesNamed).map(formatNumber).join(', ');
  return (
    <Alert color="amber" icon={<IconDiamondAlert size={16} aria-hidden />}>
      <Stack gap={6} align="start">
        {cut && (
          <p>
            <b>Only a part of this file came.</b> It ends in the middle of a row. {count(rows.length, 'row')}{' '}
            came, the last of them not whole; what should follow is missing, and a download now would have the
            same part.
          </p>
        )}
        {oddLines.length > 0 && (
          <p>
            <b>
              {count(oddLines.length, 'line')} {oddLines.length === 1 ? 'does' : 'do'} not fit the heading.
            </b>{' '}
            More or fewer values stand there than there are columns: line {named}
            {oddLines.length > linesNamed && ' and more'}. Look at them in the file itself.
          </p>
        )}
        {cut && (
          <Button variant="default" size="xs" onClick={onAgain}>
            Load the file again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
