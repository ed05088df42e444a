import type { ProviderRecord, World } from '../store/world';
import { parametersFor } from './scan-parameters';
import { scansAbout } from './scan-past';
import { toScan } from './scan-results';
import { payloadReader } from './webhook-payload';
import { fireWebhooks } from './webhook-queue';

/**
 * A provider was changed. The databank takes no update of an open query that lacks a parameter which it
 * requires; tells so when the change took one away.
 */
export function tellRejectedUpdate(world: World, before: ProviderRecord, after: ProviderRecord): void {
  const missing = missingOf(world, after);
  if (missing.length === 0 || missing.join() === missingOf(world, before).join()) return;
  for (const scan of scansAbout(world, after.id)) {
    if (scan.type !== 'Npdb' || scan.status !== 'Active') continue;
    fireWebhooks(world, 'NpdbUpdateRequestRejected', () => toScan(world, payloadReader, scan));
  }
}

function missingOf(world: World, provider: ProviderRecord): string[] {
  return parametersFor(world, 'Npdb', { type: 'Practitioner', provider }).missing;
}
