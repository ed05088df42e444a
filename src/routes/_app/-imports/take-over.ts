import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { entriesIn } from '@/info/entries';
import { providerCollections } from '@/info/provider';
import { textOf } from '@/lib/words';
import { createEntry, infoOptions, makeInfoStale, updateEntry, type InfoOwner } from '@/queries/info';
import { providerOptions } from '@/queries/providers';
import { showProvider, updateProvider } from '@/queries/providers-changes';
import { changedEntry } from './entry-values';
import type { TakeOver } from './proposal';

/** Where what was taken over stands now: the entry, or the provider's own record. */
export interface TakenTo {
  entryId?: string | undefined;
}

/**
 * Takes one thing over into the provider's file, with one ordinary call of the service. What the call builds upon, a list
 * or a part of an entry, is read anew before, so that nothing that was changed meanwhile is written over. Throws what
 * the call throws.
 */
export async function takeOver(
  queryClient: QueryClient,
  providerId: string,
  take: TakeOver,
): Promise<TakenTo> {
  const owner: InfoOwner = { kind: 'provider', id: providerId };
  switch (take.kind) {
    case 'provider': {
      showProvider(queryClient, providerId, await updateProvider({ providerId, patch: take.patch }));
      return {};
    }
    case 'language': {
      const { languages = [] } = await queryClient.fetchQuery({
        ...providerOptions(providerId),
        staleTime: 0,
      });
      if (languages.includes(take.language)) return {};
      const patch = { languages: [...languages, take.language] };
      showProvider(queryClient, providerId, await updateProvider({ providerId, patch }));
      return {};
    }
    case 'create': {
      const created = await createEntry({ owner, path: take.path, body: take.body });
      makeInfoStale(queryClient, owner);
      return { entryId: textOf(created['id']) || undefined };
    }
    case 'update':
      return changeEntry(queryClient, owner, take);
    case 'attach':
      throw new Error('A license is attached in its own form.');
  }
}

async function changeEntry(
  queryClient: QueryClient,
  owner: InfoOwner,
  { path, entryId, values }: TakeOver & { kind: 'update' },
): Promise<TakenTo> {
  const info = await queryClient.fetchQuery({ ...infoOptions(owner), staleTime: 0 });
  const collection = providerCollections.find((one) => one.path === path);
  const entry = collection && entriesIn(collection, info).find(({ id }) => id === entryId);
  if (!collection || !entry) throw new ApiError({ kind: 'problem', status: 404 });
  const { body } = changedEntry(collection, entry, values);
  if (Object.keys(body).length > 0) {
    await updateEntry({ owner, path, entryId, body, method: collection.changes });
    makeInfoStale(queryClient, owner);
  }
  return { entryId };
}
