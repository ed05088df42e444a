import { describe, expect, it } from 'vitest';
import { positionIn, withCases } from './-review-pass';

const row = (id: string) => ({ license: { id, providerId: `p${id}` }, provider: { id: `p${id}` } });
const pass = withCases({ cases: [], done: {} }, ['a', 'b', 'c', 'd'].map(row));

describe('a way through the queue', () => {
  it('keeps the place of a case that was resolved and left the list', () => {
    const later = withCases({ ...pass, done: { a: 'resolved' } }, ['b', 'c', 'd', 'e'].map(row));
    expect(later.cases.map(({ licenseId }) => licenseId)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(positionIn(later, 'b', 4)).toMatchObject({ index: 1, total: 5, resolved: 1, left: 4 });
  });

  it('goes on with what lies ahead, then with what was left behind, never with what is done', () => {
    const position = positionIn({ ...pass, done: { d: 'resolved' } }, 'b', 3);
    expect(position.upcoming.map(({ licenseId }) => licenseId)).toEqual(['c', 'a']);
    expect(position.previous?.licenseId).toBe('a');
    expect(position.next?.licenseId).toBe('c');
  });

  it('does not bring a skipped case back', () => {
    const position = positionIn({ ...pass, done: { c: 'skipped' } }, 'b', 4);
    expect(position.upcoming.map(({ licenseId }) => licenseId)).toEqual(['d', 'a']);
    expect(position.skipped).toBe(1);
  });

  it('counts what the service lists beyond what is loaded', () => {
    expect(positionIn(pass, 'a', 42)).toMatchObject({ index: 0, total: 42, left: 42 });
  });

  it('passes over rows without ids', () => {
    expect(withCases(pass, [{}, { license: {} }])).toBe(pass);
  });
});
