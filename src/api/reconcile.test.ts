// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from './reconcile';
import type { UnconfirmedWrite } from './unconfirmed-write';
import { session } from './session';

const sentAt = Date.parse('2026-11-20T10:00:00Z');
const later = '2026-11-20T10:00:01Z';
const before = '2026-11-20T09:00:00Z';
const providerId = '5f0e91c4-2b7d-4c2e-9a55-0d6a4f0c7b11';

/** What the service holds, by path; a path that is not here is 404. */
let stored: Record<string, unknown>;
let requests: URL[];

beforeEach(() => {
  stored = { '/log/events': { items: [] } };
  requests = [];
  session.begin({ token: 't', user: { email: 'ada@example.org' }, persistent: false, way: 'password' });
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    requests.push(url);
    const answer = stored[url.pathname];
    return answer === undefined ? Response.json({ title: 'None' }, { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => {
  session.end('user');
  vi.unstubAllGlobals();
});

const runReconcile = (lost: Partial<UnconfirmedWrite>) =>
  reconcile({
    operation: 'createProvider',
    method: 'POST',
    path: '/providers',
    ids: {},
    body: undefined,
    sentAt,
    ...lost,
  });

describe('after the answer to a creation was lost, the list', () => {
  const note = {
    operation: 'createProviderNote' as const,
    path: '/providers/{providerId}/notes',
    ids: { providerId },
    body: { note: 'Called the board' },
  };
  const notes = `/providers/${providerId}/notes`;

  it('has a new entry with what was sent: it was carried out', async () => {
    stored[notes] = { items: [{ id: 'n1', note: 'Called the board', timestamp: later }] };
    expect(await runReconcile(note)).toMatchObject({
      outcome: 'done',
      words: 'The list has an entry with what you sent.',
    });
  });

  it('has only an older one, or another: it was not carried out so far', async () => {
    stored[notes] = {
      items: [
        { id: 'n1', note: 'Called the board', timestamp: before },
        { id: 'n2', note: 'Something else', timestamp: later },
      ],
    };
    expect(await runReconcile(note)).toMatchObject({ outcome: 'not done' });
  });

  it('is read through by its cursors, narrowed to whom it is about', async () => {
    const request = { providerId, type: 'Initial', priority: 'High' };
    const item = { id: 'r1', type: 'Initial', priority: 'High', createdAt: later };
    stored['/credentialing-requests'] = { items: [{ ...item, createdAt: before }], nextCursor: '2' };
    expect(
      await runReconcile({
        operation: 'createCredentialingRequest' as const,
        path: '/credentialing-requests',
        body: request,
      }),
    ).toMatchObject({
      outcome: 'not done',
    });
    const lists = requests.filter(({ pathname }) => pathname.endsWith('/credentialing-requests'));
    expect(
      lists.map(({ searchParams }) => [searchParams.get('entityId'), searchParams.get('cursor')]),
    ).toEqual([[providerId, null], ...Array.from({ length: 4 }, () => [providerId, '2'])]);
  });

  it('has one that does not say since when: the event log decides', async () => {
    stored['/groups'] = [{ id: 'g1', name: 'Cedar Ridge', npi: 1234567893 }];
    const group = { operation: 'createGroup' as const, path: '/groups', body: { name: 'Cedar Ridge' } };
    expect(await runReconcile(group)).toMatchObject({ outcome: 'unknown', events: [] });
    stored['/log/events'] = {
      items: [
        {
          messageTemplate: '{user} created group {name}',
          messageParameters: { user: 'ada@example.org', name: 'Cedar Ridge' },
        },
      ],
    };
    expect(await runReconcile(group)).toMatchObject({
      outcome: 'done',
      events: ['ada@example.org created group Cedar Ridge'],
    });
  });
});

describe('after the answer to a change was lost, the record', () => {
  const change = {
    operation: 'updateProvider' as const,
    method: 'PATCH',
    path: '/providers/{providerId}',
    ids: { providerId },
    body: { lastName: 'Ortiz', birthDate: '1980-04-02', npi: null },
  };

  it('has what was sent, emptied fields too: it was carried out', async () => {
    stored[`/providers/${providerId}`] = {
      lastName: 'Ortiz',
      birthDate: '1980-04-02T00:00:00Z',
      firstName: 'Ada',
    };
    expect(await runReconcile(change)).toMatchObject({
      outcome: 'done',
      words: 'The record has what you sent.',
    });
  });

  it('has something else: it was not carried out so far', async () => {
    stored[`/providers/${providerId}`] = { lastName: 'Ortiz', birthDate: '1980-04-02', npi: 1234567893 };
    expect(await runReconcile(change)).toMatchObject({ outcome: 'not done' });
  });

  it('answers with nothing that was sent: nobody can tell', async () => {
    stored[`/providers/${providerId}`] = { firstName: 'Ada' };
    expect(await runReconcile({ ...change, body: { lastName: 'Ortiz', npi: null } })).toMatchObject({
      outcome: 'unknown',
      words: 'The event log has nothing of you since then.',
    });
  });
});

describe('where a write has nothing to read at its own path, the outcome is read', () => {
  const none = { events: [] };
  const done = { ...none, outcome: 'done' };
  const notDone = { ...none, outcome: 'not done' };

  it('of an event, in its request', async () => {
    const lost = {
      operation: 'createCredentialingRequestEvent' as const,
      path: '/credentialing-requests/{requestId}/events',
      ids: { requestId: 'r1' },
      body: { status: 'Completed', note: 'Agreed.', nextCredentialingDate: '2029-11-20' },
    };
    const event = { id: 'e1', status: 'Completed', note: 'Agreed.', timestamp: before };
    stored['/credentialing-requests/r1'] = { allEvents: [event], currentEvent: event };
    expect(await runReconcile(lost)).toMatchObject(notDone);
    stored['/credentialing-requests/r1'] = { allEvents: [event, { ...event, id: 'e2', timestamp: later }] };
    expect(await runReconcile(lost)).toMatchObject({
      ...done,
      words: 'The request has the event that you sent.',
    });
    stored['/credentialing-requests/r1'] = { currentEvent: { ...event, note: 'Mine.', timestamp: later } };
    expect(await runReconcile(lost)).toMatchObject(notDone);
  });

  it('of a checklist, in its request: what it has beyond what was sent is not what was sent', async () => {
    const references = { files: [{ filePath: 'diploma.pdf' }] };
    const item = { name: 'Education', status: 'Verified', references };
    const lost = {
      method: 'PUT',
      operation: 'replaceCredentialingRequestChecklist' as const,
      path: '/credentialing-requests/{requestId}/checklist',
      ids: { requestId: 'r1' },
      body: { items: [item], details: { providerName: 'Ada Quill' } },
    };
    const checklist = (...items: object[]) => {
      stored['/credentialing-requests/r1'] = { checklist: { id: 'c1', requestId: 'r1', items } };
    };
    checklist({ id: 'i1', ...item });
    expect(await runReconcile(lost)).toMatchObject({ ...done, words: 'The checklist is as you sent it.' });
    checklist({ id: 'i1', ...item, confirmedAt: before, confirmedBy: 'dana@example.org' });
    expect(await runReconcile(lost)).toMatchObject(notDone);
    checklist({ id: 'i1', ...item, references: {} });
    expect(await runReconcile(lost)).toMatchObject(notDone);
    checklist({ id: 'i1', ...item }, { id: 'i2', name: 'Insurance', status: 'Missing' });
    expect(await runReconcile(lost)).toMatchObject(notDone);
    stored['/credentialing-requests/r1'] = { id: 'r1' };
    expect(await runReconcile(lost)).toMatchObject(notDone);
  });

  it('of a dismissal, in its alert, by when it was dismissed and with which note', async () => {
    const lost = {
      operation: 'dismissAlert' as const,
      path: '/alerts/{alertId}/dismiss',
      ids: { alertId: 'a1' },
      body: { dismissalNote: 'Seen.' },
    };
    stored['/alerts/a1'] = { id: 'a1', timestamp: before };
    expect(await runReconcile(lost)).toMatchObject(notDone);
    stored['/alerts/a1'] = { id: 'a1', timestamp: before, dismissalTimestamp: later, dismissalNote: 'Seen.' };
    expect(await runReconcile(lost)).toMatchObject(done);
    expect(await runReconcile({ ...lost, body: {} }), 'somebody else’s').toMatchObject(notDone);
    stored['/alerts/a1'] = { id: 'a1', dismissalTimestamp: before, dismissalNote: 'Seen.' };
    expect(await runReconcile(lost), 'an earlier one').toMatchObject(notDone);
  });

  it('of a change of a license, at the provider that has it, where that is known', async () => {
    const lost = {
      method: 'PATCH',
      operation: 'updateLicense' as const,
      path: '/licenses/{licenseId}',
      ids: { licenseId: 'l1' },
      about: { providerId: 'p1' },
      body: { approvedStatus: 'Yes', nonVerifiedInfo: { status: 'Active' } },
    };
    stored['/providers/p1/licenses/l1'] = {
      approvedStatus: 'Pending',
      nonVerifiedInfo: { status: 'Active' },
    };
    expect(await runReconcile(lost)).toMatchObject(notDone);
    stored['/providers/p1/licenses/l1'] = { approvedStatus: 'Yes', nonVerifiedInfo: { status: 'Active' } };
    expect(await runReconcile(lost)).toMatchObject({ ...done, words: 'The license has what you sent.' });
    expect(await runReconcile({ ...lost, about: {} })).toMatchObject({ ...none, outcome: 'unknown' });
  });

  it('of a decision on a match, in its scan; a decision that was taken back is none any more', async () => {
    const lost = {
      method: 'PATCH',
      operation: 'resolveDatasetMatch' as const,
      path: '/datasets/matches/{matchId}',
      ids: { matchId: 'm1' },
      about: { scanId: 's1' },
      body: { userActionResolution: 'Reject', userActionResolutionNote: 'Another person.' },
    };
    const other = { id: 'm2', ...lost.body };
    stored['/datasets/scans/s1'] = { matches: [other, { id: 'm1' }] };
    expect(await runReconcile(lost)).toMatchObject(notDone);
    expect(await runReconcile({ ...lost, body: { userActionResolution: null } })).toMatchObject(done);
    stored['/datasets/scans/s1'] = { matches: [other, { id: 'm1', ...lost.body }] };
    expect(await runReconcile(lost)).toMatchObject(done);
    expect(await runReconcile({ ...lost, body: { userActionResolution: null } })).toMatchObject(notDone);
  });

  it('also by a role that may not read the event log', async () => {
    stored = { '/alerts/a1': { dismissalTimestamp: later } };
    const lost = {
      operation: 'dismissAlert' as const,
      path: '/alerts/{alertId}/dismiss',
      ids: { alertId: 'a1' },
      body: {},
    };
    expect(await runReconcile(lost)).toMatchObject(done);
  });
});

describe('after the answer to a deletion was lost, the record', () => {
  const deletion = {
    operation: 'deleteProvider' as const,
    method: 'DELETE',
    path: '/providers/{providerId}',
    ids: { providerId },
  };

  it('is gone: it was carried out', async () => {
    expect(await runReconcile(deletion)).toMatchObject({ outcome: 'done', words: 'The record is gone.' });
  });

  it('is still there: it was not carried out so far', async () => {
    stored[`/providers/${providerId}`] = { id: providerId };
    expect(await runReconcile(deletion)).toMatchObject({ outcome: 'not done' });
  });
});

describe('after the answer to an upload was lost, the list of files', () => {
  const path = 'providers/7f/letter.pdf';
  const upload = { operation: 'uploadFile' as const, path: '/files/uploads/{path}', ids: { path } };
  const list = (...files: object[]) => {
    stored['/files/uploads'] = {
      items: [{ path: `${path}.bak`, createdAt: later }, ...files].map((file, index) => ({
        id: `f${index}`,
        ...file,
      })),
    };
  };

  it.each(['POST', 'PUT'])('has the file at its path since then: it was carried out (%s)', async (method) => {
    list({ path, createdAt: later });
    expect(await runReconcile({ ...upload, method })).toMatchObject({
      outcome: 'done',
      words: 'The list has the file.',
    });
    const files = requests.find(({ pathname }) => pathname === '/files/uploads');
    expect(files?.searchParams.get('prefix')).toBe(path);
  });

  it('has no file at the path, or only an older one: it was not carried out so far', async () => {
    list();
    expect(await runReconcile(upload)).toMatchObject({
      outcome: 'not done',
      words: 'The list has no file at this path.',
    });
    list({ path, createdAt: before });
    expect(await runReconcile(upload)).toMatchObject({
      outcome: 'not done',
      words: 'The list has only an older file at this path.',
    });
  });

  it('does not tell since when it has the file: nobody can tell', async () => {
    list({ path });
    expect(await runReconcile(upload)).toMatchObject({
      outcome: 'unknown',
      words: 'The list has a file at this path, which may be an older one.',
    });
  });

  it('tells of a deletion, too', async () => {
    list();
    expect(await runReconcile({ ...upload, operation: 'deleteFile', method: 'DELETE' })).toMatchObject({
      outcome: 'done',
      words: 'The file is gone.',
    });
    list({ path, createdAt: before });
    expect(await runReconcile({ ...upload, operation: 'deleteFile', method: 'DELETE' })).toMatchObject({
      outcome: 'not done',
    });
  });
});

describe('the event log', () => {
  it('is asked for what the user did since, to what it was about, and tells of nobody else', async () => {
    const words = {
      messageTemplate: '{user} verified a license',
      messageParameters: { user: 'bob@example.org' },
    };
    stored['/log/events'] = { items: [words, { ...words, messageParameters: { user: 'ada@example.org' } }] };
    const path = '/providers/{providerId}/licenses/{licenseId}/verify';
    const found = await runReconcile({ path, ids: { providerId, licenseId: 'l1' } });
    expect(found).toEqual({
      outcome: 'unknown',
      words: 'The event log tells of you since then:',
      events: ['ada@example.org verified a license'],
    });
    expect(requests[0]?.searchParams.getAll('entityId')).toEqual([providerId]);
    expect(Date.parse(requests[0]?.searchParams.get('after') ?? '')).toBeLessThan(sentAt);
  });

  it('tells of this write alone: not of another file of the batch, nor of another license of the provider', async () => {
    const by = { user: 'ada@example.org' };
    const uploaded = (path: string) => ({
      messageTemplate: '{user} uploaded the file {path}',
      messageParameters: { ...by, path },
    });
    stored['/log/events'] = { items: [uploaded('letters/b.txt'), uploaded('letters/a.txt')] };
    stored['/files/uploads'] = { items: [{ path: 'letters/a.txt', createdAt: later }] };
    const upload = { operation: 'uploadFile' as const, path: '/files/uploads/{path}' };
    expect(await runReconcile({ ...upload, ids: { path: 'letters/a.txt' } })).toMatchObject({
      events: ['ada@example.org uploaded the file letters/a.txt'],
    });

    const verified = (licenseId: string) => ({
      messageTemplate: `{user} verified ${licenseId}`,
      messageParameters: by,
      context: { providerId, licenseId },
    });
    stored['/log/events'] = { items: [verified('l2'), verified('l1')] };
    const path = '/providers/{providerId}/licenses/{licenseId}/verify';
    expect(await runReconcile({ path, ids: { providerId, licenseId: 'l1' } })).toMatchObject({
      events: ['ada@example.org verified l1'],
    });
  });

  it('that cannot be read leaves what the record says', async () => {
    stored = { [`/providers/${providerId}`]: { id: providerId } };
    const deletion = {
      operation: 'deleteProvider' as const,
      method: 'DELETE',
      path: '/providers/{providerId}',
      ids: { providerId },
    };
    expect(await runReconcile(deletion)).toMatchObject({ outcome: 'not done', events: [] });
  });

  it('is not asked where nobody is signed in', async () => {
    session.end('user');
    expect(
      await runReconcile({ operation: 'resetPassword' as const, path: '/auth/password/reset' }),
    ).toMatchObject({
      outcome: 'unknown',
      words: 'Nothing that can be read tells whether it was.',
    });
    expect(requests).toEqual([]);
  });
});
