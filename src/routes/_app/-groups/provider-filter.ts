import type { Provider } from '@/api/models';
import { fullName, personName } from '@/lib/words';
import { providerKeys } from '@/queries/keys';
import { providerOptions, providerPages } from '@/queries/providers';
import { lookup } from '@/table/filters';

const shown = 20;

/** Providers by name or NPI, the first of them, as choices of a filter. */
function providerSearchOptions(text: string) {
  const words = /^\d{10}$/.test(text) ? { npi: Number(text) } : text ? { providerName: text } : {};
  return {
    queryKey: [...providerKeys.lists, 'search', text] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      providerPages({ ...words, sortedBy: 'LastName', sortDirection: 'Asc' }, shown)(undefined, signal),
  };
}

const toChoice = (provider: Provider) =>
  provider.id
    ? [
        {
          value: provider.id,
          label: [personName(provider), provider.npi && `NPI ${provider.npi}`].filter(Boolean).join(', '),
        },
      ]
    : [];

/** One provider, as a filter of lists that know providers by their id only. */
export const providerFilter = () =>
  lookup('Provider', {
    hint: 'Name or NPI',
    find: providerSearchOptions,
    toOptions: ({ items = [] }) => items.flatMap(toChoice),
    one: providerOptions,
    toName: fullName,
  });
