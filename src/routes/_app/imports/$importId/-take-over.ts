import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import { getProviderOptions, updateProvider } from '@/api/operations.gen';
import { entriesIn } from '@/info/paths';
import { createEntry, infoOptions, type InfoOwner, invalidateInfo, updateEntry } from '@/info/info-queries';
import { providerCollections } from '@/info/provider/index';
import { textOf } from '@/lib/words';
import { changedEntry, merged } from './-entry-proposals';
import type { Takeable, TakeOver } from './-proposal';

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
      await updateProvider({ providerId, body: take.patch });
      void invalidateAfter(queryClient, 'updateProvider');
      return {};
    }
    case 'language': {
      const { languages = [] } = await queryClient.fetchQuery({
        ...getProviderOptions({ providerId }),
        staleTime: 0,
      });
      if (languages.includes(take.language)) return {};
      await updateProvider({ providerId, body: { languages: [...languages, take.language] } });
      void invalidateAfter(queryClient, 'updateProvider');
      return {};
    }
    case 'create': {
      const created = await createEntry({ owner, path: take.path, body: take.body });
      invalidateInfo(queryClient, owner);
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
    invalidateInfo(queryClient, owner);
  }
  return { entryId };
}

/** What goes out with one call of the service. */
export interface TakeCall {
  items: Takeable[];
  label: string;
  take: TakeOver;
}

/**
 * The calls that take over what was chosen: fields of one entry go out together, so that dates that belong together
 * never stand against each other; everything else goes by itself.
 */
export function callsOf(chosen: readonly Takeable[]): TakeCall[] {
  const calls = new Map<string, TakeCall>();
  for (const item of chosen) {
    const { id, label, take } = item;
    const key = take.kind === 'update' ? `${take.path}/${take.entryId}` : id;
    const before = calls.get(key);
    if (before?.take.kind === 'update' && take.kind === 'update') {
      before.take = { ...take, values: merged(before.take.values, take.values) };
      before.items.push(item);
      before.label = `${before.label}, ${label.split(': ').at(-1) ?? label}`;
    } else calls.set(key, { items: [item], label, take });
  }
  return [...calls.values()];
}
