#!/usr/bin/env bash
# Every date of a dBase file is read a month late.
# dbf-reader@1.0.3; dbffile@1.13.0 writes the file and reads it too
#
# A date in a .dbf file is eight digits: year, month from 01 to 12, day (dBase III, type D). One expects that day, in the time zone
# of the machine or in Greenwich.
#
# The month is handed on as JavaScript counts it, from 0, so each date is in the month after, December in the next year. The
# last days of January are in March, as February has no such days. The dates look as good as any, and no license seems to
# have expired that expired this month. Other types of the same file that are dates have their month corrected.
#
# Seen:
#   written 2025-02-28, dbffile 2025-02-28, dbf-reader 2025-03-28
#   written 2025-12-31, dbffile 2025-12-31, dbf-reader 2026-01-31
#   written 2026-01-31, dbffile 2026-01-31, dbf-reader 2026-03-03
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact dbf-reader@1.0.3 dbffile@1.13.0 >/dev/null

cat >run.cjs <<'END'
const { readFileSync } = require('node:fs');
const { Dbf } = require('dbf-reader/dbf');
const { DBFFile } = require('dbffile');

async function main() {
  const dates = ['2025-02-28', '2025-12-31', '2026-01-31'];
  const file = await DBFFile.create('licenses.dbf', [{ name: 'EXPIRES', type: 'D', size: 8 }]);
  await file.appendRecords(dates.map((date) => ({ EXPIRES: new Date(date) })));

  const records = await (await DBFFile.open('licenses.dbf')).readRecords();
  const { rows } = Dbf.read(readFileSync('licenses.dbf'));
  const day = (date) => date.toISOString().slice(0, 10);
  dates.forEach((date, index) => {
    console.log(`written ${date}, dbffile ${day(records[index].EXPIRES)}, dbf-reader ${day(rows[index].EXPIRES)}`);
  });
}
main();
END

cat >seen <<'END'
written 2025-02-28, dbffile 2025-02-28, dbf-reader 2025-03-28
written 2025-12-31, dbffile 2025-12-31, dbf-reader 2026-01-31
written 2026-01-31, dbffile 2026-01-31, dbf-reader 2026-03-03
END

TZ=UTC node run.cjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
