import { invalid } from './errors';

type Facts = Record<string, unknown>;

/** What the entries of all info collections have in common, of providers and facilities. */
export interface InfoRecord {
  id: string;
  collection: string;
  lastUpdatedAt: string;
  facts: Facts;
}

/** An entry as it goes out. */
export interface InfoEntry extends Facts {
  id: string;
  lastUpdatedAt: string;
}

export function toEntry({ id, lastUpdatedAt, facts }: InfoRecord): InfoEntry {
  return { ...facts, id, lastUpdatedAt };
}

/** What an entry holds: fields that were sent as null, or emptied by it, are absent. */
export function present(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
  );
}

/**
 * What is held after a change (rules.md 1.4): what is not sent stays, null empties a field, both within its parts as well.
 * A part in which nothing is left is gone.
 */
export function merged<Stored extends object>(old: Stored, sent: Facts): Stored {
  const before = new Map<string, unknown>(Object.entries(old));
  const parts = Object.entries(sent).map(([name, value]) => {
    if (!isPart(value)) return [name, value];
    const part = before.get(name);
    const after = merged(isPart(part) ? part : {}, value);
    return [name, Object.keys(after).length > 0 ? after : undefined];
  });
  // Only what may be absent can be emptied: the contract takes null for nothing else.
  return present({ ...old, ...(Object.fromEntries(parts) as Facts) }) as Stored;
}

const isPart = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An address is whole or not there at all (rules.md 7.7).
 * @throws ServiceError 400 for each of the two that make it one and that is missing.
 */
export function checkAddress(address: unknown, path: string): void {
  if (!isPart(address)) return;
  const missing = ['addressLine1', 'city'].filter((name) => address[name] === undefined);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((name) => [`${path}.${name}`, ['A value is required.']])));
}

/** @throws ServiceError 400 when a field that an entry keeps for good is sent with another value. */
export function keepFixed(fixed: readonly string[], old: Facts, sent: Facts): void {
  for (const field of fixed) {
    if (sent[field] !== undefined && sent[field] !== old[field])
      throw invalid({ [`$.${field}`]: ['Cannot be changed.'] });
  }
}
