import { Suspense, useState } from 'react';
import type { Provider } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { EntityMonitors } from '@/features/monitors/entity-monitors';
import { providerEntity } from './-entity';

const CoverProviders = lazyPart(
  async () => (await import('@/features/monitors/cover-providers')).CoverProviders,
);

/** What is watched of a provider; what is not is covered like that of many providers, in one go. */
export function ProviderMonitors({ provider }: { provider: Provider & { id: string } }) {
  const blocked = useWriteBlocked('Monitors');
  const cannot = blocked ?? (provider.deactivated ? 'This provider is deactivated.' : undefined);
  const [covering, setCovering] = useState(false);
  return (
    <>
      <EntityMonitors
        entity={providerEntity(provider)}
        cover={
          <Button
            variant="default"
            size="xs"
            disabled={Boolean(cannot)}
            title={cannot}
            onClick={() => setCovering(true)}
          >
            Monitor sanctions and exclusions
          </Button>
        }
      />
      <Suspense>
        {covering && (
          <CoverProviders
            selection={{
              count: 1,
              all: false,
              words: 'this provider',
              collect: async () => [provider],
            }}
            onClose={() => setCovering(false)}
          />
        )}
      </Suspense>
    </>
  );
}
