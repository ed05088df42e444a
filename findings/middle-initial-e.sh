#!/usr/bin/env bash
# A middle initial E or Y empties the first name.
# parse-full-name@1.2.7
#
# The package splits a person's name into title, first, middle, last, nickname and suffix. "John D Smith" comes out as
# John, D, Smith, so one expects the same of any other single letter.
#
# "e" and "y" join two surnames in Portuguese and Spanish ("Ortega y Gasset"), and the package looks for them without
# regard to case or place. A lone E or Y between two words is taken for that conjunction: everything around it becomes
# one surname, the first name is empty, and the list of errors is empty too. A period after the initial, or the surname
# put first, avoids it, so two spellings of one provider come out differently.
#
# Seen:
#   John D Smith: first "John", middle "D", last "Smith", errors 0
#   John E Smith: first "", middle "", last "John E Smith", errors 0
#   Maria Y Garcia: first "", middle "", last "Maria Y Garcia", errors 0
#   John E. Smith: first "John", middle "E.", last "Smith", errors 0
#   Smith, John E: first "John", middle "E", last "Smith", errors 0
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact parse-full-name@1.2.7 >/dev/null

cat >run.mjs <<'END'
import { parseFullName } from 'parse-full-name';

for (const name of ['John D Smith', 'John E Smith', 'Maria Y Garcia', 'John E. Smith', 'Smith, John E']) {
  const { first, middle, last, error } = parseFullName(name);
  const errors = error.filter(Boolean).length;
  console.log(`${name}: first "${first}", middle "${middle}", last "${last}", errors ${errors}`);
}
END

cat >seen <<'END'
John D Smith: first "John", middle "D", last "Smith", errors 0
John E Smith: first "", middle "", last "John E Smith", errors 0
Maria Y Garcia: first "", middle "", last "Maria Y Garcia", errors 0
John E. Smith: first "John", middle "E.", last "Smith", errors 0
Smith, John E: first "John", middle "E", last "Smith", errors 0
END

node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
