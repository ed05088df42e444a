import { expect, test } from 'vitest';
import { pdfOf } from './pdf';
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

test('a PDF has a cross-reference table that points at its objects', () => {
  const bytes = pdfOf(['License verification', 'Name: (Núñez) \\ 李', 'x'.repeat(300)]);
  const text = String.fromCharCode(...bytes);
  expect(text.startsWith('%PDF-1.')).toBe(true);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(4);
  for (const [at, offset] of offsets.entries())
    expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj`));
  const stream = /<< \/Length (\d+) >>\nstream\n/.exec(text);
  const begin = (stream?.index ?? 0) + (stream?.[0].length ?? 0);
  expect(text.slice(begin + Number(stream?.[1]))).toMatch(/^\nendstream/);
  expect(text).toContain('\\(Núñez\\) \\\\ ?');
});
