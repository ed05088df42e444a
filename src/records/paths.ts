import type { Facts } from './field';

/** What stands at a path: `valueAt({ a: { b: 1 } }, 'a.b')` → 1; undefined where the way ends. */
export function valueAt(facts: unknown, path: string): unknown {
  let here: unknown = facts;
  for (const key of path.split('.')) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Facts)[key];
  }
  return here;
}

/** The same facts with `value` at a path; undefined takes it away. Nothing is changed in place. */
export function withValueAt(facts: Facts, path: string, value: unknown): Facts {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    const { [key]: _, ...others } = facts;
    return value === undefined ? others : { ...others, [key]: value };
  }
  const inner = facts[key];
  const within = typeof inner === 'object' && inner !== null ? (inner as Facts) : {};
  const next = withValueAt(within, rest.join('.'), value);
  if (inner === undefined && Object.keys(next).length === 0) return facts;
  return { ...facts, [key]: next };
}
