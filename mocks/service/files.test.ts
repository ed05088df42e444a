import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import { type TestService, origin, password, testService } from '../testing';

type Schemas = components['schemas'];

interface FileRow {
  id: string;
  path: string;
  size: number;
  providerId?: string;
  createdByUserEmail?: string;
}

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await testService({ size: 30 });
  token = await tokenOf('admin');
});

async function tokenOf(name: string): Promise<string> {
  const email = `${name}@credence.example`;
  const { body } = await service.anonymous.post<{ token: string }>('/auth/token/password', {
    email,
    password,
  });
  return body.token;
}

const send = (method: string, path: string, text?: string, as = token) => {
  const body = new FormData();
  if (text !== undefined) body.set('file', new File([text], 'note.txt', { type: 'text/plain' }));
  return service.app.handle(
    new Request(`${origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${as}` },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body }),
    }),
  );
};
const upload = (path: string, text: string, method = 'POST') =>
  send(method, `/files/uploads/${encodeURIComponent(path)}`, text);
const list = async (query = '') =>
  (await service.get<{ items: FileRow[]; totalCount: number }>(`/files/uploads?${query}`)).body;

describe('a file', () => {
  test('is uploaded under its path, read by path or id as it was, and deleted', async () => {
    const text = 'Diplom, 2005: Ärztin ☂';
    expect((await upload('letters/ada’s note.txt', text)).status).toBe(204);
    const [file] = (await list()).items;
    expect(file).toMatchObject({
      path: 'letters/ada’s note.txt',
      size: new TextEncoder().encode(text).length,
      createdByUserEmail: 'admin@credence.example',
    });
    for (const place of [encodeURIComponent('letters/ada’s note.txt'), file?.id]) {
      const read = await send('GET', `/files/${place}`);
      expect(await read.text()).toBe(text);
      expect(read.headers.get('Content-Type')).toBe('text/plain');
      expect(read.headers.get('Content-Disposition')).toContain("filename*=UTF-8''ada%E2%80%99s%20note.txt");
    }
    expect((await send('DELETE', `/files/uploads/${file?.id}`)).status).toBe(204);
    expect((await send('DELETE', `/files/uploads/${file?.id}`)).status).toBe(404);
    expect((await send('GET', `/files/${file?.id}`)).status).toBe(404);
  });

  test('does not take the place of another unless it is meant to', async () => {
    await upload('a.txt', 'one');
    expect((await upload('a.txt', 'two')).status).toBe(409);
    const tagged = await send('GET', '/files/a.txt');
    expect((await upload('a.txt', 'three', 'PUT')).status).toBe(204);
    const after = await send('GET', '/files/a.txt');
    expect(await after.text()).toBe('three');
    expect((await list()).totalCount).toBe(1);
    expect(tagged.status).toBe(200);
  });

  test('needs content and a path that can be one', async () => {
    for (const [path, text] of [
      ['a.txt', undefined],
      ['../a.txt', 'x'],
      ['folder/', 'x'],
    ] as const) {
      const { status } = await send('POST', `/files/uploads/${encodeURIComponent(path)}`, text);
      expect([path, status]).toEqual([path, 400]);
    }
  });

  test('below the folder of a provider is theirs, and part of what they are credentialed by', async () => {
    const { body } = await service.post<{ id: string }>('/providers', { firstName: 'Ada', lastName: 'Q' });
    await upload(`providers/${body.id}/diploma.txt`, 'x');
    await upload('elsewhere.txt', 'x');
    const found = await list(`prefix=providers/${body.id}/`);
    expect(found.items).toMatchObject([{ providerId: body.id }]);
    const data = await service.get<{ files: FileRow[] }>(`/providers/${body.id}/credentialing-data`);
    expect(data.body.files).toEqual(found.items);
  });

  test('is listed by time and path', async () => {
    await upload('b.txt', 'x');
    service.pass(60);
    await upload('a.txt', 'x');
    expect((await list()).items.map(({ path }) => path)).toEqual(['a.txt', 'b.txt']);
    const newest = await list('sortedBy=CreatedAt&sortDirection=Desc');
    expect(newest.items.map(({ path }) => path)).toEqual(['a.txt', 'b.txt']);
    expect((await list('after=2026-11-20T12:00:30Z')).items.map(({ path }) => path)).toEqual(['a.txt']);
  });

  test('is there from the beginning where evidence was kept before, named after the entry that it proves', async () => {
    service = await testService({ size: 40 });
    token = await tokenOf('admin');
    const { items } = await list();
    expect(items.length).toBeGreaterThan(2);
    for (const { path, providerId, size } of items) {
      const [, owner, , collection, entryId] = path.split('/');
      expect(owner).toBe(providerId);
      const entry = await service.get(`/providers/${owner}/info/${collection}/${entryId}`);
      expect([path, entry.status]).toEqual([path, 200]);
      const file = await (await send('GET', `/files/${encodeURIComponent(path)}`)).arrayBuffer();
      expect([path, file.byteLength]).toEqual([path, size]);
    }
    await send('DELETE', `/files/uploads/${items[0]?.id}`);
    expect((await list()).totalCount).toBe(items.length - 1);
  });

  test('is nothing that a reader uploads', async () => {
    const reader = await tokenOf('reader');
    expect((await send('POST', '/files/uploads/a.txt', 'x', reader)).status).toBe(403);
    expect((await send('GET', '/files/uploads', undefined, reader)).status).toBe(200);
  });
});

