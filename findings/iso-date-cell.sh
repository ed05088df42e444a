#!/usr/bin/env bash
# An expiry date that one spreadsheet library writes, another reads as July 17, 1905.
# @e965/xlsx@0.20.3 (SheetJS) writes, exceljs@4.4.0 reads
#
# ISO/IEC 29500 knows two ways to keep a date in a cell: as a count of days under a date format, or, with t="d", as an
# ISO 8601 text. SheetJS writes the second for Dates under cellDates, and a reader that does not know the type is
# expected to raise an error or to give the text.
#
# exceljs knows no such type and reads the cell as a number. The number of "2025-02-28T..." ends at
# the first hyphen: 2025, which the date format of the cell makes the 2,025th day after December 30, 1899. A plausible
# date comes back and no error, and it is the same day for every date of 2025.
#
# Seen:
#   written 2025-02-28 read 1905-07-17
#   written 2025-12-31 read 1905-07-17
#   written 2026-06-30 read 1905-07-18
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @e965/xlsx@0.20.3 exceljs@4.4.0 >/dev/null

cat >run.mjs <<'END'
import ExcelJS from 'exceljs';
import * as XLSX from '@e965/xlsx';

const dates = [new Date('2025-02-28T00:00:00Z'), new Date('2025-12-31T00:00:00Z'), new Date('2026-06-30T00:00:00Z')];
const sheet = XLSX.utils.aoa_to_sheet(dates.map((date) => [date]), { cellDates: true, UTC: true });
const file = XLSX.write(XLSX.utils.book_new(sheet, 'Licenses'), { type: 'buffer', bookType: 'xlsx', cellDates: true });

const workbook = new ExcelJS.Workbook();
await workbook.xlsx.load(file);
dates.forEach((date, row) => {
  const read = workbook.worksheets[0].getCell(row + 1, 1).value;
  console.log('written', date.toISOString().slice(0, 10), 'read', read.toISOString().slice(0, 10));
});
END

cat >seen <<'END'
written 2025-02-28 read 1905-07-17
written 2025-12-31 read 1905-07-17
written 2026-06-30 read 1905-07-18
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
