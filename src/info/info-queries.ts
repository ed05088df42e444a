import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { invalidateAfter } from '@/api/invalidations';
import { getProviderInfoOptions } from '@/api/operations.gen';
import type { paths } from '@/api/schema';

/** Whose info it is. */
export interface InfoOwner {
  kind: 'provider' | 'facility';
  id: string;
}

type Facts = Record<string, unknown>;

/** Everything that is kept about a provider, by kind of info (rules.md 7.1). */
export const infoOptions = ({ id }: InfoOwner) => getProviderInfoOptions({ providerId: id });

/** The entries of one collection of a facility (openapi.yaml); `path` is its place in the path. */
export function collectionOptions(owner: InfoOwner, path: string) {
  return queryOptions({
    queryKey: [anyCollection(owner, path), ownerParam(owner)],
    queryFn: async ({ signal }) => {
      const params = { path: ownerParam(owner) };
      return (await api().GET(anyCollection(owner, path), { params, signal })).data as Facts[];
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
  /** The collection's place in the path. */
  path: string;
  /** The entry has no id of its own: the portal login. */
  single?: boolean | undefined;
}

/** One entry of a collection as it is now. */
export function entryOptions({ owner, path, single, entryId }: EntryCall & { entryId: string }) {
  const params = { path: { ...ownerParam(owner), id: entryId } };
  const place = single ? '/providers/{providerId}/info/portal' : anyEntry(owner, path);
  return queryOptions({
    queryKey: [place, params.path],
    queryFn: async ({ signal }): Promise<Facts> =>
      (single
        ? await api().GET('/providers/{providerId}/info/portal', { params, signal })
        : await api().GET(anyEntry(owner, path), { params, signal })
      ).data as Facts,
  });
}

/** Adds an entry to a collection. */
export async function createEntry({
  owner,
  path,
  single,
  body,
}: EntryCall & { body: Facts }): Promise<Facts> {
  const params = { path: ownerParam(owner) };
  if (!single) return (await api().POST(anyCollection(owner, path), { params, body })).data;
  return ((await api().PUT('/providers/{providerId}/info/portal', { params, body })).data ?? {}) as Facts;
}

/** Adds an entry; all that its owner shows of info is read anew. */
export function useCreateEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createEntry,
    onSuccess: (_, { owner }) => invalidateInfo(queryClient, owner),
  });
}

type EntryChange = EntryCall & { entryId: string; body: Facts; method: 'PATCH' | 'PUT' };

/** Changes an entry: PATCH keeps what is not sent, PUT replaces all of it. */
export async function updateEntry(call: EntryChange): Promise<Facts> {
  const { owner, path, entryId, body, method, single } = call;
  if (single) {
    const params = { path: ownerParam(owner) };
    return ((await api().PATCH('/providers/{providerId}/info/portal', { params, body })).data ?? {}) as Facts;
  }
  const params = { path: { ...ownerParam(owner), id: entryId } };
  if (method === 'PUT') {
    // The address of an alias that is replaced names it otherwise; the value stands at the same place.
    const place = anyEntry(owner, path) as string as '/providers/{providerId}/info/emails/{id}';
    return (await api().PUT(place, { params, body: body as { email: string; type: 'Work' } })).data;
  }
  return (await api().PATCH(anyEntry(owner, path), { params, body })).data;
}

/** Changes an entry, as its collection is changed (rules.md 7.1). */
export function useUpdateEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateEntry,
    onSuccess: (_, { owner }) => invalidateInfo(queryClient, owner),
  });
}

/** Takes an entry away for good; the portal login as a whole, which has no id. */
export function useDeleteEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ owner, path, entryId, single }: EntryCall & { entryId: string }) => {
      if (single) {
        await api().DELETE('/providers/{providerId}/info/portal', { params: { path: ownerParam(owner) } });
        return;
      }
      const params = { path: { ...ownerParam(owner), id: entryId } };
      await api().DELETE(anyEntry(owner, path), { params });
    },
    onSuccess: (_, { owner }) => invalidateInfo(queryClient, owner),
  });
}

/** Invalidates what an entry shows in; the entries of all collections of an owner show in the same. */
export function invalidateInfo(queryClient: QueryClient, { kind }: InfoOwner): void {
  void invalidateAfter(queryClient, kind === 'provider' ? 'createEducation' : 'createFacilityLicense');
}
