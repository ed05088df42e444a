import { useQueries, useQuery } from '@tanstack/react-query';
import { collectionOptions, infoOptions, type InfoOwner } from './info-queries';
import type { Collection, Entry, ShownCollection } from './definition';
import type { Field } from '@/records/field';
import { entriesIn } from './entries';
import { valueAt } from '@/records/paths';
import type { Names } from '@/records/facts';

/** One collection of a provider or facility as far as it was read. */
export interface InfoPart {
  collection: Collection;
  /** Undefined until they were read once. */
  entries: readonly Entry[] | undefined;
  error: unknown;
  retry(): void;
}

/**
 * The info of a provider, which the service gives in one answer, or of a facility, whose collections are read one by
 * one: of those, one answer tells only the entry of each that was changed last (rules.md 7.2).
 */
export function useInfo(owner: InfoOwner, collections: readonly Collection[]): InfoPart[] {
  const { kind } = owner;
  const info = useQuery({ ...infoOptions(owner), enabled: kind === 'provider' });
  const lists = useQueries({
    queries: kind === 'facility' ? collections.map((collection) => collectionOptions(owner, collection)) : [],
  });
  return collections.map((collection, index) => {
    const list = lists[index] ?? info;
    return {
      collection,
      entries: lists[index]?.data ?? (info.data && entriesIn(collection, info.data)),
      error: list.error,
      retry: () => void list.refetch(),
    };
  });
}

/** What the ids in these entries stand for. Lists are read only where an entry names something of them. */
export function useNames(collection: ShownCollection, owner: InfoOwner, entries: readonly Entry[]): Names {
  const lookups = collection.fields.filter((field) => field.kind === 'lookup' || field.kind === 'lookups');
  const isNamed = ({ name }: Field) =>
    entries.some((entry) => [valueAt(entry, name) ?? []].flat().length > 0);
  const results = useQueries({
    queries: lookups.map((field) => ({ ...field.lookup.options(owner.id), enabled: isNamed(field) })),
  });
  return (field) => {
    const index = lookups.findIndex(({ name }) => name === field.name);
    return index < 0 ? undefined : results[index]?.data;
  };
}
