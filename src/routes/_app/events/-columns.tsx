import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { EventLogEntry } from '@/api/models';
import { spellOut } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { UserName } from '@/features/users/user-name';
import { eventRecords, inContext } from '@/features/events/records';
import { actorOf, eventSentence } from '@/features/events/words';

const words = (value: string | undefined) => (value ? spellOut(value) : undefined);

export const eventColumns = columns<EventLogEntry>()([
  {
    id: 'what',
    header: 'What happened',
    value: eventSentence,
    cell: (entry) => <bdi>{eventSentence(entry)}</bdi>,
    width: 480,
  },
  timeColumn({
    id: 'when',
    header: 'When',
    value: ({ timestamp }) => timestamp,
    sort: 'Timestamp',
    phone: 'lineEnd',
  }),
  {
    id: 'who',
    header: 'Who',
    // A file has the address, which tells who it was for certain.
    value: actorOf,
    cell: (entry) => <UserName address={actorOf(entry)} />,
    width: 224,
    phone: 'line',
  },
  {
    id: 'about',
    header: 'About',
    value: (entry) =>
      eventRecords(entry)
        .map(({ what }) => what)
        .join(', '),
    cell: Records,
    width: 200,
  },
  {
    id: 'area',
    header: 'Area',
    value: (entry) => words(inContext(entry, 'category')),
    filter: 'category',
    width: 156,
  },
  {
    id: 'kind',
    header: 'Kind',
    value: (entry) => words(inContext(entry, 'subcategory')),
    filter: 'subcategory',
    width: 184,
  },
  {
    id: 'correlation',
    header: 'Correlation id',
    value: ({ correlationId }) => correlationId,
    mono: true,
    width: 296,
    optional: true,
  },
  {
    id: 'by',
    header: 'Began with',
    value: ({ type }) => words(type),
    sort: 'Type',
    filter: 'type',
    width: 120,
    optional: true,
  },
]);

function Records(entry: EventLogEntry) {
  const records = eventRecords(entry);
  if (records.length === 0) return <Dash />;
  return records.map(({ what, link }, index) => (
    <Fragment key={what}>
      {index > 0 && ', '}
      <Link {...link}>{what}</Link>
    </Fragment>
  ));
}
