import type { ProviderRecord, World } from '../store/world';
import { monitorsOfDataset } from './monitor-lookup';
import { statusOfQuery } from './scan-messages';
import { parametersFor } from './scan-parameters';
import { scansAbout } from './scan-past';

/**
 * A provider was changed: queries that are open at the databank are brought up to date. It takes no update that lacks
 * a required parameter, and says so; the query goes on with the old ones.
 */
export function updateContinuousQueries(world: World, provider: ProviderRecord): void {
  const isWatched = monitorsOfDataset(world, 'Npdb', provider.id).length > 0;
  // The past is not told for somebody who never had such a query.
  const scans = isWatched ? scansAbout(world, provider.id) : world.scans.by('entityId', provider.id);
  for (const scan of scans) {
    if (scan.status !== 'Active') continue;
    const entity = { type: 'Practitioner', provider } as const;
    const { parameters, missing } = parametersFor(world, scan.type, entity, scan);
    const statusDescription = statusOfQuery({ isContinuous: true }, missing);
    world.scans.update(
      scan.id,
      missing.length === 0 ? { parameters, statusDescription } : { statusDescription },
    );
  }
}

/** A provider goes, and with it its scans and what they found. */
export function removeScansOf(world: World, entityId: string): void {
  for (const { id } of world.matches.by('entityId', entityId)) world.matches.remove(id);
  for (const { id } of world.scans.by('entityId', entityId)) world.scans.remove(id);
}
