#!/usr/bin/env bash
# A license that expires on February 28 is shown as expiring on February 27.
# @medplum/core@4.5.2 (5.2.13 does the same)
#
# The ends of a FHIR Period are of type dateTime, and a dateTime may be a plain day without time or zone: that is how
# a Practitioner.qualification.period is written. The same library's formatDate knows it: 2025-02-28 stays 2/28/2025
# wherever the reader sits. So one expects formatPeriod to print that day too, with no hour.
#
# formatPeriod takes the day for midnight in Greenwich and prints it on the reader's clock. West of Greenwich, which is
# all of the United States, both ends move to the day before, and an hour appears that no record has.
#
# Seen:
#   formatDate   3/1/2023 - 2/28/2025
#   formatPeriod 2/28/2023 - 2/27/2025 (each at 6 in the evening)
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @medplum/core@4.5.2 >/dev/null

cat >run.mjs <<'END'
import { formatDate, formatPeriod } from '@medplum/core';

const qualification = { period: { start: '2023-03-01', end: '2025-02-28' } };
const daysOf = (text) => text.match(/\d+\/\d+\/\d{4}/g).join(' - ');

console.log('formatDate  ', formatDate(qualification.period.start, 'en-US'), '-', formatDate(qualification.period.end, 'en-US'));
const period = formatPeriod(qualification.period, 'en-US');
console.log('formatPeriod', daysOf(period), /6:00/.test(period) ? '(each at 6 in the evening)' : '');
END

cat >seen <<'END'
formatDate   3/1/2023 - 2/28/2025
formatPeriod 2/28/2023 - 2/27/2025 (each at 6 in the evening)
END

TZ=America/Chicago node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
