import type { EventLogEntry, ProviderSanctionsMonitoring } from '@/api/models';
import { inContext, parameterOf } from '@/features/events/records';
import { datasetName } from '@/lib/dataset-names';
import { textOf } from '@/lib/words';

/** How a provider stands with a list: monitored in it, not any more, or never as far as is known. */
export type ListState = 'Monitored' | 'Missing' | 'Stopped';

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

/** Whether a provider is monitored in a list; undefined where the service does not say in which ones it is. */
export function listState(row: Row, list: string, stops?: Stops): ListState | undefined {
  const { id, monitorArray, monitoringCategory } = row;
  if (monitorArray?.includes(list)) return 'Monitored';
  if (!monitorArray && monitoringCategory !== 'NotMonitored') return undefined;
  return id && stops?.has(stopKey(id, list)) ? 'Stopped' : 'Missing';
}

/** When the monitor of a list was stopped for a provider, where that is known. */
export const stoppedAt = (row: Row, list: string, stops?: Stops): string | undefined =>
  row.id ? stops?.get(stopKey(row.id, list)) : undefined;

/** The lists that a provider is not monitored in, in words: `OIG exclusions, TRICARE`; `Nothing` where none is missing. */
export function lackingWords(row: Row, lists: readonly string[]): string | undefined {
  if (listState(row, lists[0] ?? '') === undefined) return undefined;
  const lacking = lists.filter((list) => listState(row, list) !== 'Monitored');
  return lacking.length === 0 ? 'Nothing' : lacking.map((list) => datasetName(list)).join(', ');
}

/** How many of these providers each list is missing for; those of whom the service does not say it are not counted. */
export function missingByList(rows: readonly Row[], lists: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    lists.map((list) => [
      list,
      rows.filter((row) => {
        const state = listState(row, list);
        return state !== undefined && state !== 'Monitored';
      }).length,
    ]),
  );
}
