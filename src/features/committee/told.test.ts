import { expect, test } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { decisionLine, readDecisions, type CommitteeDecision } from '@/domain/committee';
import { decisionNote, eventOfDecision, isTold } from './told';

const deferral: CommitteeDecision = {
  day: '2026-11-24',
  outcome: 'deferred',
  by: 'committee',
  names: ['Ada Chair, M.D.', 'Bo Member, N.P.'],
  votes: { for: 2, against: 0, abstained: 0 },
  recused: ['Cy Doctor, M.D.'],
  reason: 'Two references missing. The board has not approved.',
  enteredOn: '2026-11-24',
  enteredBy: 'dana@example.org',
};

const requestWith = (note: string) =>
  ({ allEvents: [{ status: 'RequestInProgress', note }] }) as CredentialingRequest;

test('The note of a decision ends each line once, however its parts end', () => {
  expect(decisionNote(deferral).split('\n')).toEqual([
    'Deferred by decision of Nov 24, 2026. Credentialing committee: Ada Chair, M.D.; Bo Member, N.P.',
    'Votes: 2 for, 0 against, 0 abstained.',
    'Recused: Cy Doctor, M.D.',
    'Reason: Two references missing. The board has not approved.',
  ]);
});

test('A decision that was told with two full stops and commas between names is found by its note all the same', () => {
  const request = requestWith(
    [
      'Deferred by decision of Nov 24, 2026. Credentialing committee: Ada Chair, M.D., Bo Member, N.P..',
      'Votes: 2 for, 0 against, 0 abstained.',
      'Recused: Cy Doctor, M.D..',
      'Reason: Two references missing. The board has not approved..',
    ].join('\n'),
  );
  expect(isTold(request, deferral)).toBe(true);
  expect(eventOfDecision(request, deferral)).toBe(request.allEvents?.[0]);
});

test('What a deferral asks for stands in its note, and by it the event is found from the checklist, where its marks are others', () => {
  const asked = { ...deferral, asked: ['Board order; signed', 'Two references'] };
  expect(decisionNote(asked)).toMatch(/\nAsked for: Board order; signed; Two references\.$/);
  const [read] = readDecisions(decisionLine(asked));
  expect(read && isTold(requestWith(decisionNote(asked)), read)).toBe(true);
  expect(isTold(requestWith(decisionNote(deferral)), asked)).toBe(false);
});

test('A deferral for another reason was not told yet', () => {
  const request = requestWith(decisionNote(deferral));
  expect(isTold(request, deferral)).toBe(true);
  expect(isTold(request, { ...deferral, reason: 'Two references missing' })).toBe(false);
});
