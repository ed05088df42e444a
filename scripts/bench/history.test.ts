import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { chartOf, check } from './history.mjs';

afterEach(() => void vi.restoreAllMocks());

const figure = (what: string, ratios: [number, number], unit = 'ms') => ({
  what,
  unit,
  value: 10,
  other: 10,
  ratio: (ratios[0] + ratios[1]) / 2,
  ratios,
});

test('A figure is lost where three quarters of the pairs are slower by more than a build is against itself', () => {
  const told = vi.spyOn(console, 'log').mockReturnValue();
  expect(check([figure('click', [0.9, 1.2]), figure('key', [1.04, 1.3])])).toBe(0);
  expect(check([figure('click', [0.9, 1.2]), figure('key', [1.06, 1.3])])).toBe(1);
  expect(told.mock.calls.map(([words]) => words)).toEqual([
    'nothing lost',
    expect.stringMatching(/^lost: key, × 1\.18 /),
  ]);
});

test('How many there were, and the floor, are compared with nothing', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  expect(check([figure('bulk: matches rejected', [1.5, 2]), figure('floor: ready at 4×', [1.5, 2])])).toBe(0);
});

test('The chart has one bar for each figure, that of its latest line', () => {
  const chart = chartOf(
    'date,commit,figure,unit,value,other build,ratio,from,to,pairs\n' +
      '2026-11-01,a,"key, p95",ms,5,10,0.5,0.4,0.6,9\n2026-11-02,b,"key, p95",ms,12,10,1.2,1.1,1.3,9\n',
  );
  expect(chart.match(/key, p95/g)).toHaveLength(1);
  expect(chart).toContain('× 1.20, 2026-11-02');
  // It is XML, where two hyphens end a comment.
  expect(/<!--(.*?)-->/.exec(chart)?.[1]).not.toContain('--');
});

test.runIf(existsSync('docs/bench/figures.csv'))(
  'The chart in docs/bench is that of the figures beside it',
  () => {
    expect(readFileSync('docs/bench/figures.svg', 'utf8')).toBe(
      chartOf(readFileSync('docs/bench/figures.csv', 'utf8')),
    );
  },
);
