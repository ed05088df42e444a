import type { ReactNode } from 'react';
import classes from './-settings.module.css';

/** A heading at the left, its settings at the right. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
