import type { ReactNode } from 'react';
import { Dash } from './dash';

/** One thing that is held, at the side of a file. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Several of a kind, a line each. */
export function FactList({ items }: { items: ReactNode[] }) {
  if (items.length === 0) return <Dash />;
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
