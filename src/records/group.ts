import { enrollmentCountOptions } from '@/api/enrollment-count';
import type { Group } from '@/api/models';
import {
  createGroup,
  deleteGroup,
  getGroupOptions,
  listGroupsOptions,
  updateGroup,
} from '@/api/operations.gen';
import { groupName } from '@/domain/groups';
import { lookupOf } from './lookups';
import { defineRecord } from './record';

/** An organization that providers bill through. */
export const group = defineRecord<Group>()({
  one: 'group',
  many: 'groups',
  path: '/groups/$groupId',
  name: groupName,
  begin: 'A name is enough to begin. Providers and payer plans are added next.',
  operations: { read: getGroupOptions, create: createGroup, update: updateGroup, remove: deleteGroup },
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: 'Write the name.',
      section: 'Group',
      namesakes: lookupOf(
        listGroupsOptions({}),
        (groups) => groups.map((one) => ({ value: one.id, label: groupName(one) })),
        { name: 'names', staleTime: 0 },
      ),
    },
    { kind: 'npi', name: 'npi', label: 'NPI', description: 'Of the organization, ten digits' },
    { kind: 'taxId', name: 'taxId', label: 'Tax id' },
    { kind: 'address', name: 'remitAddress', label: 'Remit address', section: 'Remit address' },
  ],
  removal: {
    typed: true,
    goes: {
      one: 'enrollment',
      which: 'of its providers',
      uncounted: 'All enrollments of its providers with its plans are deleted with it.',
      count: (groupId) => enrollmentCountOptions({ groupId }),
    },
    stays: [
      'Its providers and the plans linked to it stay; they only leave the group.',
      'The event log keeps what happened.',
    ],
  },
});
