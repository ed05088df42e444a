import type { ScanRecord, World } from '../store/world';
import { datasetOf } from './datasets';
import { scansAbout } from './scan-past';

type Keyed = Pick<ScanRecord, 'type' | 'providerId' | 'facilityId' | 'parameterSetId' | 'referenceId'>;

/** The id of the provider or facility that a scan, match or monitor is about. */
export function entityIdOf(row: Pick<Keyed, 'providerId' | 'facilityId'>): string {
  return row.providerId ?? row.facilityId ?? '';
}

/** All scans that replace each other with one: of its dataset, entity, parameter set and reference. */
export function scansLike(world: World, scan: Keyed): ScanRecord[] {
  const set = setOf(scan);
  return scansAbout(world, entityIdOf(scan)).filter((other) => {
    return other.type === scan.type && other.referenceId === scan.referenceId && setOf(other) === set;
  });
}

/** Naming the preferred parameter set is the same as naming none. */
function setOf({ type, parameterSetId }: Keyed): string | undefined {
  if (parameterSetId === undefined) return undefined;
  const set = datasetOf(type)?.parameterSets.find(({ id }) => id === parameterSetId);
  return set?.isPreferred ? undefined : parameterSetId;
}
