import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Line {
  title: string;
  items: Line[];
}

export interface ReadPdf {
  /** What is written on each page. */
  pages: string[];
  /** The bookmarks, those below others a step in. */
  bookmarks: string[];
  /** How many pictures stand on each page. */
  pictures: number[];
  /** Whether each page is wider than it is high. */
  across: boolean[];
}

/** Opens a PDF that was downloaded, by its path, as a reader of PDFs does: with another library than the one that wrote it. */
export async function readPdf(download: Download | string): Promise<ReadPdf> {
  const data = new Uint8Array(
    await readFile(typeof download === 'string' ? download : await download.path()),
  );
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const [pages, pictures, across]: [string[], number[], boolean[]] = [[], [], []];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    across.push(width > height);
    const { items } = await page.getTextContent();
    const written = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages.push(written.join('').replaceAll(/\s+/g, ' '));
    const { fnArray } = await page.getOperatorList();
    pictures.push(fnArray.filter((operator) => operator === OPS.paintImageXObject).length);
  }
  const outline = ((await document.getOutline()) ?? []) as Line[];
  await task.destroy();
  return { pages, bookmarks: inLines(outline), pictures, across };
}

const inLines = (outline: readonly Line[], step = ''): string[] =>
  outline.flatMap(({ title, items }) => [`${step}${title}`, ...inLines(items, `${step}  `)]);
