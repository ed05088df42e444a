import type { Provider } from '@/api/models';
import { getProviderOptions, listProvidersPages } from '@/api/operations.gen';
import { personNames, rankedOf } from '@/lib/by-beginning';
import { npiText } from '@/lib/npi';
import { personFilters } from '@/lib/person-filters';
import { fullName, personName } from '@/lib/words';
import { lookup } from '@/table/list/filters';

const shown = 20;

/** Providers by name, however it is written, or NPI: the first of them, the best first, as choices of a filter. */
export function providerSearchOptions(text: string) {
  return {
    queryKey: ['/providers', 'search', text] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const ask = async (typed: string) => {
        const page = await listProvidersPages({
          ...personFilters(typed),
          sortedBy: 'LastName',
          sortDirection: 'Asc',
          count: typed ? rankedOf : shown,
        })(undefined, signal);
        return page.items ?? [];
      };
      if (text === '') return { items: await ask(text) };
      // With the first search: the list that has the filter is shown before.
      const { findByName } = await import('@/lib/name-search');
      const known = /\d/.test(text) ? undefined : () => [];
      const found = await findByName<Provider>({
        typed: text,
        ask,
        namesOf: personNames,
        keyOf: ({ id }) => id,
        known,
      });
      return { items: found.slice(0, shown) };
    },
  };
}

/** The choices that a page of providers gives. */
export const providerChoices = ({ items = [] }: { items?: readonly Provider[] }) => items.flatMap(toChoice);

const toChoice = (provider: Provider) =>
  provider.id
    ? [
        {
          value: provider.id,
          label: [personName(provider), npiText(provider) && `NPI ${npiText(provider)}`]
            .filter(Boolean)
            .join(', '),
        },
      ]
    : [];

/** One provider, as a filter of lists that know providers by their id only. */
export const providerFilter = () =>
  lookup('Provider', {
    hint: 'Name or NPI',
    find: providerSearchOptions,
    toOptions: providerChoices,
    one: (providerId) => getProviderOptions({ providerId }),
    toName: fullName,
  });
