import type { DatasetScan, Details } from '@/api/models';
import type { FollowUpSubject } from '@/domain/follow-up';
import { scannedEntity } from '@/features/scans/words';
import { datasetName } from '@/lib/dataset-names';

/** A list or database that somebody could not be searched in: the next scan of it is about the same. */
export function scanSubject(scan: Details<DatasetScan>): FollowUpSubject | undefined {
  const entity = scannedEntity(scan);
  if (!scan.type || !entity.id) return undefined;
  return {
    kind: 'scan',
    id: `${scan.type}-${entity.id}`,
    name: entity.rowName,
    what: datasetName(scan.type),
    ...(entity.isFacility ? { facilityId: entity.id } : { providerId: entity.id }),
  };
}
