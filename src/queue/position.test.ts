import { describe, expect, it } from 'vitest';
import { positionIn, type QueueList, withCases } from './position';
import { emptySession, type QueueSession } from './session';

const row = (licenseId: string) => ({ licenseId });
type Session = QueueSession<Case, never>;
type Case = ReturnType<typeof row>;
const idOf = ({ licenseId }: Case) => licenseId;
const session: Session = { ...emptySession, cases: ['a', 'b', 'c', 'd'].map(row) };
const list = (ids: string, total = ids.length): QueueList => ({
  ids: [...ids],
  total,
  complete: ids.length === total,
});
const at = (whole: Session, id: string, listed: QueueList) => positionIn(whole, id, listed, idOf);
const ids = (cases: readonly { licenseId: string }[]) => cases.map(({ licenseId }) => licenseId).join('');

describe('a way through the queue', () => {
  it('keeps the place of a case that was resolved and left the list', () => {
    const later = withCases({ ...session, outcomes: { a: 'mine' } }, ['b', 'c', 'd', 'e'].map(row), idOf);
    expect(ids(later.cases)).toBe('abcde');
    expect(at(later, 'b', list('bcde'))).toMatchObject({ index: 1, total: 5, decided: 1, left: 4 });
  });

  it('counts a case once while the list still holds what was just decided', () => {
    const later: Session = { ...session, outcomes: { a: 'mine' } };
    expect(at(later, 'b', list('abcd'))).toMatchObject({ total: 4, decided: 1, left: 3 });
    expect(at(later, 'b', list('abcd', 42))).toMatchObject({ total: 42, decided: 1, left: 41 });
  });

  it('goes on with what lies ahead, then with what was left behind, never with what is done', () => {
    const position = at({ ...session, outcomes: { d: 'mine' } }, 'b', list('abc'));
    expect(ids(position.upcoming)).toBe('ca');
    expect(position.previous?.licenseId).toBe('a');
    expect(position.next?.licenseId).toBe('c');
  });

  it('does not bring a skipped case back', () => {
    const position = at({ ...session, outcomes: { c: 'skipped' } }, 'b', list('abcd'));
    expect(ids(position.upcoming)).toBe('da');
    expect(position.skipped).toBe(1);
  });

  it('passes over what somebody else decided, as soon as the whole list no longer has it', () => {
    expect(ids(at(session, 'a', list('abd')).upcoming)).toBe('bd');
    expect(at(session, 'a', list('abd'))).toMatchObject({ total: 4, decided: 0, left: 3 });
    // With pages still to load, a case that is not there may be on one of them.
    expect(ids(at(session, 'a', list('abd', 9)).upcoming)).toBe('bcd');
  });

  it('counts what the service lists beyond what is loaded', () => {
    expect(at(session, 'a', list('abcd', 42))).toMatchObject({ index: 0, total: 42, left: 42 });
  });
});
