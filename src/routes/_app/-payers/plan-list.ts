import type { Payer } from '@/api/models';
import { textOf } from '@/lib/words';
import { usStates } from '@/lib/states';
import { payerListOptions } from '@/queries/payers';
import { choice, remote, text } from '@/table/filters';
import { defineList } from '@/table/list-spec';

const states = usStates.map(({ code }) => code);

export const payerChoices = (payers: readonly Payer[]) =>
  payers.flatMap(({ id, name }) => (id ? [{ value: id, label: textOf(name) || id }] : []));

/** The service gives the plans of a payer or a group at once; what else is asked for is found here. */
export const planList = defineList({
  name: 'payer-plans',
  one: 'plan',
  many: 'plans',
  filters: {
    name: text('Name'),
    payerId: remote('Payer', payerListOptions, payerChoices),
    state: choice('State', states, Object.fromEntries(usStates.map(({ code, name }) => [code, name]))),
  },
  sorts: { DisplayName: 'full name', Name: 'plan', State: 'state' },
  sort: { sortedBy: 'DisplayName', sortDirection: 'Asc' },
  box: {
    placeholder: 'Plan or payer',
    fields: ['name'],
    write: (typed) => ({ name: typed.trim() || undefined }),
    read: ({ name }) => name ?? '',
  },
});
