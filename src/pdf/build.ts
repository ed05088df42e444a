import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { describeError, isApiError } from '@/api/errors';
import { ssnsIn } from '@/ui/files';
import { drawFile, pagesOf, readFile, type Read } from './attached';
import { textsOf, type Attached, type Block, type Content, type Missing } from './blocks';
import { drawWord } from './draw-word';
import type { DrawWord } from './drawn-words';
import { layOut, layOutSteps } from './lay-out';
import { writeLetterNumber, writeMargins, writeStrip } from './margins';
import { writeOutline } from './outline';
import { Pace } from './pace';
import { savedPdf } from './pack';
import { makePen } from './pen';
import type { Redraw } from './redraw';
import { writable } from './runs';
import { Sheet } from './sheet';
import { fieldTexts } from './source-pdf';

interface Options {
  signal: AbortSignal;
  /** How many of the attached files were read. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** How much of the document is written once they were, from 0 to 1. */
  onWritten?: ((share: number) => void) | undefined;
  /** How letters are drawn that the built-in fonts lack, and pictures that PDF does not know; by the browser unless said. */
  draw?: DrawWord;
  redraw?: Redraw;
}

export interface BuiltPdf {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  /** Files that could not be put in; the document names them as well. */
  missing: Missing[];
  /** Whether a file in it may hold social security numbers that are masked elsewhere. */
  mayHoldSsns: boolean;
}

/** An attached file with its number in the whole document. */
interface Numbered {
  title: string;
  read: Read;
  mayHoldSsns: boolean;
}

/**
 * Makes one PDF: its parts, each followed by its files as pages, with bookmarks, and on every page its number. The same
 * content gives the same bytes. It is written in slices between which the page answers. Throws what `signal` was aborted with,
 * and nothing because of a file.
 */
export async function buildPdf(content: Content, options: Options): Promise<BuiltPdf> {
  const { signal, draw = drawWord, onWritten } = options;
  const pace = new Pace(signal, onWritten);
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(writable(content.title), { showInWindowTitleBar: true });
  document.setCreationDate(content.date);
  document.setModificationDate(content.date);
  const numbered = await readAll(document, content, options);
  signal.throwIfAborted();

  const writtenTexts: (readonly [string, boolean])[] = [
    [content.title, false],
    [content.made, false],
  ];
  for (const { blocks } of content.parts) writtenTexts.push(...textsOf(blocks));
  for (const { title, read } of numbered.flat()) {
    writtenTexts.push([title, false], [title, true], [read.is === 'missing' ? read.why : '', false]);
    if (read.is === 'pages') writtenTexts.push(...fieldTexts(read.source));
  }
  pace.begin({ share: 10, steps: writtenTexts.length });
  const pen = await makePen(document, writtenTexts, draw, pace);
  pace.begin({
    share: 75,
    steps: content.parts.reduce((sum, { blocks }) => sum + layOutSteps(blocks), 0),
  });
  const sheet = new Sheet(document, pen);
  const copied = new Map<PDFPage, string>();
  /** The pages before each part. */
  const starts: number[] = [];
  for (const [index, { blocks }] of content.parts.entries()) {
    if (index > 0) sheet.endPage();
    starts.push(document.getPageCount());
    // oxlint-disable-next-line no-await-in-loop -- one part stands after the other
    await layOut(sheet, blocks, pace);
    const files = numbered[index] ?? [];
    if (files.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop
    await layOutList(sheet, files, content.parts.length === 1 ? 2 : 3, pace);
    for (const { title, read } of files) {
      const pages = drawFile(sheet, read, title);
      for (const [position, page] of pages.entries()) {
        copied.set(page, pages.length === 1 ? title : `${title}, page ${position + 1} of ${pages.length}`);
      }
      signal.throwIfAborted();
    }
  }
  const pages = document.getPages();
  pace.begin({ share: 5, steps: pages.length });
  for (const [index, page] of pages.entries()) {
    const number = `${index + 1} of ${pages.length}`;
    const ofFile = copied.get(page);
    if (content.isLetters) {
      const start = starts.findLast((before) => before <= index) ?? 0;
      writeLetterNumber(pen, page, index - start + 1);
    } else if (ofFile === undefined) {
      writeMargins(pen, page, { title: content.title, made: content.made, number }, index === 0);
    } else {
      writeStrip(pen, page, ofFile, number);
    }
    // oxlint-disable-next-line no-await-in-loop -- a slice follows the other
    await pace.step();
  }
  writeOutline(document, sheet.bookmarks);
  const bytes = await savedPdf(document, pace);
  const missing = numbered
    .flat()
    .flatMap(({ title, read }) => (read.is === 'missing' ? [{ title, why: read.why }] : []));
  const mayHoldSsns = numbered.flat().some((one) => one.mayHoldSsns && one.read.is !== 'missing');
  return { bytes, pages: pages.length, missing, mayHoldSsns };
}

/** Reads every attached file, one after the other: a service is not asked for fifty at once. */
async function readAll(
  document: PDFDocument,
  { parts }: Content,
  { signal, onProgress, redraw }: Options,
): Promise<Numbered[][]> {
  const total = parts.reduce((sum, { attached }) => sum + attached.length, 0);
  let done = 0;
  const all: Numbered[][] = [];
  for (const { attached } of parts) {
    const ofPart: Numbered[] = [];
    for (const one of attached) {
      signal.throwIfAborted();
      onProgress?.(done, total);
      // oxlint-disable-next-line no-await-in-loop
      const read = await readOne(document, one, signal, redraw);
      done += 1;
      ofPart.push({ title: `Evidence ${done}: ${one.title}`, ...read });
    }
    all.push(ofPart);
  }
  onProgress?.(done, total);
  return all;
}

async function readOne(
  document: PDFDocument,
  { read }: Attached,
  signal: AbortSignal,
  redraw: Redraw | undefined,
): Promise<Omit<Numbered, 'title'>> {
  try {
    const blob = await read(signal);
    const mayHoldSsns = ssnsIn(blob) === 'may be whole';
    return { read: await readFile(document, blob, redraw), mayHoldSsns };
  } catch (error) {
    signal.throwIfAborted();
    const why = isApiError(error) ? `: ${describeError(error).title}` : '';
    return { read: { is: 'missing', why: `The file could not be read${why}` }, mayHoldSsns: false };
  }
}

/** The list of attached files, with the page on which each begins, or why it is not there. */
async function layOutList(sheet: Sheet, files: readonly Numbered[], level: 2 | 3, pace: Pace): Promise<void> {
  const listed = (before: number): Block[] => {
    let page = before;
    const rows = files.map(({ title, read }) => {
      if (read.is === 'missing') return [title, `Not in this document. ${read.why}.`];
      const pages = pagesOf(read, sheet.whole);
      const from = page + 1;
      page += pages;
      return [title, pages === 1 ? `Page ${from}` : `Pages ${from}–${page}`];
    });
    return [
      { kind: 'heading', level, text: `Evidence (${files.length})` },
      { kind: 'table', head: ['Evidence', 'Where'], rows },
    ];
  };
  // How many pages the list takes is known once it is laid out: first on paper that nobody sees.
  const rough = await sheet.copy();
  await layOut(rough, listed(0), pace);
  await layOut(sheet, listed(sheet.document.getPageCount() + rough.pagesAdded), pace);
}
