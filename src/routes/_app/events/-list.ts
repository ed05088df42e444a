import { boolean, choices, date, openChoices, text } from '@/table/list/filters';
import { defineList, servicePages } from '@/table/list/list-spec';
import { listEventsInfiniteOptions, listEventsPages } from '@/api/operations.gen';
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
  // The days of the filter are the reader's own, the first and the last included.
  rows({ from, to, ...rest }) {
    const end = to && addDays(to, 1);
    return servicePages(listEventsInfiniteOptions, listEventsPages, {
      ...rest,
      ...(from ? { after: startOfLocalDay(from), afterInclusive: true } : {}),
      ...(end ? { before: startOfLocalDay(end), beforeInclusive: false } : {}),
    });
  },
});
