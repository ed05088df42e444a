import { usStates } from '@/lib/states';
import { choice, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';
import { providerFilter } from '@/features/providers/provider-filter';

const states = usStates.map(({ code }) => code);

/** What groups can be filtered and sorted by; `groupPages` carries both out. */
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
