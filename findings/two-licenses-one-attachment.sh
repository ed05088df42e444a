#!/usr/bin/env bash
# Of two files attached to a PDF under one name, a reader finds one.
# @cantoo/pdf-lib@2.11.1 attaches, unpdf@1.7.0 (pdf.js) reads
#
# attach() puts a file into a PDF under a name. A packet takes files from many people, and two of them are called
# license.pdf; their descriptions tell them apart. One expects two attachments, as in mail, or an error about the
# second name.
#
# The file's attachments are a tree of names, and a name is meant to stand there once. attach() adds the second under
# the same name without a word, and the writer's own getAttachments() lists both. pdf.js keeps attachments by name, so
# the last one takes the place of the first; in its viewers the Texas license is not there.
#
# Seen:
#   pdf-lib: license.pdf (Texas), license.pdf (Oklahoma)
#   pdf.js:  license.pdf (Oklahoma)
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @cantoo/pdf-lib@2.11.1 unpdf@1.7.0 >/dev/null

cat >run.mjs <<'END'
import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';

const packet = await PDFDocument.create();
packet.addPage();
await packet.attach(new Uint8Array([1]), 'license.pdf', { description: 'Texas' });
await packet.attach(new Uint8Array([2]), 'license.pdf', { description: 'Oklahoma' });
const bytes = await packet.save();

const written = (await PDFDocument.load(bytes)).getAttachments();
console.log('pdf-lib:', written.map(({ name, description }) => `${name} (${description})`).join(', '));
const read = Object.values(await (await getDocumentProxy(new Uint8Array(bytes))).getAttachments());
console.log('pdf.js: ', read.map(({ filename, description }) => `${filename} (${description})`).join(', '));
END

cat >seen <<'END'
pdf-lib: license.pdf (Texas), license.pdf (Oklahoma)
pdf.js:  license.pdf (Oklahoma)
END

node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
