import type { FlexColumn } from '@/flexible-data/columns';
import { displayText, isScalar } from '@/flexible-data/model';
import { summarise } from '@/flexible-data/summarise';
import { shownChange } from './difference';
import { Identity } from './identity';
import type { Part } from './parts';

export interface CellChange {
  differs: boolean;
  kind: 'same' | 'added' | 'removed' | 'changed';
  before: string;
  after: string;
  raw: readonly [unknown, unknown];
  isSpelling: boolean;
}

const textOf = (value: unknown) =>
  value === undefined ? '' : isScalar(value) ? displayText(value) : summarise(value);

/** What stands under a column in a row on both sides; what differs reads differently. Never throws. */
export function cellChange(row: Part, column: FlexColumn): CellChange {
  const raw = [column.read(row.before), column.read(row.after)] as const;
  const [old, now] = raw;
  const isChanged = row.kind === 'inside' || row.kind === 'changed';
  const differs = isChanged && !new Identity().same(old, now);
  const kind = !differs ? 'same' : old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  if (kind !== 'changed' || !raw.every(isScalar))
    return { differs, kind, before: textOf(old), after: textOf(now), raw, isSpelling: false };
  const { before = '', after = '', isSpelling } = shownChange(old, now);
  return { differs, kind, before, after, raw, isSpelling };
}
