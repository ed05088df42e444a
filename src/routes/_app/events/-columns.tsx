import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { EventFilters, EventLogEntry } from '@/api/models';
import { spellOut } from '@/lib/words';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { eventRecords, inContext } from '@/features/events/records';
import { actorOf, eventSentence } from '@/features/events/words';
import { boolean, choices, date, openChoices, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';
import { listEventsInfiniteOptions, listEventsPages } from '@/api/operations.gen';
import type { FetchPage } from '@/api/paging';
import { addDays, startOfLocalDay } from '@/lib/dates';

const categories = [
  'Verifications',
  'ProviderManagement',
  'ProviderInfo',
  'ProviderProfile',
  'FacilityManagement',
  'FacilityInfo',
  'Organization',
  'Groups',
  'Integrations',
  'Console',
  'Beta',
  'Mpd',
] as const;

/** Kinds of events that are often looked for; the service may know more. */
const kinds = [
  'SignedIn',
  'ProviderCreated',
  'ProviderChanged',
  'ProviderDeleted',
  'LicenseAttached',
  'LicenseDetached',
  'VerificationCompleted',
  'VerificationResolved',
  'AlertRaised',
  'AlertDismissed',
  'DatasetScanCompleted',
  'DatasetScanFailed',
  'DatasetMatchAccepted',
  'DatasetMatchRejected',
  'MonitorCreated',
  'MonitorDeleted',
  'WebhookDeliveryFailed',
];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filters and sorts of `GET /log/events` (openapi.yaml). */
export const eventList = defineList({
  name: 'events',
  one: 'event',
  many: 'events',
  filters: {
    correlationId: text('Correlation id'),
    category: choices('Area', categories),
    subcategory: openChoices('Kind', kinds),
    type: choices('By', ['Request', 'System', 'Legacy'], {
      Request: 'A user',
      System: 'The service itself',
      Legacy: 'An older system',
    }),
    from: date('From'),
    to: date('Until'),
    entityId: openChoices('About', []),
    includeFailedRequests: boolean('Failed requests', 'too', 'left out'),
  },
  sorts: { Timestamp: 'time', Type: 'who' },
  sort: { sortedBy: 'Timestamp', sortDirection: 'Desc' },
  box: {
    placeholder: 'Correlation id',
    fields: ['correlationId'],
    read: ({ correlationId }) => correlationId ?? '',
    write: (typed) => {
      if (!typed) return {};
      return uuid.test(typed) ? { correlationId: typed } : { wait: 'Paste the whole id' };
    },
  },
});

type EventParams = ReturnType<typeof eventList.toParams>;

/** The pages of the event log. The days of the filter are the reader's own, the first and the last included. */
export function eventListPages(params: EventParams): FetchPage<EventLogEntry> {
  return listEventsPages(filtersOf(params));
}

export function eventLogOptions(params: EventParams) {
  return listEventsInfiniteOptions(filtersOf(params));
}

function filtersOf({ from, to, ...filters }: EventParams): EventFilters {
  const end = to && addDays(to, 1);
  return {
    ...filters,
    ...(from ? { after: startOfLocalDay(from), afterInclusive: true } : {}),
    ...(end ? { before: startOfLocalDay(end), beforeInclusive: false } : {}),
  };
}

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
  { id: 'who', header: 'Who', value: actorOf, width: 224, phone: 'line' },
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
