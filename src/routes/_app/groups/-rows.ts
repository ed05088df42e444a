import type { QueryClient } from '@tanstack/react-query';
import { listGroupsOptions } from '@/api/operations.gen';
import type { Group } from '@/api/models';
import { wholeListRows } from '@/api/whole-list';
import { npiDigits } from '@/lib/npi';
import { textOf } from '@/lib/words';
import { placeWords } from '@/domain/groups';
import type { groupList } from './-list';

type GroupParams = ReturnType<typeof groupList.toParams>;

/** The service gives all groups at once, or those of a provider; what else is asked for is found here. */
export const groupPages = (params: GroupParams, queryClient: QueryClient) =>
  wholeListRows(queryClient, listGroupsOptions({ providerId: params.providerId }), params, (groups) =>
    groupRows(groups, params),
  );

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
