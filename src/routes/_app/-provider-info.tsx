import { useWriteBlocked } from '@/api/permissions';
import type { Provider } from '@/api/models';
import { headingOf } from '@/info/facts';
import { InfoView } from '@/info/info-view';
import { providerCollections } from '@/info/provider';
import { EntryFiles } from './-provider-entry-files';
import type { ProviderDialog } from './-provider-header';
import { ProviderLacking } from './-provider-lacking-list';

interface ProviderInfoProps {
  provider: Provider & { id: string };
  onOpen: (dialog: ProviderDialog) => void;
}

/** Everything that is kept about a provider beside the licenses, by kind, and what is missing of it. */
export function ProviderInfo({ provider, onOpen }: ProviderInfoProps) {
  const blocked = useWriteBlocked('Providers');
  return (
    <InfoView
      owner={{ kind: 'provider', id: provider.id }}
      collections={providerCollections}
      blocked={blocked}
      before={
        <>
          <h2 className="visually-hidden">Info</h2>
          <ProviderLacking provider={provider} blocked={blocked} onOpen={onOpen} />
        </>
      }
      renderExtra={(collection, entry) =>
        entry.id && (
          <EntryFiles
            providerId={provider.id}
            collection={collection.path}
            entryId={entry.id}
            name={headingOf(collection, entry)}
          />
        )
      }
    />
  );
}
