import { expect, test } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { agedRequests, backlogOf } from './backlog';
import { monthsOf } from '../-periods';
import { endedRequests, factOf, openRequests, type RequestFact } from '../-requests';
import { rowsBehind, turnaroundOf } from './turnaround';

const today = '2026-11-24';
const months = monthsOf(3, today);

const request = (id: string, createdAt: string, ended: string, more: object = {}) => ({
  id,
  createdAt,
  type: 'Initial',
  isSelfManaged: true,
  currentEvent: { status: 'Completed', timestamp: ended },
  ...more,
});

const cancelled = { currentEvent: { status: 'Cancelled', timestamp: '2026-10-20T12:00:00Z' } };

const read = (requests: CredentialingRequest[]) => {
  const aggregation = endedRequests('2026-09-01');
  const facts: RequestFact[] = aggregation.start();
  return { isPast: aggregation.add(facts, requests), facts };
};

const some = [
  request('quick', '2026-11-01T12:00:00Z', '2026-11-03T12:00:00Z'),
  request('slow', '2026-09-01T12:00:00Z', '2026-10-11T12:00:00Z'),
  request('slower', '2026-08-02T12:00:00Z', '2026-10-21T12:00:00Z', {
    type: 'OffCycle',
    isSelfManaged: false,
  }),
  request('given up', '2026-10-01T12:00:00Z', '', cancelled),
  request('undated', '', '2026-10-05T12:00:00Z', { type: undefined, isSelfManaged: undefined }),
];

test('turnaround is told by the month of the completion, and by type and mode', () => {
  const { months: rows, kinds, all, slowest, undated } = turnaroundOf(read(some).facts, months);
  expect(
    rows.map(({ label, amount, median, p90, otherwise }) => [label, amount, median, p90, otherwise]),
  ).toEqual([
    ['Sep 2026', 0, undefined, undefined, 0],
    ['Oct 2026', 2, 40, 80, 1],
    ['Nov 2026', 1, 2, 2, 0],
  ]);
  expect(slowest?.key).toBe('2026-10');
  expect(all).toMatchObject({ amount: 3, median: 40, otherwise: 1 });
  expect(kinds.map(({ label }) => label)).toEqual([
    'Initial, self managed',
    'Off cycle, CVO operated',
    'No type, mode not told',
  ]);
  expect(kinds[0]).toMatchObject({ amount: 2, median: 2, otherwise: 1 });
  expect(undated).toBe(1);
});

test('the rows behind a figure are those that it counts, the slowest first', () => {
  const { facts } = read(some);
  const ids = (rows: string) => rowsBehind(facts, months, rows).map(({ id }) => id);
  expect(ids('2026-10')).toEqual(['slower', 'slow']);
  expect(ids('2026-10~otherwise')).toEqual(['given up']);
  expect(ids('OffCycle|cvo')).toEqual(['slower']);
  expect(ids('all')).toEqual(['slower', 'slow', 'quick']);
  expect(ids('all~undated')).toEqual(['undated']);
  expect(ids('2030-01')).toEqual([]);
});

test('reading ends where requests ended before the period, which are not counted', () => {
  const old = request('old', '2026-07-01T12:00:00Z', '2026-08-30T12:00:00Z');
  expect(read(some).isPast).toBe(false);
  const { isPast, facts } = read([...some, old]);
  expect(isPast).toBe(true);
  expect(facts).toHaveLength(some.length);
});

const open = (id: string, createdAt: string, more: object = {}) =>
  request(id, createdAt, '', { currentEvent: { status: 'RequestInProgress' }, ...more });

test('the backlog is told by age and by status, with the oldest request', () => {
  const at = Date.parse('2026-11-24T12:00:00Z');
  const aggregation = openRequests(at, today);
  const facts: RequestFact[] = aggregation.start();
  aggregation.add(facts, [
    open('old', '2026-06-01T12:00:00Z', { isSelfManaged: false }),
    open('week', '2026-11-17T11:00:00Z'),
    open('eight', '2026-11-16T12:00:00Z'),
    open('no date', '', { currentEvent: { status: 'Parked' } }),
  ]);
  const { byAge, byStatus, oldest, undated } = backlogOf(facts);
  expect(byAge.map(({ all }) => all)).toEqual([1, 1, 0, 0, 0, 1]);
  expect(byAge.at(-1)).toMatchObject({ self: 0, cvo: 1 });
  expect(byStatus.map(({ status, amount }) => [status, amount])).toEqual([
    ['RequestInProgress', 3],
    ['Parked', 1],
  ]);
  expect(oldest?.id).toBe('old');
  expect(undated).toBe(1);
  expect(agedRequests(facts, '91|cvo').map(({ id }) => id)).toEqual(['old']);
  expect(agedRequests(facts, '91|self')).toEqual([]);
  expect(agedRequests(facts, 'undated').map(({ id }) => id)).toEqual(['no date']);
});

test('a request with nothing known of it is a fact with nothing in it', () => {
  expect(factOf({ id: 'r1' }, undefined, undefined)).toEqual({
    id: 'r1',
    name: '–',
    type: '',
    mode: '',
    status: '',
    days: undefined,
    day: undefined,
  });
});
