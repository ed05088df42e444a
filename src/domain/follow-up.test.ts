import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@/lib/dates';
import {
  type Attempt,
  attemptNote,
  attemptsOf,
  closedWords,
  countedAttempts,
  daysSilent,
  dueWindow,
  type FollowUp,
  type FollowUpSubject,
  isNoteOf,
  dueOn,
  type MadeLetter,
  mergeFollowUps,
  nextDateAfter,
  nextStepWords,
  onWorkday,
  proposedStep,
  unsentLetters,
} from './follow-up';
import { stillAsked } from './follow-up-proposals';

const subject: FollowUpSubject = {
  kind: 'expirable',
  id: 'Malpractice-p1',
  name: 'Quill, Ada',
  what: 'Malpractice insurance, Coverys, P-4711',
  providerId: 'ada',
};

const attempt = (on: string, more: Partial<Attempt> = {}): Attempt => ({
  id: on,
  on,
  at: `${on}T10:00:00.000Z`,
  by: 'dana@example.org',
  of: 'Coverys',
  how: 'email',
  asked: 'The new policy',
  ...more,
});

const of = (...attempts: Attempt[]): FollowUp => ({ subject, attempts, removed: [] });

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const entered = { on: day, at: day.map((on) => `${on}T09:00:00.000Z`), by: fc.constantFrom('dana', 'eli') };
const anyAttempt = fc
  .record({ ...entered, id: fc.constantFrom('a', 'b', 'c', 'd'), of: fc.constantFrom('Coverys', 'Ada') })
  .map((one): Attempt => attempt(one.on, one));
const letter = (on: string, more: Partial<MadeLetter> = {}): MadeLetter => ({
  id: `providers/ada/Letters/${on} Expirables reminder.txt`,
  on,
  at: `${on}T10:00:00.000Z`,
  by: 'dana@example.org',
  of: 'Ada Quill',
  asked: 'The new policy',
  ...more,
});
const anyLetter = fc
  .record({ ...entered, id: fc.constantFrom('a', 'x', 'y'), of: fc.constantFrom('Coverys', 'Ada') })
  .map((one) => letter(one.on, one));
const anyFollowUp = fc.record(
  {
    subject: fc
      .constantFrom('Quill, Ada', 'Brown, Ada', 'Smith, Ada')
      .map((name): FollowUpSubject => ({ ...subject, name })),
    attempts: fc.array(anyAttempt, { maxLength: 4 }),
    removed: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
    letters: fc.array(anyLetter, { minLength: 1, maxLength: 3 }),
    next: fc.record({ ...entered, step: fc.constantFrom('Second attempt', 'Call') }),
    standing: fc.record({
      ...entered,
      is: fc.constantFrom('open', 'answered', 'given up'),
      since: fc.constantFrom(undefined, '2026-06-01T09:00:00.000Z'),
      why: fc.constantFrom('', 'On file'),
    }),
  },
  { requiredKeys: ['subject', 'attempts', 'removed'] },
) as fc.Arbitrary<FollowUp>;

/** A follow-up as it is once it was kept: in one order, nothing twice. */
const kept = (one: FollowUp) => mergeFollowUps(one, one);

test('What two people have kept is merged into the same, whoever comes first and however often', () => {
  fc.assert(
    fc.property(anyFollowUp, anyFollowUp, anyFollowUp, (one, two, three) => {
      expect(mergeFollowUps(one, two)).toEqual(mergeFollowUps(two, one));
      expect(mergeFollowUps(mergeFollowUps(one, two), three)).toEqual(
        mergeFollowUps(one, mergeFollowUps(two, three)),
      );
      expect(mergeFollowUps(kept(one), one)).toEqual(kept(one));
    }),
  );
});

