// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { Block } from './blocks';
import { buildPdf } from './build';
import { draw, words } from './testing';

/** What stands on each page of a document. */
async function pagesOf(blocks: readonly Block[], isLetters = false): Promise<string[]> {
  const { bytes, pages } = await buildPdf(
    { title: '', made: '', date: new Date(0), parts: [{ blocks, attached: [] }], isLetters },
    { signal: new AbortController().signal, draw },
  );
  return Promise.all(Array.from({ length: pages }, (_, index) => words(bytes, index + 1)));
}

const lines = (amount: number, line = 'Line') => Array<string>(amount).fill(line).join('\n');
const heading: Block = { kind: 'heading', level: 2, text: 'Outer' };
const lead: Block = { kind: 'paragraph', text: 'Clean file:' };

/** What may come after what leads in to it, and its beginning: none of it stands on another page. */
const followers: readonly (readonly [name: string, follows: readonly Block[], begins: readonly string[]])[] =
  [
    ['a list', [{ kind: 'list', items: ['First', 'Second'] }], ['First']],
    [
      'an empty list and a text',
      [
        { kind: 'list', items: [] },
        { kind: 'paragraph', text: 'First' },
      ],
      ['First'],
    ],
    ['facts in lines', [{ kind: 'facts', rows: [['Name', `First\n${lines(2)}\nLast`]] }], ['First', 'Last']],
    [
      'a table',
      [{ kind: 'table', head: ['Head'], rows: [[`First\n${lines(6)}\nLast`]] }],
      ['Head', 'First', 'Last'],
    ],
    ['a text', [{ kind: 'paragraph', text: `First\n${lines(2)}\nLast` }], ['First', 'Last']],
  ];

describe('what leads in to something', () => {
  for (const [name, follows, begins] of followers)
    test(`stands on the page where that begins: ${name}`, async () => {
      const turned: boolean[] = [];
      for (let before = 36; before < 54; before += 1) {
        const blocks: Block[] = [{ kind: 'paragraph', text: lines(before) }, heading, lead, ...follows];
        // oxlint-disable-next-line no-await-in-loop
        const pages = await pagesOf(blocks);
        const at = ['Outer', 'Clean file:', ...begins].map((word) =>
          pages.findIndex((page) => page.includes(word)),
        );
        expect(new Set(at).size, `after ${before} lines: ${at.join()}`).toBe(1);
        turned.push(at[0] !== 0);
      }
      // It was tried with room and without.
      expect(new Set(turned)).toEqual(new Set([false, true]));
    });

  test('stands on one page with the whole of facts that are kept together', async () => {
    const turned: boolean[] = [];
    for (let before = 30; before < 54; before += 3) {
      const rows = ['Decision', 'Votes', 'Findings'].map(
        (name) => [name, `${name} told\n${lines(2)}`] as const,
      );
      const blocks: Block[] = [
        { kind: 'paragraph', text: lines(before) },
        heading,
        { kind: 'facts', isWhole: true, rows },
      ];
      // oxlint-disable-next-line no-await-in-loop
      const pages = await pagesOf(blocks);
      const at = ['Outer', 'Decision told', 'Findings told'].map((word) =>
        pages.findIndex((page) => page.includes(word)),
      );
      expect(new Set(at).size, `after ${before} lines: ${at.join()}`).toBe(1);
      turned.push(at[0] !== 0);
    }
    expect(new Set(turned)).toEqual(new Set([false, true]));
  });

  test('is itself written where nothing follows it', async () => {
    const pages = await pagesOf([{ kind: 'paragraph', text: 'Before.' }, lead]);
    expect(pages.join(' ')).toContain('Clean file:');
  });

  test('keeps its head and the beginning of a row that is longer than a page', async () => {
    const rows = [[lines(120, 'Word')]];
    const blocks: Block[] = [
      { kind: 'paragraph', text: lines(20) },
      heading,
      { kind: 'table', head: ['Head'], rows },
    ];
    const pages = await pagesOf(blocks);
    const [page = ''] = pages.filter((one) => one.includes('Outer'));
    expect(page).toMatch(/Outer.*Head.*Word Word/);
    expect(pages.join(' ').match(/Word/g)).toHaveLength(120);
  });
});

test('A letter keeps greeting and subject with its text, and a signature in one piece', async () => {
  const signed = 'Sincerely,\nDana Reyes\nCredentialing manager';
  for (let before = 30; before < 50; before += 1) {
    const blocks: Block[] = [
      { kind: 'letter', text: lines(before) },
      { kind: 'letter', text: 'Subject', isBold: true },
      { kind: 'letter', text: 'Dear Ada Quill,' },
      { kind: 'letter', text: 'First of it' },
      { kind: 'letter', text: signed },
    ];
    // oxlint-disable-next-line no-await-in-loop
    const pages = await pagesOf(blocks, true);
    const at = (word: string) => pages.findIndex((page) => page.includes(word));
    expect([at('Subject'), at('Dear')], `after ${before} lines`).toEqual([at('First'), at('First')]);
    expect(at('Sincerely'), `after ${before} lines`).toBe(at('Credentialing manager'));
  }
});
