#!/usr/bin/env bash
# Washington's Birthday is a bank holiday, but no federal one.
# date-fns-holiday-us@1.1.0; @18f/us-federal-holidays@4.0.0 is asked for the same day
#
# The package knows the holidays of the United States and which of them are federal and which are kept by banks. The federal
# ones are the eleven of the law (5 U.S.C. 6103(a)), among them "Washington's Birthday, the third Monday in February", which
# the package calls Presidents' Day. The banks of the Federal Reserve keep the same eleven. One expects the same days of both.
#
# Ten of the eleven are federal. A business day too many is counted in February, for offices and for boards that go by
# the federal calendar.
#
# Seen:
#   federal: 10, banks: 11, of the banks only: presidentsDay
#   2027-02-15: federal false, bank true; @18f true
#   2027-10-11: federal true, bank true; @18f true
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact \
  date-fns-holiday-us@1.1.0 date-fns@4.4.0 @18f/us-federal-holidays@4.0.0 >/dev/null

cat >run.cjs <<'END'
const official = require('@18f/us-federal-holidays');
const { getBankHolidays, getFederalHolidays, isBankHoliday, isFederalHoliday } = require('date-fns-holiday-us');

const federal = Object.keys(getFederalHolidays(2027));
const banks = Object.keys(getBankHolidays(2027));
const only = banks.filter((name) => !federal.includes(name));
console.log(`federal: ${federal.length}, banks: ${banks.length}, of the banks only: ${only.join(', ')}`);
for (const [month, day] of [[2, 15], [10, 11]]) {
  const date = new Date(2027, month - 1, day);
  console.log(
    `2027-${String(month).padStart(2, '0')}-${day}: federal ${isFederalHoliday(date)}, bank ${isBankHoliday(date)};`,
    `@18f ${official.isAHoliday(date)}`,
  );
}
END

cat >seen <<'END'
federal: 10, banks: 11, of the banks only: presidentsDay
2027-02-15: federal false, bank true; @18f true
2027-10-11: federal true, bank true; @18f true
END

TZ=UTC node run.cjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
