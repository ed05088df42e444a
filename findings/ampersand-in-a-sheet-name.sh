#!/usr/bin/env bash
# A sheet named "R & D" of an OpenDocument file is called "R &amp; D".
# @e965/xlsx@0.20.3 (SheetJS)
#
# An attribute of XML has & as &amp;. SheetJS writes it so into .ods, and reads the names of sheets of .xlsx back rightly, but
# those of .ods as they stand in the XML: a sheet asked for by its name is not there.
#
# Seen:
#   xlsx R & D
#   ods R &amp; D
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @e965/xlsx@0.20.3 >/dev/null

cat >run.mjs <<'END'
import * as XLSX from '@e965/xlsx';

const sheet = XLSX.utils.aoa_to_sheet([['Name'], ['Quill']]);
for (const bookType of ['xlsx', 'ods']) {
  const file = XLSX.write(XLSX.utils.book_new(sheet, 'R & D'), { type: 'array', bookType });
  console.log(bookType, XLSX.read(file, { type: 'array' }).SheetNames[0]);
}
END

cat >seen <<'END'
xlsx R & D
ods R &amp; D
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
