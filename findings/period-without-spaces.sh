#!/usr/bin/env bash
# A period of two years, written without spaces, is read as one day that does not stand in it.
# chrono-node@2.10.3
#
# "7/1/2025-6/30/2027" is how a roster or a letter gives the term of a license or an appointment. chrono finds dates in text,
# and ranges with a hyphen between them: with spaces around it, and without when the months are in letters or the hyphen
# is an en dash. One expects the same two days, or the first one, or nothing.
#
# It finds June 30, 2025: the year of the first day and the month and day of the second, joined by the hyphen into a date. If
# the first month has two digits, or the years have, the number after the hyphen is taken for an offset from Greenwich instead:
# the second day is gone, and with a 12 the first one is its own noon twelve hours to the west, in Greenwich the next day.
#
# Seen:
#   7/1/2025 - 6/30/2027: from 2025-07-01 to 2027-06-30
#   7/1/2025–6/30/2027: from 2025-07-01 to 2027-06-30
#   Jul 1, 2025-Jun 30, 2027: from 2025-07-01 to 2027-06-30
#   7/1/2025-6/30/2027: "2025-6/30" on 2025-06-30
#   01/01/2025-12/31/2027: "01/01/2025-12" on 2025-01-02
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact chrono-node@2.10.3 >/dev/null

cat >run.mjs <<'END'
import { parse } from 'chrono-node';

const day = (part) => part.date().toISOString().slice(0, 10);
for (const period of [
  '7/1/2025 - 6/30/2027',
  '7/1/2025–6/30/2027',
  'Jul 1, 2025-Jun 30, 2027',
  '7/1/2025-6/30/2027',
  '01/01/2025-12/31/2027',
]) {
  const found = parse(period, new Date('2026-01-15T12:00:00Z'));
  const words = found.map(({ text, start, end }) => (end ? `from ${day(start)} to ${day(end)}` : `"${text}" on ${day(start)}`));
  console.log(`${period}: ${words.join(', ')}`);
}
END

cat >seen <<'END'
7/1/2025 - 6/30/2027: from 2025-07-01 to 2027-06-30
7/1/2025–6/30/2027: from 2025-07-01 to 2027-06-30
Jul 1, 2025-Jun 30, 2027: from 2025-07-01 to 2027-06-30
7/1/2025-6/30/2027: "2025-6/30" on 2025-06-30
01/01/2025-12/31/2027: "01/01/2025-12" on 2025-01-02
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
