import '@mantine/core/styles/Paper.layer.css';
import { Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Verbatim } from './text';

interface ChosenProps {
  name: string;
  /** What is said after the name. */
  children?: ReactNode;
  /** Goes back to choosing, where somebody else can be chosen. */
  onChange: (() => void) | undefined;
}

/** Whom a dialog is about, once that is chosen, in the place of what it was chosen with. */
export function Chosen({ name, children, onChange }: ChosenProps) {
  return (
    <Paper bg="var(--sunk)" px="md" py="sm">
      <Group justify="space-between" gap="sm">
        <span>
          <b>
            <Verbatim>{name}</Verbatim>
          </b>
          {children}
        </span>
        {onChange && (
          <Button size="xs" variant="default" onClick={onChange}>
            Change
          </Button>
        )}
      </Group>
    </Paper>
  );
}
