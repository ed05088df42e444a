import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ApiError } from '@/api/errors';
import { listCountriesOptions, listTaxonomiesAllOptions } from '@/api/operations.gen';
import { spellOut, textOf } from '@/lib/words';
import type { Choice } from '@/form/fields';
import type { Lookup, LookupChoice } from './field';

interface LookupOptions {
  /** Tells two lookups out of one answer apart. */
  name?: string;
  /** Milliseconds until the choices are old; they never are unless it says so. */
  staleTime?: number;
}

/** Choices out of what the service keeps, `source`, which is read once and cached beside them. */
export function lookupOf<Answer, Key extends QueryKey>(
  source: FetchQueryOptions<Answer, ApiError, Answer, Key>,
  choicesOf: (answer: Answer) => readonly LookupChoice[],
  { name = 'choices', staleTime = Infinity }: LookupOptions = {},
): { options: () => ReturnType<Lookup['options']> } {
  return {
    options: () => ({
      queryKey: [...source.queryKey, name],
      staleTime,
      queryFn: async ({ client }) => [...choicesOf(await client.fetchQuery(source))],
    }),
  };
}

/** Taxonomy codes by their names: `Family Medicine, Sports Medicine (207QS0010X)`. */
export const taxonomies = lookupOf(
  listTaxonomiesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' }),
  (all) =>
    all.map(({ id, code, displayName, classification, specialization }) => {
      const name = displayName ?? [classification, specialization].filter(Boolean).join(', ');
      return { value: id, label: `${name || 'Taxonomy'} (${textOf(code)})` };
    }),
);

/** Countries by name. */
export const countries = lookupOf(listCountriesOptions(), (all) =>
  all.map(({ id, name }) => ({ value: id, label: name ?? id })),
);

/** Values of an enumeration as choices, in words. */
export const choices = (...values: string[]): Choice[] =>
  values.map((value) => ({ value, label: spellOut(value) }));
