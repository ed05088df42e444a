import type { Provider } from '@/api/models';
import { DateText } from '@/ui/text';
import { providerEntity } from './-entity';
import { EntityRequests } from '@/features/credentialing/entity-requests';

/** The credentialing requests of a provider, and when the next is due. */
export function ProviderRequests({ provider }: { provider: Provider & { id: string } }) {
  return (
    <EntityRequests
      entity={providerEntity(provider)}
      lead={
        <>
          Next credentialing <DateText value={provider.nextCredentialingDate} relative />
        </>
      }
    />
  );
}
