import { Group, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Finding, Gap } from '@/domain/evidence/types';
import { ScreenText } from '@/features/credentialing/screen-text';
import type { ReactNode } from 'react';

interface GapsProps {
  /** The element that has them. */
  of: string;
  gaps: readonly Gap[];
  /** What closes a gap, beside it. */
  actionsOf?: ((gap: Gap) => ReactNode) | undefined;
}

/** What an element of a checklist lacks, each with what closes it. */
export function Gaps({ of, gaps, actionsOf }: GapsProps) {
  return (
    <List
      size="sm"
      spacing={actionsOf ? 6 : 0}
      c="amber"
      // The icon stands at the first line where the buttons come below.
      styles={{
        itemWrapper: { alignItems: 'flex-start' },
        itemIcon: { marginTop: actionsOf ? 6 : 3 },
      }}
      icon={<IconAlertTriangle size={14} display="block" aria-hidden />}
      aria-label={`Gaps of ${of}`}
    >
      {gaps.map((gap) => (
        <List.Item key={gap.text}>
          {actionsOf ? (
            <Group component="span" gap="4px 12px">
              <Text span lh="26px">
                {gap.text}
              </Text>
              <Group component="span" gap={6} className="no-print">
                {actionsOf(gap)}
              </Group>
            </Group>
          ) : (
            gap.text
          )}
        </List.Item>
      ))}
    </List>
  );
}

/** What of an element has to be weighed: the file is not clean. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <List size="sm" listStyleType="disc" aria-label="Findings">
      {findings.map(({ text, link }) => (
        <List.Item key={text}>
          <Text span fw={500}>
            Finding:
          </Text>{' '}
          <ScreenText text={text} link={link} />
        </List.Item>
      ))}
    </List>
  );
}
