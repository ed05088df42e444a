import {
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { writable } from './runs';

/** A line of the outline that readers of PDFs show beside the pages. */
export interface Bookmark {
  title: string;
  /** 1 for a line of its own; 2 below the last one of level 1, and so on. */
  level: number;
  page: PDFPage;
  /** Where on the page it leads, from the foot, in points. */
  top: number;
}

interface Node {
  bookmark: Bookmark;
  ref: PDFRef;
  children: Node[];
}

/**
 * Writes the bookmarks into a document; pdf-lib has no call for it. An outline is a tree of dictionaries, each of which
 * names its parent, its neighbours, its first and last child, and how many lines are below it (ISO 32000, 12.3.3).
 */
export function writeOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return;
  const { context, catalog } = document;
  const root = context.nextRef();
  const top: Node[] = [];
  const open: Node[] = [];
  for (const bookmark of bookmarks) {
    const node: Node = { bookmark, ref: context.nextRef(), children: [] };
    while (open.length > 0 && (open.at(-1)?.bookmark.level ?? 0) >= bookmark.level) open.pop();
    (open.at(-1)?.children ?? top).push(node);
    open.push(node);
  }

  function write(nodes: readonly Node[], parent: PDFRef): void {
    for (const [index, { bookmark, ref, children }] of nodes.entries()) {
      const { title, page, top: height } = bookmark;
      const [before, after] = [nodes[index - 1], nodes[index + 1]];
      const [first, last] = [children[0], children.at(-1)];
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(writable(title)),
          Parent: parent,
          // The page, the height to begin at, and the zoom as the reader has it.
          Dest: [page.ref, PDFName.of('XYZ'), PDFNull, PDFNumber.of(height), PDFNull],
          ...(before ? { Prev: before.ref } : {}),
          ...(after ? { Next: after.ref } : {}),
          // A negative number: the lines below are folded.
          ...(first && last ? { First: first.ref, Last: last.ref, Count: -children.length } : {}),
        }),
      );
      write(children, ref);
    }
  }
  write(top, root);
  const [first, last] = [top[0], top.at(-1)];
  if (!first || !last) return;
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: top.length }),
  );
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
