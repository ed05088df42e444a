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
