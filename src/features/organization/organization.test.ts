// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateService, type SimulatedService } from '@/testing/service';
import { sharedLayouts } from '@/table/columns/layout';
import { changeViews, viewsOf } from '@/table/views/view-store';
import { getSetting, setSetting } from '@/ui/settings';
import { bothOf, differencesOf } from './differences';
import { readShared, sharedPath, sharedText, type SharedFile } from './file';
import { shareSettings, stampOf } from './share';
import { noteShared, sharedOptions, type Shared } from './shared';

const reasons = (...NotFound: string[]) => ({ Found: ['Agrees'], NotFound, Failed: ['Broken'] });
const text = (value: unknown, names: string[] = [], savedBy = 'renee@cedar.example') =>
  sharedText({ names, savedBy, savedAt: '2026-11-20T12:00:00.000Z', value });

let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
});

/** The files of the service by path. */
const files = {
  get(path: string) {
    const storedFile = service.world.uploads.first('path', path);
    return storedFile && atob(storedFile.content ?? '');
  },
  set(path: string, content: string) {
    const old = service.world.uploads.first('path', path);
    // No two files are stored in the same instant.
    service.world.clock.advance(1_000);
    const createdAt = service.world.clock.iso();
    service.put('uploads', { ...(old && { id: old.id }), path, content: btoa(content), createdAt });
  },
  clear() {
    for (const { id } of service.world.uploads.all()) service.world.uploads.remove(id);
  },
};

afterEach(() => {
  noteShared(new QueryClient(), '', undefined);
  localStorage.clear();
  setSetting('reviewReasons', undefined);
  setSetting('checklistTemplates', undefined);
});

/** What was read after so many reads. */
const linesSince = (before: number) =>
  service
    .reads()
    .slice(before)
    .map(({ line }) => line);

const read = () => new QueryClient().fetchQuery(sharedOptions());
const put = (kind: Parameters<typeof sharedPath>[0], names: string[], value: unknown) =>
  files.set(sharedPath(kind, names), text(value, names));

test('what is shared is in force under one’s own: a list of reasons, limits, templates, views and columns', async () => {
  put('reasons', [], reasons('Asked'));
  put('match-reasons', [], { Accept: ['Agrees'], Reject: ['Born elsewhere'] });
  put('evidence-windows', [], { reviewWindowDays: 90 });
  put('checklists', ['Physician (MD)'], ['NPI']);
  put('checklists', ['Registered nurse'], ['NPI', 'TB test']);
  put('views', ['licenses', 'A/B'], { search: { state: 'TX' }, layout: {} });
  put('views', ['licenses', 'Mine'], { search: { state: 'NV' }, layout: {} });
  put('columns', ['licenses'], { order: ['name', 'state'] });
  setSetting('checklistTemplates', { 'Registered nurse': ['NPI'] });
  changeViews('licenses', () => [{ name: 'Mine', search: { state: 'WY' }, layout: {} as never }]);
  const { ignored } = await read();

  expect(ignored).toEqual([]);
  expect(getSetting('reviewReasons')).toEqual(reasons('Asked'));
  expect(getSetting('matchReasons')).toEqual({ Accept: ['Agrees'], Reject: ['Born elsewhere'] });
  expect(getSetting('reviewWindowDays')).toBe(90);
  expect(getSetting('checklistTemplates')).toEqual({
    'Physician (MD)': ['NPI'],
    'Registered nurse': ['NPI'],
  });
  expect(getSetting('checklistTemplates')).toBe(getSetting('checklistTemplates'));
  expect(viewsOf('licenses')).toMatchObject([
    { name: 'Mine', search: { state: 'WY' } },
    { name: 'A/B', search: { state: 'TX' }, shared: { by: 'renee@cedar.example' } },
  ]);
  expect(sharedLayouts.get()).toEqual({ licenses: { order: ['name', 'state'] } });

  setSetting('reviewReasons', reasons('Mine'));
  expect(getSetting('reviewReasons')).toEqual(reasons('Mine'));
  setSetting('reviewReasons', undefined);
  expect(getSetting('reviewReasons')).toEqual(reasons('Asked'));
});

