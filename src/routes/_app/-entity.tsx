import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { facilityName, fullName } from '@/lib/words';
import { facilityOptions } from '@/queries/facilities';
import { providerOptions } from '@/queries/providers';
import type { RowLink } from '@/table/use-row-link';

/** Whom scans and monitors are about, as the service takes it. */
export type EntityRef = { providerId: string } | { facilityId: string };

/** A provider or facility whose page shows its scans and monitors. */
export interface Entity {
  ref: EntityRef;
  name: string;
  /** As sentences call it. */
  one: 'provider' | 'facility';
  deactivated: boolean;
}

interface Ids {
  providerId?: string | undefined;
  facilityId?: string | undefined;
}

/** Which of the two a record names; undefined when it names neither. */
export function entityRef({ providerId, facilityId }: Ids): EntityRef | undefined {
  if (providerId) return { providerId };
  return facilityId ? { facilityId } : undefined;
}

export const entityId = (ref: EntityRef): string => ('providerId' in ref ? ref.providerId : ref.facilityId);

/** The page of a provider or facility; `tab` opens a part of it that both have. */
export function entityPage(ref: EntityRef, tab?: 'screening' | 'monitors'): RowLink {
  const search = tab && { search: { tab } };
  return 'providerId' in ref
    ? { to: '/providers/$providerId', params: { ...ref }, ...search }
    : { to: '/facilities/$facilityId', params: { ...ref }, ...search };
}

/** A name that leads to the page of whom it names; plain text where the record names nobody. */
export function EntityLink({ entity, children }: { entity: Ids; children: ReactNode }) {
  const ref = entityRef(entity);
  return ref ? <Link {...entityPage(ref)}>{children}</Link> : children;
}

const fewMinutes = 300_000;

/** What a provider or facility is called, read from the service; undefined until it is known. */
export function useEntityName(ref: EntityRef | undefined) {
  const providerId = ref && 'providerId' in ref ? ref.providerId : undefined;
  const facilityId = ref && 'facilityId' in ref ? ref.facilityId : undefined;
  const provider = useQuery({
    ...providerOptions(providerId ?? ''),
    enabled: providerId !== undefined,
    staleTime: fewMinutes,
  });
  const facility = useQuery({
    ...facilityOptions(facilityId ?? ''),
    enabled: facilityId !== undefined,
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
  const { data, isPending } = useQuery({ ...facilityOptions(facilityId), staleTime: fewMinutes });
  if (data) return <bdi>{facilityName(data)}</bdi>;
  return isPending ? <span className="mute">Loading</span> : 'Facility';
}
