#!/usr/bin/env bash
# A reminder that has an identifier is not among the reminders of its event.
# node-ical@0.27.2; ical.js@2.2.1 reads the same file
#
# An event's VALARMs are its reminders: 60 days before a license expires, and again 14 days before. RFC 9074 gives each a
# UID, so that one can be told from the other when it is put off or acknowledged; Apple's calendar writes one. node-ical
# lists the reminders of an event under "alarms". One expects both there, with the UID as one more property of each.
#
# Whatever has a UID is stored in the object around it under that UID, as events are in their calendar. So a reminder becomes
# a property of the event, called like its UID, and "alarms" has only those without one, or is missing: an event with two
# reminders looks like an event with none.
#
# Seen:
#   two reminders: -P60D -P14D
#   two reminders, each with a UID: none
#   two reminders, the first with a UID: -P14D
#   ical.js, each with a UID: -P60D -P14D
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact node-ical@0.27.2 ical.js@2.2.1 >/dev/null

cat >run.mjs <<'END'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

const calendar = (...uids) => [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Licenses//EN',
  'BEGIN:VEVENT', 'UID:license-1@example.org', 'DTSTAMP:20250101T000000Z', 'DTSTART;VALUE=DATE:20250301',
  'SUMMARY:License expires',
  ...['-P60D', '-P14D'].flatMap((trigger, at) => [
    'BEGIN:VALARM', ...(uids[at] ? [`UID:${uids[at]}`] : []),
    'ACTION:DISPLAY', 'DESCRIPTION:License expires', `TRIGGER:${trigger}`, 'END:VALARM',
  ]),
  'END:VEVENT', 'END:VCALENDAR', '',
].join('\r\n');
const reminders = (text) => {
  const event = nodeIcal.sync.parseICS(text)['license-1@example.org'];
  return event.alarms?.map((alarm) => alarm.trigger).join(' ') ?? 'none';
};
const both = ['7a8f0c1e-0001', '7a8f0c1e-0002'];

console.log('two reminders:', reminders(calendar()));
console.log('two reminders, each with a UID:', reminders(calendar(...both)));
console.log('two reminders, the first with a UID:', reminders(calendar(both[0])));
const event = new ICAL.Component(ICAL.parse(calendar(...both))).getFirstSubcomponent('vevent');
const triggers = event.getAllSubcomponents('valarm').map((alarm) => alarm.getFirstPropertyValue('trigger').toString());
console.log('ical.js, each with a UID:', triggers.join(' '));
END

cat >seen <<'END'
two reminders: -P60D -P14D
two reminders, each with a UID: none
two reminders, the first with a UID: -P14D
ical.js, each with a UID: -P60D -P14D
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
