import type { Dataset, ParameterSet } from '@/api/models';
import { datasetWord } from '@/domain/dataset-kinds';
import { spellOut } from '@/lib/words';

/** Why a dataset cannot be scanned for a provider or a facility; undefined when it can, or nobody knows. */
export function scanBlocked(dataset: Dataset, isFacility: boolean): string | undefined {
  const { supportedEntityTypes, capabilities } = dataset;
  if (capabilities?.SupportsOnDemandScanning === false)
    return `This ${datasetWord(dataset)} is not scanned on demand. A monitor scans it.`;
  const kind = isFacility ? 'Facility' : 'Practitioner';
  if (supportedEntityTypes && !supportedEntityTypes.includes(kind))
    return `This ${datasetWord(dataset)} has ${isFacility ? 'no facilities' : 'facilities only'}.`;
  return undefined;
}

/** The ways to search a dataset for a provider or a facility, named by what each requires. */
export function setsFor(
  dataset: Dataset | undefined,
  isFacility: boolean,
): (ParameterSet & { label: string })[] {
  const kind = isFacility ? 'Facility' : 'Practitioner';
  return (dataset?.parameterSets ?? [])
    .filter(({ entityType }) => entityType === undefined || entityType === kind)
    .map((set) => ({
      ...set,
      label: (set.requiredParameterTypes ?? []).map((type) => spellOut(type)).join(', ') || 'What is known',
    }));
}
