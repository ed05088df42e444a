import type { QueryClient } from '@tanstack/react-query';
import { invalidateAllButRows } from '@/api/cached-lists';
import { ApiError, changedMeanwhile, conflict } from '@/api/errors';
import { staleAfter } from '@/api/invalidations';
import { getProviderOptions, updateProvider } from '@/api/operations.gen';
import type { Collection, Entry } from '@/info/definition';
import type { Facts, Field, LookupChoice } from '@/records/field';
import { factText } from '@/records/facts';
import { entriesIn } from '@/info/entries';
import { valueAt } from '@/records/paths';
import { fieldsOf } from '@/records/values';
import { createEntry, infoOptions, type InfoOwner, invalidateInfo, updateEntry } from '@/info/info-queries';
import { providerCollections } from '@/info/provider/index';
import { textOf } from '@/lib/words';
import { changedEntry, withUpdate } from './-entry-proposals';
import { pairEntries } from './-pairing';
import { personField } from './-person-rows';
import type { EntryUpdate, Takeable, TakeOver } from './-proposal';

/** Where what was taken over stands now: the entry, or the provider's own record. */
export interface TakenTo {
  entryId?: string | undefined;
}

/**
 * Takes one thing over into the provider's file, with one ordinary call of the service. What the call builds upon, a
 * field, a list or a part of an entry, is refetched before, so that nothing that was changed meanwhile is written over.
 * Throws what the call throws, and 409 where a field holds something else than was shown, or an entry was added meanwhile: what
 * was read is on screen then, beside what the source says. `own` are the ids of entries that were taken over before: an import may
 * give several that are alike.
 */
export async function takeOver(
  queryClient: QueryClient,
  providerId: string,
  take: TakeOver,
  own: ReadonlySet<string> = new Set(),
): Promise<TakenTo> {
  const owner: InfoOwner = { kind: 'provider', id: providerId };
  switch (take.kind) {
    case 'provider':
      return changeProvider(queryClient, providerId, take);
    case 'language': {
      const { languages = [] } = await queryClient.fetchQuery({
        ...getProviderOptions({ providerId }),
        staleTime: 0,
      });
      if (languages.includes(take.language)) return {};
      await updateProvider({ providerId, body: { languages: [...languages, take.language] } });
      invalidateAllButRows(queryClient, staleAfter('updateProvider'));
      return {};
    }
    case 'create':
      return addEntry(queryClient, owner, take, own);
    case 'update':
      return changeEntry(queryClient, owner, take);
    case 'attach':
      throw new Error('A license is attached in its own form.');
  }
}

/** Refetches, after a write of this kind, what it shows in. */
export function showTaken(queryClient: QueryClient, providerId: string, { kind }: TakeOver): void {
  if (kind === 'provider' || kind === 'language')
    invalidateAllButRows(queryClient, staleAfter('updateProvider'));
  else invalidateInfo(queryClient, { kind: 'provider', id: providerId });
}

const textIn = (facts: Facts, field: Field) => factText(field, valueAt(facts, field.name));

/**
 * Adds an entry, unless it is on file by now: somebody else added it, or the service has it of a call whose answer was lost. One
 * that says something else is left to people.
 */
async function addEntry(
  queryClient: QueryClient,
  owner: InfoOwner,
  { path, body, onFile = [] }: TakeOver & { kind: 'create' },
  own: ReadonlySet<string>,
): Promise<TakenTo> {
  const collection = collectionAt(path);
  if (!collection) throw new ApiError({ kind: 'problem', status: 404 });
  const info = await queryClient.fetchQuery({ ...infoOptions(owner), staleTime: 0 });
  const known = new Set([...onFile, ...own]);
  const added = entriesIn(collection, info).filter(({ id }) => id && !known.has(id));
  const sent = fieldsOf(collection, body).filter((field) => textIn(body, field));
  const same = added.find(
    (entry) => sent.length > 0 && sent.every((field) => textIn(entry, field) === textIn(body, field)),
  );
  if (same) return { entryId: same.id };
  if (pairEntries(path, [body], added).pairs[0]?.onFile)
    throw conflict(`Somebody else added this ${collection.one} meanwhile, and not all of it is the same.`);
  const created = await createEntry({ owner, collection, body });
  invalidateInfo(queryClient, owner);
  return { entryId: textOf(created['id']) || undefined };
}

async function changeProvider(
  queryClient: QueryClient,
  providerId: string,
  { name, onFile, given }: TakeOver & { kind: 'provider' },
): Promise<TakenTo> {
  const provider = await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 });
  const field = personField(name);
  const there = field.onFile(provider);
  if (there !== onFile) {
    if (field.compare(there, given).mark === 'agrees') return {};
    const groups = provider.nuccGroup ? [provider.nuccGroup] : [];
    const words = there && (field.words?.(there, { taxonomies: [], groups }) ?? there);
    throw changedMeanwhile([[field.label, words]]);
  }
  await updateProvider({ providerId, body: field.patch(given) });
  invalidateAllButRows(queryClient, staleAfter('updateProvider'));
  return {};
}

const collectionAt = (path: string) => providerCollections.find((one) => one.path === path);

async function changeEntry(queryClient: QueryClient, owner: InfoOwner, take: EntryUpdate): Promise<TakenTo> {
  const { path, entryId, values } = take;
  const info = await queryClient.fetchQuery({ ...infoOptions(owner), staleTime: 0 });
  const collection = collectionAt(path);
  const entry = collection && entriesIn(collection, info).find(({ id }) => id === entryId);
  if (!collection || !entry) throw new ApiError({ kind: 'problem', status: 404 });
  const changed = changedSince(collection, entry, take);
  if (changed.length > 0) {
    const names = (field: Field) =>
      'lookup' in field
        ? queryClient.getQueryData<LookupChoice[]>(field.lookup.options(owner.id).queryKey)
        : undefined;
    throw changedMeanwhile(
      changed.map((field) => [field.label, factText(field, valueAt(entry, field.name), names(field))]),
    );
  }
  const { body } = changedEntry(collection, entry, values);
  if (Object.keys(body).length > 0) {
    await updateEntry({ owner, collection, entryId, body });
    invalidateInfo(queryClient, owner);
  }
  return { entryId };
}

/** The fields to be taken over that hold neither what was shown nor what the source gives. */
function changedSince(collection: Collection, entry: Entry, { values, onFile }: EntryUpdate): Field[] {
  return fieldsOf(collection, entry).filter((field) => {
    const textIn = (facts: Facts) => factText(field, valueAt(facts, field.name));
    const there = textIn(entry);
    return valueAt(values, field.name) !== undefined && there !== textIn(onFile) && there !== textIn(values);
  });
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
      before.take = withUpdate(before.take, take);
      before.items.push(item);
      before.label = `${before.label}, ${label.split(': ').at(-1) ?? label}`;
    } else calls.set(key, { items: [item], label, take });
  }
  return [...calls.values()];
}
