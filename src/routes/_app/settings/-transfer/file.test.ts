// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readStored, setStorageNamespace, writeStored } from '@/lib/storage';
import { getSetting, setSetting } from '@/ui/settings';
import { changesOf, readSettingsText, settingsText, takeSettings, type SettingsFile } from './file';

let turn = 0;
const useOtherBrowser = () => setStorageNamespace(`file-${(turn += 1)}`);

beforeEach(() => {
  localStorage.clear();
  useOtherBrowser();
});

function read(text: string): SettingsFile {
  const file = readSettingsText(text);
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

const view = { name: 'Mine', search: { state: 'WY' }, layout: { order: [] } };

describe('a file of settings', () => {
  it('brings them to another browser, views among them, and then changes nothing more', () => {
    setSetting('density', 'compact');
    setSetting('shortcutKeys', { 'Review/f': 'y' });
    writeStored('local', 'views:providers', [view]);
    const text = settingsText();
    useOtherBrowser();
    writeStored('local', 'views:providers', [{ name: 'Theirs', search: {} }]);
    const file = read(text);
    expect(changesOf(file)).toEqual({
      settings: ['density', 'shortcutKeys'],
      newViews: [{ list: 'providers', name: 'Mine' }],
      replacedViews: [],
    });
    expect(takeSettings(file)).toBe(true);
    expect(getSetting('density')).toBe('compact');
    expect(getSetting('shortcutKeys')).toEqual({ 'Review/f': 'y' });
    expect(readStored('local', 'views:providers')).toEqual([{ name: 'Theirs', search: {} }, view]);
    expect(changesOf(file).settings).toEqual([]);
  });

  it('replaces a view of the same name, and says so before', () => {
    writeStored('local', 'views:alerts', [{ ...view, search: { state: 'CA' } }]);
    const file = read(
      JSON.stringify({ kind: 'Credence settings', version: 1, settings: {}, views: { alerts: [view] } }),
    );
    expect(changesOf(file).replacedViews).toEqual([{ list: 'alerts', name: 'Mine' }]);
    takeSettings(file);
    expect(readStored('local', 'views:alerts')).toEqual([view]);
  });

  it('holds nothing of the session', () => {
    writeStored('local', 'session', { token: 'cred_1' });
    writeStored('local', 'views:odd', [{ name: 'Odd', search: { accessToken: 'cred_1' } }]);
    expect(settingsText()).not.toMatch(/cred_1|token/i);
  });
});

const file = (settings: unknown, views: unknown = {}, more = {}) =>
  JSON.stringify({ kind: 'Credence settings', version: 1, settings, views, ...more });

it.each([
  ['not JSON', '{"kind": "Credence settings", "sett', /not JSON/],
  ['another file', '{"density":"compact"}', /holds no settings/],
  ['a newer version', file({}, {}, { version: 2 }), /Another version/],
  ['a value that cannot be', file({ idleMinutes: 0 }), /“idleMinutes”/],
  ['views that are none', file({}, { providers: [{ search: {} }] }), /“providers”/],
  ['a list of no name', file({}, { '../x': [] }), /“\.\.\/x”/],
  ['missing parts', file(undefined), /missing/],
  ['a secret', file({}, { webhooks: [{ name: 'a', search: { secret: 'x' } }] }), /password or a token/],
  ['a heap', `${file({})}${' '.repeat(1_000_001)}`, /too large/],
])('is refused when it is %s, with the reason', (_, text, reason) => {
  expect(readSettingsText(text)).toEqual({ problem: expect.stringMatching(reason) });
});

it('passes over names of other versions', () => {
  expect(read(file({ density: 'relaxed', sparkle: true }))).toMatchObject({
    settings: { density: 'relaxed' },
    unknown: ['sparkle'],
  });
});
