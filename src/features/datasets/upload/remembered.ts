import type { RecordsBefore } from '../lists/list-effect';
import { now } from '@/lib/clock';
import { calendarDay } from '@/lib/dates';
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

/**
 * Remembers what was uploaded to a dataset, for the comparison with the next list: figures, and the day on which the list was
 * published where that is known.
 */
export function rememberUpload(datasetType: string, uploaded: RecordsBefore, published?: string): void {
  writeStored('local', nameOf(datasetType), { ...uploaded, at: now(), ...(published && { published }) });
}

/** Between the answer to an upload and the time that the service notes for it, in milliseconds. */
const slack = 10 * 60_000;

/**
 * The day on which the list in a dataset was published, `YYYY-MM-DD`, where this browser uploaded it last: `updated` is when the
 * service says that the dataset was changed last. Undefined where another list took its place meanwhile.
 */
export function publishedHere(datasetType: string, updated: string | null | undefined): string | undefined {
  const { at, published } = (readStored('local', nameOf(datasetType)) ?? {}) as Record<string, unknown>;
  const isSame = typeof at === 'number' && Math.abs(Date.parse(updated ?? '') - at) < slack;
  return isSame && typeof published === 'string' ? calendarDay(published) : undefined;
}
