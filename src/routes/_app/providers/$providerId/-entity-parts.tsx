import { CoverProviders } from '@/features/monitors/cover-providers';
import { createSanctionsMonitors } from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { Button } from '@/ui/button';
import { EntityMonitors } from '@/features/monitors/entity-monitors';
import { EntityScreening } from '@/features/scans/entity-screening';
import { openDialog } from '@/ui/open-dialog';
import { DateText } from '@/ui/text';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { EntityRequests } from '@/features/credentialing/entity-requests';
import { fullName } from '@/lib/words';
import type { Entity } from '@/features/entity/entity';

/** What is watched of a provider; what is not is covered like that of many providers, in one go. */
export function ProviderMonitors({ provider }: { provider: Provider }) {
  const why = provider.deactivated ? 'This provider is deactivated.' : undefined;
  const selection = { count: 1, all: false, words: 'this provider', collect: async () => [provider] };
  return (
    <EntityMonitors
      entity={providerEntity(provider)}
      cover={
        <Button
          variant="default"
          size="xs"
          needs={createSanctionsMonitors}
          blocked={why}
          onClick={() => openDialog(() => CoverProviders, { selection })}
        >
          Monitor sanctions and exclusions
        </Button>
      }
    />
  );
}

interface ProviderPartProps {
  provider: Provider;
  refresh: RowRefresh;
}

/** What the datasets say of a provider. */
export function ProviderScreening({ provider, refresh }: ProviderPartProps) {
  return <EntityScreening entity={providerEntity(provider)} refresh={refresh} />;
}

/** The credentialing requests of a provider, and when the next is due. */
export function ProviderRequests({ provider, refresh }: ProviderPartProps) {
  return (
    <EntityRequests
      entity={providerEntity(provider)}
      refresh={refresh}
      lead={
        <>
          Recredentialing due <DateText value={provider.nextCredentialingDate} relative />
        </>
      }
    />
  );
}

/** A provider as scans and monitors know one. */
function providerEntity(provider: Provider): Entity {
  return {
    ref: { providerId: provider.id },
    name: fullName(provider),
    one: 'provider',
    deactivated: provider.deactivated ?? false,
  };
}
