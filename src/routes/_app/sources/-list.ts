import { usStates } from '@/lib/states';
import { choice, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

const states = usStates.map(({ code }) => code);
const stateNames = Object.fromEntries(usStates.map(({ code, name }) => [code, name]));

/** The filters are the service's own; it sorts by state only, and trouble is put first here. */
export const sourceList = defineList({
  name: 'sources',
  one: 'license type',
  many: 'license types',
  filters: {
    licenseTypeSearchQuery: text('License type'),
    sourceIssue: choice('Issue', ['PossibleIssue', 'SourceIssue', 'AutomationIssue', 'AutomationDegraded']),
    state: choice('State', states, stateNames),
  },
  sorts: { State: 'trouble, then state' },
  sort: { sortedBy: 'State', sortDirection: 'Asc' },
  box: {
    placeholder: 'License type',
    fields: ['licenseTypeSearchQuery'],
    write: (typed) => ({ licenseTypeSearchQuery: typed.trim() || undefined }),
    read: (values) => values.licenseTypeSearchQuery ?? '',
  },
});
