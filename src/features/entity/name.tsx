import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getFacilityOptions } from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { namedProviderOptions } from '@/records/provider-name';
import { facilityName, fullName } from '@/lib/words';
import { Verbatim } from '@/ui/text';
import { entityPage, entityRef, type EntityIds, type EntityRef } from './entity';

/** A name that leads to the page of whom it names; plain text where the record names nobody. */
export function EntityLink({ entity, children }: { entity: EntityIds; children: ReactNode }) {
  const ref = entityRef(entity);
  const name = <Verbatim>{children}</Verbatim>;
  return ref ? <Link {...entityPage(ref)}>{name}</Link> : name;
}

const fewMinutes = 300_000;

/** What a provider or facility is called, read from the service; undefined until it is known. */
export function useEntityName(ref: EntityRef | undefined) {
  const providerId = ref && 'providerId' in ref ? ref.providerId : undefined;
  const facilityId = ref && 'facilityId' in ref ? ref.facilityId : undefined;
  const provider = useQuery({
    ...whenKnown(providerId, namedProviderOptions),
  });
  const facility = useQuery({
    ...whenKnown(facilityId, (id) => getFacilityOptions({ facilityId: id })),
    staleTime: fewMinutes,
  });
  const name = provider.data
    ? fullName(provider.data)
    : facility.data
      ? facilityName(facility.data)
      : undefined;
  return { provider: provider.data, name };
}

/** The name of a facility where a record carries its id only: rows that are seen ask for theirs. */
export function FacilityName({ facilityId }: { facilityId: string }) {
  const { data, isPending } = useQuery({ ...getFacilityOptions({ facilityId }), staleTime: fewMinutes });
  if (data) return <Verbatim>{facilityName(data)}</Verbatim>;
  return isPending ? (
    <Skeleton component="span" display="inline-block" w={120} h={10} aria-label="Loading" />
  ) : (
    'Facility'
  );
}
