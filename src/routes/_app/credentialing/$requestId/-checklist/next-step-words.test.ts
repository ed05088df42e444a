import { expect, test } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import type { Element } from '@/domain/evidence/types';
import type { FollowUp } from '@/domain/follow-up';
import { addDays, formatDate, localDay } from '@/lib/dates';
import { nextStepOf } from './next-step-words';

const today = localDay();
const request = (more: Partial<CredentialingRequest> = {}) =>
  ({
    id: 'r1',
    isSelfManaged: true,
    checklist: { items: [{ name: 'License' }] },
    ...more,
  }) as CredentialingRequest;
const element = (name: string, ...gaps: string[]) =>
  ({ name, gaps: gaps.map((text) => ({ text, actions: [] })) }) as unknown as Element;
const asked = (more: Partial<FollowUp> = {}): FollowUp => ({
  subject: { kind: 'request', id: 'r1', name: 'Quill, Ada', what: 'Initial credentialing' },
  attempts: [
    {
      id: '1',
      on: today,
      at: `${today}T09:00:00.000Z`,
      by: 'dana',
      of: 'Ada Quill',
      how: 'phone',
      asked: 'CV',
    },
  ],
  removed: [],
  next: { on: addDays(today, 3) ?? '', step: '', by: 'dana', at: `${today}T09:00:00.000Z` },
  ...more,
});
const gaps = [
  element('License', 'Expired'),
  element('DEA', 'None'),
  element('CV', 'None'),
  element('NPDB', 'None'),
];

test('Without a checklist that is made first, and what it will lack is named', () => {
  const step = nextStepOf({
    request: request({ checklist: undefined }),
    elements: gaps,
    followUp: undefined,
  });
  expect(step).toMatchObject({
    next: 'Generate the checklist',
    missing: 'License; DEA; CV; NPDB',
    isReady: false,
  });
  const five = [...gaps, element('NPI', 'None')];
  expect(nextStepOf({ request: request(), elements: five, followUp: undefined }).missing).toBe(
    'License; DEA; CV; 2 more',
  );
});

test('Whom a request waits for stands with the day since, and the next step with its day', () => {
  const step = nextStepOf({ request: request(), elements: gaps, followUp: asked() });
  expect(step.waits).toBe(`Ada Quill, since ${formatDate(today)} (phone)`);
  expect(step.next).toBe(`Second attempt, due in 3 days, ${formatDate(addDays(today, 3))}`);
});

test('Once nothing is missing and nobody is waited for, the committee decides; of a request of the operator the operator', () => {
  const elements = [element('License')];
  const closed = asked({
    standing: { is: 'answered', on: today, by: 'dana', why: 'CV came', at: `${today}T10:00:00.000Z` },
  });
  expect(nextStepOf({ request: request(), elements, followUp: closed })).toEqual({
    waits: undefined,
    missing: undefined,
    next: 'Decide it in the committee round',
    isReady: true,
  });
  const operated = nextStepOf({ request: request({ isSelfManaged: false }), elements, followUp: closed });
  expect(operated).toMatchObject({ next: 'The operator completes it', isReady: false });
  expect(nextStepOf({ request: request(), elements, followUp: asked() }).isReady).toBe(false);
});

test('With gaps and nothing asked, they are closed or a letter is written', () => {
  const { next } = nextStepOf({ request: request(), elements: gaps.slice(0, 1), followUp: undefined });
  expect(next).toBe('Close the gaps of 1 element, or write a letter about what only others can send');
});

test('Whom a letter goes to that was not sent is waited for by nobody', () => {
  const entered = { on: today, at: `${today}T11:00:00.000Z`, by: 'dana' };
  const letter = { ...entered, id: 'a.txt', of: 'Board of Medicine', asked: 'CV' };
  const step = nextStepOf({ request: request(), elements: gaps, followUp: asked({ letters: [letter] }) });
  expect(step.waits).toMatch(/^Ada Quill, since/);
  expect(step.next).toMatch(/^Send letter of/);
});
