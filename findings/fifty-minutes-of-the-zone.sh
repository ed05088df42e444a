#!/usr/bin/env bash
# An hour of HL7 with its zone is read fifty seconds late, and a day with its zone fifty minutes.
# @medplum/core@4.5.2 (5.2.13 does the same); hl7-date@1.0.1 reads the same times
#
# A time of HL7 version 2 (2.A.22) may end with its day, its hour, its minute or its second, and the second may have up to four
# digits after a point. Each of them may be followed by an offset from Greenwich. 2025022809-0500 is nine o'clock in New York,
# two in the afternoon in Greenwich, and .25 is a quarter of a second.
#
# The text is cut into pairs of characters, the offset with it: behind an hour, "-0" are taken for the minutes and "50" for the
# seconds, behind a day for hours and minutes. What follows the point is taken for a number of milliseconds, so a quarter of
# a second is 25 of them, and .5000 is five seconds. Only a time of full length, or of three digits after the point, is right.
#
# Seen:
#   20250228090000-0500: medplum 2025-02-28T14:00:00.000Z, hl7-date 2025-02-28T14:00:00.000Z
#   2025022809-0500: medplum 2025-02-28T14:00:50.000Z, hl7-date 2025-02-28T14:00:00.000Z
#   20250228-0500: medplum 2025-02-28T05:50:00.000Z, hl7-date 2025-02-28T05:00:00.000Z
#   20250228090000.25-0500: medplum 2025-02-28T14:00:00.025Z, hl7-date 2025-02-28T14:00:00.250Z
#   20250228090000.5000: medplum 2025-02-28T09:00:05.000Z, hl7-date 2025-02-28T09:00:00.500Z
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @medplum/core@4.5.2 hl7-date@1.0.1 >/dev/null

cat >run.mjs <<'END'
import { parseHl7DateTime } from '@medplum/core';
import { parse } from 'hl7-date';

for (const time of [
  '20250228090000-0500',
  '2025022809-0500',
  '20250228-0500',
  '20250228090000.25-0500',
  '20250228090000.5000',
]) {
  console.log(`${time}: medplum ${parseHl7DateTime(time)}, hl7-date ${parse(time).toISOString()}`);
}
END

cat >seen <<'END'
20250228090000-0500: medplum 2025-02-28T14:00:00.000Z, hl7-date 2025-02-28T14:00:00.000Z
2025022809-0500: medplum 2025-02-28T14:00:50.000Z, hl7-date 2025-02-28T14:00:00.000Z
20250228-0500: medplum 2025-02-28T05:50:00.000Z, hl7-date 2025-02-28T05:00:00.000Z
20250228090000.25-0500: medplum 2025-02-28T14:00:00.025Z, hl7-date 2025-02-28T14:00:00.250Z
20250228090000.5000: medplum 2025-02-28T09:00:05.000Z, hl7-date 2025-02-28T09:00:00.500Z
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
