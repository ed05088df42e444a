import { text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

/** What payers can be filtered and sorted by; `payerPages` carries both out. */
export const payerList = defineList({
  name: 'payers',
  one: 'payer',
  many: 'payers',
  filters: { name: text('Name') },
  sorts: { Name: 'name', Plans: 'number of plans' },
  sort: { sortedBy: 'Name', sortDirection: 'Asc' },
  box: {
    placeholder: 'Payer or plan',
    fields: ['name'],
    write: (typed) => ({ name: typed.trim() || undefined }),
    read: ({ name }) => name ?? '',
  },
});
