#!/usr/bin/env bash
# Read as a stream, a cell with partly bold text keeps only the text after the formatting changes.
# exceljs@4.4.0
#
# The text of a cell may stand in the cell itself (t="inlineStr") and may be split into runs of different formatting:
# "AB-" plain and "00012" bold is one text, AB-00012. exceljs reads a workbook whole or, for large files, as a stream
# of rows; both are documented for the same files, so one expects the same text from both, at most with and without
# the formatting.
#
# Read whole, the cell has both runs. Read as a stream, each run overwrites the one before it: the license number is
# 00012, a plain text that looks complete.
#
# Seen:
#   whole:  AB-00012
#   stream: 00012
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact exceljs@4.4.0 fflate@0.8.3 >/dev/null

cat >run.mjs <<'END'
import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const open = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = (what, target) =>
  `<Relationships xmlns="${open}/relationships"><Relationship Id="rId1" Type="${office}/${what}" Target="${target}"/></Relationships>`;
const parts = {
  '[Content_Types].xml': `<Types xmlns="${open}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>
    <sheet name="Licenses" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr">
    <is><r><t>AB-</t></r><r><rPr><b/></rPr><t>00012</t></r></is></c></row></sheetData></worksheet>`,
};
const file = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));

const workbook = new ExcelJS.Workbook();
await workbook.xlsx.load(file);
console.log('whole: ', workbook.worksheets[0].getCell('A1').text);
for await (const sheet of new ExcelJS.stream.xlsx.WorkbookReader(Readable.from([file]), {}))
  for await (const row of sheet) console.log('stream:', row.getCell(1).text);
END

cat >seen <<'END'
whole:  AB-00012
stream: 00012
END

node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
