import { PDFStream, type PDFDocument } from '@cantoo/pdf-lib';
import type { Pace } from './pace';

/**
 * The bytes of a document. pdf-lib packs what is drawn on a page while it asks how large that is, and pauses by a timer after so
 * many objects, which takes a second each in a tab that nobody sees. So the pages are packed before, with a step of `pace` for
 * each, and what is left is to put pieces together.
 */
export async function savedPdf(document: PDFDocument, pace: Pace): Promise<Uint8Array<ArrayBuffer>> {
  await document.flush();
  const objects = document.context.enumerateIndirectObjects();
  pace.begin({ share: 25, steps: objects.length });
  for (const [, object] of objects) {
    if (object instanceof PDFStream) object.getContentsSize();
    // oxlint-disable-next-line no-await-in-loop -- a slice follows the other
    await pace.step();
  }
  return new Uint8Array(await document.save({ objectsPerTick: 1_000 }));
}
