#!/usr/bin/env bash
# Three years from a day end a day early once a plugin for quarters has been loaded.
# dayjs@1.11.23
#
# With the plugin "duration", add and subtract take a duration: P3Y is added as three years of the calendar, as add(3, 'years')
# does, so a cycle of 36 months ends on the day of the month on which it began. The plugin "quarterOfYear" adds a unit,
# quarter, to the same functions. One expects neither to matter to what the other does, in whichever order they are loaded.
#
# Loaded second, quarterOfYear turns whatever is added into a number first, and a duration as a number is its milliseconds,
# with 365 days for a year and 30.4 for a month. Three years with a leap day in them are a day short. Subtracting is not
# affected, so adding three years and taking them away no longer lead back. Loaded first, it does no harm.
#
# Seen:
#   quarterOfYear, then duration: P3Y after 2022-01-31 is 2025-01-31
#   duration, then quarterOfYear: P3Y after 2022-01-31 is 2025-01-30
#   duration, then quarterOfYear: 3 years after 2022-01-31 is 2025-01-31
#   duration, then quarterOfYear: P3Y before 2025-01-31 is 2022-01-31
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact dayjs@1.11.23 >/dev/null

cat >run.cjs <<'END'
const [, , ...plugins] = process.argv;
const dayjs = require('dayjs');
for (const plugin of plugins) dayjs.extend(require(`dayjs/plugin/${plugin}`));

const day = (date) => date.format('YYYY-MM-DD');
const three = dayjs.duration('P3Y');
console.log(`${plugins.join(', then ')}: P3Y after 2022-01-31 is ${day(dayjs('2022-01-31').add(three))}`);
if (plugins[0] === 'duration') {
  console.log(`${plugins.join(', then ')}: 3 years after 2022-01-31 is ${day(dayjs('2022-01-31').add(3, 'years'))}`);
  console.log(`${plugins.join(', then ')}: P3Y before 2025-01-31 is ${day(dayjs('2025-01-31').subtract(three))}`);
}
END

cat >seen <<'END'
quarterOfYear, then duration: P3Y after 2022-01-31 is 2025-01-31
duration, then quarterOfYear: P3Y after 2022-01-31 is 2025-01-30
duration, then quarterOfYear: 3 years after 2022-01-31 is 2025-01-31
duration, then quarterOfYear: P3Y before 2025-01-31 is 2022-01-31
END

{ TZ=UTC node run.cjs quarterOfYear duration; TZ=UTC node run.cjs duration quarterOfYear; } | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
