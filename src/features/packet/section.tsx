import { useId, type ReactNode } from 'react';
import classes from './packet.module.css';

interface PacketSectionProps {
  title: string;
  /** Said in place of the contents when there are none. */
  none?: string | undefined;
  /** A PDF has no such part: what is shown here goes into it as pages of their own. */
  isPages?: boolean;
  children: ReactNode;
}

/** A part of the packet under a heading. */
export function PacketSection({ title, none, isPages = false, children }: PacketSectionProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow, so arrow keys must reach it
    <section
      aria-labelledby={id}
      className={classes.section}
      data-is-pages={isPages || undefined}
      tabIndex={0}
    >
      <h2 id={id}>{title}</h2>
      {none ? <p>{none}</p> : children}
    </section>
  );
}

interface PacketTableProps extends PacketSectionProps {
  /** What its columns are called. */
  head: readonly string[];
}

/** A part of the packet that is one table; its children are the rows. */
export function PacketTable({ head, children, ...section }: PacketTableProps) {
  return (
    <PacketSection {...section}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </PacketSection>
  );
}
