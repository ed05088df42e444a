import { readStored, writeStored } from '@/lib/storage';

type Values = Record<string, unknown>;

const start = 'draft:';

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
export function readDraft(name: string, defaults: Values): Values | undefined {
  const stored = readStored('session', start + name);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fitting = Object.entries(stored).filter(
    ([key, value]) => key in defaults && sameKind(value, defaults[key]),
  );
  return fitting.length > 0 ? Object.fromEntries(fitting) : undefined;
}

/** Keeps what was typed into the form `name` for this tab; undefined forgets it. */
export function writeDraft(name: string, values: Values | undefined): void {
  writeStored('session', start + name, values);
}

/** A stored value of another type than the field's comes from an older version of the form. */
function sameKind(stored: unknown, current: unknown): boolean {
  if (stored === null || current === null) return true;
  return typeof stored === typeof current && Array.isArray(stored) === Array.isArray(current);
}
