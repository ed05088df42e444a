import { dueWindows, dueWords, subjectKinds, subjectWords } from '@/domain/follow-up-kinds';
import { choices, onlyYes, openChoices, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

/** What stands in follow-ups already, for the choice among it. */
const known = (what: 'owner' | 'payer') => () => ({
  queryKey: ['follow-ups', 'known', what],
  queryFn: async () => (await import('./rows')).knownValues(what),
  staleTime: 0,
});

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/**
 * What follow-ups can be filtered and sorted by; `followUpRows` carries both out. Those that are closed stand apart. It opens with
 * what is due, as Today counts it.
 */
export const followUpList = defineList({
  name: 'follow-ups',
  one: 'follow-up',
  many: 'follow-ups',
  filters: {
    find: text('Name, subject or whom'),
    window: choices('Due', dueWindows, dueWords),
    kind: choices('About', subjectKinds, subjectWords),
    mine: onlyYes('Mine', 'asked last by me'),
    owner: openChoices('Asked last by', [], known('owner'), toOptions, (value) => value),
    payer: openChoices('Payer', [], known('payer'), toOptions, (value) => value),
  },
  sorts: { Due: 'next date', Silent: 'days silent', Attempts: 'attempts', Name: 'provider or facility' },
  sort: { sortedBy: 'Due', sortDirection: 'Asc' },
  opensWith: { window: ['overdue', 'today'] },
  box: {
    placeholder: 'Name, subject or whom',
    fields: ['find'],
    write: (typed) => ({ find: typed.trim() || undefined }),
    read: ({ find }) => find ?? '',
  },
});

export type FollowUpParams = ReturnType<typeof followUpList.toParams>;
