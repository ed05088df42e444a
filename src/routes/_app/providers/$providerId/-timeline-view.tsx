import { NativeSelect } from '@/ui/mantine';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { License, Provider } from '@/api/models';
import {
  formatDate,
  formatDateTimeExact,
  formatShortDate,
  formatTimeOfDay,
  instant,
  localDay,
} from '@/lib/dates';
import { Button } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icons';
import { SkeletonRows } from '@/ui/route-states';
import { describeError } from '@/api/errors';
import { statusLook } from '@/ui/status-looks';
import { Mono } from '@/ui/text';
import classes from './-timeline.module.css';
import { byDay, type Moment, type MomentKind } from './-timeline';
import { useProviderTimeline } from './-use-provider-timeline';

const kinds: { value: MomentKind | 'all'; label: string }[] = [
  { value: 'all', label: 'Everything' },
  { value: 'verification', label: 'Verifications' },
  { value: 'alert', label: 'Alerts' },
  { value: 'note', label: 'Notes' },
  { value: 'other', label: 'Other events' },
];

const icons: Record<MomentKind, IconName> = {
  verification: 'clock',
  alert: 'bell',
  note: 'edit',
  other: 'info',
};

interface ProviderTimelineProps {
  provider: Provider & { id: string };
  licenses: readonly License[] | undefined;
}

/** What happened to a provider, the newest first, out of verifications, notes, alerts and the event log. */
export function ProviderTimeline({ provider, licenses }: ProviderTimelineProps) {
  const [kind, setKind] = useState<MomentKind | 'all'>('all');
  const timeline = useProviderTimeline(provider, licenses);
  const shown = timeline.moments.filter((moment) => kind === 'all' || moment.kind === kind);
  return (
    <section className={classes.timeline} aria-labelledby="timeline-title">
      <header className={classes.head}>
        <h2 id="timeline-title">Timeline</h2>
        <NativeSelect
          size="xs"
          aria-label="Show in the timeline"
          data={kinds}
          value={kind}
          onChange={(event) =>
            setKind(kinds.find(({ value }) => value === event.currentTarget.value)?.value ?? 'all')
          }
        />
      </header>
      {timeline.failures.length > 0 && (
        <div className={classes.partial} role="alert">
          <Icon name="alert" size={14} />
          <div>
            {timeline.failures.map(({ what, error }) => {
              const { title, correlationId } = describeError(error);
              return (
                <p key={what}>
                  {what} are missing here: {title.toLowerCase()}.{' '}
                  {correlationId && <Mono>{correlationId}</Mono>}
                </p>
              );
            })}
            <button type="button" onClick={timeline.retry}>
              Load them
            </button>
          </div>
        </div>
      )}
      {timeline.isPending ? (
        <SkeletonRows rows={6} />
      ) : shown.length === 0 ? (
        <p className={classes.none}>
          {kind === 'all' ? 'Nothing has happened yet.' : 'Nothing of this kind so far.'}
        </p>
      ) : (
        <ol className={classes.days}>
          {byDay(shown).map(({ day, moments }) => (
            <li key={day}>
              <h3 className={classes.day}>{day === localDay() ? 'Today' : shortDay(day)}</h3>
              <ol>
                {moments.map((moment) => (
                  <MomentRow key={moment.key} providerId={provider.id} moment={moment} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
      {timeline.hasMore && (
        <Button variant="default" size="xs" loading={timeline.isFetchingMore} onClick={timeline.loadMore}>
          Show earlier
        </Button>
      )}
    </section>
  );
}

/** The year stands only where it is another one than today's. */
function shortDay(day: string): string {
  return day.slice(0, 4) === localDay().slice(0, 4) ? formatShortDate(day) : formatDate(day);
}

function MomentRow({ providerId, moment }: { providerId: string; moment: Moment }) {
  const { licenseId, kind, status, at } = moment;
  const look = status ? statusLook(kind === 'alert' ? 'alert' : 'verification', status) : undefined;
  const time = instant(at);
  return (
    <li className={classes.moment} data-tone={look?.tone}>
      <Icon name={kind === 'alert' ? icons.alert : (look?.icon ?? icons[kind])} size={14} />
      <div>
        <p className={classes.title}>
          {moment.link ? (
            <Link {...moment.link}>{moment.title}</Link>
          ) : licenseId ? (
            <Link to="/providers/$providerId/licenses/$licenseId" params={{ providerId, licenseId }}>
              {moment.title}
            </Link>
          ) : (
            moment.title
          )}
        </p>
        {moment.text && kind === 'note' && <p className={classes.text}>{moment.text}</p>}
        <p className={classes.text}>
          {moment.text && kind !== 'note' && `${moment.text.replace(/\.$/, '')}, `}
          <time dateTime={at} title={formatDateTimeExact(at)}>
            {time !== undefined && formatTimeOfDay(time)}
          </time>
          {moment.by && `, ${moment.by}`}
        </p>
      </div>
    </li>
  );
}
