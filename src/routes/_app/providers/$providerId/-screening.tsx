import type { Provider } from '@/api/models';
import { EntityScreening } from '@/features/scans/entity-screening';
import { providerEntity } from './-entity';

/** What the datasets say of a provider. */
export function ProviderScreening({ provider }: { provider: Provider & { id: string } }) {
  return <EntityScreening entity={providerEntity(provider)} />;
}
