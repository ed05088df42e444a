import { List, Text } from '@mantine/core';
import type { Element } from '@/domain/evidence/types';
import { Note } from '@/ui/layout';
import { findingsOf } from './request-elements';
import { ScreenText } from './screen-text';

/** Whether a file is clean: discipline, probation, restrictions and reports go to the committee (field.md 1.1, 2.11). */
export function FindingsNote({
  elements,
  isDecided = false,
}: {
  elements: readonly Element[];
  /** It was decided: what came before the committee is known no more. */
  isDecided?: boolean;
}) {
  const findings = findingsOf(elements);
  if (findings.length === 0) return null;
  return (
    <Note tone="warning">
      <Text fw={500}>{isDecided ? 'Not a clean file.' : 'Not a clean file: it goes to the committee.'}</Text>
      <List size="sm" listStyleType="disc" aria-label="Findings">
        {findings.map(({ text, link }) => (
          <List.Item key={text}>
            <ScreenText text={text} link={link} />
          </List.Item>
        ))}
      </List>
    </Note>
  );
}
