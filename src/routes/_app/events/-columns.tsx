import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { EventLogEntry } from '@/api/models';
import { columns } from '@/table/columns/columns';
import { entity, list, recorded } from '@/table/columns/kinds';
import { recordId, spelled, time } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import { UserName } from '@/features/users/user-name';
import { eventRecords, inContext } from '@/features/events/records';
import { actorOf, eventSentence } from '@/features/events/words';
import type { eventList } from './-list';

export const eventColumns = columns<EventLogEntry, typeof eventList>()([
  entity('what', eventSentence, { label: 'What happened', width: 480 }),
  time('when', ({ timestamp }) => timestamp, { sort: 'Timestamp', phoneSlot: 'lineEnd' }),
  // A file has the address, which tells who it was for certain.
  recorded('who', actorOf, {
    cell: (entry) => <UserName address={actorOf(entry)} />,
    width: 224,
    phoneSlot: 'line',
  }),
  list('about', (entry) => eventRecords(entry).map(({ what }) => what), { cell: Records, width: 200 }),
  spelled('area', (entry) => inContext(entry, 'category'), { filter: 'category', width: 156 }),
  spelled('kind', (entry) => inContext(entry, 'subcategory'), { filter: 'subcategory', width: 184 }),
  recordId('correlation', ({ correlationId }) => correlationId, 'Correlation id'),
  spelled('by', ({ type }) => type, { label: 'Began with', sort: 'Type', filter: 'type', optional: true }),
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
