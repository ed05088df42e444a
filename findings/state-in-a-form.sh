#!/usr/bin/env bash
# Choosing a state that pdf-lib itself lists puts a value into the form that the form does not have.
# pdf-lib@1.17.1 fills, unpdf@1.7.0 (pdf.js) reads; @cantoo/pdf-lib@2.11.1 fills in the same way
#
# An option of a PDF choice field may have two texts: the one that is shown (Texas) and the one that is the value (TX).
# getOptions() lists the options, select() takes one of them, getSelected() tells which is selected. One expects
# select('Texas') to store TX, and what getSelected() tells of a form to be one of getOptions().
#
# getOptions() lists what is shown, while select() stores the text that it is given, as it is. Chosen from the list, the
# value becomes "Texas", which no option has; whoever reads the form's data gets "Texas" where TX belongs. A form that
# was filled right reads back as TX, which is not in the list.
#
# Seen:
#   listed [ 'Oklahoma', 'Texas' ] selected [ 'Texas' ]
#     pdf.js: value [ 'Texas' ] values of the options [ 'OK', 'TX' ]
#   listed [ 'Oklahoma', 'Texas' ] selected [ 'TX' ]
#     pdf.js: value [ 'TX' ] values of the options [ 'OK', 'TX' ]
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact pdf-lib@1.17.1 unpdf@1.7.0 >/dev/null

cat >run.mjs <<'END'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { getDocumentProxy } from 'unpdf';

const form = await PDFDocument.create();
const field = form.getForm().createDropdown('license.state');
field.addOptions(['Oklahoma', 'Texas']);
field.addToPage(form.addPage(), { x: 50, y: 700, width: 100, height: 20 });
const pairs = [['OK', 'Oklahoma'], ['TX', 'Texas']].map((pair) => pair.map((text) => PDFString.of(text)));
field.acroField.dict.set(PDFName.of('Opt'), form.context.obj(pairs));
const blank = await form.save();

for (const value of ['Texas', 'TX']) {
  const filled = await PDFDocument.load(blank);
  const state = filled.getForm().getDropdown('license.state');
  if (value === 'Texas') state.select(value);
  else state.acroField.dict.set(PDFName.of('V'), PDFString.of(value)); // as another program stores it
  const bytes = await filled.save({ updateFieldAppearances: false });
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const [{ fieldValue, options }] = await page.getAnnotations();
  console.log('listed', state.getOptions(), 'selected', state.getSelected());
  console.log('  pdf.js: value', fieldValue, 'values of the options', options.map(({ exportValue }) => exportValue));
}
END

cat >seen <<'END'
listed [ 'Oklahoma', 'Texas' ] selected [ 'Texas' ]
  pdf.js: value [ 'Texas' ] values of the options [ 'OK', 'TX' ]
listed [ 'Oklahoma', 'Texas' ] selected [ 'TX' ]
  pdf.js: value [ 'TX' ] values of the options [ 'OK', 'TX' ]
END

node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
