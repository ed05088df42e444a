#!/usr/bin/env bash
# A license of which only the end is known is shown without any date.
# @bonfhir/core@2.22.1
#
# Both ends of a Period may be left out in FHIR (R4, data types, Period): without a start, the start is not known; without an
# end, the period is ongoing or its end not known. A board's list often has the day on which a license expires and not the
# one on which it was issued. The formatter writes "ongoing" where there is no end, so where there is no start one
# expects the end, with some word or a gap in the place of the other.
#
# The answer is an empty text, the same as for no period at all: of a license that has expired nothing is seen of that.
#
# Seen:
#   {"start":"2025-03-01","end":"2027-02-28"}: "3/1/2025 - 2/28/2027"
#   {"start":"2025-03-01"}: "3/1/2025 - ongoing"
#   {"end":"2027-02-28"}: ""
#   {}: ""
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @bonfhir/core@2.22.1 >/dev/null

cat >run.cjs <<'END'
const { Formatter } = require('@bonfhir/core/r4b');

for (const period of [
  { start: '2025-03-01', end: '2027-02-28' },
  { start: '2025-03-01' },
  { end: '2027-02-28' },
  {},
]) {
  console.log(`${JSON.stringify(period)}: "${Formatter.default.format('Period', period)}"`);
}
END

cat >seen <<'END'
{"start":"2025-03-01","end":"2027-02-28"}: "3/1/2025 - 2/28/2027"
{"start":"2025-03-01"}: "3/1/2025 - ongoing"
{"end":"2027-02-28"}: ""
{}: ""
END

TZ=UTC node run.cjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
