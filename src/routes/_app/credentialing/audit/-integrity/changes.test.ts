import { expect, test, vi } from 'vitest';
import type { CredentialingRequest, EventLogEntry, Provider } from '@/api/models';
import { committeeElement, decisionLine } from '@/domain/committee';
import { decisionNote } from '@/features/committee/told';
import { audited, factChange, type ChangeReads } from './changes';
import { readIntegrity } from './read';
import { afterWords, outcomeWords, populationWords, valuesWords } from './words';

const noon = (day: string) => `${day}T12:00:00Z`;

const entry = (
  subcategory: string,
  more: Partial<EventLogEntry> = {},
  context: object = {},
): EventLogEntry => ({
  id: 'e1',
  timestamp: noon('2026-10-15'),
  messageTemplate: '{user} changed {fields} of provider {provider}',
  messageParameters: { user: 'ann@credence.example', provider: 'Ada Quill' },
  context: { subcategory, providerId: 'p', ...context },
  ...more,
});

const nothing: ChangeReads = {
  request: async () => undefined,
  provider: async () => undefined,
  verification: async () => undefined,
  isChangedSince: async () => false,
  isReplacedAgain: async () => false,
};

async function auditedOf(given: EventLogEntry, reads: Partial<ChangeReads> = {}) {
  const change = factChange(given);
  return change && audited(change, { ...nothing, ...reads });
}

const withFields = (fields: string) =>
  entry('ProviderChanged', {
    messageParameters: { user: 'ann@credence.example', provider: 'Ada Quill', fields },
  });
const decidedOn = (day: string, more: Partial<Provider> = {}) => ({
  provider: async () => ({ id: 'p', credentialedDate: `${day}T00:00:00Z`, ...more }) as Provider,
});

test('A decision that was entered five days later is said to be entered after the fact', async () => {
  const change = await auditedOf(withFields('credentialedDate, phone'), decidedOn('2026-10-10'));
  expect(change).toMatchObject({ by: 'ann@credence.example', to: '2026-10-10', daysAfter: 5 });
  expect(change && afterWords(change)).toBe('Credentialed Oct 10, 2026: entered 5 days after the fact');
  expect(change && valuesWords(change)).toBe('Old value: not reported. New value: Oct 10, 2026');
});

test('One that was entered on its day, or before it, was not', async () => {
  const change = await auditedOf(withFields('credentialedDate'), decidedOn('2026-10-15'));
  expect(change && afterWords(change)).toBe('Credentialed Oct 15, 2026: entered the same day');
  const ahead = await auditedOf(withFields('credentialedDate'), decidedOn('2026-11-01'));
  expect(ahead?.daysAfter).toBe(0);
});

test('Of a date that somebody has changed since nothing is claimed, nor of fields that are no decision', async () => {
  const since = { ...decidedOn('2026-10-10'), isChangedSince: async () => true };
  expect(await auditedOf(withFields('credentialedDate'), since)).toMatchObject({
    to: undefined,
    effective: undefined,
    daysAfter: undefined,
  });
  const phone = await auditedOf(withFields('phone'), decidedOn('2026-10-10'));
  expect(phone && afterWords(phone)).toBe('No effective date on record');
  expect(phone && valuesWords(phone)).toBe('Old and new values not reported');
});

test('A recredentialing is the latest of its dates', async () => {
  const dates = { recredentialedDates: [noon('2026-10-12'), noon('2023-10-01')] };
  const change = await auditedOf(withFields('recredentialedDates'), decidedOn('2020-01-01', dates));
  expect(change).toMatchObject({ to: '2026-10-12', daysAfter: 3 });
});

test('A stage of a request tells the stage before it, and the day that it bears', async () => {
  const request = {
    id: 'r',
    allEvents: [
      { status: 'Completed', timestamp: noon('2026-10-13') },
      { status: 'RequestInProgress', timestamp: noon('2026-09-01') },
      { status: 'RequestSubmitted', timestamp: noon('2026-08-01') },
    ],
  } as CredentialingRequest;
  const added = entry(
    'CredentialingEventAdded',
    { messageParameters: { user: 'ann@credence.example', status: 'Completed' } },
    { requestId: 'r' },
  );
  expect(await auditedOf(added, { request: async () => request })).toMatchObject({
    from: 'Request in progress',
    to: 'Completed',
    effective: { day: '2026-10-13' },
    daysAfter: 2,
  });
  expect(await auditedOf(added)).toMatchObject({ to: 'Completed', from: undefined, daysAfter: undefined });
});

