import { Collapse, Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

interface FoldProps {
  /** Says what is inside and how much: "9 values, 1 table". */
  summary: ReactNode;
  children: ReactNode | (() => ReactNode);
  open?: boolean;
  /** For a fold whose state lives elsewhere. */
  onToggle?(open: boolean): void;
}

/** A part that opens in place. What is inside is drawn only while it is open. */
export function Fold({ summary, children, open, onToggle }: FoldProps) {
  const [own, setOwn] = useState(open ?? false);
  const shown = onToggle ? (open ?? false) : own;
  const id = useId();
  const toggle = onToggle ?? setOwn;
  const Chevron = shown ? IconChevronDown : IconChevronRight;

  return (
    <div>
      <UnstyledButton
        maw="100%"
        fz="inherit"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => toggle(!shown)}
      >
        <Group component="span" gap={6} mih={24} wrap="nowrap">
          <Chevron size={14} color="var(--mute)" aria-hidden />
          <span>{summary}</span>
        </Group>
      </UnstyledButton>
      <Collapse id={id} expanded={shown} keepMounted={false} transitionDuration={0}>
        {shown && (typeof children === 'function' ? children() : children)}
      </Collapse>
    </div>
  );
}
