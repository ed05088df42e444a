import { text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';

/** The service gives all payers at once and neither filters nor sorts them: both are done here. */
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
