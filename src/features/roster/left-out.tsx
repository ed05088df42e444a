import { Text } from '@mantine/core';
import { count } from '@/lib/words';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import type { RosterKind } from './model/kind';
import type { RosterCounts } from './counts';

interface LeftOutProps {
  kind: RosterKind;
  counts: RosterCounts;
}

/** What of a file stays out, by reason, and which words were taken for nothing. */
export function LeftOut({ kind, counts }: LeftOutProps) {
  const labelOf = (key: string) => kind.fields.find((field) => field.key === key)?.label ?? key;
  const { leftOut: reasons, nothing: words } = counts;
  return (
    <>
      {reasons.length > 0 && (
        <Section title="Values left out">
          <RecordList label="Values left out">
            {reasons.map(({ reason, fields, rows: total }) => (
              <RecordRow key={reason}>
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
