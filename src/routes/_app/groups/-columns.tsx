import type { Group } from '@/api/models';
import { columns } from '@/table/columns/columns';
import { addressWords, groupName, placeWords } from '@/features/groups/words';

export const groupColumns = columns<Group>()([
  {
    id: 'name',
    header: 'Name',
    value: groupName,
    cell: (group) => <bdi>{groupName(group)}</bdi>,
    sort: 'Name',
    width: 320,
  },
  { id: 'npi', header: 'NPI', value: ({ npi }) => npi, mono: true, width: 132, phone: 'line' },
  { id: 'tax', header: 'Tax id', value: ({ taxId }) => taxId, mono: true, width: 132 },
  {
    id: 'place',
    header: 'Remit to',
    value: ({ remitAddress }) => placeWords(remitAddress),
    sort: 'Place',
    filter: 'state',
    width: 200,
    phone: 'lineEnd',
  },
  {
    id: 'address',
    header: 'Remit address',
    value: ({ remitAddress }) => addressWords(remitAddress),
    width: 320,
  },
  { id: 'id', header: 'Group id', value: ({ id }) => id, mono: true, width: 300, optional: true },
]);
