#!/usr/bin/env bash
# A date written to a Numbers file is four years and a day late.
# @e965/xlsx@0.20.3 (SheetJS)
#
# SheetJS writes the same sheet as .xlsx and as .numbers. Numbers keeps a date as seconds since 2001, without a date system. The
# writer adds the 1,462 days between the systems of 1900 and 1904 whatever the workbook says, so the file has another date;
# reading it with cellDates shows it, reading it as serial numbers hides it again behind date1904.
#
# Seen:
#   xlsx 2025-02-28
#   numbers 2029-03-01
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @e965/xlsx@0.20.3 >/dev/null

cat >run.mjs <<'END'
import * as XLSX from '@e965/xlsx';
import zahl from '@e965/xlsx/dist/xlsx.zahl.mjs';

const sheet = XLSX.utils.aoa_to_sheet([[new Date('2025-02-28T00:00:00Z')]], { UTC: true });
for (const bookType of ['xlsx', 'numbers']) {
  const file = XLSX.write(XLSX.utils.book_new(sheet, 'Licenses'), { type: 'array', bookType, numbers: zahl });
  const { v } = XLSX.read(file, { type: 'array', cellDates: true, UTC: true }).Sheets.Licenses.A1;
  console.log(bookType, v.toISOString().slice(0, 10));
}
END

cat >seen <<'END'
xlsx 2025-02-28
numbers 2029-03-01
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
