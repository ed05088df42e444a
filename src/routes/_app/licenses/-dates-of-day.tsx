import { Link } from '@tanstack/react-router';
import { formatDate } from '@/lib/dates';
import { reasonText } from '@/lib/forecast';
import { count } from '@/lib/words';
import { RecordRow } from '@/ui/parts';
import { Mono } from '@/ui/text';
import { DayList } from '@/features/calendar/day-list';
import type { ShownEvent } from '@/features/calendar/export-button';
import type { DatedLicense, LicenseDate } from './-calendar-days';

/** How many expire and how many are checked, in words: `2 expiries, 1 check`; `nothing`. */
export function datesWords(dates: readonly LicenseDate[]): string {
  const checks = dates.filter(({ kind }) => kind === 'check').length;
  const expiries = dates.length - checks;
  const words = [
    expiries > 0 && count(expiries, 'expiry', 'expiries'),
    checks > 0 && count(checks, 'check'),
  ].filter(Boolean);
  return words.join(', ') || 'nothing';
}

const pageOf = ({ id, providerId }: DatedLicense) => ({
  to: '/providers/$providerId/licenses/$licenseId' as const,
  params: { providerId, licenseId: id },
});

/** The license by what it is: `Registered Nurse, RN-4711, WY`. */
const licenseWords = ({ type, number, state }: DatedLicense) =>
  [type, number, state].filter(Boolean).join(', ');

/** A date as other calendars take it. A license that is renewed takes its expiry and its checks along. */
export function licenseEvent(day: string, { license, kind, offset }: LicenseDate): ShownEvent {
  const isExpiry = kind === 'expiry';
  return {
    uid: `license-${license.id}-${isExpiry ? 'expiry' : `check-${offset}`}`,
    day,
    title: `${isExpiry ? 'License expires' : 'License check'}: ${license.provider}, ${license.number}`,
    text: isExpiry
      ? `${licenseWords(license)}.`
      : `${licenseWords(license)}. The check ${reasonText({ kind: 'expiry', offset })}, ${formatDate(license.expires)}.`,
    page: pageOf(license),
  };
}

/** The licenses that expire or are checked on a day, each leading to its page. */
export function DatesOfDay({ day, dates }: { day: string; dates: readonly LicenseDate[] }) {
  return (
    <DayList
      title={`${formatDate(day)}: ${datesWords(dates)}`}
      rows={dates.map(({ license, kind, offset }) => (
        <RecordRow
          key={`${license.id} ${kind} ${offset}`}
          end={
            kind === 'expiry' ? (
              <b>Expires</b>
            ) : (
              <span className="mute">Check {reasonText({ kind: 'expiry', offset })}</span>
            )
          }
        >
          <Link {...pageOf(license)}>
            <bdi>{license.provider}</bdi>
          </Link>{' '}
          <span className="mute">
            {license.type} <Mono>{license.number}</Mono> {license.state}
          </span>
        </RecordRow>
      ))}
    >
      {dates.length === 0 && 'Nothing falls on this day.'}
    </DayList>
  );
}
