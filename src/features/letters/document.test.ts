// @vitest-environment happy-dom
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { buildPdf } from '@/pdf/build';
import { lettersContent, lettersCsv, lettersName } from './document';
import type { WrittenLetter } from './letter';

const letter = (name: string, more: Partial<WrittenLetter> = {}): WrittenLetter => ({
  recipient: { key: name, kind: 'provider', id: name, name, occasion: 'free', facts: {} },
  template: 'Approval',
  subject: `Decision: ${name}`,
  text: `Dear ${name}:\n\nYou are approved.\n- one\n- two`,
  facts: { 'provider name': name, address: '1 Main St\nReno, NV 89501', organization: 'Cedar Ridge Health' },
  way: 'pdf',
  day: '2026-11-29',
  ...more,
});

async function read(letters: readonly WrittenLetter[]) {
  const { bytes } = await buildPdf(lettersContent(letters), {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join('|'));
  }
  const outline = (await document.getOutline()) as { title: string }[];
  await task.destroy();
  return { pages, bookmarks: outline.map(({ title }) => title) };
}

test('Each letter begins on a page of its own, under its sender, with the address and its text, and nothing of another', async () => {
  const { pages, bookmarks } = await read([letter('Ada Quill'), letter('Bo Moss')]);
  expect(pages).toHaveLength(2);
  expect(bookmarks).toEqual(['Ada Quill', 'Bo Moss']);
  for (const part of [
    'Cedar Ridge Health',
    'Nov 29, 2026',
    '1 Main St',
    'Reno, NV 89501',
    'Decision: Ada Quill',
    '- two',
  ])
    expect(pages[0]).toContain(part);
  expect(pages[0]).not.toContain('Bo Moss');
  expect(pages.join('')).not.toMatch(/of 2|Page/);
});

test('No line ends between the month and the day of a date', () => {
  const text = 'Reply by Nov 30, 2026, or before December 1. In May 2027 it ends.';
  const [, , , , block] = lettersContent([letter('Ada', { text })]).parts[0]?.blocks ?? [];
  expect(block).toMatchObject({
    text: 'Reply by Nov\u00A030, 2026, or before December\u00A01. In May 2027 it ends.',
  });
});

/** How much room is left below each paragraph of a letter, where that is more than usual. */
const roomsOf = (text: string) =>
  lettersContent([letter('Ada Quill', { text })]).parts.flatMap(({ blocks }) =>
    blocks.slice(4).map((block) => block.kind === 'letter' && block.roomBelow),
  );

test('Between the closing and the name is room to sign; a greeting and a letter without a closing have no more than others', () => {
  expect(roomsOf('Dear Ada,\n\nApproved.\n\nSincerely,\n\nDana Reyes\nCedar')).toEqual([
    undefined,
    undefined,
    46,
    undefined,
  ]);
  expect(roomsOf('Dear Ada,\n\nApproved.\n\nDana Reyes')).toEqual([undefined, undefined, undefined]);
});

test('The pages of a long letter are numbered by themselves', async () => {
  const long = Array.from({ length: 60 }, (_, line) => `Paragraph ${line}`).join('\n\n');
  const { pages } = await read([letter('Ada Quill', { text: long }), letter('Bo Moss', { text: long })]);
  expect(pages.length).toBeGreaterThan(3);
  const second = pages.findIndex((page) => page.includes('Bo Moss'));
  expect(pages[1]).toContain('Page 2');
  expect(pages[second]).not.toContain('Page');
  expect(pages[second + 1]).toContain('Page 2');
});

test('A mail merge has a column for each field, subject and text, and no formula', async () => {
  const text = await lettersCsv([
    letter('Ada Quill', {
      text: '=HYPERLINK("x")',
      facts: { 'provider name': '+Ada', address: '1 Main St\nReno' },
    }),
  ]).then((file) => file.text());
  const [head = ''] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFFprovider name,first name,.*,address,.*,subject,text$/);
  expect(text).not.toMatch(/[,\n"][=+]/);
  expect(text).toContain('"1 Main St\nReno"');
});

test('One letter is saved under what it is and whom it is to, several as letters of a day', () => {
  expect(lettersName([letter('Ada Quill')], '2026-11-29')).toBe('Approval Ada Quill 2026-11-29.pdf');
  expect(lettersName([letter('Ada Quill'), letter('Bo Moss')], '2026-11-29')).toBe('Letters 2026-11-29.pdf');
});
