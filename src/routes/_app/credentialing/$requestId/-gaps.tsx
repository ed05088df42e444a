import { List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface GapsProps {
  /** The element that has them. */
  of: string;
  gaps: readonly string[];
}

/** What an element of a checklist lacks. */
export function Gaps({ of, gaps }: GapsProps) {
  return (
    <List
      size="sm"
      c="amber"
      icon={<IconAlertTriangle size={14} display="block" aria-hidden />}
      aria-label={`Gaps of ${of}`}
    >
      {gaps.map((gap) => (
        <List.Item key={gap}>{gap}</List.Item>
      ))}
    </List>
  );
}
