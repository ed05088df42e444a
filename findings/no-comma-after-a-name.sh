#!/usr/bin/env bash
# In a list whose names are in quotes because of their commas, no separator is found, or it cuts the names in two.
# csv-sniffer@0.1.1; papaparse@5.7.1 finds it in the same lists
#
# The package guesses how a file separates its cells, out of the separators that it is given. "Quill, Ada" needs its quotes
# and a number needs none (RFC 4180, 2), so that is how spreadsheets export a list of names and NPIs. One expects
# a comma, which stands after the quotes in every row; with quotes around every cell it is found.
#
# Quoted cells are looked for between two separators, and at the start of the file where the start of each row is meant, so a
# quoted first cell is seen in no row but the first. Then commas are counted, those in quotes too: one in the first row and two in
# the others. In a short list that is too uneven, the answer is none, and every row is one cell; in a long one it is a comma
# without quotes, and "Quill, Ada" is two cells, in every row but the first one more than there are columns. No warning is given.
#
# Seen:
#   quotes around every cell: csv-sniffer "," and ["Roe, Bo","1245319599"], papaparse "," and ["Roe, Bo","1245319599"]
#   quotes around the names: csv-sniffer null and ["\"Roe, Bo\",1245319599"], papaparse "," and ["Roe, Bo","1245319599"]
#   ten times as many: csv-sniffer "," and ["\"Roe"," Bo\"","1245319599"], papaparse "," and ["Roe, Bo","1245319599"]
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact csv-sniffer@0.1.1 papaparse@5.7.1 >/dev/null

cat >run.mjs <<'END'
import createSniffer from 'csv-sniffer';
import Papa from 'papaparse';

const separators = [',', ';', '\t', '|'];
const Sniffer = createSniffer();
const some = '"Quill, Ada",1234567893\n"Roe, Bo",1245319599\n';
const lists = {
  'quotes around every cell': '"name","npi"\n"Quill, Ada","1234567893"\n"Roe, Bo","1245319599"\n',
  'quotes around the names': `name,npi\n${some}`,
  'ten times as many': `name,npi\n${some.repeat(10)}`,
};
for (const [what, list] of Object.entries(lists)) {
  const sniffed = new Sniffer(separators).sniff(list);
  const parsed = Papa.parse(list, { delimitersToGuess: separators, skipEmptyLines: true });
  console.log(
    `${what}: csv-sniffer ${JSON.stringify(sniffed.delimiter)} and ${JSON.stringify(sniffed.records.at(-1))},`,
    `papaparse ${JSON.stringify(parsed.meta.delimiter)} and ${JSON.stringify(parsed.data.at(-1))}`,
  );
  if (sniffed.warnings.length > 0) console.log(sniffed.warnings);
}
END

cat >seen <<'END'
quotes around every cell: csv-sniffer "," and ["Roe, Bo","1245319599"], papaparse "," and ["Roe, Bo","1245319599"]
quotes around the names: csv-sniffer null and ["\"Roe, Bo\",1245319599"], papaparse "," and ["Roe, Bo","1245319599"]
ten times as many: csv-sniffer "," and ["\"Roe"," Bo\"","1245319599"], papaparse "," and ["Roe, Bo","1245319599"]
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
