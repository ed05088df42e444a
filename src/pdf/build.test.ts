// @vitest-environment happy-dom
import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Attached, Block, Content } from './blocks';
import { buildPdf } from './build';
import type { DrawWord } from './drawn-words';
import type { Redraw } from './redraw';
import { pixel } from './testing';

const drawn: string[] = [];
const draw: DrawWord = (word) => {
  drawn.push(word);
  return Promise.resolve({ png: pixel, width: 0.6 * word.length, height: 1, below: 0.2 });
};

/** Three grey points below each other, packed by zlib. */
const redraw: Redraw = () =>
  Promise.resolve({ width: 1, height: 3, packed: new Uint8Array(deflateSync(new Uint8Array(9).fill(128))) });

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const file = (title: string, blob: Blob | Error): Attached => ({
  title,
  path: title,
  read: () => (blob instanceof Error ? Promise.reject(blob) : Promise.resolve(blob)),
});
const png = new Blob([pixel], { type: 'image/png' });

async function pdfOf(...texts: string[]): Promise<Blob> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of texts) document.addPage([400, 300]).drawText(text, { font, x: 20, y: 20 });
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}

async function build(blocks: readonly Block[], attached: readonly Attached[] = []) {
  const content: Content = {
    title: 'Packet, Ada Quill',
    made: 'Nov 20, 2026',
    date: new Date('2026-11-20T12:00:00Z'),
    parts: [{ blocks, attached }],
  };
  const progress: string[] = [];
  const built = await buildPdf(content, {
    signal: new AbortController().signal,
    onProgress: (done, total) => progress.push(`${done} of ${total}`),
    draw,
    redraw,
  });
  return { ...built, progress };
}

interface Line {
  title: string;
  dest: unknown;
  items: Line[];
}

/** Opens it with another library than the one that wrote it. */
async function read(bytes: Uint8Array) {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await (await document.getPage(number)).getTextContent();
    const written = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages.push(written.join('').replaceAll(/\s+/g, ' '));
  }
  const outline = ((await document.getOutline()) ?? []) as Line[];
  const pageOf = async ({ dest }: Line) => {
    const [ref] = dest as [Parameters<typeof document.getPageIndex>[0]];
    return (await document.getPageIndex(ref)) + 1;
  };
  return { pages, outline, pageOf };
}

describe('a document', () => {
  test('has its page’s number on every page, and whose it is on all but the first', async () => {
    const text = Array.from({ length: 120 }, (_, index) => `Line ${index}`).join('\n');
    const { bytes, pages: total } = await build([{ kind: 'paragraph', text }]);
    const { pages } = await read(bytes);
    expect(total).toBe(3);
    expect(pages.map((page) => /\d of \d/.exec(page)?.[0])).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(pages.map((page) => page.includes('Packet, Ada Quill'))).toEqual([false, true, true]);
    expect(pages.join(' ')).toContain('Line 119');
  });

  test('has its headings as bookmarks, each leading to its page', async () => {
    const { bytes } = await build([
      { kind: 'heading', level: 1, text: 'Ada Quill' },
      { kind: 'page end' },
      heading('Licenses'),
      { kind: 'heading', level: 3, text: 'Texas' },
      { kind: 'heading', level: 4, text: 'Not among them' },
      heading('Notes'),
    ]);
    const { outline, pageOf } = await read(bytes);
    expect(outline.map(({ title, items }) => [title, ...items.map((one) => one.title)])).toEqual([
      ['Ada Quill'],
      ['Licenses', 'Texas'],
      ['Notes'],
    ]);
    expect(await Promise.all(outline.map(pageOf))).toEqual([1, 2, 2]);
  });

  test('is the same, byte for byte, for the same content', async () => {
    const blocks = [heading('Łukasz'), { kind: 'table', head: ['A'], rows: [['b']] }] as const;
    const [one, other] = [
      await build(blocks, [file('a.png', png)]),
      await build(blocks, [file('a.png', png)]),
    ];
    expect(one.bytes).toEqual(other.bytes);
  });
});

