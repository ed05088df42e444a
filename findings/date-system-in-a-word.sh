#!/usr/bin/env bash
# A workbook of the 1904 date system is read four years and a day early, because it says "true" and not "1".
# @e965/xlsx@0.20.3 (SheetJS) writes, read-excel-file@9.3.17 and exceljs@4.4.0 read
#
# A workbook counts its days from 1900 or, with the attribute date1904 set, from 1904. The attribute is an XML Schema
# boolean, for which "true" and "1" are the same value. Excel writes "1"; SheetJS writes "true". Both readers know the
# 1904 system and read Excel's files right, so one expects them to read SheetJS's.
#
# Both compare the attribute with the one text "1". A file with "true" is read in the 1900 system: every date is
# 1,462 days early, plausible, and without a warning. The same file with the attribute put as "1" is read right.
#
# Seen:
#   date1904="1": read-excel-file 2025-02-28, exceljs 2025-02-28
#   date1904="true": read-excel-file 2021-02-27, exceljs 2021-02-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @e965/xlsx@0.20.3 exceljs@4.4.0 read-excel-file@9.3.17 fflate@0.8.3 >/dev/null

cat >run.mjs <<'END'
import ExcelJS from 'exceljs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import * as XLSX from '@e965/xlsx';

const book = XLSX.utils.book_new();
book.Workbook = { WBProps: { date1904: true } };
const expiry = new Date('2025-02-28T00:00:00Z');
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[expiry]], { UTC: true, date1904: true }), 'Licenses');
const files = { true: XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) };

const parts = unzipSync(files.true);
const workbookPart = strFromU8(parts['xl/workbook.xml']).replace('date1904="true"', 'date1904="1"');
files['1'] = Buffer.from(zipSync({ ...parts, 'xl/workbook.xml': strToU8(workbookPart) }));

for (const file of [files['1'], files.true]) {
  const written = strFromU8(unzipSync(file)['xl/workbook.xml']).match(/date1904="\w+"/)[0];
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file);
  const [{ data }] = await readExcelFile(file);
  const [one, other] = [data[0][0], workbook.worksheets[0].getCell('A1').value].map((date) => date.toISOString().slice(0, 10));
  console.log(`${written}: read-excel-file ${one}, exceljs ${other}`);
}
END

cat >seen <<'END'
date1904="1": read-excel-file 2025-02-28, exceljs 2025-02-28
date1904="true": read-excel-file 2021-02-27, exceljs 2021-02-27
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
