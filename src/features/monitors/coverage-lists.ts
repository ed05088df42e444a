import type { EventLogEntry, ProviderSanctionsMonitoring } from '@/api/models';
import { inContext, parameterOf } from '@/features/events/records';
import { textOf } from '@/lib/words';

/**
 * How a provider stands with a list: monitored in it, not any more, or never as far as is known. A list that the organization
 * does not require of everybody, and that is not monitored, is no gap (field.md 2.5).
 */
export type ListState = 'Monitored' | 'Missing' | 'Stopped' | 'NotRequired';

/** Whether a provider is monitored in each list that is required. */
export type RequiredState = 'Monitored' | 'Missing';

/** When a monitor was stopped, by provider and list. */
export type Stops = ReadonlyMap<string, string>;

const stopKey = (providerId: string, list: string) => `${providerId} ${list}`;

/** The monitors that were stopped, by entries of the event log; of several for one list the latest. */
export function stopsOf(entries: readonly EventLogEntry[]): Stops {
  const stops = new Map<string, string>();
  for (const entry of entries) {
    const [providerId, at] = [inContext(entry, 'providerId'), textOf(entry.timestamp)];
    const list = parameterOf(entry, 'datasetType') || parameterOf(entry, 'subject');
    if (!providerId || !list || !at) continue;
    const key = stopKey(providerId, list);
    if (at > (stops.get(key) ?? '')) stops.set(key, at);
  }
  return stops;
}

type Row = Pick<ProviderSanctionsMonitoring, 'id' | 'monitorArray' | 'monitoringCategory'>;

/**
 * How a provider stands with a list; undefined where the service does not say in which ones it is monitored. `required` are the
 * lists that the organization has everybody searched in: the proof of a month is made of the same.
 */
export function listState(
  row: Row,
  list: string,
  required: readonly string[],
  stops?: Stops,
): ListState | undefined {
  const { id, monitorArray, monitoringCategory } = row;
  if (monitorArray?.includes(list)) return 'Monitored';
  if (!monitorArray && monitoringCategory !== 'NotMonitored') return undefined;
  if (!required.includes(list)) return 'NotRequired';
  return id && stops?.has(stopKey(id, list)) ? 'Stopped' : 'Missing';
}

/** When the monitor of a list was stopped for a provider, where that is known. */
export const stoppedAt = (row: Row, list: string, stops?: Stops): string | undefined =>
  row.id ? stops?.get(stopKey(row.id, list)) : undefined;

/** The required lists that a provider is not monitored in; undefined where the service does not say it. */
export function lackingLists(row: Row, required: readonly string[]): string[] | undefined {
  const states = required.map((list) => listState(row, list, required));
  if (states.includes(undefined)) return undefined;
  return required.filter((_, index) => states[index] !== 'Monitored');
}

/** Whether all required lists are monitored; undefined where that is not known, and where none is required. */
export function requiredState(row: Row, required: readonly string[]): RequiredState | undefined {
  const lacking = required.length > 0 ? lackingLists(row, required) : undefined;
  return lacking && (lacking.length === 0 ? 'Monitored' : 'Missing');
}

/** How many of these providers each required list is missing for; those of whom the service does not say it are not counted. */
export function missingByList(rows: readonly Row[], required: readonly string[]): Record<string, number> {
  const missing = Object.fromEntries(required.map((list) => [list, 0]));
  for (const row of rows)
    for (const list of lackingLists(row, required) ?? []) missing[list] = (missing[list] ?? 0) + 1;
  return missing;
}