test('Merging loses no attempt of either, and what one has taken back counts for neither', () => {
  fc.assert(
    fc.property(anyFollowUp, anyFollowUp, (one, two) => {
      const ids = attemptsOf(mergeFollowUps(one, two)).map(({ id }) => id);
      const removed = new Set([...one.removed, ...two.removed]);
      const all = new Set([...one.attempts, ...two.attempts].map(({ id }) => id));
      expect(new Set(ids)).toEqual(new Set([...all].filter((id) => !removed.has(id))));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

const term = (number: string, until: string, name: string): FollowUpSubject => ({
  ...subject,
  name,
  what: `Malpractice insurance, Coverys, ${number}`,
  expirable: { kind: 'Malpractice', record: 'p1', group: '', until },
});

test('A subject is kept as of the last attempt: with the policy that is asked for now, and the name of today', () => {
  const first = { ...of(attempt('2026-11-03')), subject: term('P-9', '2026-12-31', 'Smith, Jane') };
  const second = { ...of(attempt('2027-11-03')), subject: term('P-10', '2027-12-31', 'Brown, Jane') };
  expect(mergeFollowUps(first, second).subject).toEqual(second.subject);
  expect(mergeFollowUps(second, first).subject).toEqual(second.subject);
  const closed = {
    is: 'answered',
    on: '2027-12-01',
    by: '',
    why: '',
    at: '2027-12-01T10:00:00.000Z',
  } as const;
  // Who closes it has the subject as a list had it, and has not looked at the record.
  expect(mergeFollowUps(second, { ...first, standing: closed }).subject).toEqual(second.subject);
});

const daysCounted = (one: FollowUp) => countedAttempts(one).map(({ on }) => on);

test('Attempts count from the one that asked again after an answer, also of a file that does not say since when', () => {
  const [old, again, third] = [attempt('2026-11-03'), attempt('2027-11-03'), attempt('2027-11-10')];
  const open = { is: 'open', on: again.on, by: '', why: '', at: again.at } as const;
  const kept = { ...of(old, again, third), standing: open };
  expect(daysCounted(kept)).toEqual([again.on, third.on]);
  const closed = { ...open, is: 'answered', at: '2027-12-01T10:00:00.000Z', since: again.at } as const;
  expect(daysCounted({ ...kept, standing: closed })).toEqual([again.on, third.on]);
  expect(daysCounted({ ...kept, standing: { ...open, at: '2027-12-01T10:00:00.000Z' } })).toHaveLength(3);
  expect(daysSilent({ ...kept, removed: [again.id, third.id] }, '2027-11-29')).toBeUndefined();
});

test('Attempts are numbered by the day on which somebody was asked, whenever that was entered', () => {
  fc.assert(
    fc.property(anyFollowUp, (one) => {
      const days = attemptsOf(one).map(({ on }) => on);
      expect(days).toEqual(days.toSorted());
    }),
  );
});

test('The next date is no earlier than the days that are set, at most two days later, and never on a weekend', () => {
  const days = fc.tuple(...([1, 2, 3] as const).map(() => fc.integer({ min: 1, max: 180 })));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), day, days, (number, on, waits) => {
      const [first = 0, second = 0, third = 0] = waits;
      const next = nextDateAfter(number, on, [first, second, third]) ?? '';
      const usual = addDays(on, [first, second, third][Math.min(number, 3) - 1] ?? 0) ?? '';
      expect([usual, addDays(usual, 1), addDays(usual, 2)]).toContain(next);
      expect([1, 2, 3, 4, 5]).toContain(new Date(next).getUTCDay());
    }),
  );
});

test('A Saturday and a Sunday move on to Monday, a Friday stays', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].map(onWorkday)).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-11-30',
  ]);
  expect(onWorkday('soon')).toBeUndefined();
});

test('After the third attempt it is proposed to escalate; a request goes to the committee or is closed', () => {
  const steps = [0, 1, 2, 3, 4].map((made) => proposedStep('expirable', made));
  expect(steps).toEqual([
    'First attempt',
    'Second attempt',
    'Third attempt',
    'Escalate to the manager',
    'Escalate to the manager',
  ]);
  expect(proposedStep('request', 3)).toBe('Escalate: committee, or close as unable to complete');
});

test('Days silent count from the last attempt; where nobody was asked nothing is claimed', () => {
  expect(daysSilent(of(attempt('2026-11-03'), attempt('2026-11-20')), '2026-11-29')).toBe(9);
  expect(daysSilent(of(), '2026-11-29')).toBeUndefined();
});

const next = (on: string) => ({ on, step: 'Call', by: '', at: '' });

