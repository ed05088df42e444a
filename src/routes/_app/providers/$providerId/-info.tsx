import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { updateProvider } from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { headingOf } from '@/info/entries';
import { InfoView } from '@/info/info-view';
import { providerCollections } from '@/info/provider';
import { ReadError } from '@/ui/loaded';
import { byFolder, entryFileOptions, EntryFiles } from './-entry-files';
import type { ProviderDialog } from './-header';
import { ProviderLacking } from './-missing-prerequisites';

interface ProviderInfoProps {
  provider: Provider;
  onOpen: (dialog: ProviderDialog) => void;
}

/** Everything that is kept about a provider beside the licenses, by kind, and what is missing of it. */
export function ProviderInfo({ provider, onOpen }: ProviderInfoProps) {
  const files = useQuery(entryFileOptions(provider.id));
  const folders = useMemo(() => byFolder(files.data), [files.data]);
  return (
    <InfoView
      owner={{ kind: 'provider', id: provider.id }}
      collections={providerCollections}
      needs={updateProvider}
      before={
        <>
          <ReadError
            query={files}
            title="Evidence files could not be read"
            kept="The info itself is not concerned."
          />
          <ProviderLacking provider={provider} onOpen={onOpen} />
        </>
      }
      renderExtra={(collection, entry) =>
        entry.id && (
          <EntryFiles
            providerId={provider.id}
            collection={collection.path}
            entryId={entry.id}
            name={headingOf(collection, entry)}
            folders={folders}
          />
        )
      }
    />
  );
}
