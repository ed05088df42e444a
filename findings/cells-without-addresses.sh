#!/usr/bin/env bash
# A sheet whose cells have no address cannot be read at all.
# read-excel-file@9.3.17
#
# In ISO/IEC 29500-1 (18.3.1.4) the address of a cell, r, is optional: a cell without one stands to the right of the one
# before it. Several writers leave it out to save space. One expects the row, or an error that says what is missing.
# The reader throws a TypeError of its own. SheetJS reads the same file.
#
# Seen:
#   SheetJS [["Quill",1234567893]]
#   read-excel-file TypeError: Cannot read properties of undefined (reading 'length')
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact read-excel-file@9.3.17 fflate@0.8.3 @e965/xlsx@0.20.3 >/dev/null

cat >run.mjs <<'END'
import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import * as XLSX from '@e965/xlsx';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const open = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = (id, what, target) => `<Relationship Id="${id}" Type="${office}/${what}" Target="${target}"/>`;
const book = (rows, strings = '') => Buffer.from(zipSync(Object.fromEntries(Object.entries({
  '[Content_Types].xml': `<Types xmlns="${open}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/>
    <Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${open}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${open}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Roster" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
}).map(([name, text]) => [name, strToU8(text)]))));

const file = book('<row><c t="inlineStr"><is><t>Quill</t></is></c><c><v>1234567893</v></c></row>');
console.log('SheetJS', JSON.stringify(XLSX.utils.sheet_to_json(XLSX.read(file).Sheets.Roster, { header: 1 })));
console.log('read-excel-file', await readSheet(file).then(JSON.stringify, (error) => `${error.name}: ${error.message}`));
END

cat >seen <<'END'
SheetJS [["Quill",1234567893]]
read-excel-file TypeError: Cannot read properties of undefined (reading 'length')
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
