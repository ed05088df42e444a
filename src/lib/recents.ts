import { readStored, writeStored } from './storage';

/** A record that was looked at, or an action or screen that was chosen. */
export interface Recent {
  label: string;
  /** The route of a record; of an action or screen `command`, with its id among the parameters. */
  to: string;
  params: Record<string, string>;
}

const place = 'palette-recents';
const most = 8;

/** Whether two of them are the same. */
export const keyOfRecent = ({ to, params }: Pick<Recent, 'to' | 'params'>): string =>
  [to, ...Object.values(params)].join(' ');

/** Remembers one for this session, before all others. */
export function rememberRecent(recent: Recent): void {
  const others = keptRecents().filter((other) => keyOfRecent(other) !== keyOfRecent(recent));
  writeStored('session', place, [recent, ...others].slice(0, most));
}

/** What is remembered of this session, the latest first. */
export function keptRecents(): Recent[] {
  const stored = readStored('session', place);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((recent: Partial<Recent> | null) => {
    const { label, to, params } = recent ?? {};
    if (typeof label !== 'string' || typeof to !== 'string' || typeof params !== 'object') return [];
    return params === null ? [] : [{ label, to, params }];
  });
}

/** Forgets a record that was deleted, and what belonged to it: `id` is among the parameters of their pages. */
export function forgetRecent(id: string): void {
  const all = keptRecents();
  const rest = all.filter(({ params }) => !Object.values(params).includes(id));
  if (rest.length < all.length) writeStored('session', place, rest);
}
