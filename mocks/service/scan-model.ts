import type { components } from '../../src/api/schema';
import type { ScanRecord, World } from '../store/world';
import type { Actor } from './actor';
import { visibleParameters } from './permissions';
import { toProviderBase } from './provider-model';
import { detailsOfScan } from './scan-details';

type DatasetScan = components['schemas']['DatasetScan'];

/** A scan without its matches, as matches carry it. */
export function toBareScan(world: World, actor: Actor, scan: ScanRecord): DatasetScan {
  const provider = world.providers.get(scan.providerId);
  const { parameterSetId, referenceId } = scan;
  const details = detailsOfScan(world, scan);
  return {
    type: scan.type,
    id: scan.id,
    started: scan.started,
    completed: scan.completed,
    status: scan.status,
    providerId: scan.providerId,
    facilityId: scan.facilityId,
    // The contract lets other shapes stand here, which no type can tell from this one.
    provider: provider && (toProviderBase(actor, provider) as DatasetScan['provider']),
    trigger: scan.trigger,
    options: parameterSetId || referenceId ? { parameterSetId, referenceId } : undefined,
    failureReason: details.failureReason,
    statusDescription: details.statusDescription,
    parameters: visibleParameters(actor, details.parameters),
    monitoringMetadata: details.monitoring,
    verifiedAt: details.verifiedAt,
    datasetMetadata: details.datasetMetadata,
  };
}
