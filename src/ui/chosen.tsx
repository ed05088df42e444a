import type { ReactNode } from 'react';
import { Button } from './button';
import classes from './watch.module.css';

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
    <div className={classes.chosen}>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        {children}
      </span>
      {onChange && (
        <Button size="xs" variant="default" onClick={onChange}>
          Change
        </Button>
      )}
    </div>
  );
}
