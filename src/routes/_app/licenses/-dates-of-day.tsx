import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/dates';
import { reasonText } from '@/lib/forecast';
import { count } from '@/lib/words';
import { RecordRow } from '@/ui/layout';
import { Mono, Verbatim } from '@/ui/text';
import { DayList } from '@/features/calendar/day-list';
import type { ShownEvent } from '@/features/calendar/export-button';
import { ListedStatus, listedStatusWords } from '@/features/licenses/listed-status';
import { MonitoredName, Watched } from '@/features/monitors/words';
import type { DatedLicense, LicenseDate } from './-calendar-days';

/** How many expire and how many are checked, in words: `2 expiries, 1 check`; `nothing`. */
export function datesWords(dates: readonly LicenseDate[]): string {
  const expiries = dates.filter(({ kind }) => kind === 'expiry').length;
  const checks = dates.length - expiries;
  const words = [
    expiries > 0 && count(expiries, 'expiry', 'expiries'),
    checks > 0 && count(checks, 'check'),
  ].filter(Boolean);
  return words.join(', ') || 'nothing';
}

/** The ids of the license that a date is about. */
const idsOf = (date: LicenseDate) =>
  date.kind === 'run'
    ? { providerId: date.monitor.providerId ?? '', licenseId: date.monitor.licenseId ?? '' }
    : { providerId: date.license.providerId, licenseId: date.license.id };

const pageOf = (date: LicenseDate) => ({
  to: '/providers/$providerId/licenses/$licenseId' as const,
  params: idsOf(date),
});

/** The license by what it is: `Registered Nurse, RN-4711, WY`. */
const licenseWords = ({ type, number, state }: DatedLicense) =>
  [type, number, state].filter(Boolean).join(', ');

/** Why a license is checked: `28 days before expiry`, `by its monitor, weekly`. */
function whyChecked(date: LicenseDate): string {
  if (date.kind !== 'run') return reasonText({ kind: 'expiry', offset: date.offset });
  const { monitoringInterval } = date.monitor;
  return `by its monitor${monitoringInterval ? `, ${monitoringInterval.toLowerCase()}` : ''}`;
}

/** What tells a date of a license from its others: a check around expiry moves with it, a run is one of its day. */
function keyOf(day: string, date: LicenseDate): string {
  if (date.kind === 'run') return `run-${date.monitor.id}-${day}`;
  return date.kind === 'expiry' ? 'expiry' : `check-${date.offset}`;
}

/** A date as other calendars take it. A license that is renewed takes its expiry and its checks along. */
export function licenseEvent(day: string, date: LicenseDate): ShownEvent {
  const { kind, license } = date;
  const what = kind === 'expiry' ? 'License expires' : 'License check';
  const from = date.kind === 'run' ? '' : `, ${formatDate(date.license.expires)}`;
  return {
    uid: `license-${idsOf(date).licenseId}-${keyOf(day, date)}`,
    day,
    title: license ? `${what}: ${license.provider}, ${license.number}` : what,
    text: [
      license && `${licenseWords(license)}.`,
      license?.status && `Status: ${listedStatusWords(license.status)}.`,
      kind !== 'expiry' && `The check ${whyChecked(date)}${from}.`,
    ]
      .filter(Boolean)
      .join(' '),
    page: pageOf(date),
  };
}

interface DatesOfDayProps {
  day: string;
  dates: readonly LicenseDate[];
  /** What comes after a day on which nothing falls. */
  coming: ReactNode;
}

/** The licenses that expire or are checked on a day, each leading to its page. */
export function DatesOfDay({ day, dates, coming }: DatesOfDayProps) {
  return (
    <DayList
      title={`${formatDate(day)}: ${datesWords(dates)}`}
      coming={dates.length === 0 && coming}
      rows={dates.map((date) => (
        <RecordRow
          key={`${idsOf(date).licenseId} ${keyOf(day, date)}`}
          end={
            date.kind === 'expiry' ? <b>Expires</b> : <span className="mute">Check {whyChecked(date)}</span>
          }
        >
          <Named date={date} />
        </RecordRow>
      ))}
    >
      {dates.length === 0 && 'Nothing falls on this day.'}
    </DayList>
  );
}

/** Whose license it is, and which. A monitor carries ids only. */
function Named({ date }: { date: LicenseDate }) {
  const { license } = date;
  return (
    <>
      <Link {...pageOf(date)}>
        {license ? (
          <Verbatim>{license.provider}</Verbatim>
        ) : (
          date.kind === 'run' && <MonitoredName monitor={date.monitor} />
        )}
      </Link>{' '}
      <span className="mute">
        {license ? (
          <>
            {license.type} <Mono>{license.number}</Mono> {license.state}{' '}
            {license.status && <ListedStatus status={license.status} />}
          </>
        ) : (
          date.kind === 'run' && <Watched monitor={date.monitor} />
        )}
      </span>
    </>
  );
}
