import { expect, test } from 'vitest';
import type { Gap } from './evidence/types';
import type { CommitteeDecision } from './committee';
import { mergeLetter } from './letter';
import { builtInTemplates } from './letter-templates';
import {
  factsOfDecision,
  factsOfExpirables,
  factsOfFacility,
  factsOfMissing,
  factsOfProvider,
  occasionOfDecision,
} from './letter-facts';

test('Of a provider the address and the e-mail of work go before others, and what is not known is empty', () => {
  const facts = factsOfProvider({
    firstName: 'Ada',
    lastName: 'Quill',
    npi: 1234567893,
    addresses: [
      { addressLine1: '9 Home Ln', city: 'Reno', state: 'NV', zipCode: '89501', type: 'Home' },
      {
        addressLine1: '1 Main St',
        addressLine2: 'Suite 4',
        city: 'Reno',
        state: 'NV',
        zipCode: '89501',
        type: 'Work',
      },
    ],
    emails: [
      { email: 'ada@home.example', type: 'Personal' },
      { email: 'ada@work.example', type: 'Work' },
    ],
    nextCredentialingDate: '2027-03-31',
    credentialedDate: '2021-03-02T00:00:00Z',
    recredentialedDates: ['2024-03-30T00:00:00Z'],
  });
  expect(facts).toMatchObject({
    'provider name': 'Ada Quill',
    NPI: '1234567893',
    address: '1 Main St\nSuite 4\nReno, NV 89501',
    'e-mail': 'ada@work.example',
    'provider type': '',
    'recredentialing due': 'Mar 31, 2027',
    'credentialed on': 'Mar 30, 2024',
  });
});

test.each([
  [{}],
  [{ firstName: null, lastName: null, addresses: null, emails: null, nextCredentialingDate: null }],
])('Of a provider of whom nothing is told nothing is said, and no dash stands for it: %o', (provider) => {
  expect(Object.values(factsOfProvider(provider as never)).filter(Boolean)).toEqual([]);
  expect(Object.values(factsOfFacility(provider as never)).filter(Boolean)).toEqual([]);
});

test('Expirables stand in one list, the earliest first, each with its day and whether that has passed', () => {
  const facts = factsOfExpirables(
    [
      { kind: 'Malpractice', what: 'Coverys, P-4711', until: '2026-12-31' },
      { kind: 'License', what: 'RN-1, TX', until: '2026-11-03' },
      { kind: 'LifeSupport', what: '', until: '2026-11-29' },
    ],
    '2026-11-29',
  );
  expect(facts['expiring items']).toBe(
    '- License, RN-1, TX: expired Nov 3, 2026\n- Life support: expires Nov 29, 2026\n- Malpractice insurance, Coverys, P-4711: expires Dec 31, 2026',
  );
  expect(facts['first expiration']).toBe('Nov 3, 2026');
});

const gap = (text: string, ...kinds: string[]) =>
  ({ text, actions: kinds.map((kind) => ({ kind })) }) as unknown as Gap;

test('A letter about missing information lists what the provider can give, and nothing that a source is asked for', () => {
  const elements = [
    { name: 'Sanctions and exclusions', gaps: [gap('SAM exclusions: not searched', 'lookup', 'record')] },
    { name: 'Work history, five years', gaps: [gap('Gap of 8 months', 'upload', 'request-information')] },
    {
      name: 'Liability insurance',
      gaps: [gap('Liability insurance: none on file', 'open', 'request-information')],
    },
    {
      name: 'Education',
      gaps: [gap('Education on file, not verified at its source', 'record', 'request-information')],
    },
  ];
  expect(factsOfMissing(elements, 'Initial')).toEqual({
    'missing items': '- Work history, five years: Gap of 8 months\n- Liability insurance: none on file',
    request: 'initial credentialing',
  });
  const page = 'The missing page of the malpractice history';
  expect(factsOfMissing(elements, 'Initial', ['gap of 8 months', page])['missing items']).toBe(
    `- Work history, five years: Gap of 8 months\n- Liability insurance: none on file\n- ${page}`,
  );
  expect(factsOfMissing([], 'OffCycle').request).toBe('off-cycle review');
  expect(factsOfMissing([], 'ReCredentialing')).toEqual({ 'missing items': '', request: 'recredentialing' });
  expect(factsOfMissing([], undefined).request).toBe('credentialing');
});

const decision: CommitteeDecision = {
  day: '2026-11-24',
  outcome: 'approved',
  by: 'committee',
  names: ['Ada Chair'],
  months: 36,
  votes: { for: 2, against: 1, abstained: 0 },
  recused: ['Bo Member'],
  enteredOn: '2026-11-24',
  enteredBy: 'dana@example.org',
};

test('Which letter tells a decision follows from its outcome, its conditions and its term', () => {
  const occasions = [
    {},
    { months: 12 },
    { months: 12, conditions: 'Proctored' },
    { outcome: 'denied' as const },
    { outcome: 'deferred' as const },
  ];
  expect(occasions.map((more) => occasionOfDecision({ ...decision, ...more }))).toEqual([
    'approved',
    'shorter',
    'conditions',
    'denied',
    'deferred',
  ]);
});

test('The letter of a deferral tells until when and what is asked for; what the minutes do not know is asked of whoever writes', () => {
  const deferral = {
    ...decision,
    outcome: 'deferred' as const,
    months: undefined,
    reason: 'The order is missing',
  };
  const letter = (more: Partial<CommitteeDecision>) => {
    const facts = factsOfDecision({ ...deferral, ...more }, 'Initial');
    return mergeLetter(builtInTemplates['Deferral'] ?? { subject: '', text: '' }, {
      ...facts,
      'provider name': 'Ada Quill',
      'reply by': 'Dec 8, 2026',
      sender: 'Dana',
      organization: 'Cedar Ridge',
    });
  };
  const { text, missing } = letter({ until: '2026-12-15', asked: ['Board order', 'Two references'] });
  expect(missing).toEqual([]);
  expect(text).toContain(
    'deferred until Dec 15, 2026, for this reason:\n\nThe order is missing\n\nNo decision about your participation has been made. For your file to be presented again we need by Dec 8, 2026:\n\n- Board order\n- Two references\n',
  );
  expect(letter({ asked: [] }).text).toMatch(/until a later meeting, [^]*- Nothing further from you/);
  expect(letter({}).missing).toEqual(['missing items']);
});

test('A letter about a decision tells its term from the day of the decision, and names no member of the committee', () => {
  const facts = factsOfDecision(decision, 'Initial');
  expect(facts).toMatchObject({
    decision: 'Approved for 36 months',
    'decision date': 'Nov 24, 2026',
    'decided by': 'the credentialing committee',
    term: '36 months',
    'recredentialing due': 'Nov 24, 2029',
  });
  expect(JSON.stringify(facts)).not.toMatch(/Chair|Member|against/);
  const denial = { ...decision, outcome: 'denied' as const, months: undefined, reason: 'Revoked' };
  expect(factsOfDecision(denial, undefined)).not.toHaveProperty('recredentialing due');
});
