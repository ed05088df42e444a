#!/usr/bin/env bash
# An Arabic name that is typeset with its ligature is read from a PDF as another name.
# pdfjs-dist@5.6.205 and mupdf@1.28.1 read; @cantoo/pdf-lib@2.11.1 writes
#
# Arabic is drawn with ligatures: lam and alef are one glyph, in every font and in every word that has them side by side. A PDF
# says for each glyph which text it stands for, and that may be several letters (ToUnicode, ISO 32000-1, 9.10.3), as for the
# ffi of "office". Glyphs of Arabic are drawn from left to right, last one first, and who extracts text turns them around. One
# expects the text of a glyph to stay whole in that, as it does in the other direction.
#
# Both readers turn the letters within the glyph around too: seen, lam-alef, meem, which is the name Salam, comes out as seen,
# alef, lam, meem, which is Salem, another name. Nothing shows that it was read wrong, and a search for the name finds nothing.
#
# Seen:
#   pdf.js: drawn as one glyph, office is read as office
#   mupdf: drawn as one glyph, office is read as office
#   pdf.js: drawn with lam-alef, 0633 0644 0627 0645 is read as 0633 0627 0644 0645
#   mupdf: drawn with lam-alef, 0633 0644 0627 0645 is read as 0633 0627 0644 0645
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact \
  @cantoo/pdf-lib@2.11.1 pdfjs-dist@5.6.205 mupdf@1.28.1 >/dev/null

cat >run.mjs <<'END'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import * as mupdf from 'mupdf';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

const codes = (text) => [...text].map((letter) => letter.codePointAt(0).toString(16).padStart(4, '0'));

/** A page on which these glyphs are drawn from left to right, each standing for a text. */
async function drawn(glyphs) {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const pairs = glyphs.map((text, index) => `<4${index + 1}> <${codes(text).join('')}>`);
  const table = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Texts def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${pairs.length} beginbfchar ${pairs.join(' ')} endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end`;
  const { context } = document;
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
  const ToUnicode = context.register(context.stream(table));
  page.node.setFontDictionary(PDFName.of('F1'), context.register(context.obj({ ...font, ToUnicode })));
  const line = glyphs.map((_, index) => `4${index + 1}`).join('');
  const content = context.stream(`BT /F1 20 Tf 50 700 Td <${line}> Tj ET`);
  page.node.set(PDFName.of('Contents'), context.register(content));
  return new Uint8Array(await document.save());
}

const readers = {
  async 'pdf.js'(bytes) {
    const { promise } = pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 });
    const { items } = await (await (await promise).getPage(1)).getTextContent();
    return items.map(({ str }) => str).join('');
  },
  mupdf: (bytes) =>
    mupdf.Document.openDocument(bytes.slice(), 'application/pdf').loadPage(0).toStructuredText().asText().trim(),
};

const office = await drawn(['o', 'ffi', 'ce']);
for (const [name, read] of Object.entries(readers))
  console.log(`${name}: drawn as one glyph, office is read as ${await read(office)}`);

const [seen, lamAlef, meem] = ['\u0633', '\u0644\u0627', '\u0645'];
const salam = await drawn([meem, lamAlef, seen]);
for (const [name, read] of Object.entries(readers)) {
  const [written, got] = [seen + lamAlef + meem, await read(salam)].map((text) => codes(text).join(' '));
  console.log(`${name}: drawn with lam-alef, ${written} is read as ${got}`);
}
END

cat >seen <<'END'
pdf.js: drawn as one glyph, office is read as office
mupdf: drawn as one glyph, office is read as office
pdf.js: drawn with lam-alef, 0633 0644 0627 0645 is read as 0633 0627 0644 0645
mupdf: drawn with lam-alef, 0633 0644 0627 0645 is read as 0633 0627 0644 0645
END

node run.mjs 2>/dev/null | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
