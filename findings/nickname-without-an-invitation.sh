#!/usr/bin/env bash
# Whoever has a nickname in quotes is invited to an event and is not among its attendees.
# ics@3.12.0 writes; node-ical@0.27.2 and ical.js@2.2.1 read
#
# The name of an attendee is a parameter, CN. In RFC 5545 (3.2) the value of a parameter cannot have a double quote, nor does a
# backslash stand for anything in it; since RFC 6868 the quote is written as ^'. From Robert "Bob" Quill one expects
# CN="Robert ^'Bob^' Quill", or the name without its quotes.
#
# ics writes CN="Robert \"Bob\" Quill", as one would in a programming language. The value ends at the second quote, and the rest
# makes no sense in its place. node-ical drops the line: the event has one attendee less, and none if that was the only one.
# ical.js keeps the attendee and calls him "Robert \". Written as the RFC has it, the name is read by ical.js.
#
# Seen:
#   CN="Robert Quill" node-ical: Robert Quill, Ada Roe; ical.js: Robert Quill, Ada Roe
#   CN="Robert \"Bob\" Quill" node-ical: Ada Roe; ical.js: Robert \, Ada Roe
#   CN="Robert ^'Bob^' Quill" node-ical: Robert ^'Bob^' Quill, Ada Roe; ical.js: Robert "Bob" Quill, Ada Roe
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact ics@3.12.0 node-ical@0.27.2 ical.js@2.2.1 >/dev/null

cat >run.mjs <<'END'
import ICAL from 'ical.js';
import { createEvent } from 'ics';
import nodeIcal from 'node-ical';

/** An event with two attendees, as ics writes it. */
function eventWith(name) {
  const attendees = [name, 'Ada Roe'].map((each) => ({ name: each, email: `${each.split(' ')[0].toLowerCase()}@example.org` }));
  const { error, value } = createEvent({ title: 'Committee', start: [2027, 3, 31, 9, 0], duration: { hours: 1 }, attendees });
  if (error) throw error;
  return value;
}

/** What stands for the first name in the file, and who attends by each reader. */
function seenIn(calendar) {
  const event = Object.values(nodeIcal.sync.parseICS(calendar)).find(({ type }) => type === 'VEVENT');
  const one = [event.attendee ?? []].flat().map(({ params }) => params.CN);
  const component = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
  const other = component.getAllProperties('attendee').map((attendee) => attendee.getParameter('cn'));
  return `${/CN=.*?(?=:mailto)/.exec(calendar)[0]} node-ical: ${one.join(', ')}; ical.js: ${other.join(', ')}`;
}

console.log(seenIn(eventWith('Robert Quill')));
console.log(seenIn(eventWith('Robert "Bob" Quill')));
console.log(seenIn(eventWith('Robert Quill').replace('Robert Quill', "Robert ^'Bob^' Quill")));
END

cat >seen <<'END'
CN="Robert Quill" node-ical: Robert Quill, Ada Roe; ical.js: Robert Quill, Ada Roe
CN="Robert \"Bob\" Quill" node-ical: Ada Roe; ical.js: Robert \, Ada Roe
CN="Robert ^'Bob^' Quill" node-ical: Robert ^'Bob^' Quill, Ada Roe; ical.js: Robert "Bob" Quill, Ada Roe
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
