// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderNote } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { renderScreen } from '@/ui/testing';
import {
  choose,
  decide,
  decidedBy,
  End,
  goOut,
  isChosen,
  open,
  openCase,
  openDecided,
  queued,
  reason,
  serveOneCase,
  service,
} from '../-testing';

serveOneCase();

/** Fails the writes of this method with a status. */
function failWith(method: string, status: number) {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.method === method
      ? Promise.resolve(Response.json({ title: 'No', correlationId: 'c-1' }, { status }))
      : answer(request),
  );
}

describe('A decision that does not get through', () => {
  beforeEach(() => {
    service.queue = [queued('l1')];
  });

  test('is told with its reason kept, waits again, and is sent again by its button', async () => {
    const answer = globalThis.fetch;
    failWith('PATCH', 503);
    const { user } = await decide();
    await goOut();
    expect(await screen.findByText(/: not decided\./)).toBeDefined();
    expect(screen.getByText(/Your reason is kept/)).toBeDefined();
    expect(await screen.findByText(/^Queue done: 0 resolved/)).toBeDefined();
    vi.stubGlobal('fetch', answer);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(service.written).toHaveLength(2));
    expect(await screen.findByText(/^Queue done: 1 resolved/)).toBeDefined();
    expect(screen.queryByText(/: not decided\./)).toBeNull();
  });

  test('leads back to its case, where everything that was typed is', async () => {
    failWith('PATCH', 400);
    (await decide()).unmount();
    await goOut();
    await openCase();
    expect([reason().value, isChosen(2)]).toEqual(['Her middle name', true]);
    expect(screen.getByRole('button', { name: /^Mark found with result 2/ })).toBeDefined();
  });

  test('says where somebody else was faster who, and does not count as one’s own', async () => {
    failWith('PATCH', 409);
    await decide();
    service.license = { ...service.license, currentVerification: { ...open, status: 'NotFound' } };
    service.events = [decidedBy('bo@example.org')];
    await goOut();
    const told = (await screen.findByText(/: decided by somebody else before you/)).closest('[role=alert]');
    await waitFor(() => expect(told?.textContent).toContain('Not found, by bo@example.org'));
    expect(told?.textContent).toContain('Your decision was not carried out. Your reason is kept.');
    expect(await screen.findByText(/^Queue done: 0 resolved, 1 decided by others/)).toBeDefined();
  });

  test('stands where only its note failed, which alone is sent again', async () => {
    const answer = globalThis.fetch;
    failWith('POST', 503);
    const { user } = await decide();
    await goOut();
    expect(await screen.findByText(/: resolved, its note not saved/)).toBeDefined();
    expect(await screen.findByText(/^Queue done: 1 resolved/)).toBeDefined();
    vi.stubGlobal('fetch', answer);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(service.written.map(([path]) => path.split('/').at(-1))).toEqual([open.id, 'notes']),
    );
  });
});

/** Lets a read wait until what it gives is called. */
function hold(path: string): () => void {
  const answers: (() => void)[] = [];
  service.slow = { path, until: new Promise<void>((resolve) => answers.push(resolve)) };
  return () => answers[0]?.();
}

const unsaved = () => screen.queryByRole('region', { name: 'Reason not saved yet' });

/** Decides, and has the page gone when the decision had arrived and its answer had not. */
async function decideAndGo() {
  await choose(await openCase());
  service.license = {
    ...service.license,
    currentVerification: { ...open, status: 'Found', correctResultIndex: 1 },
  };
  service.events = [decidedBy('ada@example.org')];
  cleanup();
}

describe('Where an answer was lost', () => {
  const ownNote = 'License MULTI-700 (TX) marked found with result 2 on review. Her middle name.';
  beforeEach(() => {
    const user = { email: 'ada@example.org' };
    session.begin({ token: 'secret', user, persistent: false, way: 'password' });
    service.queue = [queued('l1')];
  });
  afterEach(() => session.end('user'));

  test('a decision that had arrived is noted, counted and told as the user’s own', async () => {
    service.lost = ['PATCH'];
    await decide();
    await goOut();
    expect(await screen.findByText('Queue done: 1 resolved, 0 skipped')).toBeDefined();
    await waitFor(() => expect(service.written.at(-1)?.[1]).toBe(ownNote));
    expect(await screen.findByRole('link', { name: 'Back to this case' })).toBeDefined();
  });

  /** Opens the case anew: nothing is said of the reason before what lies at `path` is read. */
  async function reload(path: string) {
    const release = hold(path);
    const shown = await openDecided();
    await waitFor(() => expect(shown.client.isFetching()).toBe(1));
    expect(unsaved(), path).toBeNull();
    release();
    await waitFor(() => expect(unsaved()?.textContent, path).toContain(ownNote));
    return shown;
  }

  test('so it is after a reload, once the event log and the notes are read', async () => {
    await decideAndGo();
    (await reload('/log/events')).unmount();
    const { user, unmount } = await reload('/providers/p1/notes');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    await waitFor(() => expect(service.written.at(-1)?.[1]).toBe(ownNote));
    unmount();
    await renderScreen(<End />, createQueryClient());
    expect(await screen.findByText('Queue done: 1 resolved, 0 skipped')).toBeDefined();
  });

  test('a note that is there is not asked for once more', async () => {
    service.lost = ['POST'];
    const { unmount } = await decide();
    await goOut();
    unmount();
    const { client } = await openDecided();
    expect(await screen.findByText(/“Her middle name\.”/)).toBeDefined();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(unsaved()).toBeNull();
  });

  test('a note of the same words on an earlier verification is another one', async () => {
    await decideAndGo();
    service.notes = [{ id: 'n', note: ownNote, timestamp: '2025-11-21T09:00:00Z' } as ProviderNote];
    await openDecided();
    await waitFor(() => expect(unsaved()?.textContent).toContain(ownNote));
  });

  test('a decision of a colleague’s remains theirs', async () => {
    await choose(await openCase());
    service.license = {
      ...service.license,
      currentVerification: { ...open, status: 'Found', correctResultIndex: 1 },
    };
    service.events = [decidedBy('bo@example.org')];
    cleanup();
    const { unmount } = await openDecided();
    await waitFor(() => expect(unsaved()?.textContent).toContain('remark on its review'));
    unmount();
    await renderScreen(<End />, createQueryClient());
    expect(await screen.findByText('Queue done: 0 resolved, 1 decided by others, 0 skipped')).toBeDefined();
  });
});
