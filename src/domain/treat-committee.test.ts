import { expect, test } from 'vitest';
import type { CredentialingRequest, Provider } from '@/api/models';
import { committeeElement, decisionLine, type CommitteeDecision } from './committee';
import { ask, nevadan, told } from './testing-treat';
import { decisionThatCounts } from './treat-committee';

const decided = (
  outcome: CommitteeDecision['outcome'],
  day: string,
  more: Partial<CommitteeDecision> = {},
): CommitteeDecision => ({
  day,
  outcome,
  by: 'committee',
  names: [],
  recused: [],
  enteredOn: day,
  enteredBy: 'dana@example.org',
  ...more,
});

const requestWith = (id: string, ...decisions: CommitteeDecision[]): CredentialingRequest => ({
  id,
  type: 'ReCredentialing',
  checklist: { items: [{ name: committeeElement, source: decisions.map(decisionLine).join('\n') }] },
});

const denied = requestWith('r1', decided('denied', '2026-11-10'));
const conditions = { months: 12, conditions: 'First ten cases proctored.' };

/** What is asked about a provider whose requests are these. */
const by = (requests: CredentialingRequest[], provider: Partial<Provider> = {}) => ({
  provider: { ...nevadan, ...provider },
  committee: decisionThatCounts(requests) ?? ('none' as const),
});

test('who was denied may not treat, whatever the file still says, and is led to the status', () => {
  const { headline, lines } = ask(by([denied]));
  expect(headline).toBe('No: denied by the committee on Nov 10, 2026; the file still says credentialed.');
  expect(lines.filter(({ topic }) => topic === 'status')).toMatchObject([
    {
      answer: 'no',
      evidence: { kind: 'request', requestId: 'r1' },
      action: { kind: 'edit', what: 'credentialing status' },
    },
  ]);
});

const deniedText = (file: string) => `Denied by the committee on Nov 10, 2026; the file ${file}`;

test.each<[string, Partial<Provider>, string]>([
  ['provisional', { credentialingStatus: 'Provisional' }, deniedText('still says provisional')],
  ['a word that nobody knows', { credentialingStatus: 'Blue' }, deniedText('still says blue')],
  ['nothing', { credentialingStatus: undefined }, deniedText('says no status')],
  ['not credentialed', { credentialingStatus: 'In process' }, 'Credentialing status: in process'],
  [
    'a day before the denial',
    { recredentialedDates: ['2026-10-01T00:00:00Z'] },
    deniedText('still says credentialed'),
  ],
  [
    'the day of the denial',
    { credentialedDate: '2026-11-10T00:00:00Z' },
    deniedText('still says credentialed'),
  ],
  [
    'a day that is still to come',
    { credentialedDate: '2026-12-24T00:00:00Z' },
    deniedText('still says credentialed'),
  ],
])('a denial counts while the file says %s', (_, provider, text) => {
  expect(told(by([denied], provider))).toEqual({ answer: 'no', open: [text] });
});

test.each<[string, ReturnType<typeof by>]>([
  [
    'an approval of a later day',
    by([denied, requestWith('r2', decided('approved', '2026-11-18', { months: 36 }))]),
  ],
  [
    'an approval of the same day that was entered later',
    by([
      requestWith('r2', decided('approved', '2026-11-10', { months: 36, enteredOn: '2026-11-12' })),
      denied,
    ]),
  ],
  ['a later day of credentialing', by([denied], { credentialedDate: '2026-11-11T00:00:00Z' })],
  ['a later day of recredentialing', by([denied], { recredentialedDates: ['2026-11-11T00:00:00Z'] })],
  [
    'its correction on its day',
    by([
      requestWith('r1', decided('denied', '2026-11-10'), decided('approved', '2026-11-10', { months: 36 })),
    ]),
  ],
  [
    'a deferral that corrects it on its day',
    by([requestWith('r1', decided('denied', '2026-11-10'), decided('deferred', '2026-11-10'))]),
  ],
])('a denial is ended by %s', (_, changed) => {
  expect(told(changed)).toEqual({ answer: 'yes', open: [] });
});

test('a deferral denies nothing, and ends neither a denial nor conditions', () => {
  const deferred = requestWith('r3', decided('deferred', '2026-11-19'));
  expect(told(by([deferred]))).toEqual({ answer: 'yes', open: [] });
  expect(told(by([deferred, denied])).answer).toBe('no');
  const approved = requestWith('r2', decided('approved', '2026-11-18', conditions));
  expect(told(by([deferred, approved])).answer).toBe('with restrictions');
});

test('conditions of an approval are a restriction that names them', () => {
  const approved = requestWith('r2', decided('approved', '2026-11-18', conditions));
  const changed = by([denied, approved], { recredentialedDates: ['2026-11-18T00:00:00Z'] });
  expect(told(changed)).toEqual({
    answer: 'with restrictions',
    open: ['Approved by the committee on Nov 18, 2026 with conditions: First ten cases proctored'],
  });
  const { headline, lines } = ask(changed);
  expect(headline).toBe('With restrictions: conditions of the committee, “First ten cases proctored”.');
  expect(lines.find(({ key }) => key === 'conditions')?.action).toEqual({
    kind: 'open request',
    requestId: 'r2',
  });
});

test('conditions end with a later approval without any, and with a later day of credentialing, and not with the day of the service', () => {
  const approved = requestWith('r2', decided('approved', '2026-11-10', conditions));
  const later = requestWith('r3', decided('approved', '2026-11-18', { months: 36 }));
  expect(told(by([approved, later])).answer).toBe('yes');
  expect(told(by([approved], { recredentialedDates: ['2026-11-12T00:00:00Z'] })).answer).toBe('yes');
  expect(told(by([approved], { recredentialedDates: ['2026-11-11T00:00:00Z'] })).answer).toBe(
    'with restrictions',
  );
});

test('what the committee decided is not weighed where nobody may know it, and keeps the answer where it could not be read', () => {
  expect(ask().notWeighed).toMatch(/, decisions of the committee$/);
  const read = ask({ committee: 'none' });
  expect(read.answer).toBe('yes');
  expect(read.notWeighed).not.toContain('committee');
  expect(told({ committee: 'unread' })).toEqual({
    answer: 'cannot confirm',
    open: ['The decisions of the committee could not be read'],
  });
});
