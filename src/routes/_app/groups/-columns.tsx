import type { Group } from '@/api/models';
import { columns } from '@/table/columns/columns';
import { entity, mono, recorded } from '@/table/columns/kinds';
import { recordId } from '@/table/columns/more-kinds';
import { addressWords, groupName, placeWords } from '@/domain/groups';
import type { groupList } from './-list';

export const groupColumns = columns<Group, typeof groupList>()([
  entity('name', groupName, { sort: 'Name', width: 320 }),
  mono('npi', ({ npi }) => npi, { width: 132, phoneSlot: 'line' }),
  mono('tax', ({ taxId }) => taxId, { label: 'Tax id', width: 132 }),
  recorded('place', ({ remitAddress }) => placeWords(remitAddress), {
    label: 'Remit to',
    sort: 'Place',
    filter: 'state',
    width: 200,
    phoneSlot: 'lineEnd',
  }),
  recorded('address', ({ remitAddress }) => addressWords(remitAddress), {
    label: 'Remit address',
    width: 320,
  }),
  recordId('id', ({ id }) => id, 'Group id'),
]);