test('files that are none, broken, or of a later version are named and break nothing', async () => {
  put('reasons', [], { Found: 'all' });
  files.set('credence/match-reasons.json', '{');
  files.set('credence/lunch.txt', 'Soup');
  files.set('credence/columns/x.json', '{"version":2,"savedBy":"a","savedAt":"b","names":["x"],"value":{}}');
  files.set('credence/constructor.json', text({}));
  put('evidence-windows', [], { reviewWindowDays: 0 });
  const found = await read();
  expect(found.files).toEqual({});
  expect(found.ignored.map(({ path, why }) => `${path}: ${why}`)).toEqual([
    'credence/columns/x.json: A newer version of this console wrote the file. This one cannot read it.',
    'credence/constructor.json: This console keeps nothing under this path.',
    'credence/evidence-windows.json: The file is broken: it has a value that it cannot have.',
    'credence/lunch.txt: This console keeps nothing under this path.',
    'credence/match-reasons.json: The file is broken or of another kind: it is not JSON.',
    'credence/reasons.json: The file is broken: it has a value that it cannot have.',
  ]);
  expect(getSetting('reviewWindowDays')).toBe(120);
});

test('a file is fetched once, and again when it has changed', async () => {
  put('reasons', [], reasons('One'));
  put('columns', ['x'], { order: [] });
  await read();
  const before = service.reads().length;
  put('reasons', [], reasons('Two'));
  await read();
  expect(linesSince(before)).toEqual(['GET /files/uploads', 'GET /files/credence/reasons.json']);
  expect(getSetting('reviewReasons')).toEqual(reasons('Two'));
});

const path = sharedPath('reasons');
const theirs = () => readShared(path, files.get(path) ?? '') as SharedFile;
const send = (value: unknown, seen: string | undefined) => shareSettings({ kind: 'reasons', value }, seen);

test('nothing is written over what somebody else shared in the meantime', async () => {
  expect(await send(reasons('Mine'), 'none')).toMatchObject({
    is: 'shared',
    file: { value: reasons('Mine') },
  });
  const seen = stampOf(theirs());
  files.set(path, text(reasons('Theirs')));
  expect(await send(reasons('Mine, newer'), seen)).toMatchObject({
    is: 'other',
    theirs: { savedBy: 'renee@cedar.example', value: reasons('Theirs') },
  });
  expect(theirs().value).toEqual(reasons('Theirs'));
  expect(await send(reasons('Mine, newer'), stampOf(theirs()))).toMatchObject({ is: 'shared' });
  expect(theirs().value).toEqual(reasons('Mine, newer'));
});

test('what is more than colleagues would take is not shared in part', async () => {
  const entries = Array.from({ length: 501 }, (_, at) => [`type/${at}`, 'x'] as const);
  const all = { kind: 'roster-values', value: Object.fromEntries(entries) } as const;
  await expect(shareSettings(all, 'none')).rejects.toThrow('500 entries of 200 characters at most');
  expect(service.writes()).toEqual([]);
  const most = { ...all, value: Object.fromEntries(entries.slice(1)) };
  expect(await shareSettings(most, 'none')).toMatchObject({ is: 'shared' });
});

test('who shares in the same moment as the first is told, not overwritten', async () => {
  const release = service.holds('POST /files/uploads/{path}');
  const sending = send(reasons('Mine'), 'none');
  await vi.waitFor(() => expect(service.writes()).toHaveLength(1));
  files.set(path, text(reasons('Theirs')));
  release();
  expect(await sending).toMatchObject({
    is: 'other',
    theirs: { value: reasons('Theirs') },
  });
  expect(theirs().value).toEqual(reasons('Theirs'));
});

test('what arrived although its answer was lost is not sent again', async () => {
  files.set(path, text(reasons('Mine')));
  expect(await send(reasons('Mine'), 'none')).toMatchObject({ is: 'shared' });
  expect(linesSince(0)).toEqual([`GET /files/${path}`]);
  expect(service.writes()).toEqual([]);
});

test('names give paths that can be paths, and no two the same', () => {
  const names = ['A/B', 'A%2fB', 'A-B', '..', 'a b', 'Ärztin ☂', '\uD800'];
  const paths = names.map((name) => sharedPath('views', ['licenses', name]));
  expect(new Set(paths).size).toBe(names.length);
  for (const one of paths) expect(one.split('/')).toHaveLength(4);
  expect(paths).toContain('credence/views/licenses/a b.json');
});

