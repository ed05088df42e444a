import { List, Text } from '@mantine/core';
import { IconAlertTriangle, IconEqual, IconEqualNot, type Icon } from '@tabler/icons-react';
import type { Sentence, SentenceTone } from './sentences';

const looks = {
  bad: [IconAlertTriangle, 'red'],
  change: [IconEqualNot, 'amber'],
  same: [IconEqual, 'dimmed'],
} satisfies Record<SentenceTone, [Icon, string]>;

/** What changed in plain words, worst first. */
export function SentenceList({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <List type="ordered" spacing="xs" size="md">
      {sentences.map(({ tone, parts }, index) => {
        const [ToneIcon, color] = looks[tone];
        return (
          <List.Item
            key={index}
            {...(tone === 'same' && { c: 'dimmed' })}
            icon={
              <Text span display="flex" c={color}>
                <ToneIcon size={16} aria-hidden />
              </Text>
            }
          >
            {parts.map((segment, position) =>
              segment.strong ? <b key={position}>{segment.text}</b> : segment.text,
            )}
          </List.Item>
        );
      })}
    </List>
  );
}
