#!/usr/bin/env bash
# A semicolon in a job title of a vCard gets a backslash, which stays.
# ical.js@2.2.1; vcard-creator@1.0.0 writes, vcard4@4.0.5 reads the same card
#
# In a vCard, RFC 6350 (3.4) has a backslash put before a comma, and before a semicolon within one part of a name or address;
# before semicolons everywhere else it may be put. vcard-creator always puts it. So who reads has to take it away:
# "Nurse\; Educator" in the file is "Nurse; Educator".
#
# ical.js takes it away in names and addresses, and in any text of a calendar, but keeps it in every other text of a vCard:
# FN, TITLE, NOTE, NICKNAME. When it writes the card, the backslash counts as one of the text's own and gets another, so
# from then on the title has a backslash for everyone who goes by the specification.
#
# Seen:
#   written: TITLE:Nurse\; Educator
#   vcard4 reads: Nurse; Educator
#   ical.js reads: Nurse\; Educator
#   ical.js writes: TITLE:Nurse\\; Educator
#   ical.js, of a calendar, reads: Nurse; Educator
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact \
  ical.js@2.2.1 vcard-creator@1.0.0 vcard4@4.0.5 >/dev/null

cat >run.mjs <<'END'
import ICAL from 'ical.js';
import { VCard } from 'vcard-creator';
import { parse } from 'vcard4';

const title = (card) => card.match(/^TITLE:.*$/m)[0].trim();
// Both versions escape alike; vcard4 reads only 4.0.
const card = new VCard()
  .addName({ givenName: 'Ann', familyName: 'Quill' })
  .addJobtitle('Nurse; Educator')
  .toString()
  .replace('VERSION:3.0', 'VERSION:4.0');

console.log('written:', title(card));
console.log('vcard4 reads:', parse(card).getProperty('TITLE')[0].value);
const read = new ICAL.Component(ICAL.parse(card));
console.log('ical.js reads:', read.getFirstPropertyValue('title'));
console.log('ical.js writes:', title(read.toString()));
const event = new ICAL.Component(ICAL.parse('BEGIN:VEVENT\r\nSUMMARY:Nurse\\; Educator\r\nEND:VEVENT\r\n'));
console.log('ical.js, of a calendar, reads:', event.getFirstPropertyValue('summary'));
END

cat >seen <<'END'
written: TITLE:Nurse\; Educator
vcard4 reads: Nurse; Educator
ical.js reads: Nurse\; Educator
ical.js writes: TITLE:Nurse\\; Educator
ical.js, of a calendar, reads: Nurse; Educator
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
