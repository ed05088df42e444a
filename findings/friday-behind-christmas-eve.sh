#!/usr/bin/env bash
# Christmas is moved to a Friday, and the Friday is a business day.
# business-days-js@2.3.0, with the holidays of date-holidays@3.37.0
#
# If December 25 is a Saturday, the Friday before it is the holiday for offices that work from Monday to Friday (5 U.S.C. 6103(b)).
# The package's documentation says so with just this example, and its list of public holidays has that Friday: one expects
# that it is no business day, as it does with Independence Day on a Saturday.
#
# Of the holidays of one day only the first is looked at. December 24 is also Christmas Eve, which stands first and is optional,
# so the day is a business day, the public holiday behind it notwithstanding. Next in 2027, then in 2032.
#
# Seen:
#   2026-07-03: business day false; Independence Day (substitute day), public
#   2027-12-24: business day true; Christmas Eve, optional; Christmas Day (substitute day), public
#   2032-12-24: business day true; Christmas Eve, optional; Christmas Day (substitute day), public
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact \
  business-days-js@2.3.0 date-holidays@3.37.0 dayjs@1.11.23 >/dev/null

cat >run.cjs <<'END'
const businessDays = require('business-days-js');

const days = businessDays();
for (const day of ['2026-07-03', '2027-12-24', '2032-12-24']) {
  const holidays = days.hd.isHoliday(new Date(`${day}T12:00:00-05:00`)).map(({ name, type }) => `${name}, ${type}`);
  console.log(`${day}: business day ${days.check(day)}; ${holidays.join('; ')}`);
}
END

cat >seen <<'END'
2026-07-03: business day false; Independence Day (substitute day), public
2027-12-24: business day true; Christmas Eve, optional; Christmas Day (substitute day), public
2032-12-24: business day true; Christmas Eve, optional; Christmas Day (substitute day), public
END

TZ=UTC node run.cjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
