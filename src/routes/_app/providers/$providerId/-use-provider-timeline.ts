import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { listLicenseVerificationsOptions, listProviderNotesOptions } from '@/api/operations.gen';
import type { License, Provider } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { fullName } from '@/lib/words';
import { providerAlertOptions } from './-parts';
import { providerEventOptions } from '@/features/providers/note-authors';
import { complete, mergeTimeline, type Moment } from './-timeline';

interface ProviderTimelineState {
  moments: Moment[];
  isPending: boolean;
  /** Parts that could not be loaded; the others are shown. */
  failures: { what: string; error: unknown }[];
  retry(): void;
  hasMore: boolean;
  isFetchingMore: boolean;
  loadMore(): void;
}

/** Reads all parts of a provider's time line and merges them; a part that fails is named and the others stand. */
export function useProviderTimeline(
  provider: Provider & { id: string },
  licenses: readonly License[] = [],
): ProviderTimelineState {
  const { id: providerId } = provider;
  const licenseIds = licenses.flatMap((license) => license.id ?? []);
  const verifications = useQueries({
    queries: licenseIds.map((licenseId) => listLicenseVerificationsOptions({ providerId, licenseId })),
  });
  const notes = useQuery(listProviderNotesOptions({ providerId }));
  const alerts = useInfiniteQuery(providerAlertOptions(providerId));
  const events = useInfiniteQuery(providerEventOptions(providerId));
  const alertItems = itemsOf(alerts.data, ({ id }) => id);
  const eventItems = itemsOf(events.data, ({ id }) => id);

  const moments = mergeTimeline({
    provider: fullName(provider),
    licenses,
    verifications: verifications.map(({ data = [] }, index) => ({
      licenseId: licenseIds[index] ?? '',
      items: data,
    })),
    notes: notes.data ?? [],
    alerts: alertItems,
    events: eventItems,
  });
  const parts = [
    {
      what: 'Verifications',
      query: verifications.find((query) => query.isError),
      retry: () => refetchFailed(verifications),
    },
    { what: 'Notes', query: notes, retry: () => void notes.refetch() },
    {
      what: 'Alerts',
      query: alerts,
      retry: () => void (alerts.isFetchNextPageError ? alerts.fetchNextPage() : alerts.refetch()),
    },
    {
      what: 'Other events',
      query: events,
      retry: () => void (events.isFetchNextPageError ? events.fetchNextPage() : events.refetch()),
    },
  ];
  const failed = parts.filter(({ query }) => query?.isError);
  const unfinished = [
    alerts.hasNextPage ? alertItems.at(-1)?.timestamp : undefined,
    events.hasNextPage ? eventItems.at(-1)?.timestamp : undefined,
  ];

  return {
    moments: complete(moments, unfinished),
    isPending: moments.length === 0 && parts.some(({ query }) => query?.isPending),
    failures: failed.map(({ what, query }) => ({ what, error: query?.error })),
    retry: () => failed.forEach((part) => part.retry()),
    hasMore: alerts.hasNextPage || events.hasNextPage,
    isFetchingMore: alerts.isFetchingNextPage || events.isFetchingNextPage,
    loadMore: () => {
      if (alerts.hasNextPage) void alerts.fetchNextPage();
      if (events.hasNextPage) void events.fetchNextPage();
    },
  };
}

function refetchFailed(queries: readonly { isError: boolean; refetch(): unknown }[]): void {
  for (const query of queries) if (query.isError) query.refetch();
}
