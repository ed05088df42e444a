import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { DatasetType, ParameterSet } from '@/api/models';
import { spellOut } from '@/lib/words';
import { entityPage, type EntityRef } from '@/features/entity/entity';
import { listFacilityScanParametersOptions, listProviderScanParametersOptions } from '@/api/operations.gen';
import { LookupParameters, missingTypes } from './lookup-parameters';

/** What a scan would search by, and which required ones nobody has. */
export function useMissingParameters(
  question: ScanParametersOf,
  set: ParameterSet | undefined,
  enabled: boolean,
) {
  const query = useScanParameters(question, enabled);
  const required: readonly string[] = set?.requiredParameterTypes ?? [];
  const others = missingTypes(set?.supportedParameterTypes, query.data).filter(
    (type) => !required.includes(type),
  );
  return { ...query, missing: missingTypes(required, query.data), others };
}

interface ScanParametersProps {
  parameters: ReturnType<typeof useMissingParameters>;
  entity: EntityRef;
  onLeave: () => void;
}

/** The parameters that will be used, what is missing, and where to complete it. */
export function ScanParameters({ parameters, entity, onLeave }: ScanParametersProps) {
  const { missing, others } = parameters;
  return (
    <LookupParameters
      title="What will be searched by"
      one="scan"
      parameters={parameters}
      missing={missing}
      whenMissing={
        <>
          A scan that lacks a required parameter fails. Complete{' '}
          <Link {...entityPage(entity)} onClick={onLeave}>
            {'providerId' in entity ? 'the provider’s file' : 'the facility’s page'}
          </Link>{' '}
          first. What your role may not see, such as an SSN, is used although it is not shown.
        </>
      }
    >
      {others.length > 0 && (
        <Text c="dimmed">
          Would help, but is not known: {others.map((type) => spellOut(type)).join(', ')}.
        </Text>
      )}
    </LookupParameters>
  );
}

interface ScanParametersOf {
  datasetType: string;
  /** Either of the two. */
  entity: { providerId: string } | { facilityId: string };
  /** The preferred one when left out. */
  parameterSetId?: string | undefined;
  referenceId?: string | undefined;
}

/** What a scan would search by, as far as it is known now: what a provider's file holds may change at any time. */
function useScanParameters({ datasetType, entity, ...choice }: ScanParametersOf, enabled: boolean) {
  const params = { datasetType: datasetType as DatasetType, ...choice };
  const isProvider = 'providerId' in entity;
  const ofProvider = useQuery({
    ...listProviderScanParametersOptions({ ...params, providerId: isProvider ? entity.providerId : '' }),
    enabled: enabled && isProvider,
    staleTime: 0,
  });
  const ofFacility = useQuery({
    ...listFacilityScanParametersOptions({ ...params, facilityId: isProvider ? '' : entity.facilityId }),
    enabled: enabled && !isProvider,
    staleTime: 0,
  });
  return isProvider ? ofProvider : ofFacility;
}