describe('a table', () => {
  test('keeps its rows whole and has its head again on every page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`Element ${index}`, 'word '.repeat(40)]);
    const { bytes } = await build([{ kind: 'table', head: ['Name', 'What is said'], rows }]);
    const { pages } = await read(bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('What is said');
    const words = pages.map((page) => page.match(/word/g)?.length ?? 0);
    expect(
      words.every((amount) => amount % 40 === 0),
      String(words),
    ).toBe(true);
  });

  test('cuts a row that no page holds, and loses nothing of it', async () => {
    const text = Array.from({ length: 150 }, (_, index) => `line${index}`).join('\n');
    const { bytes } = await build([{ kind: 'table', head: ['Note'], rows: [[text], ['after it']] }]);
    const all = (await read(bytes)).pages.join(' ');
    for (let index = 0; index < 150; index += 1) expect(all).toContain(`line${index}`);
    expect(all).toContain('after it');
  });
});

/** Each look at the time takes a millisecond, and the pauses are counted. */
function watchPauses() {
  let [clock, pauses] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
  class Counting extends MessageChannel {
    constructor() {
      super();
      pauses += 1;
    }
  }
  vi.stubGlobal('MessageChannel', Counting);
  return () => pauses;
}

describe('a long document', () => {
  const rows = Array.from({ length: 400 }, (_, index) => [
    `Quill, Ada ${index}`,
    'searched',
    `note ${index}`,
  ]);
  const content: Content = {
    title: 'Long',
    made: '',
    date: new Date(0),
    parts: [{ blocks: [{ kind: 'table', head: ['Name', 'Result', 'Note'], rows }], attached: [] }],
  };

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('is written in slices, whatever it consists of, and says how far it is up to its end', async () => {
    const pauses = watchPauses();
    const told: number[] = [];
    const { signal } = new AbortController();
    await buildPdf(content, { signal, draw, redraw, onWritten: (share) => told.push(share) });
    // 1,203 texts are looked through, and each row is measured and drawn, 16 of them in a slice.
    expect(pauses()).toBeGreaterThan((1_203 + 400 + 400) / 16);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told[0]).toBeLessThan(0.05);
    expect(told.at(-1)).toBeGreaterThan(0.75);
    expect(told.at(-1)).toBeLessThanOrEqual(1);
  });

  test('that is given up in the middle ends there', async () => {
    watchPauses();
    const controller = new AbortController();
    const told: number[] = [];
    const made = buildPdf(content, {
      signal: controller.signal,
      draw,
      redraw,
      onWritten(share) {
        told.push(share);
        if (share > 0.3) controller.abort(new Error('given up'));
      },
    });
    await expect(made).rejects.toThrow('given up');
    expect(told.at(-1)).toBeLessThan(0.4);
  });
});

describe('text', () => {
  test('that is long is broken, also within a word', async () => {
    const { bytes } = await build([{ kind: 'paragraph', text: `${'endless'.repeat(60)} end` }]);
    const { pages } = await read(bytes);
    expect(pages[0]?.replaceAll(' ', '')).toContain(`${'endless'.repeat(60)}end`);
  });

  test('in letters that the built-in fonts lack is drawn, and read as what it says', async () => {
    drawn.length = 0;
    const { bytes } = await build([
      heading('Łukasz Dvořák'),
      { kind: 'paragraph', text: 'محمد علي, 山田, Zoë' },
    ]);
    const { pages } = await read(bytes);
    expect(pages[0]).toContain('Łukasz Dvořák');
    expect(pages[0]).toContain('山');
    expect(pages[0]).toContain('Zoë');
    // Of a Latin name only the letter that is missing, of joined letters both words as one.
    expect(drawn).toContain('Ł');
    expect(drawn).toContain('محمد علي,');
    expect(drawn.some((word) => word.includes('Zo'))).toBe(false);
  });
});

