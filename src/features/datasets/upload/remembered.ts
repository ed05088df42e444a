import type { RecordsBefore } from '../lists/list-effect';
import { readStored, writeStored } from '@/lib/storage';

const nameOf = (datasetType: string) => `uploaded:${datasetType}`;

/** What this browser uploaded to a dataset last; undefined where it uploaded nothing. */
export function lastUpload(datasetType: string): RecordsBefore | undefined {
  const stored = readStored('local', nameOf(datasetType));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { records, byState } = stored as { records?: unknown; byState?: unknown };
  if (typeof records !== 'number') return undefined;
  const states = Object.entries(typeof byState === 'object' && byState !== null ? byState : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return { records, ...(states.length > 0 && { byState: Object.fromEntries(states) }) };
}

/** Remembers what was uploaded to a dataset: figures only, for the comparison with the next list. */
export function rememberUpload(datasetType: string, uploaded: RecordsBefore): void {
  writeStored('local', nameOf(datasetType), uploaded);
}
