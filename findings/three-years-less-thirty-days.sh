#!/usr/bin/env bash
# The time between two days is "3 years" 30 days before three years have passed.
# duration-fns@3.0.2
#
# between(earlier, later) gives the time between two dates in years, months, days and so on. The usual way
# is to count whole units from the largest down, so that the rest is smaller than the next unit: from January 31, 2022
# to January 1, 2025, 2 years, 11 months and 1 day. A negative part is expected only when the second date is the
# earlier one, which is the one case that the package's documentation shows.
#
# It subtracts the calendar fields one by one: 3 years, 0 months, -30 days. As a sum that is right; read as "how many
# whole years or months are over", as a rule of 36 months does, it is early by up to a month. One day can even be a
# year: from December 31 to January 1 it counts 1 year, -11 months, -30 days.
#
# Seen:
#   Tue Mar 15 2022 to Sat Mar 15 2025 = { years: 3, months: 0, days: 0 }
#   Tue Mar 15 2022 to Fri Mar 14 2025 = { years: 3, months: 0, days: -1 }
#   Mon Jan 31 2022 to Wed Jan 01 2025 = { years: 3, months: 0, days: -30 }
#   Sat Dec 31 2022 to Sun Jan 01 2023 = { years: 1, months: -11, days: -30 }
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact duration-fns@3.0.2 >/dev/null

cat >run.mjs <<'END'
import { between } from 'duration-fns';

const day = (year, month, date) => new Date(year, month - 1, date);
for (const [from, to] of [
  [day(2022, 3, 15), day(2025, 3, 15)],
  [day(2022, 3, 15), day(2025, 3, 14)],
  [day(2022, 1, 31), day(2025, 1, 1)],
  [day(2022, 12, 31), day(2023, 1, 1)],
]) {
  const { years, months, days } = between(from, to);
  console.log(from.toDateString(), 'to', to.toDateString(), '=', { years, months, days });
}
END

cat >seen <<'END'
Tue Mar 15 2022 to Sat Mar 15 2025 = { years: 3, months: 0, days: 0 }
Tue Mar 15 2022 to Fri Mar 14 2025 = { years: 3, months: 0, days: -1 }
Mon Jan 31 2022 to Wed Jan 01 2025 = { years: 3, months: 0, days: -30 }
Sat Dec 31 2022 to Sun Jan 01 2023 = { years: 1, months: -11, days: -30 }
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