test('two lists are told apart by what only one has, and are put together', () => {
  const [one, other] = [reasons('Both', 'Theirs'), reasons('Both', 'Mine')];
  expect(differencesOf('reasons', one, other)).toEqual({
    onlyTheirs: ['Not found: Theirs'],
    onlyMine: ['Not found: Mine'],
  });
  expect(bothOf('reasons', one, other)).toEqual(reasons('Both', 'Theirs', 'Mine'));
  expect(bothOf('columns', {}, {})).toBeUndefined();
  expect(differencesOf('evidence-windows', { reviewWindowDays: 90 }, { reviewWindowDays: 120 })).toEqual({
    onlyTheirs: ['Days for which evidence counts, own program: 90'],
    onlyMine: ['Days for which evidence counts, own program: 120'],
  });
});

test('what values of rosters stand for is in force together with one’s own, and put together where both have some', async () => {
  put('roster-values', [], { 'providerTypeId/NPP': 'np', 'gender/WIZARD': '' });
  await read();
  expect(getSetting('rosterValues')).toEqual({ 'providerTypeId/NPP': 'np', 'gender/WIZARD': '' });
  const [theirs, mine] = [{ 'gender/WIZARD': '' }, { 'providerTypeId/PHD': 'psy' }];
  expect(differencesOf('roster-values', theirs, mine)).toEqual({
    onlyTheirs: ['“WIZARD”, gender: left out'],
    onlyMine: ['“PHD”, provider type: psy'],
  });
  expect(bothOf('roster-values', theirs, mine)).toEqual({ ...theirs, ...mine });
});

test('what is not shared any more is not in force, and what others share stays so', async () => {
  put('reasons', [], reasons('Asked'));
  put('evidence-windows', [], { reviewWindowDays: 90 });
  const client = new QueryClient();
  await client.fetchQuery(sharedOptions());
  noteShared(client, path, undefined);
  expect(getSetting('reviewReasons')).toBeUndefined();
  expect(getSetting('reviewWindowDays')).toBe(90);
  expect(Object.keys(client.getQueryData<Shared>(sharedOptions().queryKey)?.files ?? {})).toEqual([
    'credence/evidence-windows.json',
  ]);
});

test('who reads anew after somebody stopped sharing has the usual again', async () => {
  put('reasons', [], reasons('Asked'));
  await read();
  expect(getSetting('reviewReasons')?.NotFound).toEqual(['Asked']);
  files.clear();
  await read();
  expect(getSetting('reviewReasons')).toBeUndefined();
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a list, a view or a provider type that is called “%s” switches off nothing that is shared',
  async (name) => {
    put('reasons', [], reasons('Asked'));
    put('views', [name, 'All'], { search: { state: 'TX' }, layout: {} });
    put('views', ['licenses', name], { search: { state: 'TX' }, layout: {} });
    put('columns', [name], { order: ['name'] });
    put('checklists', [name], ['NPI']);
    put('checklists', ['Physician (MD)'], ['NPI']);
    await read();

    expect(getSetting('reviewReasons')).toEqual(reasons('Asked'));
    expect(viewsOf('licenses').map((view) => view.name)).toContain(name);
    expect(Object.keys(getSetting('checklistTemplates')).toSorted()).toEqual(
      [name, 'Physician (MD)'].toSorted(),
    );
  },
);

test.each<{ value: unknown }>([
  { value: null },
  { value: 7 },
  { value: 'text' },
  { value: [] },
  { value: { constructor: null } },
  { value: JSON.parse('{"__proto__": 1}') },
])(
  'a file that holds $value, whatever it is about, is named and keeps nothing else from being in force',
  async ({ value }) => {
    put('reasons', [], reasons('Asked'));
    for (const kind of ['match-reasons', 'board-words', 'roster-values', 'evidence-windows'] as const)
      put(kind, [], value);
    put('checklists', ['constructor'], value);
    put('views', ['licenses', 'Odd'], value);
    put('columns', ['licenses'], value);
    const { files: known } = await read();

    expect(Object.keys(known)).toContain(sharedPath('reasons'));
    expect(getSetting('reviewReasons')).toEqual(reasons('Asked'));
  },
);
