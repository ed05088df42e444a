import '@mantine/core/styles/Radio.layer.css';
import { List, Radio, Stack, Text } from '@mantine/core';
import { noRowIsReadable } from '@/features/datasets/upload/words';
import { type CsvReport, goodRows, reasonsOf } from '@/lib/csv-check';
import { count, formatNumber } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { Section } from '@/ui/layout';
import { FirstRows } from './-first-rows';
import { Finding } from './-finding';

/** What happens with the rows that cannot be read. */
export type BadRows = 'leave-out' | 'refuse';

const keep = 'keep';
const isBadRows = (value: string): value is BadRows => value !== keep;

interface UploadReportProps {
  report: CsvReport;
  /** What the service refused about the columns. */
  columnProblems: readonly string[];
  badRows: BadRows | undefined;
  onBadRows: (choice: BadRows) => void;
  /** How many of the bad rows are kept once only the values that cannot be read are left out. */
  keepable: number;
  onKeep: () => void;
}

const listed = 100;
/** So many bad rows are shown at once; of more, their reasons. */
const fewRows = 5;
const listedReasons = 8;

/** What was found in the file: its columns, its first rows, and the rows that cannot be read. */
export function UploadReport({
  report,
  columnProblems,
  badRows,
  onBadRows,
  keepable,
  onKeep,
}: UploadReportProps) {
  const { heading, headingProblems, missing: missingColumns, preview, rows, bad, repeated } = report;
  const good = goodRows(report);
  const wrong = new Set([...headingProblems, ...columnProblems]);
  return (
    <Stack gap="lg">
      <Section title="Columns" level={3}>
        {wrong.size === 0 ? (
          <Finding isGood>{count(heading.length, 'column')}, all known</Finding>
        ) : (
          [...wrong].map((problem) => <Finding key={problem}>{problem}</Finding>)
        )}
        {missingColumns.length > 0 && headingProblems.length === 0 && (
          <Text c="dimmed">Not in the file, and so left empty: {missingColumns.join(', ')}.</Text>
        )}
      </Section>
      {preview.length > 0 && (
        <Section title="First rows" level={3}>
          <FirstRows label="First rows of the file" heading={heading} rows={preview} />
        </Section>
      )}
      {headingProblems.length === 0 && (
        <Section title="Rows" level={3}>
          {bad.length === 0 ? (
            <Finding isGood>{count(rows, 'row')}, all can be read</Finding>
          ) : (
            <>
              <Finding>
                {formatNumber(bad.length)} of {count(rows, 'row')} cannot be read
              </Finding>
              {bad.length > fewRows && (
                <List size="sm" aria-label="Why they cannot be read">
                  {reasonsOf(bad)
                    .slice(0, listedReasons)
                    .map(({ reason, rows: times }) => (
                      <List.Item key={reason}>
                        {count(times, 'row')}: {reason}
                      </List.Item>
                    ))}
                </List>
              )}
              <Fold
                summary={`The bad ${bad.length === 1 ? 'row' : 'rows'}, by their place in the file`}
                open={bad.length <= fewRows}
              >
                <List size="sm">
                  {bad.slice(0, listed).map(({ line, messages }) => (
                    <List.Item key={line}>
                      <b>Row {formatNumber(line)}</b> {messages.join(' ')}
                    </List.Item>
                  ))}
                  {bad.length > listed && <List.Item>and {formatNumber(bad.length - listed)} more</List.Item>}
                </List>
              </Fold>
              {good > 0 || keepable > 0 ? (
                <Radio.Group
                  mt="sm"
                  label={`What to do with ${bad.length === 1 ? 'it' : 'them'}`}
                  value={badRows ?? null}
                  onChange={(choice: string) => (isBadRows(choice) ? onBadRows(choice) : onKeep())}
                >
                  <Stack gap="xs" mt="xs">
                    {good > 0 && (
                      <Radio
                        value="leave-out"
                        label={`Leave ${bad.length === 1 ? 'it' : `the ${formatNumber(bad.length)}`} out and upload the other ${formatNumber(good)}`}
                      />
                    )}
                    {keepable > 0 && (
                      <Radio
                        value={keep}
                        label={`Keep ${keptWords(keepable, bad.length)} without the values that cannot be read`}
                      />
                    )}
                    <Radio value="refuse" label="Upload nothing until the file is corrected" />
                  </Stack>
                </Radio.Group>
              ) : (
                <Text mt="sm">{noRowIsReadable}</Text>
              )}
            </>
          )}
          {repeated.length > 0 && (
            <Fold summary={`${count(repeated.length, 'row')}: the same as an earlier row`}>
              <List size="sm">
                {repeated.slice(0, listed).map(({ line, first }) => (
                  <List.Item key={line}>
                    <b>Row {formatNumber(line)}</b> is the same as row {formatNumber(first)}.
                  </List.Item>
                ))}
                {repeated.length > listed && (
                  <List.Item>and {formatNumber(repeated.length - listed)} more</List.Item>
                )}
              </List>
            </Fold>
          )}
        </Section>
      )}
    </Stack>
  );
}

/** `it`, `them` or `3 of them`. */
function keptWords(keepable: number, bad: number): string {
  if (keepable < bad) return `${formatNumber(keepable)} of them`;
  return bad === 1 ? 'it' : 'them';
}
