import type { Provider } from '@/api/models';
import { getProviderOptions, listProvidersPages } from '@/api/operations.gen';
import { npiText } from '@/lib/npi';
import { personFilters } from '@/lib/person-filters';
import { fullName, personName } from '@/lib/words';
import { lookup } from '@/table/list/filters';

const shown = 20;

/** Providers by name or NPI, the first of them, as choices of a filter. */
export function providerSearchOptions(text: string) {
  return {
    queryKey: ['/providers', 'search', text] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      listProvidersPages({
        ...personFilters(text),
        sortedBy: 'LastName',
        sortDirection: 'Asc',
        count: shown,
      })(undefined, signal),
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
