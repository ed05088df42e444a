#!/usr/bin/env bash
# West of New York's time zone a holiday is a business day, and the day after it is none.
# business-days-js@2.3.0, with the holidays of date-holidays@3.37.0
#
# The package tells business days from weekends and from the public holidays of a state, and counts in them. A day may be given
# as "2026-11-26". Thanksgiving is the fourth Thursday of November all over the country (5 U.S.C. 6103(a)), so in every
# state one expects that Thursday to be no business day. The Friday after it is one unless the state's own list says otherwise.
#
# The text is taken for midnight in New York, whatever the state, while the state's holidays begin at its own midnight. Thanksgiving
# in Illinois begins an hour after New York's Thursday and lasts an hour into New York's Friday. So the Thursday is a business
# day and the Friday is not, and a term may end on the holiday. Of a holiday on a Friday nothing is left: the day that it moves to
# is a Saturday. The list of holidays that the package gives of the same state is right, wherever the machine stands.
#
# Seen:
#   pa: Wed yes, Thu no, Fri yes; 2 business days after Tuesday: 2026-11-27; Christmas, a Friday: no; listed 2026-11-26
#   il: Wed yes, Thu yes, Fri no; 2 business days after Tuesday: 2026-11-26; Christmas, a Friday: yes; listed 2026-11-26
#   co: Wed yes, Thu yes, Fri no; 2 business days after Tuesday: 2026-11-26; Christmas, a Friday: yes; listed 2026-11-26
#   or: Wed yes, Thu yes, Fri no; 2 business days after Tuesday: 2026-11-26; Christmas, a Friday: yes; listed 2026-11-26
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact \
  business-days-js@2.3.0 date-holidays@3.37.0 dayjs@1.11.23 >/dev/null

cat >run.cjs <<'END'
const businessDays = require('business-days-js');

for (const state of ['pa', 'il', 'co', 'or']) {
  const days = businessDays({ state });
  const isOpen = (day) => (days.check(day) ? 'yes' : 'no');
  const listed = days.getHolidays(2026).find(({ name }) => name === 'Thanksgiving Day').date.slice(0, 10);
  console.log(
    `${state}: Wed ${isOpen('2026-11-25')}, Thu ${isOpen('2026-11-26')}, Fri ${isOpen('2026-11-27')};`,
    `2 business days after Tuesday: ${days.addDays('2026-11-24', 2).format('YYYY-MM-DD')};`,
    `Christmas, a Friday: ${isOpen('2026-12-25')}; listed ${listed}`,
  );
}
END

cat >seen <<'END'
pa: Wed yes, Thu no, Fri yes; 2 business days after Tuesday: 2026-11-27; Christmas, a Friday: no; listed 2026-11-26
il: Wed yes, Thu yes, Fri no; 2 business days after Tuesday: 2026-11-26; Christmas, a Friday: yes; listed 2026-11-26
co: Wed yes, Thu yes, Fri no; 2 business days after Tuesday: 2026-11-26; Christmas, a Friday: yes; listed 2026-11-26
or: Wed yes, Thu yes, Fri no; 2 business days after Tuesday: 2026-11-26; Christmas, a Friday: yes; listed 2026-11-26
END

TZ=UTC node run.cjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
