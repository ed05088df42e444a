import { listPayersOptions } from '@/api/operations.gen';
import type { Payer } from '@/api/models';
import { textOf } from '@/lib/words';
import { usStates } from '@/lib/states';
import { choice, remote, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

const states = usStates.map(({ code }) => code);

/** Payers as choices of a filter; one without an id cannot be chosen. */
export const payerChoices = (payers: readonly Payer[]) =>
  payers.flatMap(({ id, name }) => (id ? [{ value: id, label: textOf(name) || id }] : []));

const filters = {
  name: text('Name'),
  state: choice('State', states, Object.fromEntries(usStates.map(({ code, name }) => [code, name]))),
};

const common = {
  one: 'plan',
  many: 'plans',
  sorts: { DisplayName: 'full name', Name: 'plan', State: 'state' },
  sort: { sortedBy: 'DisplayName', sortDirection: 'Asc' },
} as const;

const box = {
  fields: ['name'],
  write: (typed: string) => ({ name: typed.trim() || undefined }),
  read: ({ name }: { name?: string }) => name ?? '',
} as const;

/** The plans of a payer: the service gives them at once, and what else is asked for is found here. */
export const planList = defineList({
  name: 'payer-plans',
  ...common,
  filters,
  box: { placeholder: 'Plan', ...box },
});

/** The same for the plans of a group, which are of several payers. */
export const groupPlanList = defineList({
  name: 'group-plans',
  ...common,
  filters: { ...filters, payerId: remote('Payer', () => listPayersOptions(), payerChoices) },
  box: { placeholder: 'Plan or payer', ...box },
});
