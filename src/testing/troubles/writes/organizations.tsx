import {
  getFacilityOptions,
  getGroupOptions,
  listFacilitiesOptions,
  listGroupsOptions,
} from '@/api/operations.gen';
import type { Facility, Group } from '@/api/models';
import { CreatePage } from '@/records/create-page';
import { EditRecord } from '@/records/edit-record';
import { facility } from '@/records/facility';
import { group } from '@/records/group';
import { count } from '../prepare';
import { choose, type, type Write } from '../write';

/** The writes of facilities and groups. */
export const organizationWrites: readonly Write[] = [
  {
    name: 'a new facility',
    operation: 'POST /facilities',
    prepare: ({ world }) => ({
      screen: () => <CreatePage record={facility} />,
      fill() {
        type('Name', 'Harbor Clinic');
        type('Street and number', '1 Quay Street');
        type('City', 'Reno');
        choose('State', 'Nevada (NV)');
        type('ZIP code', '89501');
      },
      button: /^Create facility/,
      effects: () => count(world.facilities.all(), ({ name }) => name === 'Harbor Clinic'),
      reads: [listFacilitiesOptions()],
      field: 'name',
    }),
  },
  {
    name: 'a change of a facility',
    operation: 'PATCH /facilities/{facilityId}',
    isCompared: true,
    async prepare(service) {
      const { id } = service.put('facilities', {});
      const item = await service.colleague<Facility & { id: string }>(`GET /facilities/${id}`);
      const stored = () => service.world.facilities.get(id)?.name;
      return {
        screen: (close) => <EditRecord record={facility} item={item} onClose={close} />,
        fill: () => type('Name', 'Harbor Clinic'),
        button: /^Save changes/,
        effects: () => (stored() === 'Harbor Clinic' ? 1 : 0),
        reads: [getFacilityOptions({ facilityId: id })],
        field: 'name',
        colleague: {
          does: () => service.colleague(`PATCH /facilities/${id}`, { name: 'Elm Clinic' }),
          stands: () => stored() === 'Elm Clinic',
        },
      };
    },
  },
  {
    name: 'a new group',
    operation: 'POST /groups',
    prepare: ({ world }) => ({
      screen: () => <CreatePage record={group} />,
      fill: () => type('Name', 'Quill Partners'),
      button: /^Create group/,
      effects: () => count(world.groups.all(), ({ name }) => name === 'Quill Partners'),
      reads: [listGroupsOptions()],
      field: 'name',
    }),
  },
  {
    name: 'a change of a group',
    operation: 'PATCH /groups/{groupId}',
    isCompared: true,
    async prepare(service) {
      const { id } = service.put('groups', {});
      const item = await service.colleague<Group & { id: string }>(`GET /groups/${id}`);
      const stored = () => service.world.groups.get(id)?.name;
      return {
        screen: (close) => <EditRecord record={group} item={item} onClose={close} />,
        fill: () => type('Name', 'Quill Partners'),
        button: /^Save changes/,
        effects: () => (stored() === 'Quill Partners' ? 1 : 0),
        reads: [getGroupOptions({ groupId: id })],
        field: 'name',
        colleague: {
          does: () => service.colleague(`PATCH /groups/${id}`, { name: 'Elm Partners' }),
          stands: () => stored() === 'Elm Partners',
        },
      };
    },
  },
];
