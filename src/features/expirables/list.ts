import { listProviderTypesOptions } from '@/api/operations.gen';
import {
  type Asked,
  askedWords,
  expirableKinds,
  expirableWindows,
  kindWords,
  windowWords,
} from '@/domain/expirable-kinds';
import { usStates } from '@/lib/states';
import { choice, choices, openChoices, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

const states = usStates.map(({ code }) => code);

/** What expirables can be filtered and sorted by; `expirableRows` carries both out. */
export const expirableList = defineList({
  name: 'expirables',
  one: 'expirable',
  many: 'expirables',
  filters: {
    find: text('Name, number, issuer or kind'),
    window: choice('Expires', expirableWindows, windowWords),
    kind: choices('Kind', expirableKinds, kindWords),
    state: choices('State', states, Object.fromEntries(usStates.map(({ code, name }) => [code, name]))),
    asked: choices('Follow-up', Object.keys(askedWords) as Asked[], askedWords),
    type: openChoices('Provider type', [], listProviderTypesOptions, (types) =>
      types.flatMap(({ name }) => (name ? [{ value: name, label: name }] : [])),
    ),
  },
  sorts: { Urgency: 'urgency', Day: 'day', Owner: 'provider or facility', Kind: 'kind' },
  sort: { sortedBy: 'Urgency', sortDirection: 'Asc' },
  box: {
    placeholder: 'Name, number, issuer or kind',
    fields: ['find'],
    write: (typed) => ({ find: typed.trim() || undefined }),
    read: ({ find }) => find ?? '',
  },
});

export type ExpirableParams = ReturnType<typeof expirableList.toParams>;