const decision = {
  day: '2026-10-13',
  outcome: 'approved',
  by: 'committee',
  names: ['Ann Vega'],
  months: 12,
  recused: [],
  enteredOn: '2026-10-15',
  enteredBy: 'ann@credence.example',
} as const;
const decided = {
  id: 'r',
  checklist: { items: [{ name: committeeElement, source: decisionLine(decision) }] },
  allEvents: [{ status: 'Completed', timestamp: '2026-10-15T15:00:01Z', note: decisionNote(decision) }],
} as CredentialingRequest;

test('A decision of the committee that was entered two days later is said to be, by its day in the checklist', async () => {
  const request = decided;
  const replaced = entry('ChecklistReplaced', { timestamp: '2026-10-15T15:00:00Z' }, { requestId: 'r' });
  const change = await auditedOf(replaced, { request: async () => request });
  expect(change && afterWords(change)).toBe('Decided Oct 13, 2026: entered 2 days after the fact');
  expect(change?.to).toBe('Approved for 12 months');
  const other = entry('ChecklistReplaced', { timestamp: noon('2026-10-20') }, { requestId: 'r' });
  expect(await auditedOf(other, { request: async () => request })).toMatchObject({ daysAfter: undefined });
});

test('Evidence that was added on the day on which a decision was entered is no decision', async () => {
  const asked: string[][] = [];
  const isReplacedAgain = async (...given: string[]) => {
    asked.push(given);
    return true;
  };
  const added = entry('ChecklistReplaced', { timestamp: '2026-10-15T09:00:00Z' }, { requestId: 'r' });
  const change = await auditedOf(added, { request: async () => decided, isReplacedAgain });
  expect(change).toMatchObject({ to: undefined, effective: undefined, daysAfter: undefined });
  expect(asked).toEqual([['r', '2026-10-15T09:00:00Z', '2026-10-15T15:00:01Z']]);
});

test('What nobody told the request of was not entered yet, and what came after its event is no decision', async () => {
  const replaced = entry('ChecklistReplaced', { timestamp: '2026-10-15T15:00:00Z' }, { requestId: 'r' });
  const untold = { ...decided, allEvents: [] };
  expect(await auditedOf(replaced, { request: async () => untold })).toMatchObject({ to: undefined });
  const after = entry('ChecklistReplaced', { timestamp: '2026-10-15T16:00:00Z' }, { requestId: 'r' });
  expect(await auditedOf(after, { request: async () => decided })).toMatchObject({ to: undefined });
});

test('Values that the entry itself carries are told', async () => {
  const carried = entry('LicenseChanged', { messageParameters: { old: 'Active', new: 'Expired' } });
  expect(await auditedOf(carried)).toMatchObject({ from: 'Active', to: 'Expired' });
});

test('An entry without a time is no change', () => {
  expect(factChange(entry('LicenseChanged', { timestamp: undefined }))).toBeUndefined();
});

const draw = (items: EventLogEntry[], seed: string) =>
  readIntegrity(
    { year: 2026, size: 5, seed },
    async () => ({ items }),
    nothing,
    new AbortController().signal,
    vi.fn(),
  );

test('The same seed draws the same changes of a year again, in whatever order they come, in the order of time', async () => {
  const entries = Array.from({ length: 40 }, (_, index) =>
    entry('LicenseChanged', {
      id: `e${index}`,
      timestamp: noon(`2026-03-${String((index % 28) + 1).padStart(2, '0')}`),
    }),
  );
  const first = await draw(entries, 'a');
  const again = await draw(entries.toReversed(), 'a');
  expect(again.changes.map(({ id }) => id)).toEqual(first.changes.map(({ id }) => id));
  expect(first.changes).toHaveLength(5);
  const times = first.changes.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect((await draw(entries, 'b')).changes.map(({ id }) => id)).not.toEqual(
    first.changes.map(({ id }) => id),
  );
  expect(populationWords(first)).toBe(
    'The event log has 40 changes to credentialing data in 2026. 5 were selected for review.',
  );
  expect(outcomeWords(first)).toBe(
    'No effective date on record: 5 changes. Old and new values not reported: 5 changes.',
  );
});
