import { beforeAll, describe, expect, test } from 'vitest';
import { heading, lineOf } from '../matching-people';
import { type Pair, inventPairs } from '../matching-pairs';
import { uploadedList } from './dataset-upload-list';
import { searchList } from './matching';
import type { FoundRecord } from './matching-score';

// How many of those who are on a list are found, and how many of those who are found are on it: 2,000 invented names,
// as frequent as in the demo, each with the row that a list without NPIs writes about the same person or firm, or about
// another one that looks like it. Every name is compared with all 2,000 rows, so that chance namesakes count as well.

interface Result {
  pair: Pair;
  /** The row of the pair, if it was found. */
  match: FoundRecord | undefined;
  /** Whatever else was. */
  others: FoundRecord[];
}

let results: Result[];

beforeAll(() => {
  const pairs = inventPairs(1, 2000);
  const text = [heading, ...pairs.map(({ row }) => lineOf(row)), ''].join('\n');
  const list = uploadedList({
    id: 'OigExclusions',
    fileName: 'LIST.csv',
    uploadedAt: '2026-11-20T12:00:00Z',
    rows: pairs.length,
    text,
  });
  results = pairs.map((pair, row) => {
    const found = searchList(list, 'OigExclusions', pair.parameters, Date.parse('2026-11-20T12:00:00Z'));
    const { id } = list.record(row);
    return {
      pair,
      match: found.find(({ record }) => record.id === id),
      others: found.filter(({ record }) => record.id !== id),
    };
  });
});

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
const isMediumOrHigh = ({ relevance }: FoundRecord) => relevance !== 'Low';

/** Of 100 rows of a kind, how many are found, and how many with medium or high relevance. */
function ofKind(kind: string): [found: number, medium: number] {
  const all = results.filter(({ pair }) => pair.kind === kind);
  // A share of fewer would say little.
  expect(all.length).toBeGreaterThan(65);
  const found = all.flatMap(({ match }) => match ?? []);
  return [percent(found.length, all.length), percent(found.filter(isMediumOrHigh).length, all.length)];
}

// `before` are the figures of these 2,000 names when they were compared by their letters alone.
type Figures = [
  kind: string,
  before: [found: number, medium: number],
  bound: [found: number, medium: number],
];

describe('of 100 who are on a list', () => {
  test.each<Figures>([
    ['the same name', [100, 94.4], [100, 94]],
    ['a nickname', [34.7, 30.6], [100, 93]],
    ['another spelling of the given name', [51.4, 50], [100, 97]],
    ['another spelling of the surname', [31.9, 25], [100, 90]],
    ['one half of a double surname', [100, 94.4], [100, 94]],
    ['Saint for St.', [94.4, 75], [100, 94]],
    ['the surname from before as middle name', [0, 0], [91, 83]],
    ['an initial', [97.2, 97.2], [97, 97]],
    ['a middle initial', [100, 93.1], [100, 93]],
    ['a slip of the pen', [100, 98.6], [100, 98]],
    ['given name and surname exchanged', [100, 97.2], [100, 97]],
    ['a practice named after its owner', [0, 0], [100, 61]],
    ['the same middle initial', [100, 69], [100, 69]],
    ['the owner of a practice', [0, 0], [100, 0]],
    ['a firm in the plural', [100, 33.8], [100, 100]],
    ['a firm that does business under the name', [84.5, 0], [100, 100]],
    ['a firm with abbreviations', [54.9, 0], [100, 100]],
    ['a firm with its legal form', [100, 63.4], [100, 100]],
  ])(
    'under %s, before %j, are found, and found with medium or high relevance, at least %j',
    (kind, _, bound) => {
      const [found, medium] = ofKind(kind);
      expect(found).toBeGreaterThanOrEqual(bound[0]);
      expect(medium).toBeGreaterThanOrEqual(bound[1]);
    },
  );
});

describe('of 100 who are not on a list, but', () => {
  test.each<Figures>([
    ['a namesake with another birth date', [83.1, 0], [84, 0]],
    ['a namesake with another birth date in another state', [0, 0], [0, 0]],
    ['a brother or sister in the same city', [0, 0], [0, 0]],
    ['a twin', [0, 0], [0, 0]],
    ['a name that only looks alike', [64.8, 45.1], [53, 5]],
    ['an initial that contradicts', [0, 0], [0, 0]],
    ['a nickname of another birth date', [25.4, 0], [79, 0]],
    ['the same initial of another birth date', [53.5, 0], [0, 0]],
    ['a middle initial that contradicts', [100, 83.1], [84, 0]],
    ['another firm of the same kind', [5.6, 0], [0, 0]],
  ])('%s is, before %j, are found, and found with medium or high relevance, at most %j', (kind, _, bound) => {
    const [found, medium] = ofKind(kind);
    expect(found).toBeLessThanOrEqual(bound[0]);
    expect(medium).toBeLessThanOrEqual(bound[1]);
  });
});

/** All that was found, rightly and wrongly. */
function found(isWanted: (record: FoundRecord) => boolean): [right: number, wrong: number] {
  const right = results.flatMap(({ pair, match }) => (pair.isSame && match ? [match] : []));
  const wrong = results.flatMap(({ pair, match, others }) =>
    pair.isSame || !match ? others : [match, ...others],
  );
  return [right.filter(isWanted).length, wrong.filter(isWanted).length];
}

const precision = ([right, wrong]: [right: number, wrong: number]) => percent(right, right + wrong);

test('of 100 who are on the list 99 are found (69.4 before), and 86 with medium or high relevance (51.3 before)', () => {
  const onList = results.filter(({ pair }) => pair.isSame).length;
  expect(percent(found(() => true)[0], onList)).toBeGreaterThanOrEqual(99);
  expect(percent(found(isMediumOrHigh)[0], onList)).toBeGreaterThanOrEqual(86);
});

test('of 100 that are found 83 are on the list (57.0 before), with medium or high relevance 99 (83.2 before), with high all', () => {
  expect(precision(found(() => true))).toBeGreaterThanOrEqual(83);
  expect(precision(found(isMediumOrHigh))).toBeGreaterThanOrEqual(99);
  expect(found(({ relevance }) => relevance === 'High')[0]).toBeGreaterThan(350);
  expect(precision(found(({ relevance }) => relevance === 'High'))).toBe(100);
});
