import { Stack, Text } from '@mantine/core';
import { count, uncapitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import type { RosterKind } from './model/kind';
import type { LeftOutCount, RosterCounts } from './counts';
import type { KeptRun } from './model/run';
import { RowList } from './row-list';

interface LeftOutProps {
  kind: RosterKind;
  counts: RosterCounts;
  /** Shows the rows of one reason alone. */
  onShow: (reason: string) => void;
}

/** Whether no record keeps what stays out, so that nobody can correct it. */
const isNotKept = ({ fields: all }: RosterKind, { reason, fields }: LeftOutCount): boolean =>
  all.some(({ key, notKept }) => fields.includes(key) && notKept === reason);

const labelIn = ({ fields }: RosterKind, key: string) =>
  fields.find((field) => field.key === key)?.label ?? key;

/** What of a file stays out unless it is corrected, by reason: nothing where there is none. */
export function LeftOut({ kind, counts, onShow }: LeftOutProps) {
  const reasons = counts.leftOut.filter((one) => !isNotKept(kind, one));
  return (
    reasons.length > 0 && (
      <Section title="Left out unless corrected" count={reasons.length}>
        <Reasons kind={kind} reasons={reasons} onShow={onShow} />
      </Section>
    )
  );
}

interface ReasonsProps extends Pick<LeftOutProps, 'kind' | 'onShow'> {
  reasons: readonly LeftOutCount[];
}

function Reasons({ kind, reasons, onShow }: ReasonsProps) {
  return (
    <RecordList label="Values left out">
      {reasons.map(({ reason, fields, rows: total }) => (
        <RecordRow
          key={reason}
          end={
            <Button
              variant="default"
              size="xs"
              aria-label={`Show ${count(total, 'row')}: ${reason}`}
              onClick={() => onShow(reason)}
            >
              Show {count(total, 'row')}
            </Button>
          }
        >
          {fields.map((key) => labelIn(kind, key)).join(', ')}: {reason}
        </RecordRow>
      ))}
    </RecordList>
  );
}

interface NotImportedProps extends LeftOutProps {
  /** What of the columns is not taken, in sentences. */
  columnsNotTaken: readonly string[];
  /** How many columns with values are not taken. */
  columns: number;
}

/** What of a file the import has no place for, folded, and which words were taken for nothing: there is nothing to correct in either. */
export function NotImported({ kind, counts, onShow, columnsNotTaken, columns }: NotImportedProps) {
  const reasons = counts.leftOut.filter((one) => isNotKept(kind, one));
  const words = counts.nothing;
  const parts = [
    ...(columns > 0 ? [count(columns, 'column')] : []),
    ...reasons.map(
      ({ fields, rows }) =>
        `${fields.map((key) => uncapitalized(labelIn(kind, key))).join(', ')} in ${count(rows, 'row')}`,
    ),
  ];
  return (
    <>
      {parts.length > 0 && (
        <Fold summary={`The import has no place for ${parts.join(', ')}`}>
          <Stack gap="sm" mt="sm">
            {reasons.length > 0 && <Reasons kind={kind} reasons={reasons} onShow={onShow} />}
            <ColumnsNotTaken words={columnsNotTaken} />
          </Stack>
        </Fold>
      )}
      {words.length > 0 && (
        <Text c="dimmed">
          Taken for empty:{' '}
          {words
            .slice(0, 10)
            .map(({ field, word, rows: total }) => `“${word}” in ${labelIn(kind, field)} (${total})`)
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
