import type { QueryFunctionContext } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import { getFacilityOptions, getProviderOptions, listFacilitiesPages } from '@/api/operations.gen';
import { readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { providerChoices, providerSearchOptions } from '@/features/providers/provider-filter';
import { byBeginning, rankedOf } from '@/lib/by-beginning';
import { searchedName } from '@/lib/searched-name';
import { facilityName, fullName } from '@/lib/words';
import { lookup } from '@/table/list/filters';

const shown = 10;

/** Providers and facilities by their name, and providers by their NPI, as choices of a filter. */
function entitySearchOptions(text: string) {
  return {
    queryKey: ['/providers', 'or facilities', text] as const,
    queryFn: async (context: { signal: AbortSignal }) => {
      const words = text ? { name: searchedName(text) } : {};
      const facilityPages = listFacilitiesPages({
        ...words,
        sortedBy: 'Name',
        sortDirection: 'Asc',
        count: text ? rankedOf : shown,
      });
      const [providers, facilities] = await Promise.all([
        providerSearchOptions(text).queryFn(context),
        readBlocked(currentUser(), 'Facilities') ? undefined : facilityPages(undefined, context.signal),
      ]);
      return [
        ...providerChoices(providers),
        ...byBeginning(facilities?.items ?? [], searchedName(text), ({ name }) => [name])
          .slice(0, shown)
          .flatMap(({ id, ...facility }) => (id ? [{ value: id, label: facilityName(facility) }] : [])),
      ];
    },
  };
}

/** What a provider or a facility is called, of whom the id is all that is known. */
function entityNameOptions(id: string) {
  return {
    queryKey: ['entity name', id] as const,
    queryFn: async ({ client }: QueryFunctionContext): Promise<string> => {
      try {
        return fullName(await client.fetchQuery(getProviderOptions({ providerId: id })));
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
        return facilityName(await client.fetchQuery(getFacilityOptions({ facilityId: id })));
      }
    },
  };
}

/** One provider or facility, as a filter of lists that know either by its id only. */
export const entityFilter = () =>
  lookup('About whom', {
    hint: 'Name or NPI',
    find: entitySearchOptions,
    toOptions: (options) => options,
    one: entityNameOptions,
    toName: (name) => name,
  });
