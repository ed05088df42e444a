#!/usr/bin/env bash
# Thirty-six full months are two full years, if the first day is a February 29.
# date-fns@4.4.0
#
# A cycle of 36 months that begins on February 29, 2024 ends for addMonths and addYears alike on February 28, 2027, the last
# day of that month. Whether the last day is taken for a full year or not, one expects the same answer in months and in years:
# 36 and 3, or 35 and 2. And of a duration that is split into years and months, one expects fewer than 12 months.
#
# differenceInMonths takes the end of February for a full month, while differenceInYears wants a day that is not before the
# 29th. intervalToDuration asks both, so it gives "2 years 12 months"; and on the next day "3 years 1 day", without
# a day in between that was just 3 years. A rule of 36 months and a rule of 3 years, each asked for in its own unit, disagree.
#
# Seen:
#   2024-02-28 to 2027-02-28: 3 full years, 36 full months, 3 years
#   2024-02-29 to 2027-02-28: 2 full years, 36 full months, 2 years 12 months
#   2024-02-29 to 2027-03-01: 3 full years, 36 full months, 3 years 1 day
#   2024-02-29 to 2025-02-28: 0 full years, 12 full months, 12 months
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact date-fns@4.4.0 >/dev/null

cat >run.mjs <<'END'
import { addMonths, addYears, differenceInMonths, differenceInYears } from 'date-fns';
import { format, formatDuration, intervalToDuration } from 'date-fns';

const day = (date) => format(date, 'yyyy-MM-dd');
const leap = new Date(2024, 1, 29);
for (const [start, end] of [
  [new Date(2024, 1, 28), new Date(2027, 1, 28)],
  [leap, addMonths(leap, 36)],
  [leap, new Date(2027, 2, 1)],
  [leap, addYears(leap, 1)],
]) {
  const years = `${differenceInYears(end, start)} full years`;
  const months = `${differenceInMonths(end, start)} full months`;
  console.log(`${day(start)} to ${day(end)}: ${years}, ${months}, ${formatDuration(intervalToDuration({ start, end }))}`);
}
END

cat >seen <<'END'
2024-02-28 to 2027-02-28: 3 full years, 36 full months, 3 years
2024-02-29 to 2027-02-28: 2 full years, 36 full months, 2 years 12 months
2024-02-29 to 2027-03-01: 3 full years, 36 full months, 3 years 1 day
2024-02-29 to 2025-02-28: 0 full years, 12 full months, 12 months
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
