#!/usr/bin/env bash
# The last weekday of a month reads "every month on weekdays", and the rule claims to be fully put into words.
# rrule@2.8.1
#
# FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 is the usual way to say "on the last weekday of every month": one
# occurrence a month. toText() puts a rule into words, which fromText() is meant to read back, and
# isFullyConvertibleToText() tells whether all of a rule can be said that way. One expects the position in the words,
# or a "no" from the second.
#
# The position is left out without a trace and the answer is yes. Read back, the words mean every weekday: 23
# occurrences in a month that had one.
#
# Seen:
#   words: every month on weekdays
#   fully convertible: true
#   days in January of the rule: 1 of its words: 23
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact rrule@2.8.1 >/dev/null

cat >run.mjs <<'END'
import rrule from 'rrule';

const { RRule } = rrule;
const text = 'DTSTART:20250101T000000Z\nRRULE:FREQ=MONTHLY;UNTIL=20250131T000000Z;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1';
const rule = RRule.fromString(text);
const back = new RRule({ ...RRule.parseText(rule.toText()), dtstart: rule.options.dtstart, until: rule.options.until });
console.log('words:', rule.toText().replace(/ until.*/, ''));
console.log('fully convertible:', rule.isFullyConvertibleToText());
console.log('days in January of the rule:', rule.all().length, 'of its words:', back.all().length);
END

cat >seen <<'END'
words: every month on weekdays
fully convertible: true
days in January of the rule: 1 of its words: 23
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
