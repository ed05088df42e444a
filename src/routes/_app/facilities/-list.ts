import { listFacilitiesInfiniteOptions, listFacilitiesPages } from '@/api/operations.gen';
import { everyFacilityOptions, facilityChoices } from '@/records/facility-choices';
import { boolean, remote, text } from '@/table/list/filters';
import { defineList, servicePages } from '@/table/list/list-spec';

/** Every filter and sort of `GET /facilities` (openapi.yaml). */
export const facilityList = defineList({
  name: 'facilities',
  one: 'facility',
  many: 'facilities',
  filters: {
    name: text('Name'),
    parentFacilityId: remote('Part of', everyFacilityOptions, facilityChoices),
    deactivated: boolean('Deactivated'),
  },
  sorts: { Name: 'name', Id: 'id' },
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
  box: {
    placeholder: 'Name',
    fields: ['name'],
    read: ({ name }) => name ?? '',
    write: (typed) => (typed ? { name: typed } : {}),
  },
  rows: (params) => servicePages(listFacilitiesInfiniteOptions, listFacilitiesPages, params),
});
