import {
  decodePDFRawStream,
  degrees,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFOperator,
  PDFOperatorNames,
  PDFRawStream,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { drawField } from './draw-field';
import { copyLayers } from './layers';
import { boxOf, inherited, resolved, type Box } from './objects';
import type { Pen } from './pen';
import type { SourcePdf } from './source-pdf';
import { letter } from './sheet';

/**
 * Adds the pages of a PDF to a document as they are seen: in their boxes, with what is filled in, layers on and off, and links
 * that lead to one another. A page's content goes in as one object that is drawn on an empty page, so that whatever state of
 * drawing it leaves behind, what is written beside it comes to stand where it should (ISO 32000, 8.10.1).
 */
export function copyPages(
  document: PDFDocument,
  pen: Pen,
  { document: source, pages }: SourcePdf,
): PDFPage[] {
  const copier = PDFObjectCopier.for(source.context, document.context);
  copyLayers(document, source, copier.copy);
  const copies = source.getPages().map(({ node }) => {
    const box = visibleBox(node);
    const page = document.addPage([box.width, box.height]);
    page.setMediaBox(box.x, box.y, box.width, box.height);
    page.setCropBox(box.x, box.y, box.width, box.height);
    const turned = inherited(node, 'Rotate');
    if (turned instanceof PDFNumber) page.setRotation(degrees(Math.round(turned.asNumber() / 90) * 90));
    for (const key of ['UserUnit', 'Group']) {
      const value = node.get(PDFName.of(key));
      if (value) page.node.set(PDFName.of(key), copier.copy(value));
    }
    copyContent(page, node, box, copier);
    return page;
  });
  for (const [index, { fields, annotations }] of pages.entries()) {
    const page = copies[index];
    if (!page) continue;
    for (const field of fields) {
      if (field.layer) beginLayer(page, copier.copy(field.layer));
      drawField(pen, page, field, field.kind === 'appearance' ? copier.copy(field.stream) : undefined);
      if (field.layer) page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    }
    for (const { ref, target } of annotations) {
      const copied = copier.copy(ref);
      const annotation = document.context.lookup(copied, PDFDict);
      annotation.set(PDFName.of('P'), page.ref);
      const leadsTo = target && copies[target.page];
      if (leadsTo) {
        const view = target.view.map((object) => copier.copy(object));
        annotation.set(PDFName.of('Dest'), document.context.obj([leadsTo.ref, ...view]));
      }
      page.node.addAnnot(copied);
    }
  }
  return copies;
}

/** What a reader shows of a page: its crop box as far as it lies on the page. Where a page has no box, it is a letter. */
function visibleBox(page: PDFDict): Box {
  const at = (key: string) => {
    const found = inherited(page, key);
    return found instanceof PDFArray ? boxOf(found) : undefined;
  };
  const media = at('MediaBox') ?? { x: 0, y: 0, ...letter };
  const crop = at('CropBox') ?? media;
  const [x, y] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)];
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : media;
}

function copyContent(
  page: PDFPage,
  node: PDFDict,
  { x, y, width, height }: Box,
  copier: PDFObjectCopier,
): void {
  const { context } = node;
  const contents = node.lookup(PDFName.of('Contents'));
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => resolved(context, one)) : [contents];
  const pieces = streams.filter((one) => one instanceof PDFStream);
  const resources = inherited(node, 'Resources') ?? context.obj({});
  const form = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [x, y, x + width, y + height] });
  form.set(PDFName.of('Resources'), resources);
  if (pieces.length === 0) return;
  const content = asOne(pieces, form);
  if (content) {
    const drawn = copier.copy(context.register(content));
    page.pushOperators(
      pushGraphicsState(),
      drawObject(page.node.newXObject('Page', drawn)),
      popGraphicsState(),
    );
    return;
  }
  const target = page.doc.context;
  page.node.set(PDFName.of('Resources'), copier.copy(resources));
  page.node.set(
    PDFName.of('Contents'),
    target.obj([
      target.getPushGraphicsStateContentStream(),
      ...pieces.map((piece) => target.register(copier.copy(piece))),
      target.getPopGraphicsStateContentStream(),
    ]),
  );
}

/** All that a page draws, as one object of its document; undefined where its pieces cannot be unpacked to be put together. */
function asOne(pieces: readonly PDFStream[], form: PDFDict): PDFRawStream | undefined {
  const [only] = pieces;
  if (!only) return undefined;
  const { context } = only.dict;
  if (pieces.length === 1 && only instanceof PDFRawStream) {
    const dict = only.dict.clone(context);
    return PDFRawStream.of(withEntries(dict, form), only.getContents());
  }
  try {
    const content = context.flateStream(joined(pieces.map(decoded)));
    withEntries(content.dict, form);
    return content;
  } catch {
    return undefined;
  }
}

function withEntries(dict: PDFDict, entries: PDFDict): PDFDict {
  for (const [key, value] of entries.entries()) dict.set(key, value);
  return dict;
}

/** Puts pieces together, apart by a line: they may part anywhere between two words. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
    all[at] = 0x0a;
    at += 1;
  }
  return all;
}

const decoded = (stream: PDFStream): Uint8Array =>
  stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();

/** What follows lies on a layer, which has a name among the resources of the page. */
function beginLayer(page: PDFPage, layer: PDFRef): void {
  const { Resources } = page.node.normalizedEntries();
  const key = PDFName.of('Properties');
  const known = Resources.lookup(key);
  const properties = known instanceof PDFDict ? known : Resources.context.obj({});
  Resources.set(key, properties);
  const name = properties.uniqueKey('Layer');
  properties.set(name, layer);
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('OC'), name]));
}
