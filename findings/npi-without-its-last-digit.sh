#!/usr/bin/env bash
# An NPI in a dBase file is read without its last digit, which is then the first one of the ZIP code.
# parsedbf@2.0.0; dbffile@1.13.0 writes the file, @e965/xlsx@0.20.3 (SheetJS) reads it too
#
# The head of a .dbf file says in its bytes 8 and 9 where the first record begins. Something may stand between the list of fields
# and that place: some programs put a byte of 0 there, dbffile among them, and Visual FoxPro has 263 bytes of its own. One expects
# the records from the place that the file names. The reader does take that number out of the head.
#
# It uses it only to find the end of the list, and goes on from there as if nothing followed. With one byte between, each field
# begins a character early: it has the last one of the field before and lacks its own. Nine digits are left of the NPI, the
# ZIP code of Hershey in Pennsylvania is one in Georgia, who is active is not, and there is no error.
#
# Seen:
#   SheetJS {"NPI":"1234567893","ZIP":"17033","ACTIVE":true,"NAME":"Quill"}
#   parsedbf {"NPI":"123456789","ZIP":"31703","ACTIVE":false,"NAME":"TQuil"}
#   parsedbf, with the byte taken out {"NPI":"1234567893","ZIP":"17033","ACTIVE":true,"NAME":"Quill"}
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact \
  parsedbf@2.0.0 dbffile@1.13.0 @e965/xlsx@0.20.3 >/dev/null

cat >run.mjs <<'END'
import { readFileSync } from 'node:fs';
import { DBFFile } from 'dbffile';
import parse from 'parsedbf';
import * as XLSX from '@e965/xlsx';

const fields = [
  { name: 'NPI', type: 'C', size: 10 },
  { name: 'ZIP', type: 'C', size: 5 },
  { name: 'ACTIVE', type: 'L', size: 1 },
  { name: 'NAME', type: 'C', size: 5 },
];
const file = await DBFFile.create('providers.dbf', fields);
await file.appendRecords([{ NPI: '1234567893', ZIP: '17033', ACTIVE: true, NAME: 'Quill' }]);
const bytes = readFileSync('providers.dbf');
const first = (read) => JSON.stringify(parse(new DataView(new Uint8Array(read).buffer))[0]);

console.log('SheetJS', JSON.stringify(XLSX.utils.sheet_to_json(XLSX.read(bytes).Sheets.Sheet1)[0]));
console.log('parsedbf', first(bytes));
// The list of fields ends with a byte of 13, and one of 0 follows.
const end = 32 + 32 * fields.length + 1;
const shorter = Buffer.concat([bytes.subarray(0, end), bytes.subarray(end + 1)]);
shorter.writeUInt16LE(end, 8);
console.log('parsedbf, with the byte taken out', first(shorter));
END

cat >seen <<'END'
SheetJS {"NPI":"1234567893","ZIP":"17033","ACTIVE":true,"NAME":"Quill"}
parsedbf {"NPI":"123456789","ZIP":"31703","ACTIVE":false,"NAME":"TQuil"}
parsedbf, with the byte taken out {"NPI":"1234567893","ZIP":"17033","ACTIVE":true,"NAME":"Quill"}
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
