import type { QueryClient } from '@tanstack/react-query';
import { listGroupsOptions } from '@/api/operations.gen';
import type { Group } from '@/api/models';
import { wholeListOptions, wholePages } from '@/api/whole-list';
import { textOf } from '@/lib/words';
import type { groupList } from './-list';
import { placeWords } from '@/features/groups/words';

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

export function groupRowsOptions(queryClient: QueryClient, params: Params) {
  const { providerId } = params;
  return wholeListOptions(queryClient, listGroupsOptions({ providerId }), params, (groups) =>
    groupRows(groups, params),
  );
}
