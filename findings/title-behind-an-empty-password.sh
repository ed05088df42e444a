#!/usr/bin/env bash
# A PDF that opens without a password though it is encrypted comes out of pdf-lib without its title and author.
# @cantoo/pdf-lib@2.11.1 writes, opens and saves; unpdf@1.7.0 (pdf.js) reads
#
# Boards and credentials services protect the PDFs that they issue against changes: the file is encrypted with an empty user
# password, so that every reader opens it. load(bytes, { password: '' }) decrypts such a file, its pages and forms are there,
# and one expects its title and author to be there too, as they are for a file that was never encrypted, and to be in what
# save() makes of it.
#
# getTitle() and getAuthor() give undefined, and the file that is saved has neither: whoever files documents by their titles
# finds nothing. The information was in the file: pdf.js reads it from what was opened.
#
# Seen:
#   not encrypted
#     pdf.js: License RN-100200, Board of Nursing
#     opened by pdf-lib: License RN-100200, Board of Nursing
#     saved again, pdf.js: License RN-100200, Board of Nursing
#   encrypted with an empty user password
#     pdf.js: License RN-100200, Board of Nursing
#     opened by pdf-lib: undefined, undefined
#     saved again, pdf.js: undefined, undefined
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @cantoo/pdf-lib@2.11.1 unpdf@1.7.0 >/dev/null

cat >run.mjs <<'END'
import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';

/** Title and author, as pdf.js reads them. */
async function seenBy(bytes) {
  const { info } = await (await getDocumentProxy(new Uint8Array(bytes))).getMetadata();
  return `${info.Title}, ${info.Author}`;
}

for (const isEncrypted of [false, true]) {
  const document = await PDFDocument.create();
  document.setTitle('License RN-100200');
  document.setAuthor('Board of Nursing');
  document.addPage();
  if (isEncrypted) document.encrypt({ userPassword: '', ownerPassword: 'of the board', permissions: {} });
  const bytes = await document.save();
  const opened = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  console.log(isEncrypted ? 'encrypted with an empty user password' : 'not encrypted');
  console.log(`  pdf.js: ${await seenBy(bytes)}`);
  console.log(`  opened by pdf-lib: ${opened.getTitle()}, ${opened.getAuthor()}`);
  console.log(`  saved again, pdf.js: ${await seenBy(await opened.save())}`);
}
END

cat >seen <<'END'
not encrypted
  pdf.js: License RN-100200, Board of Nursing
  opened by pdf-lib: License RN-100200, Board of Nursing
  saved again, pdf.js: License RN-100200, Board of Nursing
encrypted with an empty user password
  pdf.js: License RN-100200, Board of Nursing
  opened by pdf-lib: undefined, undefined
  saved again, pdf.js: undefined, undefined
END

node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
