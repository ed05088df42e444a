import type { Provider } from '@/api/models';
import { getProviderOptions, listProvidersPages } from '@/api/operations.gen';
import { byBeginning, personNames, rankedOf } from '@/lib/by-beginning';
import { npiText } from '@/lib/npi';
import { personFilters } from '@/lib/person-filters';
import { searchedName } from '@/lib/searched-name';
import { fullName, personName } from '@/lib/words';
import { lookup } from '@/table/list/filters';

const shown = 20;

/** Providers by name or NPI, the first of them, those before the others whose names begin so, as choices of a filter. */
export function providerSearchOptions(text: string) {
  return {
    queryKey: ['/providers', 'search', text] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const page = await listProvidersPages({
        ...personFilters(text),
        sortedBy: 'LastName',
        sortDirection: 'Asc',
        count: text ? rankedOf : shown,
      })(undefined, signal);
      return {
        ...page,
        items: byBeginning(page.items ?? [], searchedName(text), personNames).slice(0, shown),
      };
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
