import { expect, it } from 'vitest';
import type { EventLogEntry } from '@/api/models';
import { lackingLists, listState, missingByList, requiredState, stopsOf, stoppedAt } from './coverage-lists';

const lists = ['OigExclusions', 'Sam', 'Tricare'];
const provider = { id: 'p1', monitorArray: ['Sam'], monitoringCategory: 'PartiallyMonitored' };

const stopped = (providerId: string | undefined, list: string, timestamp: string): EventLogEntry =>
  ({
    id: `${list} ${timestamp}`,
    timestamp,
    messageParameters: { subject: list, datasetType: list },
    context: { providerId, subcategory: 'MonitorDeleted' },
  }) as EventLogEntry;

it('tells a list that is monitored from one that is not, and from one whose monitor was stopped', () => {
  const stops = stopsOf([
    stopped('p1', 'OigExclusions', '2026-10-02T10:00:00Z'),
    stopped('p1', 'OigExclusions', '2026-11-03T10:00:00Z'),
    stopped('p2', 'Tricare', '2026-11-03T10:00:00Z'),
    stopped(undefined, 'Tricare', '2026-11-03T10:00:00Z'),
  ]);
  expect(lists.map((list) => listState(provider, list, lists, stops))).toEqual([
    'Stopped',
    'Monitored',
    'Missing',
  ]);
  expect(stoppedAt(provider, 'OigExclusions', stops)).toBe('2026-11-03T10:00:00Z');
});

it('calls a list that is monitored again so, whatever was stopped before', () => {
  const stops = stopsOf([stopped('p1', 'Sam', '2026-10-02T10:00:00Z')]);
  expect(listState(provider, 'Sam', lists, stops)).toBe('Monitored');
});

it('has no gap where a list is not required, also after its monitor was stopped', () => {
  const stops = stopsOf([stopped('p1', 'Tricare', '2026-10-02T10:00:00Z')]);
  const required = ['Sam'];
  expect(lists.map((list) => listState(provider, list, required, stops))).toEqual([
    'NotRequired',
    'Monitored',
    'NotRequired',
  ]);
  expect(lackingLists(provider, required)).toEqual([]);
  expect(requiredState(provider, required)).toBe('Monitored');
  expect(missingByList([provider], required)).toEqual({ Sam: 0 });
});

it('claims nothing where the service does not say which lists are monitored', () => {
  const silent = { id: 'p1', monitoringCategory: 'PartiallyMonitored' };
  expect(listState(silent, 'Sam', lists)).toBeUndefined();
  expect(lackingLists(silent, lists)).toBeUndefined();
  expect(requiredState(silent, lists)).toBeUndefined();
  expect(listState({ id: 'p1', monitoringCategory: 'NotMonitored' }, 'Sam', lists)).toBe('Missing');
  expect(requiredState({ id: 'p1', monitoringCategory: 'NotMonitored' }, [])).toBeUndefined();
});

it('names the required lists that are missing, and counts for each whom it is missing for', () => {
  const whole = { id: 'p2', monitorArray: lists, monitoringCategory: 'FullyMonitored' };
  const silent = { id: 'p3' };
  expect(lackingLists(provider, lists)).toEqual(['OigExclusions', 'Tricare']);
  expect(lackingLists(whole, lists)).toEqual([]);
  expect([provider, whole].map((row) => requiredState(row, lists))).toEqual(['Missing', 'Monitored']);
  expect(missingByList([provider, whole, silent], lists)).toEqual({ OigExclusions: 1, Sam: 0, Tricare: 1 });
});
