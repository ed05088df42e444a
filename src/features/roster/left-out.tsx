import { Text } from '@mantine/core';
import { useState } from 'react';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import type { RosterKind } from './model/kind';
import type { RosterCounts } from './counts';
import type { KeptRun } from './model/run';

interface LeftOutProps {
  kind: RosterKind;
  counts: RosterCounts;
  /** Shows the rows of one reason alone. */
  onShow: (reason: string) => void;
}

/** What of a file stays out, by reason, and which words were taken for nothing. */
export function LeftOut({ kind, counts, onShow }: LeftOutProps) {
  const labelOf = (key: string) => kind.fields.find((field) => field.key === key)?.label ?? key;
  const { leftOut: reasons, nothing: words } = counts;
  return (
    <>
      {reasons.length > 0 && (
        <Section title="Values left out">
          <RecordList label="Values left out">
            {reasons.map(({ reason, fields, rows: total }) => (
              <RecordRow
                key={reason}
                end={
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={`Show ${count(total, 'row')}: ${reason}`}
                    onClick={() => onShow(reason)}
                  >
                    Show {count(total, 'row')}
                  </Button>
                }
              >
                {fields.map(labelOf).join(', ')}, {count(total, 'row')}: {reason}
              </RecordRow>
            ))}
          </RecordList>
        </Section>
      )}
      {words.length > 0 && (
        <Text c="dimmed">
          Taken for empty:{' '}
          {words
            .slice(0, 10)
            .map(({ field, word, rows: total }) => `“${word}” in ${labelOf(field)} (${total})`)
            .join(', ')}
          {words.length > 10 && ` and ${count(words.length - 10, 'other word')}`}.
        </Text>
      )}
    </>
  );
}

/** What of the columns of a file is not taken, in sentences. */
export function ColumnsNotTaken({ words }: { words: readonly string[] | undefined }) {
  return words?.map((one) => (
    <Text key={one} c="dimmed">
      {one}
    </Text>
  ));
}

/** So many rows are listed at first, and so many more each time. */
const step = 100;

/** Of the rows of an import that were done, and of those that are part of them, which values stayed out and why. */
export function ValuesLeftOut({ run }: { run: KeptRun }) {
  const [length, setLength] = useState(step);
  const done = run.rows.filter(({ line }) => run.outcomes.has(line));
  const rows = [...done, ...run.left].filter(({ leftOut }) => leftOut);
  if (rows.length === 0) return null;
  return (
    <Section title="Values left out of imported rows" count={rows.length}>
      <RecordList label="Values left out of imported rows">
        {rows
          .toSorted((one, other) => one.line - other.line)
          .slice(0, length)
          .map(({ line, name, leftOut }) => (
            <RecordRow key={line} end={<Text c="dimmed">Line {line}</Text>}>
              {name} <span className="mute">{leftOut}</span>
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