describe('a file', () => {
  test('comes after the list of all, as pages with their numbers, a bookmark, and its text', async () => {
    const letter = await pdfOf('The board’s order', 'Its second page');
    const { bytes, missing, progress } = await build(
      [heading('Files')],
      [file('shot.png', png), file('letter.pdf', letter)],
    );
    const { pages, outline, pageOf } = await read(bytes);
    expect(missing).toEqual([]);
    expect(progress).toEqual(['0 of 2', '1 of 2', '2 of 2']);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain('Evidence 1: shot.png Page 2');
    expect(pages[0]).toContain('Evidence 2: letter.pdf Pages 3–4');
    expect(pages[2]).toMatch(/order.*Evidence 2: letter\.pdf, page 1 of 2.*3 of 4/);
    expect(pages[3]).toMatch(/Its second page.*4 of 4/);
    const lines = outline.at(-1)?.items ?? [];
    expect(lines.map(({ title }) => title)).toEqual(['Evidence 1: shot.png', 'Evidence 2: letter.pdf']);
    expect(await Promise.all(lines.map(pageOf))).toEqual([2, 3]);
  });

  test('that cannot be read or shown is named with the reason, and the others are there', async () => {
    const { bytes, missing } = await build(
      [heading('Files')],
      [
        file('gone.png', new ApiError({ kind: 'network' })),
        file('broken.pdf', new Blob(['%PDF-1.7 and no more'])),
        file('table.xlsx', new Blob(['PK'], { type: 'application/zip' })),
        file('shot.png', png),
      ],
    );
    expect(missing.map(({ title }) => title)).toEqual([
      'Evidence 1: gone.png',
      'Evidence 2: broken.pdf',
      'Evidence 3: table.xlsx',
    ]);
    const { pages } = await read(bytes);
    expect(pages[0]).toContain(
      'Not in this document. The file could not be read: The service cannot be reached',
    );
    expect(pages[0]).toContain('The file is damaged');
    expect(pages[0]).toContain('This kind of file (application/zip) cannot be shown');
    expect(pages).toHaveLength(2);
  });

  test('that is a picture by its bytes goes in, whatever it was sent as, and one that the browser cannot draw is named', async () => {
    const drawnAs: string[] = [];
    const content = {
      title: 'Packet',
      made: '',
      date: new Date(0),
      parts: [
        {
          blocks: [],
          attached: [
            file('shot', new Blob([pixel], { type: 'application/octet-stream' })),
            file('photo', new Blob(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], { type: 'image/jpeg' })),
            file('fax', new Blob(['II*\0\u0008\0\0\0'])),
          ],
        },
      ],
    };
    const { missing } = await buildPdf(content, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      draw,
      redraw: (blob) => {
        drawnAs.push(blob.type);
        return blob.type === 'image/png' ? redraw(blob) : Promise.reject(new Error('No picture'));
      },
    });
    expect(drawnAs).toEqual(['image/png', 'image/heic', 'image/tiff']);
    expect(missing).toEqual([
      {
        title: 'Evidence 2: photo',
        why: 'This is a HEIC picture, which this browser cannot draw: ask for it as JPEG or PDF',
      },
      {
        title: 'Evidence 3: fax',
        why: 'This is a TIFF picture, which this browser cannot draw: ask for it as JPEG or PDF',
      },
    ]);
  });

  test('is not waited for once it was cancelled', async () => {
    const controller = new AbortController();
    const attached = [
      file('shot.png', png),
      { ...file('never', png), read: () => Promise.reject(new Error('asked')) },
    ];
    const content = { title: 'Packet', made: '', date: new Date(0), parts: [{ blocks: [], attached }] };
    const made = buildPdf(content, {
      signal: controller.signal,
      draw,
      redraw,
      onProgress: (done) => done === 1 && controller.abort(new Error('cancelled')),
    });
    await expect(made).rejects.toThrow('cancelled');
  });
});
