import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { FoldButton } from './fold';
import { Note } from './layout';

/** Whether evidence and bar share a screen that is too narrow, and most often too low, for more than these. */
export const useNarrowQueue = (): boolean =>
  useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false });

interface DockNoteProps {
  tone?: 'info' | 'warning';
  /** What it says in a line, for itself where there is little room. */
  summary: ReactNode;
  /** What stands between summary and rest where they are one text. */
  joint: string;
  action: ReactNode;
  /** All that it says, without the summary. */
  children: ReactNode;
}

/**
 * What was learned of the open record, as a `Note` in a `QueueDock`. On a narrow screen it is its summary alone until it is
 * touched: the rest would stand where the evidence does.
 */
export function DockNote({ tone = 'info', summary, joint, action, children }: DockNoteProps) {
  const isNarrow = useNarrowQueue();
  const [isOpen, setOpen] = useState(false);
  const isShown = !isNarrow || isOpen;
  return (
    <Note tone={tone} action={isShown && action}>
      {isNarrow ? (
        <FoldButton open={isOpen} onToggle={() => setOpen(!isOpen)}>
          {summary}
        </FoldButton>
      ) : (
        <>
          {summary}
          {joint}
        </>
      )}
      {isShown && children}
    </Note>
  );
}
