#!/usr/bin/env bash
# The headings of an OpenDocument sheet are not read if they repeat on every printed page.
# hucre@1.0.0; @e965/xlsx@0.20.3 (SheetJS) reads the same file
#
# In OpenDocument (ODF 1.2 part 1, 9.1.7) the rows that repeat at the top of each printed page stand in a
# table:table-header-rows of their own, as LibreOffice writes them for "rows to repeat". Rows that can be folded away stand in a
# table:table-row-group. They are rows of the sheet like the others, so one expects them first, and in their place.
#
# Only rows directly in the table are read. The headings are missing without a word, so who takes the first row for headings takes
# the first provider for them and has one provider less; and the rows below a group move up.
#
# Seen:
#   plain: hucre NPI, 1234567893, 1245319599, 1003000126; SheetJS NPI, 1234567893, 1245319599, 1003000126
#   headings that repeat: hucre 1234567893, 1245319599, 1003000126; SheetJS NPI, 1234567893, 1245319599, 1003000126
#   a group: hucre NPI, 1234567893, 1003000126; SheetJS NPI, 1234567893, 1245319599, 1003000126
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact hucre@1.0.0 @e965/xlsx@0.20.3 fflate@0.8.3 >/dev/null

cat >run.mjs <<'END'
import { strToU8, zipSync } from 'fflate';
import { readOds } from 'hucre/ods';
import * as XLSX from '@e965/xlsx';

const namespace = (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
const type = 'application/vnd.oasis.opendocument.spreadsheet';
const file = (rows) =>
  zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'META-INF/manifest.xml': strToU8(`<manifest:manifest ${namespace('manifest')} manifest:version="1.2">
      <manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>
      <manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/>
      <manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`),
    'styles.xml': strToU8(`<office:document-styles ${namespace('office')} office:version="1.2"/>`),
    'content.xml': strToU8(`<office:document-content ${['office', 'table', 'text'].map(namespace).join(' ')} office:version="1.2">
      <office:body><office:spreadsheet><table:table table:name="Roster"><table:table-column/>${rows}</table:table>
      </office:spreadsheet></office:body></office:document-content>`),
  });
const row = (text) =>
  `<table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`;
const [headings, ...providers] = ['NPI', '1234567893', '1245319599', '1003000126'].map(row);

for (const [name, rows] of Object.entries({
  plain: [headings, ...providers],
  'headings that repeat': [`<table:table-header-rows>${headings}</table:table-header-rows>`, ...providers],
  'a group': [headings, providers[0], `<table:table-row-group>${providers[1]}</table:table-row-group>`, providers[2]],
})) {
  const bytes = file(rows.join(''));
  const one = (await readOds(bytes)).sheets[0].rows;
  const other = XLSX.utils.sheet_to_json(XLSX.read(bytes).Sheets.Roster, { header: 1 });
  console.log(`${name}: hucre ${one.join(', ')}; SheetJS ${other.join(', ')}`);
}
END

cat >seen <<'END'
plain: hucre NPI, 1234567893, 1245319599, 1003000126; SheetJS NPI, 1234567893, 1245319599, 1003000126
headings that repeat: hucre 1234567893, 1245319599, 1003000126; SheetJS NPI, 1234567893, 1245319599, 1003000126
a group: hucre NPI, 1234567893, 1003000126; SheetJS NPI, 1234567893, 1245319599, 1003000126
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
