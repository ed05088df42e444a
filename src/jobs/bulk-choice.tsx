import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface BulkChoiceProps {
  title: string;
  /** What it is for, as a selection of a list says it. */
  words?: string;
  /** Why there is nothing to preview. */
  blocked?: string | undefined;
  /** Pixels, at most. */
  width?: number;
  onPreview: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The step before work over many items: what is to be done. Its preview is the `BulkDialog` that follows. */
export function BulkChoice(props: BulkChoiceProps) {
  const { title, words, blocked, width = 480, onPreview, onClose, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      width={width}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button blocked={blocked} onClick={onPreview}>
            Preview
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {words && (
          <p>
            For <b>{words}</b>.
          </p>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
