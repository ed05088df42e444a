import { describe, expect, test } from 'vitest';
import { pdfOf } from './pdf';
import { textOfPdf } from './pdf-text';
import { screenshotSvg } from './screenshot';

const evil = `<script>alert("1")</script>&'\u0000\uD800`;

test('a screenshot shows the result, with any text as text', () => {
  const svg = screenshotSvg({
    board: `Board ${evil}`,
    url: evil,
    takenAt: '2026-11-20 12:00',
    result: {
      name: evil,
      licenseNumber: 'MULTI20418',
      licenseStatus: evil,
      address: evil,
      expires: '2028-12-31T00:00:00Z',
    },
  });
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 960 \d+"/);
  expect(svg).not.toContain('<script');
  // oxlint-disable-next-line no-control-regex
  expect(svg).not.toMatch(/[\u0000\uD800]/);
  expect(svg).toContain('&lt;script&gt;');
  expect(svg).toContain('MULTI20418');
  expect(svg).toContain('2028-12-31');
  const open = [...svg.matchAll(/<(\w+)[^>]*[^/]>/g)].filter(([, tag]) => tag === 'text').length;
  expect([...svg.matchAll(/<\/text>/g)]).toHaveLength(open);
});

test('a screenshot of a result without anything is drawn all the same', () => {
  expect(screenshotSvg({ board: '', url: '', takenAt: '', result: {} })).not.toMatch(/undefined|NaN/);
});

test('the page of orders lists what the board published', () => {
  const disciplinaryActions = {
    type: 'Section' as const,
    data: { Orders: { type: 'Table', data: [{ Date: '2025-03-04', Action: 'Letter of reprimand' }] } },
  };
  const svg = screenshotSvg({
    board: 'B',
    url: '',
    takenAt: '',
    result: { disciplinaryActions },
    orders: true,
  });
  expect(svg).toContain('Letter of reprimand');
});

describe('a PDF', () => {
  const at = '2026-11-20T12:00:00.000Z';

  test('holds its title, headings and lines, with question marks for what its fonts lack', async () => {
    const lines = ['License verification', { heading: 'Holder' }, 'Name: (Núñez) \\ 李\u0000', ''];
    expect(await textOfPdf(await pdfOf(lines, at))).toEqual([
      ['License verification', 'Holder', 'Name: (Núñez) \\ ??'],
    ]);
  });

  test('breaks long lines and goes on to further pages without losing a word', async () => {
    const words = Array.from({ length: 2000 }, (_, nth) => `word${nth}`);
    const pages = await textOfPdf(await pdfOf(['Title', words.join(' '), 'x'.repeat(300)], at));
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.flat().join(' ');
    expect(text).toContain(words.join(' '));
    expect(text.replaceAll(/[^x]/g, '')).toHaveLength(300);
  });

  test('is the same to the byte for the same lines and date', async () => {
    const [one, other] = [await pdfOf(['Title', 'line'], at), await pdfOf(['Title', 'line'], at)];
    expect(one).toEqual(other);
  });
});
