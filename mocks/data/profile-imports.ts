import { idFor } from '../store/ids';
import type { ImportRecord, ProviderRecord } from '../store/records';
import { dateTimeAt } from './dates';
import { day, hour, startOfDay } from '../store/time';
import { oddImports } from './edge-cases-work';
import { importAlert } from './generated-alerts';
import type { Origin } from './origin';
import { importSources } from './import-sources';
import { draw } from './random';

/** The failures of past imports. */
export const importFailures: [code: string, template: string][] = [
  ['NotFound', 'The source has no profile under these parameters.'],
  ['ServiceUnavailable', 'The source did not answer.'],
  ['ParseError', 'The answer of the source could not be read.'],
];

/** The imports of the past: those that alerts tell of, and some of others, a few of which failed. */
export function* generateImports(
  origin: Origin,
  providers: readonly ProviderRecord[],
): Generator<ImportRecord> {
  const { seed, epoch, edgeCases } = origin;
  if (edgeCases) yield* oddImports(origin, providers);
  for (const [index, provider] of providers.entries()) {
    const alert = importAlert(origin, provider, index);
    if (alert?.entityId) {
      yield {
        id: alert.entityId,
        providerId: provider.id,
        source: 'Npi',
        status: 'Completed',
        trigger: 'Manual',
        started: dateTimeAt(Date.parse(alert.timestamp) - 4000),
        completed: alert.timestamp,
      };
    }
    if (index % 12 !== 7) continue;
    const random = draw('profile import', seed, index);
    const started = startOfDay(epoch) - (1 + random.below(500)) * day + 14 * hour + random.below(3 * hour);
    const failed = random.chance(0.2) ? random.pick(importFailures) : undefined;
    yield {
      id: idFor('profile import past', seed, index),
      providerId: provider.id,
      source: provider.npi === undefined ? 'Portal' : random.pick(importSources).source,
      status: failed ? 'Failed' : 'Completed',
      trigger: random.chance(0.2) ? 'Automated' : 'Manual',
      started: dateTimeAt(started),
      completed: dateTimeAt(started + 5000),
      ...(failed
        ? {
            failureCode: failed[0],
            failureDescription: failed[1],
            failureReason: { messageTemplate: failed[1], messageParams: {} },
          }
        : {}),
    };
  }
}