test('A follow-up is due by its next date, and in no window of time once it is closed', () => {
  const windowOn = (on: string) => dueWindow({ ...of(attempt('2026-11-03')), next: next(on) }, '2026-11-29');
  expect(['2026-11-28', '2026-11-29', '2026-12-06', '2026-12-07'].map(windowOn)).toEqual([
    'overdue',
    'today',
    'week',
    'later',
  ]);
  const standing = { is: 'answered', on: '2026-11-29', by: '', why: 'On file', at: '' } as const;
  expect(dueWindow({ ...of(attempt('2026-11-03')), standing }, '2026-11-29')).toBe('closed');
  expect(closedWords({ ...of(), standing })).toBe('Answered Nov 29, 2026: On file');
});

test('The note of an attempt is known again although a colleague’s attempt has changed its number', () => {
  const second = attemptNote(subject, attempt('2026-11-20', { text: 'Called twice' }), 2);
  expect(second).toBe(
    [
      'Follow-up of Nov 20, 2026, attempt 2: e-mail to Coverys.',
      'About: Malpractice insurance, Coverys, P-4711.',
      'Asked for: The new policy',
      'Called twice',
    ].join('\n'),
  );
  expect(isNoteOf(attemptNote(subject, attempt('2026-11-20', { text: 'Called twice' }), 3), second)).toBe(
    true,
  );
  expect(isNoteOf(attemptNote(subject, attempt('2026-11-20'), 2), second)).toBe(false);
});

test('A letter that was made and not sent is what is done next, due on its day, until somebody says otherwise', () => {
  const made: FollowUp = {
    ...of(attempt('2026-11-03')),
    next: { on: '2026-11-17', step: 'Call', by: 'dana', at: '2026-11-03T10:00:00.000Z' },
    letters: [letter('2026-11-10')],
  };
  expect([nextStepWords(made), dueOn(made)]).toEqual(['Send letter of Nov 10, 2026', '2026-11-10']);
  const moved: FollowUp = {
    ...made,
    next: { on: '2026-11-20', step: '', by: 'eli', at: '2026-11-11T10:00:00.000Z' },
  };
  expect([nextStepWords(moved), dueOn(moved)]).toEqual(['Send letter of Nov 10, 2026', '2026-11-20']);
  expect(dueOn({ ...made, attempts: [], next: undefined })).toBe('2026-11-10');
});

test('A letter waits no more once it is an attempt, will not be sent, or nothing is awaited', () => {
  const made: FollowUp = { ...of(), letters: [letter('2026-11-10')] };
  const [{ id } = { id: '' }] = unsentLetters(made);
  const sent = { ...made, attempts: [attempt('2026-11-12', { letter: id })] };
  expect(unsentLetters(made)).toHaveLength(1);
  expect(unsentLetters(sent)).toEqual([]);
  expect(unsentLetters({ ...sent, removed: ['2026-11-12'] })).toHaveLength(1);
  expect(unsentLetters({ ...made, removed: [id] })).toEqual([]);
  const closed = {
    is: 'answered',
    on: '2026-11-12',
    by: '',
    why: '',
    at: '2026-11-12T09:00:00.000Z',
  } as const;
  expect(unsentLetters({ ...made, standing: closed })).toEqual([]);
  const anew = { ...closed, is: 'open', since: closed.at } as const;
  expect(unsentLetters({ ...made, standing: anew })).toEqual([]);
});

test('A letter asks again for what somebody asked for and is awaited, not for what letters took from what was missing then', () => {
  const page = 'The missing page of the malpractice history';
  const chased = of(
    attempt('2026-11-02', { id: 'letter 2026-11-02 Missing information', asked: 'License: expired' }),
    attempt('2026-11-09', { asked: page }),
    attempt('2026-11-12', { asked: 'License: expired' }),
    attempt('2026-11-16', { asked: `${page} ` }),
  );
  expect(stillAsked(chased, subject)).toEqual([page]);
  const on = { on: '2026-11-20', by: 'dana', why: 'It came', at: '2026-11-20T10:00:00.000Z' };
  expect(stillAsked({ ...chased, standing: { is: 'answered', ...on } }, subject)).toEqual([]);
  expect(stillAsked(undefined, subject)).toEqual([]);
});
