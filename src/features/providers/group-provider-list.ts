import { listGroupProvidersInfiniteOptions, listGroupProvidersPages } from '@/api/operations.gen';
import { choice } from '@/table/list/filters';
import { nameOrNpiBox } from '@/table/list/name-box';
import { defineList, servicePages } from '@/table/list/list-spec';
import { providerList } from './list';

/** Which roster a row stands on (openapi.yaml); `Providers` is the roster of all members. */
export const rosterFilter = () =>
  choice('Roster', ['Providers', 'Licenses', 'Deas', 'LiabilityInsurances'], {
    Providers: 'all providers',
    Licenses: 'with licenses',
    Deas: 'with DEA registrations',
    LiabilityInsurances: 'with liability insurance',
  });

/** The list of a group is asked by filters of the service alone. */
const { mayTreat: _, ...filters } = providerList.filters;

/** Every filter and sort of `GET /groups/{groupId}/providers` (openapi.yaml). */
export const groupProviderList = defineList({
  name: 'group-providers',
  one: 'provider',
  many: 'providers',
  filters: { ...filters, rosterType: rosterFilter() },
  sorts: providerList.sorts,
  sort: providerList.sort,
  box: nameOrNpiBox('Name or NPI', 'providerName', 'npi', true),
});

/** The rows of the list of a group. */
export const groupProviderRows =
  (groupId: string) => (params: ReturnType<typeof groupProviderList.toParams>) =>
    servicePages(listGroupProvidersInfiniteOptions, listGroupProvidersPages, { groupId }, params);
