import { PDFArray, PDFContentStream, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { Pace } from './pace';

/**
 * Packs what is drawn on a page by now; what is drawn on it later, its number, comes into a piece of its own. pdf-lib keeps each
 * operator as objects until the document is saved: of a thousand pages these are some million, which take seconds to be looked
 * through for garbage.
 */
export function packPage(page: PDFPage): void {
  const { node, doc } = page;
  const contents = node.Contents();
  for (const ref of contents instanceof PDFArray ? contents.asArray() : []) {
    const drawn = doc.context.lookup(ref);
    if (ref instanceof PDFRef && drawn instanceof PDFContentStream)
      doc.context.assign(ref, PDFRawStream.of(drawn.dict, drawn.getContents()));
  }
  // Nothing more is added to what was drawn: pdf-lib begins another stream then.
  page.resetPosition();
}

/**
 * The bytes of a document. pdf-lib packs what is left while it asks how large that is, and pauses by a timer after so
 * many objects, which takes a second each in a tab that nobody sees. So all is packed before, with a step of `pace` for
 * each, and what is left is to put pieces together.
 */
export async function savedPdf(document: PDFDocument, pace: Pace): Promise<Uint8Array<ArrayBuffer>> {
  await document.flush();
  const objects = document.context.enumerateIndirectObjects();
  pace.begin({ share: 10, steps: objects.length });
  for (const [, object] of objects) {
    if (object instanceof PDFStream) object.getContentsSize();
    // oxlint-disable-next-line no-await-in-loop -- a slice follows the other
    await pace.step();
  }
  return new Uint8Array(await document.save({ objectsPerTick: 250 }));
}
