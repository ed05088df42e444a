import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '@/api/errors';
import type { DatasetType, ParameterSet, ScanParameter } from '@/api/models';
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
  const path = { datasetType: datasetType as DatasetType, ...entity };
  // Their keys differ in type, and both answer the same.
  const options = (
    'providerId' in path
      ? listProviderScanParametersOptions(path, choice)
      : listFacilityScanParametersOptions(path, choice)
  ) as UseQueryOptions<ScanParameter[], ApiError>;
  return useQuery({ ...options, enabled, staleTime: 0 });
}
