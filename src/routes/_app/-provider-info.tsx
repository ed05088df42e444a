import { useWriteBlocked } from '@/api/permissions';
import type { Provider } from '@/api/models';
import { InfoView } from '@/info/info-view';
import { providerCollections } from '@/info/provider';

/** Everything that is kept about a provider beside the licenses, by kind. */
export function ProviderInfo({ provider }: { provider: Provider & { id: string } }) {
  const blocked = useWriteBlocked('Providers');
  return (
    <InfoView
      owner={{ kind: 'provider', id: provider.id }}
      collections={providerCollections}
      blocked={blocked}
    />
  );
}
