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
export function held(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** An entry after a change: what is not sent stays, null empties a field, both within its parts as well. */
export function merged(old: Facts, sent: Facts): Facts {
  const parts = Object.entries(sent).map(([name, value]) => {
    if (!isPart(value)) return [name, value];
    const before = old[name];
    return [name, held({ ...(isPart(before) ? before : {}), ...value })];
  });
  return held({ ...old, ...(Object.fromEntries(parts) as Facts) });
}

const isPart = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws ServiceError 400 when a field that an entry keeps for good is sent with another value. */
export function keepFixed(fixed: readonly string[], old: Facts, sent: Facts): void {
  for (const field of fixed) {
    if (sent[field] !== undefined && sent[field] !== old[field])
      throw invalid({ [`$.${field}`]: ['Cannot be changed.'] });
  }
}
