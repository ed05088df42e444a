import { useQueries } from '@tanstack/react-query';
import type { InfoOwner } from '@/info/info-queries';
import type { Collection, Entry, Field } from './definition';
import type { Names } from './facts';
import { valueAt } from './paths';

/** What the ids in these entries stand for. Lists are read only where an entry names something of them. */
export function useNames(collection: Collection, owner: InfoOwner, entries: readonly Entry[]): Names {
  const lookups = collection.fields.filter((field) => field.kind === 'lookup' || field.kind === 'lookups');
  const isNamed = ({ name }: Field) =>
    entries.some((entry) => [valueAt(entry, name) ?? []].flat().length > 0);
  const results = useQueries({
    queries: lookups.map((field) => ({ ...field.lookup.options(owner), enabled: isNamed(field) })),
  });
  return (field) => {
    const at = lookups.findIndex(({ name }) => name === field.name);
    return at < 0 ? undefined : results[at]?.data;
  };
}
