import { listGroupsOptions } from '@/api/operations.gen';
import type { Group } from '@/api/models';
import { wholeListRows } from '@/api/whole-list';
import { npiDigits } from '@/lib/npi';
import { textOf } from '@/lib/words';
import { placeWords } from '@/domain/groups';
import { choice, text } from '@/table/list/filters';
import { defineList, type ListParams } from '@/table/list/list-spec';
import { usStates } from '@/lib/states';
import { providerFilter } from '@/features/providers/provider-filter';

const states = usStates.map(({ code }) => code);

const filters = {
  find: text('Name, NPI or tax id'),
  providerId: providerFilter(),
  state: choice('Remit state', states, Object.fromEntries(usStates.map(({ code, name }) => [code, name]))),
};

const sorts = { Name: 'name', Place: 'place' };

type GroupParams = ListParams<typeof filters, keyof typeof sorts>;

/** The service gives all groups at once, or those of a provider; what else is asked for is found here. */
export const groupList = defineList({
  name: 'groups',
  one: 'group',
  many: 'groups',
  filters,
  sorts,
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
  box: {
    placeholder: 'Name, NPI or tax id',
    fields: ['find'],
    write: (typed) => ({ find: typed.trim() || undefined }),
    read: ({ find }) => find ?? '',
  },
  rows: (params, queryClient) =>
    wholeListRows(queryClient, listGroupsOptions({ providerId: params.providerId }), params, (groups) =>
      groupRows(groups, params),
    ),
});

const digits = (text: string) => text.replaceAll(/[\s-]/g, '');

/** The groups that a question of the list means, in its order. */
export function groupRows(groups: readonly Group[], params: GroupParams): Group[] {
  const { find = '', state, sortedBy, sortDirection } = params;
  const words = find.toLowerCase();
  const number = npiDigits(find) ?? '';
  const found = groups.filter(
    ({ name, npi, taxId, remitAddress }) =>
      (!words ||
        textOf(name).toLowerCase().includes(words) ||
        (number !== '' && [textOf(npi), digits(textOf(taxId))].some((one) => one.includes(number)))) &&
      (!state || remitAddress?.state === state),
  );
  const key = ({ name, remitAddress }: Group) =>
    sortedBy === 'Place' ? `${placeWords(remitAddress) ?? '\uFFFF'}\n${textOf(name)}` : textOf(name);
  const sign = sortDirection === 'Desc' ? -1 : 1;
  return found.toSorted((one, other) => sign * key(one).localeCompare(key(other), 'en'));
}
