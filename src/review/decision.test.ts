import { describe, expect, it } from 'vitest';
import { saysNothing } from '@/domain/reason';
import {
  chooseResult,
  decide,
  emptyDraft,
  isNoteAbout,
  inWords,
  missingFrom,
  noteOf,
  reasonIn,
  remarkOf,
  resolutionOf,
  type Draft,
} from './decision';

describe('a decision on several results', () => {
  it('asks which result is the right one before it can be sent', () => {
    const draft = { ...decide(emptyDraft, 'Found', 3), text: 'the same person' };
    expect(missingFrom(draft, 3)).toEqual({
      at: 'decision',
      text: 'Choose which of the 3 results is the right one.',
      isResult: true,
    });
    expect(() => resolutionOf(draft, 3)).toThrow('Choose which');
  });

  it('is found with the result whose key was pressed', () => {
    const draft = { ...chooseResult(emptyDraft, 1, 3), text: 'the same person' };
    expect(inWords(draft, 3)).toBe('Mark found with result 2');
    expect(resolutionOf(draft, 3)).toEqual({ status: 'Found', correctResultIndex: 1 });
  });

  it('forgets the result when it is not found after all', () => {
    const draft = { ...decide(chooseResult(emptyDraft, 1, 3), 'NotFound', 3), text: 'nobody is meant' };
    expect(resolutionOf(draft, 3)).toEqual({ status: 'NotFound' });
  });

  it('ignores a key for a result that is not there', () => {
    expect(chooseResult(emptyDraft, 3, 3)).toEqual(emptyDraft);
  });
});

describe('a decision on one result', () => {
  it('sends no index: there is nothing to choose between', () => {
    const draft = { ...decide(emptyDraft, 'Found', 1), text: 'the same person' };
    expect(resolutionOf(draft, 1)).toEqual({ status: 'Found' });
    expect(inWords(draft, 1)).toBe('Mark found');
  });
});

it('a reason is needed, from the list or in words', () => {
  const draft = decide(emptyDraft, 'Failed', 0);
  expect(missingFrom(draft, 0)).toMatchObject({ at: 'reason' });
  expect(missingFrom({ ...draft, text: '   ' }, 0)).toMatchObject({ at: 'reason' });
  expect(missingFrom({ ...draft, reason: 'Site is down' }, 0)).toBeUndefined();
  expect(missingFrom({ ...draft, text: 'The site is down' }, 0)).toBeUndefined();
});

it.each(['x', 'no', 'aaaaaaaaaa', '..........', 'x x x x x x x x x x'])(
  'words of one’s own have to say something, and %j does not; beside a reason from the list it may stand',
  (text) => {
    const draft = { ...decide(emptyDraft, 'Failed', 0), text };
    expect(missingFrom(draft, 0)).toEqual({ at: 'reason', text: saysNothing });
    expect(() => resolutionOf(draft, 0)).toThrow(saysNothing);
    expect(missingFrom({ ...draft, reason: 'Fax' }, 0)).toBeUndefined();
  },
);

it('a reason for one decision is not carried over to another', () => {
  const draft = { ...decide(emptyDraft, 'Found', 1), reason: 'Confirmed with the provider', text: 'called' };
  expect(decide(draft, 'NotFound', 1)).toMatchObject({ reason: '', text: 'called' });
});

it('the note says which license, what was decided, and why', () => {
  const draft = {
    ...chooseResult(emptyDraft, 1, 3),
    reason: 'Confirmed with the board.',
    text: 'Spoke to Ms. Lee',
  };
  expect(noteOf(draft, { number: 'MULTI20418', state: 'AZ' }, 3)).toBe(
    'License MULTI20418 (AZ) marked found with result 2 on review. Confirmed with the board. Spoke to Ms. Lee.',
  );
});

it('a remark on what somebody else decided claims no decision of ours', () => {
  const draft = { ...decide(emptyDraft, 'NotFound', 1), text: 'Other birth year!' };
  expect(remarkOf(draft, { number: 'NAME1', state: '' })).toBe(
    'License NAME1, remark on its review: Other birth year!',
  );
});

it('a note is about one license, whatever other numbers begin the same or stand in its reason', () => {
  const draft = { ...decide(emptyDraft, 'Found', 1), text: 'As RN-123 (TX), see License RN-12 (NM)' };
  const license = { number: 'RN-12', state: 'TX' };
  expect(isNoteAbout(noteOf(draft, license, 1), license)).toBe(true);
  expect(isNoteAbout(remarkOf(draft, license), license)).toBe(true);
  const others = [
    { number: 'RN-12', state: 'NM' },
    { number: 'RN-12', state: '' },
    { number: 'RN-123', state: 'TX' },
    { number: 'RN-1', state: '' },
  ];
  for (const other of others) {
    expect(isNoteAbout(noteOf(draft, other, 1), license)).toBe(false);
    expect(isNoteAbout(noteOf(draft, license, 1), other)).toBe(false);
  }
  expect(isNoteAbout(undefined, license)).toBe(false);
});

it('reads the reason back from the note that keeps it, and none from another note', () => {
  const draft: Draft = {
    decision: 'Found',
    resultIndex: 1,
    reason: 'Confirmed with the board',
    text: 'Spoke to her',
  };
  const note = noteOf(draft, { number: 'MULTI20418', state: 'AZ' }, 3);
  expect(reasonIn(note)).toBe('Confirmed with the board. Spoke to her.');
  expect(reasonIn('License MULTI20418 was asked for by telephone.')).toBe('');
  expect(reasonIn(undefined)).toBe('');
});
