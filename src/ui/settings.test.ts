// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { setStorageNamespace, storageKey } from '@/lib/storage';
import { defaultSettings, getSetting, setSetting, watchSettings } from './settings';

let turn = 0;

beforeEach(() => {
  localStorage.clear();
  turn += 1;
  setStorageNamespace(`environment-${turn}`);
});

it('has its default until it is chosen, and again after it is given up', () => {
  expect(getSetting('idleMinutes')).toBe(15);
  setSetting('idleMinutes', 30);
  expect(getSetting('idleMinutes')).toBe(30);
  setSetting('idleMinutes', undefined);
  expect(getSetting('idleMinutes')).toBe(15);
});

it('counts evidence for 120 days and audits five in a hundred files, until told otherwise', () => {
  expect(getSetting('reviewWindowDays')).toBe(120);
  expect(['auditShare', 'auditMost', 'auditLeast'].map((key) => getSetting(key as 'auditShare'))).toEqual([
    5, 50, 10,
  ]);
  setSetting('reviewWindowDays', 90);
  expect(getSetting('reviewWindowDays')).toBe(90);
});

it('leaves the lists of reasons that a team has made its own as they are', () => {
  const ours = { Accept: ['Listed'], Reject: ['The record is no longer in force'] };
  setSetting('matchReasons', ours);
  expect(getSetting('matchReasons')).toEqual(ours);
});

it('is kept apart for each environment', () => {
  setSetting('density', 'compact');
  setStorageNamespace('another');
  expect(getSetting('density')).toBe('default');
});

it.each([
  ['colorScheme', '"pink"'],
  ['idleMinutes', '-3'],
  ['idleMinutes', '"15"'],
  ['singleKeyShortcuts', '1'],
  ['reviewWindowDays', '0'],
  ['reviewWindowDays', '"90"'],
  ['auditShare', '101'],
  ['shortcutKeys', '["j"]'],
  ['shortcutKeys', '{"Review/f": 7}'],
  ['auditMost', 'null'],
  ['auditLeast', '[10]'],
  ['reviewReasons', '{"Found":[]}'],
  ['reviewReasons', 'null'],
  ['matchReasons', '{"Reject":[]}'],
  ['matchReasons', '[]'],
  ['density', '{'],
] as const)('falls back to the default when %s holds %s', (key, stored) => {
  localStorage.setItem(storageKey(`settings:${key}`), stored);
  expect(getSetting(key)).toEqual(defaultSettings[key]);
});

it('tells when it changes here or in another tab', () => {
  const listener = vi.fn();
  const stop = watchSettings(listener);
  setSetting('density', 'relaxed');
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.setItem(storageKey('settings:density'), '"compact"');
  dispatchEvent(new StorageEvent('storage', { key: storageKey('settings:density') }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(getSetting('density')).toBe('compact');
  stop();
  setSetting('density', 'default');
  expect(listener).toHaveBeenCalledTimes(2);
});
