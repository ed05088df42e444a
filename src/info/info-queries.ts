import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/api/client';
import { mayBeOld } from '@/api/errors';
import { entries, record, sameRecord } from '@/api/ids';
import { invalidateAfter } from '@/api/invalidations';
import { getProviderInfoOptions } from '@/api/operations.gen';
import type { paths } from '@/api/schema';
import { sentOnce } from '@/api/sent-once';
import type { Collection } from './definition';

/** Whose info it is. */
export interface InfoOwner {
  kind: 'provider' | 'facility';
  id: string;
}

type Facts = Record<string, unknown>;

/** Everything that is kept about a provider, by kind of info (rules.md 7.1). */
export const infoOptions = ({ id }: InfoOwner) => getProviderInfoOptions({ providerId: id });

/** The entries of one collection of a facility (openapi.yaml); those without an id are left out. */
export function collectionOptions(owner: InfoOwner, { path }: Collection) {
  return queryOptions({
    queryKey: [anyCollection(owner, path), ownerParam(owner)],
    queryFn: async ({ signal }) => {
      const params = { path: ownerParam(owner) };
      return (await api().GET(anyCollection(owner, path), { params, signal, checkIds: entries }))
        .data as Facts[];
    },
  });
}

/**
 * The operations of all collections are alike, and their paths differ in one word that a definition gives: this stands
 * for any of them. That each exists is held by the tests of the collections, which look it up in the contract.
 */
const anyCollection = ({ kind }: InfoOwner, path: string) =>
  (kind === 'provider'
    ? `/providers/{providerId}/info/${path}`
    : `/facilities/{facilityId}/info/${path}`) as '/providers/{providerId}/info/educations' & keyof paths;

const anyEntry = (owner: InfoOwner, path: string) =>
  `${anyCollection(owner, path)}/{id}` as '/providers/{providerId}/info/educations/{id}' & keyof paths;

const ownerParam = ({ kind, id }: InfoOwner) =>
  (kind === 'provider' ? { providerId: id } : { facilityId: id }) as { providerId: string };

interface EntryCall {
  owner: InfoOwner;
  collection: Collection;
}

/** The parameters of the path of an entry; the portal login has no id of its own. */
const entryParams = (owner: InfoOwner, entryId: string | undefined) => ({
  path: { ...ownerParam(owner), ...(entryId && { id: entryId }) } as { providerId: string; id: string },
});

/** One entry of a collection as it is now; without `entryId`, the portal login. */
export function entryOptions({ owner, collection, entryId }: EntryCall & { entryId: string | undefined }) {
  const { path, single } = collection;
  const params = entryParams(owner, entryId);
  const place = single ? '/providers/{providerId}/info/portal' : anyEntry(owner, path);
  return queryOptions({
    queryKey: [place, params.path],
    queryFn: async ({ signal }): Promise<Facts> =>
      (single
        ? await api().GET('/providers/{providerId}/info/portal', { params, signal })
        : await api().GET(anyEntry(owner, path), { params, signal, checkIds: record })
      ).data as Facts,
  });
}

/** Adds an entry to a collection. */
export async function createEntry({ owner, collection, body }: EntryCall & { body: Facts }): Promise<Facts> {
  const { path, single, operations } = collection;
  const call = { operation: operations.create, params: { path: ownerParam(owner) }, body };
  if (single) return ((await api().PUT('/providers/{providerId}/info/portal', call)).data ?? {}) as Facts;
  return (await api().POST(anyCollection(owner, path), { ...call, checkIds: record })).data;
}

/** Adds an entry; all that its owner shows of info is refetched. */
export function useCreateEntry() {
  const queryClient = useQueryClient();
  const [send] = useState(() => sentOnce(createEntry));
  return useMutation({
    mutationFn: (entry: EntryCall & { body: Facts }) => send(entry),
    onSuccess: (_, { owner }) => invalidateInfo(queryClient, owner),
    onError: invalidateUnclear(queryClient),
  });
}

type EntryChange = EntryCall & { entryId: string | undefined; body: Facts };

/** Changes an entry as its collection is changed (rules.md 7.1): PATCH keeps what is not sent, PUT replaces all of it. */
export async function updateEntry({ owner, collection, entryId, body }: EntryChange): Promise<Facts> {
  const { path, single, changes, operations } = collection;
  const call = { operation: operations.update, params: entryParams(owner, entryId) };
  if (single) {
    const { data } = await api().PATCH('/providers/{providerId}/info/portal', { ...call, body });
    return (data ?? {}) as Facts;
  }
  const checked = { ...call, checkIds: sameRecord };
  if (changes === 'PUT') {
    // The type of an alias has another body; the value stands at the same place.
    const place = anyEntry(owner, path) as string as '/providers/{providerId}/info/emails/{id}';
    return (await api().PUT(place, { ...checked, body: body as { email: string; type: 'Work' } })).data;
  }
  return (await api().PATCH(anyEntry(owner, path), { ...checked, body })).data;
}

/** Changes an entry, as its collection is changed (rules.md 7.1). */
export function useUpdateEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateEntry,
    onSuccess: (_, { owner }) => invalidateInfo(queryClient, owner),
    onError: invalidateUnclear(queryClient),
  });
}

/** Takes an entry away for good; the portal login as a whole, which has no id. Throws `ApiError`. */
export async function deleteEntry({
  owner,
  collection,
  entryId,
}: EntryCall & { entryId: string | undefined }) {
  const { path, single, operations } = collection;
  const call = { operation: operations.remove, params: entryParams(owner, entryId) };
  await (single
    ? api().DELETE('/providers/{providerId}/info/portal', call)
    : api().DELETE(anyEntry(owner, path), call));
}

/** Takes an entry away for good; the portal login as a whole, which has no id. */
export function useDeleteEntry() {
  const queryClient = useQueryClient();
  const [send] = useState(() => sentOnce(deleteEntry));
  return useMutation({
    mutationFn: (entry: EntryCall & { entryId: string | undefined }) => send(entry),
    onSuccess: (_, { owner }) => invalidateInfo(queryClient, owner),
    onError: invalidateUnclear(queryClient),
  });
}

/** Where a write may have been carried out, or a colleague was faster, what is shown may be old. */
const invalidateUnclear =
  (queryClient: QueryClient) =>
  (error: unknown, { owner }: { owner: InfoOwner }) => {
    if (mayBeOld(error)) invalidateInfo(queryClient, owner);
  };

/** Invalidates what an entry shows in; the entries of all collections of an owner show in the same. */
export function invalidateInfo(queryClient: QueryClient, { kind }: InfoOwner): void {
  void invalidateAfter(queryClient, kind === 'provider' ? 'createEducation' : 'createFacilityLicense');
}
