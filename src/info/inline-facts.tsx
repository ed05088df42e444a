import type { ReactNode } from 'react';
import classes from './info.module.css';

/** What is known, one after the other in a line that wraps: an `InlineFact` each. */
export function InlineFacts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function InlineFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
