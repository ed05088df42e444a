import type { UnconfirmedWrite } from '@/api/unconfirmed-write';
import { readStored, writeStored } from '@/lib/storage';
import { isRecord } from '@/lib/values';

type Values = Record<string, unknown>;

const start = 'draft:';
const begunStart = 'draft-begun:';
const sentStart = 'sent:';

/**
 * The fields of `values` that differ from what the form started with, without those that are never kept (`omit`).
 * Only these are stored: values that others change meanwhile must not be turned back by an old draft.
 */
export function changedValues(
  values: Values,
  defaults: Values,
  omit: readonly string[] = [],
): Values | undefined {
  const changed = Object.entries(values).filter(
    ([name, value]) => !omit.includes(name) && JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** What was typed earlier in this tab into the form `name`, limited to fields that it still has. */
export const readDraft = (name: string, defaults: Values): Values | undefined =>
  readFitting(start + name, defaults);

/**
 * What the fields of that draft held when it was begun, by which is known what somebody else has changed since; of a draft without
 * it, what they hold now.
 */
export const readBegun = (name: string, defaults: Values): Values => ({
  ...defaults,
  ...readFitting(begunStart + name, defaults),
});

function readFitting(key: string, defaults: Values): Values | undefined {
  const stored = readStored('session', key);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fitting = Object.entries(stored).filter(
    ([field, value]) => field in defaults && sameKind(value, defaults[field]),
  );
  return fitting.length > 0 ? Object.fromEntries(fitting) : undefined;
}

/** Keeps what was typed into the form `name` for this tab, with what these fields held before (`begun`); undefined forgets it. */
export function writeDraft(name: string, values: Values | undefined, begun: Values = {}): void {
  const kept = values && Object.entries(begun).filter(([field]) => field in values);
  writeStored('session', start + name, values);
  writeStored('session', begunStart + name, kept && kept.length > 0 ? Object.fromEntries(kept) : undefined);
}

/** What a form sent without getting a clear answer. */
export interface SentValues {
  write: UnconfirmedWrite;
  /** The changed values that it was sent with, as JSON, by which the same is known again. */
  typed: string;
}

/** What the form `name` sent in this tab without getting a clear answer. */
export function readSent(name: string): SentValues | undefined {
  const stored = readStored('session', sentStart + name);
  const isWhole = isRecord(stored) && isRecord(stored['write']) && typeof stored['typed'] === 'string';
  return isWhole ? (stored as unknown as SentValues) : undefined;
}

/**
 * Keeps for this tab what the form `name` sent without getting a clear answer, without the fields that are never kept
 * (`omit`); undefined forgets it.
 */
export function writeSent(name: string, sent: SentValues | undefined, omit: readonly string[] = []): void {
  const body = Object.entries(sent?.write.body ?? {}).filter(([field]) => !omit.includes(field));
  writeStored(
    'session',
    sentStart + name,
    sent && {
      typed: sent.typed,
      write: { ...sent.write, body: sent.write.body && Object.fromEntries(body) },
    },
  );
}

/** A stored value of another type than the field's comes from an older version of the form. */
function sameKind(stored: unknown, current: unknown): boolean {
  if (stored === null || current === null) return true;
  return typeof stored === typeof current && Array.isArray(stored) === Array.isArray(current);
}
