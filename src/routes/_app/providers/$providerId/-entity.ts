import type { Provider } from '@/api/models';
import { fullName } from '@/lib/words';
import type { Entity } from '@/features/entity/entity';

/** A provider as scans and monitors know one. */
export function providerEntity(provider: Provider & { id: string }): Entity {
  return {
    ref: { providerId: provider.id },
    name: fullName(provider),
    one: 'provider',
    deactivated: provider.deactivated ?? false,
  };
}
