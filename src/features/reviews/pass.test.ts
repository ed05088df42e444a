import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearPasses,
  noteOutcome,
  passName,
  positionIn,
  readPass,
  startPass,
  withCases,
  writePass,
  type Listed,
  type Pass,
} from './pass';

const row = (id: string) => ({ license: { id, providerId: `p${id}` }, provider: { id: `p${id}` } });
const nothing: Pass = { cases: [], done: {}, at: 0 };
const pass = withCases(nothing, ['a', 'b', 'c', 'd'].map(row));
const list = (ids: string, total = ids.length): Listed => ({
  rows: [...ids].map(row),
  total,
  complete: ids.length === total,
});
const ids = (cases: readonly { licenseId: string }[]) => cases.map(({ licenseId }) => licenseId).join('');

describe('a way through the queue', () => {
  it('keeps the place of a case that was resolved and left the list', () => {
    const later = withCases({ ...pass, done: { a: 'resolved' } }, ['b', 'c', 'd', 'e'].map(row));
    expect(ids(later.cases)).toBe('abcde');
    expect(positionIn(later, 'b', list('bcde'))).toMatchObject({ index: 1, total: 5, decided: 1, left: 4 });
  });

  it('counts a case once while the list still holds what was just decided', () => {
    const later: Pass = { ...pass, done: { a: 'resolved' } };
    expect(positionIn(later, 'b', list('abcd'))).toMatchObject({ total: 4, decided: 1, left: 3 });
    expect(positionIn(later, 'b', list('abcd', 42))).toMatchObject({ total: 42, decided: 1, left: 41 });
  });

  it('goes on with what lies ahead, then with what was left behind, never with what is done', () => {
    const position = positionIn({ ...pass, done: { d: 'resolved' } }, 'b', list('abc'));
    expect(ids(position.upcoming)).toBe('ca');
    expect(position.previous?.licenseId).toBe('a');
    expect(position.next?.licenseId).toBe('c');
  });

  it('does not bring a skipped case back', () => {
    const position = positionIn({ ...pass, done: { c: 'skipped' } }, 'b', list('abcd'));
    expect(ids(position.upcoming)).toBe('da');
    expect(position.skipped).toBe(1);
  });

  it('passes over what somebody else decided, as soon as the whole list no longer has it', () => {
    expect(ids(positionIn(pass, 'a', list('abd')).upcoming)).toBe('bd');
    expect(positionIn(pass, 'a', list('abd'))).toMatchObject({ total: 4, decided: 0, left: 3 });
    // With pages still to load, a case that is not there may be on one of them.
    expect(ids(positionIn(pass, 'a', list('abd', 9)).upcoming)).toBe('bcd');
  });

  it('counts what the service lists beyond what is loaded', () => {
    expect(positionIn(pass, 'a', list('abcd', 42))).toMatchObject({ index: 0, total: 42, left: 42 });
  });

  it('passes over rows without ids', () => {
    expect(withCases(pass, [{}, { license: {} }])).toBe(pass);
  });
});

describe('what is remembered of it', () => {
  const params = { sortedBy: 'LicenseState', sortDirection: 'Asc' } as const;
  const name = passName(params);
  beforeEach(() => {
    clearPasses();
    writePass(name, { ...pass, at: Date.now() });
  });

  it('is never that a decided case was skipped', () => {
    noteOutcome(params, 'a', 'skipped');
    noteOutcome(params, 'a', 'resolved');
    noteOutcome(params, 'a', 'skipped');
    expect(readPass(name).done).toEqual({ a: 'resolved' });
  });

  it('is that the user decided, also where that turned out later', () => {
    noteOutcome(params, 'a', 'elsewhere');
    noteOutcome(params, 'a', 'resolved');
    noteOutcome(params, 'a', 'elsewhere');
    expect(readPass(name).done).toEqual({ a: 'resolved' });
  });

  it('outlives a look at the queue, but for the skipped cases', () => {
    noteOutcome(params, 'a', 'resolved');
    noteOutcome(params, 'b', 'skipped');
    startPass(params);
    expect(readPass(name)).toMatchObject({ cases: pass.cases, done: { a: 'resolved' } });
  });

  it('is over after half an hour', () => {
    noteOutcome(params, 'a', 'resolved');
    startPass(params, Date.now() + 31 * 60_000);
    expect(readPass(name)).toMatchObject({ cases: [], done: {} });
  });
});
