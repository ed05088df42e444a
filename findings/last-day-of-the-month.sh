#!/usr/bin/env bash
# "On the last day of every month" falls on the day before it.
# ts-ics@2.4.6
#
# RFC 5545 counts BYMONTHDAY from the end where it is negative: -1 is the last day of the month, -2 the one before.
# Licenses and registrations expire on the last day of a month, so this is the rule for their reminders. One expects
# January 31, February 28, March 31.
#
# The package counts one day too many: -1 is the last day but one, and -2 is off in the same way; days from the start
# of the month are right. The event's own start, which is the first occurrence, goes missing with it.
#
# Seen:
#   from 2025-01-31 BYMONTHDAY=-1 2025-02-27 2025-03-30 2025-04-29
#   from 2025-01-30 BYMONTHDAY=-2 2025-02-26 2025-03-29 2025-04-28
#   from 2025-01-15 BYMONTHDAY=15 2025-01-15 2025-02-15 2025-03-15
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact ts-ics@2.4.6 >/dev/null

cat >run.mjs <<'END'
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';

for (const [start, rule] of [['31', 'BYMONTHDAY=-1'], ['30', 'BYMONTHDAY=-2'], ['15', 'BYMONTHDAY=15']]) {
  const [event] = convertIcsCalendar(
    undefined,
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20250101T000000Z',
      `DTSTART:202501${start}T120000Z`, `RRULE:FREQ=MONTHLY;COUNT=3;${rule}`, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'),
  ).events;
  const days = extendByRecurrenceRule(event.recurrenceRule, { start: event.start.date });
  console.log(`from 2025-01-${start}`, rule, days.map((each) => each.toISOString().slice(0, 10)).join(' '));
}
END

cat >seen <<'END'
from 2025-01-31 BYMONTHDAY=-1 2025-02-27 2025-03-30 2025-04-29
from 2025-01-30 BYMONTHDAY=-2 2025-02-26 2025-03-29 2025-04-28
from 2025-01-15 BYMONTHDAY=15 2025-01-15 2025-02-15 2025-03-15
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
