import { Text } from '@mantine/core';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import type { RosterKind } from './model/kind';
import type { RosterCounts } from './counts';
import type { KeptRun } from './model/run';
import { RowList } from './row-list';

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

/** Of the rows of an import that were done, and of those that are part of them, which values stayed out and why. */
export function ValuesLeftOut({ run }: { run: KeptRun }) {
  const done = run.rows.filter(({ line }) => run.outcomes.has(line));
  const rows = [...done, ...run.left]
    .filter(({ leftOut }) => leftOut)
    .toSorted((one, other) => one.line - other.line);
  return (
    <RowList title="Values left out of imported rows" rows={rows}>
      {({ name, leftOut }) => (
        <>
          {name} <span className="mute">{leftOut}</span>
        </>
      )}
    </RowList>
  );
}
