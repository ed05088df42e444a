import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, RecordRow, Section } from '@/ui/layout';

/** So many records are listed at first, and so many more each time. */
const step = 100;

interface RowListProps<Row> {
  title: string;
  rows: readonly Row[];
  /** Between the heading and the rows. */
  above?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Rows of an import in lines of their own, the first of them at first. */
export function RowList<Row extends { line: number }>({ title, rows, above, children }: RowListProps<Row>) {
  const [length, setLength] = useState(step);
  if (rows.length === 0) return null;
  return (
    <Section title={title} count={rows.length}>
      {above}
      <RecordList label={title}>
        {rows.slice(0, length).map((row) => (
          <RecordRow key={row.line} end={<Text c="dimmed">Line {row.line}</Text>}>
            {children(row)}
          </RecordRow>
        ))}
      </RecordList>
      {length < rows.length && (
        <Button variant="default" onClick={() => setLength(length + step)}>
          Show {formatNumber(Math.min(step, rows.length - length))} more
        </Button>
      )}
    </Section>
  );
}
