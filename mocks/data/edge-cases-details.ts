import type { components } from '../../src/api/schema';
import { script } from './edge-cases';

type FlexibleData = components['schemas']['FlexibleData'];
type Result = components['schemas']['LicenseVerificationResult'];

const nested = (depth: number): FlexibleData => {
  let node: FlexibleData = { type: 'Form', data: { 'At the bottom': 'The last value' } };
  for (let level = depth; level > 0; level -= 1)
    node = { type: 'Section', data: { [`Level ${level}`]: node } };
  return node;
};

const table = (rows: number, columns: number): FlexibleData => ({
  type: 'Table',
  data: Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      Array.from({ length: columns }, (_, column) => [`Column ${column + 1}`, `${row + 1}.${column + 1}`]),
    ),
  ),
});

const oddNodes: (() => FlexibleData)[] = [
  () => nested(300),
  () => table(2000, 8),
  () => table(12, 300),
  () => ({
    type: 'Section',
    data: {
      [script]: {
        type: 'Form',
        data: { [script]: script, link: 'javascript:alert(1)', safe: 'https://example.com/page' },
      },
    },
  }),
  () => ({
    type: 'Table',
    data: [{ A: '1', B: '2' }, { A: '3', C: '4' }, { D: null, A: 7, E: true }, 'not a row', null],
  }),
  () => ({ type: 'Chart', data: { series: [1, 2, 3] } }),
  () => ({ type: 'Form' }),
  () => ({ type: 'Section', data: 'a text where a section is due' }),
  () => ({ type: 'Form', data: [1, 'two', { three: 3 }] }),
];

/** The flexible data of the first generated licenses; undefined for all others. */
export function oddDetails(origin: number | undefined): FlexibleData | undefined {
  return origin !== undefined && origin % 8 === 0 ? oddNodes[origin / 8]?.() : undefined;
}

/** What a source answers about the licenses of the first providers, at its worst; others are given back as they are. */
export function oddResult(origin: number | undefined, result: Result): Result {
  const index = origin === undefined ? undefined : origin >> 3;
  if (index === 3) {
    const texts = { name: script, licenseType: script, address: script };
    return { ...result, ...texts, prescriptiveAuthority: script, compactStatus: script };
  }
  if (index === 4) {
    // All that is left is what makes it count.
    const { licenseStatus, issued, expires, problems, disciplinaryActions } = result;
    return { licenseStatus, issued, expires, problems, disciplinaryActions };
  }
  if (origin === 5 * 8) return { ...result, problems: ['HouseNumberMismatch'] };
  return result;
}
