import { IconBuildingHospital, IconUser } from '@tabler/icons-react';
import type { useNavigate } from '@tanstack/react-router';
import type { RowLink } from '@/table/list/use-row-link';
import type { MenuItem } from '@/ui/menu';

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

/** The ids of a record that is about one of the two. */
export interface EntityIds {
  providerId?: string | undefined;
  facilityId?: string | undefined;
}

/** Which of the two a record names; undefined when it names neither. */
export function entityRef({ providerId, facilityId }: EntityIds): EntityRef | undefined {
  if (providerId) return { providerId };
  return facilityId ? { facilityId } : undefined;
}

/** The id alone, as filters that take either ask for it. */
export const entityId = (ref: EntityRef): string => ('providerId' in ref ? ref.providerId : ref.facilityId);

/** The page of a provider or facility; `tab` opens a part of it that both have. */
export function entityPage(ref: EntityRef, tab?: 'screening' | 'monitors'): RowLink {
  const search = tab && { search: { tab } };
  return 'providerId' in ref
    ? { to: '/providers/$providerId', params: { ...ref }, ...search }
    : { to: '/facilities/$facilityId', params: { ...ref }, ...search };
}

/** The entry of a row's menu that leads to the provider or facility that the row is about. */
export function openEntity(
  about: { providerId?: string | undefined; facilityId?: string | undefined },
  navigate: ReturnType<typeof useNavigate>,
): MenuItem {
  const ref = entityRef(about);
  const isFacility = ref && 'facilityId' in ref;
  return {
    label: isFacility ? 'Open the facility’s page' : 'Open the provider’s file',
    icon: isFacility ? IconBuildingHospital : IconUser,
    blocked: ref ? undefined : 'It names nobody',
    run: () => ref && void navigate(entityPage(ref)),
  };
}
