#!/usr/bin/env bash
# A filled form cannot be read once two options of a list are chosen in it.
# pdf2json@4.0.3; pdf-lib@1.17.1 fills the form, unpdf@1.7.0 (pdf.js) reads it
#
# A list in a PDF form may allow more than one option, such as the languages that a provider speaks. The value of such a field is a
# text, or a list of texts where several are chosen (ISO 32000-1, 12.7.4.4). One expects the field with both, or with one of them,
# or at worst without a value, and the other fields of the form in any case.
#
# The value is taken for a text whatever it is, and the error that follows is given for the whole document: with one
# language the form is read, with two there is no NPI either, no page and no text.
#
# Seen:
#   English: pdf2json npi 1234567893, languages English; pdf.js npi 1234567893, languages English
#   English and Spanish: pdf2json Error: Page 1: e.charCodeAt is not a function; pdf.js npi 1234567893, languages English and Spanish
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact \
  pdf2json@4.0.3 pdf-lib@1.17.1 unpdf@1.7.0 >/dev/null

cat >run.mjs <<'END'
import { PDFDocument } from 'pdf-lib';
import PDFParser from 'pdf2json';
import { getDocumentProxy } from 'unpdf';

async function filled(languages) {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const form = document.getForm();
  const npi = form.createTextField('npi');
  npi.setText('1234567893');
  npi.addToPage(page, { x: 50, y: 700, width: 150, height: 20 });
  const list = form.createOptionList('languages');
  list.addOptions(['English', 'French', 'Spanish']);
  list.enableMultiselect();
  list.select(languages);
  list.addToPage(page, { x: 50, y: 600, width: 150, height: 60 });
  return document.save();
}

function byPdf2json(bytes) {
  return new Promise((resolve) => {
    const parser = new PDFParser();
    parser.on('pdfParser_dataReady', ({ Pages: [{ Fields }] }) => resolve(Fields.map(({ id, V }) => `${id.Id} ${V}`).join(', ')));
    parser.on('pdfParser_dataError', ({ parserError }) => resolve(`${parserError}`));
    // Not a part of a larger piece of memory, which it would read from the beginning.
    parser.parseBuffer(Buffer.from(new Uint8Array(bytes).buffer));
  });
}

async function byPdfjs(bytes) {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  return (await page.getAnnotations()).map(({ fieldName, fieldValue }) => `${fieldName} ${[fieldValue].flat().join(' and ')}`).join(', ');
}

for (const languages of [['English'], ['English', 'Spanish']]) {
  const bytes = await filled(languages);
  const [one, other] = [await byPdf2json(bytes), await byPdfjs(bytes)];
  console.log(`${languages.join(' and ')}: pdf2json ${one}; pdf.js ${other}`);
}
END

cat >seen <<'END'
English: pdf2json npi 1234567893, languages English; pdf.js npi 1234567893, languages English
English and Spanish: pdf2json Error: Page 1: e.charCodeAt is not a function; pdf.js npi 1234567893, languages English and Spanish
END

# The parser writes lines of its own.
TZ=UTC node run.mjs 2>log | grep '^English' | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
