import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listImportParametersOptions } from '@/api/operations.gen';
import type { ImportSource, ProfileImportSource } from '@/api/models';
import { whenKnown } from '@/api/query';
import { LookupParameters, missingTypes } from '@/features/scans/lookup-parameters';
import { spellOut } from '@/lib/words';

/** What an import would be asked by, and which required kinds the provider's file does not hold. */
export function useImportParameters(source: ProfileImportSource | undefined, providerId: string | undefined) {
  const query = useQuery({
    ...whenKnown(
      source?.source && providerId && { source: source.source as ImportSource, providerId },
      (ids) => listImportParametersOptions(ids),
    ),
    staleTime: 0,
  });
  return { ...query, missing: missingTypes(source?.requiredParameterTypes, query.data) };
}

interface ImportParametersProps {
  parameters: ReturnType<typeof useImportParameters>;
  providerId: string;
  onLeave: () => void;
}

/** The parameters that will be used, what is missing, and where each is filled in. */
export function ImportParameters({ parameters, providerId, onLeave }: ImportParametersProps) {
  const { data, missing } = parameters;
  return (
    <LookupParameters
      title="Requested by"
      one="import"
      parameters={parameters}
      missing={missing}
      whenMissing={
        <>
          The service refuses an import that lacks a required parameter, or it fails.{' '}
          {whereFilledIn(missing).map(({ label, search }) => (
            <span key={label}>
              <Link to="/providers/$providerId" params={{ providerId }} search={search} onClick={onLeave}>
                {label}
              </Link>
              .{' '}
            </span>
          ))}
        </>
      }
    >
      {data?.length === 0 && missing.length === 0 && <Text c="dimmed">Not reported</Text>}
    </LookupParameters>
  );
}

interface Place {
  /** What to do there: `Add the NPI to the provider`. */
  label: string;
  search: { act?: 'edit'; tab?: 'info' };
}

const inEdit = new Set(['Npi', 'Name', 'DateOfBirth', 'Ssn', 'Gender', 'Address']);

/** Where in the provider's file the missing kinds of parameters are filled in: the form of the provider, or its info. */
export function whereFilledIn(missing: readonly string[]): Place[] {
  const ofType = missing.filter((type) => inEdit.has(type));
  const others = missing.filter((type) => !inEdit.has(type));
  return [
    ...(ofType.length > 0
      ? [{ label: `Fill in the ${words(ofType)} of the provider`, search: { act: 'edit' as const } }]
      : []),
    ...(others.length > 0
      ? [{ label: `Fill in the ${words(others)} among the info`, search: { tab: 'info' as const } }]
      : []),
  ];
}

const words = (types: readonly string[]) =>
  types.map((type) => (type === 'Npi' ? 'NPI' : spellOut(type).toLowerCase())).join(' and the ');
