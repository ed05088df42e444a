// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { blocksOf } from './from-page';

function page(markup: string): Element {
  document.body.innerHTML = markup;
  return document.body;
}

test('a page is read as headings, paragraphs, facts, lists and tables, in their order', () => {
  const read = blocksOf(
    page(`
      <header><p>Packet</p><h1><bdi>Ada</bdi></h1><dl><div><dt>NPI</dt><dd>123</dd></div></dl></header>
      <section><h2>Gaps (1)</h2><p>None: <b>all</b> counts.</p><ul><li>One</li><li>Two</li></ul>
      <table><thead><tr><th>Name</th><th>When</th></tr></thead>
      <tbody><tr><th>License<ul><li>a letter</li><li>a scan</li></ul></th><td>today<br>noon</td></tr></tbody></table></section>
      Words that stand <span>alone</span>`),
  );
  expect(read).toEqual([
    { kind: 'paragraph', text: 'Packet' },
    { kind: 'heading', level: 1, text: 'Ada' },
    { kind: 'facts', rows: [['NPI', '123']] },
    { kind: 'page end' },
    { kind: 'heading', level: 2, text: 'Gaps (1)' },
    { kind: 'paragraph', text: 'None: all counts.' },
    { kind: 'list', items: ['One', 'Two'] },
    {
      kind: 'table',
      head: ['Name', 'When'],
      rows: [['License\n• a letter\n• a scan', 'today\nnoon']],
    },
    { kind: 'paragraph', text: 'Words that stand alone' },
  ]);
});

test('what is not said on paper is left out: buttons, pictures, words for screen readers, files that go in whole', () => {
  const read = blocksOf(
    page(`
      <p><span aria-hidden="true">–</span><span class="visually-hidden">not given</span></p>
      <section data-is-pages><h2>Screenshots</h2></section>
      <p>Kept <svg><title>icon</title></svg><button>Open</button><span class="no-print">here</span></p>
      <figure><figcaption>A picture</figcaption></figure>`),
  );
  expect(read).toEqual([
    { kind: 'paragraph', text: '–' },
    { kind: 'paragraph', text: 'Kept' },
  ]);
});

test('lines that somebody wrote stay lines, and what stands beside each other stays apart', () => {
  const read = blocksOf(
    page(`<p class="as-written">First.\n\nThird.</p>
      <div class="mantine-Group-root"><span>1</span><span>Ada</span></div>
      <ol><li class="mantine-Group-root"><span>today</span><span>Completed</span></li></ol>`),
  );
  expect(read).toEqual([
    { kind: 'paragraph', text: 'First.\n\nThird.' },
    { kind: 'paragraph', text: '1 Ada' },
    { kind: 'table', head: [], rows: [['today', 'Completed']] },
  ]);
});
