#!/usr/bin/env bash
# An address with a building and a suite comes back without city, state and ZIP code.
# parse-address@1.1.2
#
# The package reads a United States address into its parts; "500 University Dr, Ste 210, Hershey, PA 17033" gives all
# of them. Practice addresses often carry one more part: a building and a suite, a floor, a mail code. The package promises
# to be forgiving, so one expects the extra part to be kept or dropped, and the rest to be read.
#
# Instead it stops at the part that it does not know and returns what it has read until then. The result looks like an
# address that was given without city, state and ZIP code, though all three stand in the text after it.
#
# Seen:
#   Ste 210: 500 University Dr Ste 210 | Hershey | PA | 17033
#   Bldg 3, Ste 210: 500 University Dr Bldg 3 | undefined | undefined | undefined
#   Bldg 3 Ste 210: 500 University Dr Bldg 3 | undefined | undefined | undefined
#   3rd Floor: 500 University Dr | undefined | undefined | undefined
#   Mail Code H039: 500 University Dr | undefined | undefined | undefined
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact parse-address@1.1.2 >/dev/null

cat >run.mjs <<'END'
import parser from 'parse-address';

for (const between of ['Ste 210', 'Bldg 3, Ste 210', 'Bldg 3 Ste 210', '3rd Floor', 'Mail Code H039']) {
  const { number, street, type, sec_unit_type, sec_unit_num, city, state, zip } = parser.parseLocation(
    `500 University Dr, ${between}, Hershey, PA 17033`,
  );
  const line = [number, street, type, sec_unit_type, sec_unit_num].filter(Boolean).join(' ');
  console.log(`${between}: ${line} | ${city} | ${state} | ${zip}`);
}
END

cat >seen <<'END'
Ste 210: 500 University Dr Ste 210 | Hershey | PA | 17033
Bldg 3, Ste 210: 500 University Dr Bldg 3 | undefined | undefined | undefined
Bldg 3 Ste 210: 500 University Dr Bldg 3 | undefined | undefined | undefined
3rd Floor: 500 University Dr | undefined | undefined | undefined
Mail Code H039: 500 University Dr | undefined | undefined | undefined
END

node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
