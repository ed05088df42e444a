import { choices, date, text } from '@/table/filters';
import { defineList } from '@/table/list-spec';

/** The filters and sorts of `GET /files/exports` (openapi.yaml); what span a log has is filtered here. */
export const exportList = defineList({
  name: 'event-log-exports',
  one: 'export',
  many: 'exports',
  filters: {
    type: choices('Log of', ['DailyChangeLog', 'MonthlyLog'], {
      DailyChangeLog: 'A day',
      MonthlyLog: 'A month',
    }),
    from: date('From'),
    to: date('Until'),
    prefix: text('Path begins with'),
  },
  sorts: { Date: 'date', Id: 'id' },
  sort: { sortedBy: 'Date', sortDirection: 'Desc' },
  box: {
    placeholder: 'Path begins with',
    fields: ['prefix'],
    read: ({ prefix }) => prefix ?? '',
    write: (typed) => (typed ? { prefix: typed } : {}),
  },
});
