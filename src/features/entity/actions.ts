import type { useNavigate } from '@tanstack/react-router';
import type { MenuItem } from '@/table/menu';
import { entityPage, entityRef } from './entity';

/** The entry of a row's menu that leads to the provider or facility that the row is about. */
export function openEntity(
  about: { providerId?: string | undefined; facilityId?: string | undefined },
  navigate: ReturnType<typeof useNavigate>,
): MenuItem {
  const ref = entityRef(about);
  const isFacility = ref && 'facilityId' in ref;
  return {
    label: isFacility ? 'Open the facility’s page' : 'Open the provider’s file',
    icon: isFacility ? 'facility' : 'user',
    blocked: ref ? undefined : 'It names nobody',
    run: () => ref && void navigate(entityPage(ref)),
  };
}
