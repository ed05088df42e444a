import type { QueryClient } from '@tanstack/react-query';
import { listGroupsOptions } from '@/api/operations.gen';
import type { Group } from '@/api/models';
import { wholeListOptions, wholePages } from '@/api/whole-list';
import { textOf } from '@/lib/words';
import { placeWords } from '@/features/groups/words';
import { choice, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';
import { usStates } from '@/lib/states';
import { providerFilter } from '@/features/providers/provider-filter';

const states = usStates.map(({ code }) => code);

/** The service gives all groups at once, or those of a provider; what else is asked for is found here. */
export const groupList = defineList({
  name: 'groups',
  one: 'group',
  many: 'groups',
  filters: {
    find: text('Name, NPI or tax id'),
    providerId: providerFilter(),
    state: choice('Remit state', states, Object.fromEntries(usStates.map(({ code, name }) => [code, name]))),
  },
  sorts: { Name: 'name', Place: 'place' },
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
  box: {
    placeholder: 'Name, NPI or tax id',
    fields: ['find'],
    write: (typed) => ({ find: typed.trim() || undefined }),
    read: ({ find }) => find ?? '',
  },
});

type Params = ReturnType<typeof groupList.toParams>;

const digits = (text: string) => text.replaceAll(/[\s-]/g, '');

/** The groups that a question of the list means, in its order. */
export function groupRows(groups: readonly Group[], params: Params): Group[] {
  const { find = '', state, sortedBy, sortDirection } = params;
  const words = find.toLowerCase();
  const number = digits(find);
  const found = groups.filter(
    ({ name, npi, taxId, remitAddress }) =>
      (!words ||
        textOf(name).toLowerCase().includes(words) ||
        (/^\d+$/.test(number) && [textOf(npi), digits(textOf(taxId))].some((one) => one.includes(number)))) &&
      (!state || remitAddress?.state === state),
  );
  const key = ({ name, remitAddress }: Group) =>
    sortedBy === 'Place' ? `${placeWords(remitAddress) ?? '\uFFFF'}\n${textOf(name)}` : textOf(name);
  const sign = sortDirection === 'Desc' ? -1 : 1;
  return found.toSorted((one, other) => sign * key(one).localeCompare(key(other), 'en'));
}

/** All groups that match, for the export. */
export function groupPages(queryClient: QueryClient, params: Params) {
  const { providerId } = params;
  return wholePages(queryClient, listGroupsOptions({ providerId }), (groups) => groupRows(groups, params));
}

/** The rows of the list: the service filters groups by provider, all else is done here. */
export function groupRowsOptions(queryClient: QueryClient, params: Params) {
  const { providerId } = params;
  return wholeListOptions(queryClient, listGroupsOptions({ providerId }), params, (groups) =>
    groupRows(groups, params),
  );
}
