import { Group, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';

interface FoldButtonProps {
  open: boolean;
  onToggle(): void;
  /** The id of what it opens, where that has one. */
  controls?: string | undefined;
  children: ReactNode;
}

/** What opens and folds something beside it: words that say what. */
export function FoldButton({ open, onToggle, controls, children }: FoldButtonProps) {
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <UnstyledButton
      maw="100%"
      fz="inherit"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <Group component="span" gap={6} mih={24} wrap="nowrap">
        <Chevron size={14} color="var(--mute)" aria-hidden />
        <span>{children}</span>
      </Group>
    </UnstyledButton>
  );
}

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
  const [isOpenHere, setOwn] = useState(open ?? false);
  const shown = onToggle ? (open ?? false) : isOpenHere;
  const id = useId();
  const toggle = onToggle ?? setOwn;

  return (
    <div>
      <FoldButton open={shown} onToggle={() => toggle(!shown)} controls={id}>
        {summary}
      </FoldButton>
      {shown && <div id={id}>{typeof children === 'function' ? children() : children}</div>}
    </div>
  );
}
