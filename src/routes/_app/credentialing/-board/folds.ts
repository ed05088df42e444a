import { finalStatuses } from '@/features/credentialing/request-statuses';
import { readStored, writeStored } from '@/lib/storage';
import { useMemo } from 'react';
import { createStore, useStore } from '@/lib/store';
import { recordOf } from '@/lib/values';

const place = 'board folds';

function kept(): Record<string, boolean> {
  const flags = Object.entries(recordOf(readStored('local', place)));
  return Object.fromEntries(
    flags.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

/** By the status of a column, whether somebody folded or unfolded it; read when a board is first drawn. */
const folds = createStore<Readonly<Record<string, boolean>> | undefined>(undefined);

const current = () => folds.get() ?? kept();

/** Folds a column or unfolds it, for this browser. */
export function setFolded(status: string, isFolded: boolean): void {
  const next = { ...current(), [status]: isFolded };
  folds.set(next);
  writeStored('local', place, next);
}

/**
 * Whether a column is folded: as somebody chose, else where its requests are closed or it has none. `total` is undefined
 * while nobody knows how many it has; `isWanted` says that the filter names it.
 */
export function isFolded(
  chosen: boolean | undefined,
  status: string,
  total: number | undefined,
  isWanted: boolean,
): boolean {
  return chosen ?? (!isWanted && (finalStatuses.includes(status) || total === 0));
}

/** What somebody chose for a column in this browser. */
export function useFold(status: string): boolean | undefined {
  return useFolds()[status];
}

/** The same for all columns at once. */
export function useFolds(): Readonly<Record<string, boolean>> {
  const chosen = useStore(folds);
  return useMemo(() => chosen ?? kept(), [chosen]);
}
