#!/usr/bin/env bash
# A federal holiday that isAHoliday knows is missing from the range that contains it.
# @18f/us-federal-holidays@4.0.0
#
# New Year's Day 2022 fell on a Saturday, so federal offices were closed on Friday, December 31, 2021. The package
# moves such holidays by default, and isAHoliday says true for that Friday. inRange lists the holidays between two
# days, so one expects it to list every day of the range for which isAHoliday says true.
#
# inRange computes the holidays of the years that its two ends name. With both ends in December 2021, the holiday that
# belongs to 2022 is never computed, and the 31st is missing; move the end into January, and it appears. A clock of
# business days that ends with the year is one day off.
#
# Seen:
#   isAHoliday 2021-12-31: true
#   inRange 2021-12-01 to 2021-12-31: 2021-12-24
#   inRange 2021-12-01 to 2022-01-01: 2021-12-24 2021-12-31
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @18f/us-federal-holidays@4.0.0 >/dev/null

cat >run.mjs <<'END'
import { inRange, isAHoliday } from '@18f/us-federal-holidays';

const day = (text) => new Date(`${text}T00:00:00Z`);
const options = { utc: true };
const list = (from, to) => inRange(day(from), day(to), options).map(({ dateString }) => dateString);

console.log('isAHoliday 2021-12-31:', isAHoliday(day('2021-12-31'), options));
console.log('inRange 2021-12-01 to 2021-12-31:', list('2021-12-01', '2021-12-31').join(' '));
console.log('inRange 2021-12-01 to 2022-01-01:', list('2021-12-01', '2022-01-01').join(' '));
END

cat >seen <<'END'
isAHoliday 2021-12-31: true
inRange 2021-12-01 to 2021-12-31: 2021-12-24
inRange 2021-12-01 to 2022-01-01: 2021-12-24 2021-12-31
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
