import type { QueryClient } from '@tanstack/react-query';
import { listCountriesOptions, listTaxonomiesAllOptions } from '@/api/operations.gen';
import { spellOut, textOf } from '@/lib/words';
import type { Choice } from '@/form/fields';
import type { Lookup, LookupChoice } from './field';

/** Choices out of a list that is read once and cached; as often as others are with `staleTime`. */
export function lookupOf<Item>(
  source: { queryKey: readonly unknown[] },
  read: (client: QueryClient) => Promise<readonly Item[]>,
  choice: (item: Item) => LookupChoice | readonly LookupChoice[] | undefined,
  staleTime = Infinity,
): { options: () => ReturnType<Lookup['options']> } {
  return {
    options: () => ({
      queryKey: [...source.queryKey, 'choices'],
      staleTime,
      queryFn: async ({ client }) => (await read(client)).flatMap((item) => choice(item) ?? []),
    }),
  };
}

/** Taxonomy codes by their names: `Family Medicine, Sports Medicine (207QS0010X)`. */
export const taxonomies = lookupOf(
  listTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' }),
  (client) => client.fetchQuery(listTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' })),
  ({ id, code, displayName, classification, specialization }) => {
    const name = displayName ?? [classification, specialization].filter(Boolean).join(', ');
    return id ? { value: id, label: `${name || 'Taxonomy'} (${textOf(code)})` } : undefined;
  },
);

/** Countries by name. */
export const countries = lookupOf(
  listCountriesOptions(),
  (client) => client.fetchQuery(listCountriesOptions()),
  ({ id, name }) => (id ? { value: id, label: name ?? id } : undefined),
);

/** Values of an enumeration as choices, in words. */
export const choices = (...values: string[]): Choice[] =>
  values.map((value) => ({ value, label: spellOut(value) }));
