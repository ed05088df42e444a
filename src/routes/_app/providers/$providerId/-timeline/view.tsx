import '@mantine/core/styles/Timeline.layer.css';
import { IconBell, IconClock, IconInfoCircle, IconPencil, type Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { List, NativeSelect, Text, Timeline } from '@mantine/core';
import { Note, Section } from '@/ui/layout';
import type { License, Provider } from '@/api/models';
import { type SettledWords, standingOf } from '@/domain/license-standing';
import { formatDateTimeExact, formatShortDate, localDay, timeOfDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { SkeletonRows } from '@/ui/route-states';
import { describeError } from '@/api/errors';
import { useSetting } from '@/ui/settings';
import { statusLook, toneColors } from '@/ui/status-looks';
import { Mono } from '@/ui/text';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { listLicenseVerificationsOptions, listProviderNotesOptions } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { fullName } from '@/lib/words';
import type { RowLink } from '@/table/list/use-row-link';
import { providerEventOptions } from '@/features/providers/note-authors';
import { UserName } from '@/features/users/user-name';
import { byDay, complete, mergeTimeline, type Moment, type MomentKind } from './timeline';
import { providerAlertOptions } from '../-tabs';

const kinds: { value: MomentKind | 'all'; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'verification', label: 'Verifications' },
  { value: 'alert', label: 'Alerts' },
  { value: 'note', label: 'Notes' },
  { value: 'other', label: 'Other events' },
];

const icons: Record<MomentKind, Icon> = {
  verification: IconClock,
  alert: IconBell,
  note: IconPencil,
  other: IconInfoCircle,
};

interface ProviderTimelineProps {
  provider: Provider;
  licenses: readonly License[] | undefined;
  refresh: RowRefresh;
}

/** What happened to a provider, the newest first, out of verifications, notes, alerts and the event log. */
export function ProviderTimeline({ provider, licenses, refresh }: ProviderTimelineProps) {
  const [kind, setKind] = useState<MomentKind | 'all'>('all');
  const settled = useSetting('boardWords');
  const timeline = useProviderTimeline({ provider, licenses, refresh });
  const shown = timeline.moments.filter((moment) => kind === 'all' || moment.kind === kind);
  return (
    <Section
      title="Timeline"
      actions={
        <NativeSelect
          size="xs"
          aria-label="Show in the timeline"
          data={kinds}
          value={kind}
          onChange={(event) =>
            setKind(kinds.find(({ value }) => value === event.currentTarget.value)?.value ?? 'all')
          }
        />
      }
    >
      {timeline.failures.length > 0 && (
        <div role="alert">
          <Note
            tone="warning"
            action={
              <Button variant="default" size="xs" onClick={timeline.retry}>
                Load them
              </Button>
            }
          >
            {timeline.failures.map(({ what, error }) => {
              const { title, correlationId } = describeError(error);
              return (
                <p key={what}>
                  {what} are missing here: {title.toLowerCase()}.{' '}
                  {correlationId && <Mono>{correlationId}</Mono>}
                </p>
              );
            })}
          </Note>
        </div>
      )}
      {timeline.isPending ? (
        <SkeletonRows rows={6} />
      ) : shown.length === 0 ? (
        <Text c="dimmed">
          {kind === 'all' ? 'Nothing has happened yet.' : 'Nothing of this kind so far.'}
        </Text>
      ) : (
        // The days stand in the space at the left.
        <Timeline component="ol" bulletSize={20} lineWidth={1} pt="xs" pl={74}>
          {byDay(shown).flatMap(({ day, moments }) =>
            moments.map((moment, index) => item(provider.id, moment, index === 0 ? day : undefined, settled)),
          )}
        </Timeline>
      )}
      {timeline.hasMore && (
        <div>
          <Button variant="default" size="xs" loading={timeline.isFetchingMore} onClick={timeline.loadMore}>
            Show earlier
          </Button>
        </div>
      )}
    </Section>
  );
}

/** What happened, with its day where it is the first of it. Mantine's `Timeline` takes its own items only. */
function item(providerId: string, moment: Moment, day: string | undefined, settled: SettledWords) {
  const { licenseId, kind, status, boardStatus, at, by } = moment;
  const appearance = boardStatus
    ? statusLook('standing', standingOf(boardStatus, settled))
    : status
      ? statusLook(kind === 'alert' ? 'alert' : 'verification', status)
      : undefined;
  const MomentIcon = kind === 'alert' ? icons.alert : (appearance?.icon ?? icons[kind]);
  const license = licenseId && {
    to: '/providers/$providerId/licenses/$licenseId',
    params: { providerId, licenseId },
  };
  const link = moment.link ?? license;
  return (
    <Timeline.Item
      key={moment.key}
      component="li"
      bullet={
        <Text span c={toneColors[appearance?.tone ?? 'neutral']} lh={0}>
          <MomentIcon size={14} aria-hidden />
        </Text>
      }
    >
      {day && (
        <Text component="h3" size="xs" fw={400} lh="20px" c="dimmed" pos="absolute" left={-74} w={66}>
          {day === localDay() ? 'Today' : formatShortDate(day)}
        </Text>
      )}
      {moment.scans ? (
        <Fold summary={moment.title}>{() => <Scans scans={moment.scans ?? []} />}</Fold>
      ) : link ? (
        <MomentLink link={link}>{moment.title}</MomentLink>
      ) : (
        moment.title
      )}
      <Text size="xs" c="dimmed" lineClamp={5} className="as-written">
        {moment.text && (kind === 'note' ? `${moment.text}\n` : `${moment.text.replace(/\.$/, '')}, `)}
        <time dateTime={at} title={formatDateTimeExact(at)}>
          {timeOfDay(at)}
        </time>
        {by && (
          <>
            , <UserName address={by} />
          </>
        )}
      </Text>
    </Timeline.Item>
  );
}

function MomentLink({ link, children }: { link: RowLink; children: string }) {
  return (
    <Text span c="var(--text)" td="underline" renderRoot={(props) => <Link {...props} {...link} />}>
      {children}
    </Text>
  );
}

/** Each of the scans that one line tells of, with the way to it. */
function Scans({ scans }: { scans: readonly Moment[] }) {
  return (
    <List size="sm" listStyleType="disc" pl="xs">
      {scans.map(({ key, title, link }) => (
        <List.Item key={key}>{link ? <MomentLink link={link}>{title}</MomentLink> : title}</List.Item>
      ))}
    </List>
  );
}

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

/**
 * Reads all parts of a provider's time line and merges them; a part that fails is named and the others stand. Notes and
 * alerts are read again by the page, which shows them elsewhere too.
 */
function useProviderTimeline({
  provider,
  licenses = [],
  refresh,
}: ProviderTimelineProps): ProviderTimelineState {
  const { id: providerId } = provider;
  const licenseIds = licenses.flatMap((license) => license.id ?? []);
  const verifications = useQueries({
    queries: licenseIds.map((licenseId) => ({
      ...listLicenseVerificationsOptions({ providerId, licenseId }),
      ...refresh(),
    })),
  });
  const notes = useQuery(listProviderNotesOptions({ providerId }));
  const alerts = useInfiniteQuery(providerAlertOptions(providerId));
  const events = useInfiniteQuery({ ...providerEventOptions(providerId), ...refresh() });
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
    retry: () => failed.forEach((section) => section.retry()),
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