describe('the reports', () => {
  const kinds = ['sanctionsandexclusions', 'enrollments', 'expirable-credentials', 'roster'];

  test.each(kinds)('%s come newest first, each with a file behind its path', async (kind) => {
    const { body } = await service.get<{ date: string; path: string }[]>(`/organization/reports/${kind}`);
    expect(body.length).toBeGreaterThan(3);
    expect(body.map(({ date }) => date)).toEqual(
      body
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    const file = await send('GET', `/files/${encodeURIComponent(body[0]?.path ?? '')}`);
    expect(file.headers.get('Content-Type')).toMatch(/^text\/csv/);
    const [heading, ...rows] = (await file.text()).trim().split('\r\n');
    expect(heading?.split(',').length).toBeGreaterThan(4);
    expect(rows.length).toBeGreaterThan(0);
    expect(heading).not.toContain('ssn');
  });

  test('tell of every provider that was active on their day, and of everything that expires', async () => {
    const text = async (kind: string) => {
      const { body } = await service.get<{ path: string }[]>(`/organization/reports/${kind}`);
      return (await send('GET', `/files/${encodeURIComponent(body[0]?.path ?? '')}`)).text();
    };
    const active = await service.get<{ items: Schemas['Provider'][] }>(
      '/providers?deactivated=false&count=250',
    );
    const known = active.body.items.filter(({ createdAt = '' }) => createdAt < '2026-11-16');
    const lines = (await text('roster')).trim().split('\r\n');
    for (const { id } of known) expect(lines.some((line) => line.startsWith(`${id},`))).toBe(true);
    const dates = (await text('expirable-credentials')).match(/\d{4}-\d\d-\d\d(?=\r\n)/g) ?? [];
    expect(dates.length).toBeGreaterThan(20);
    expect(dates).toEqual(dates.toSorted());
  });

  test('are for those who may see the organization, by whatever path', async () => {
    const specialist = await tokenOf('specialist');
    const { body } = await service.get<{ path: string }[]>('/organization/reports/roster');
    const path = `/files/${encodeURIComponent(body[0]?.path ?? '')}`;
    expect((await send('GET', '/organization/reports/roster', undefined, specialist)).status).toBe(403);
    expect((await send('GET', path, undefined, specialist)).status).toBe(403);
  });
});

test('the event log is exported by day and month, with as many lines as events', async () => {
  type Export = Schemas['EventLogExport'];
  const { body } = await service.get<{ items: Export[] }>('/files/exports?count=250');
  expect(new Set(body.items.map(({ type }) => type))).toEqual(new Set(['DailyChangeLog', 'MonthlyLog']));
  expect(body.items.map(({ date }) => date)).toEqual(
    body.items
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  const full = body.items.find(({ eventCount = 0 }) => eventCount > 3);
  const file = await send('GET', `/files/${encodeURIComponent(full?.filePath ?? '')}`);
  const text = await file.text();
  expect(text.length).toBe(full?.fileSize);
  expect(text.trim().split('\r\n')).toHaveLength((full?.eventCount ?? 0) + 1);
  const daily = await service.get<{ items: Export[] }>('/files/exports?prefix=exports/events/daily');
  expect(daily.body.items.every(({ type }) => type === 'DailyChangeLog')).toBe(true);
});
