// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, type Api } from '@/api/client';
import { createQueryClient } from '@/api/query-client';
import { correlationId, faults } from '@/api/testing';
import { SessionStore } from '@/api/session-store';
import { layOutTables, row, serve, show, type Person, type Serve } from './testing';

let api: Api;
/** How the service answers from here on; undefined where it gives the page that was asked for. */
let broken: (() => Promise<Response>) | undefined;
/** The cursors of the pages that were asked for. */
let cursors: (string | undefined)[];

/** Reads the people through the client of the service, as lists do. */
const throughTheClient: Serve = async ({ cursor }) => {
  const { data } = await api.GET('/providers', { params: { query: cursor ? { cursor } : {} } });
  return data as { items: Person[] };
};

/** Tries again as often as the console does, but at once: how long it waits is `retry.test.ts`. */
function impatient() {
  const client = createQueryClient();
  const { queries = {} } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

const showPeople = () => show(throughTheClient, { client: impatient() });
const tryAgain = (alert: HTMLElement) => within(alert).getByRole('button', { name: 'Try again' });
const noAlert = () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

// A few rows tell as much as many.
layOutTables(100);

beforeEach(() => {
  api = createApi({ baseUrl: 'http://service.test/api', timeoutMs: 5_000, session: new SessionStore() });
  broken = undefined;
  cursors = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const cursor = new URL(url).searchParams.get('cursor') ?? undefined;
    cursors.push(cursor);
    return broken ? broken() : Response.json(await serve({ cursor, search: {} }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(faults)(
  'a list that is answered with $name',
  ({ name, answer, says, quotes, attempts = 1 }) => {
    it('says so in place of its rows, with what to quote, and comes with one click', async () => {
      broken = answer;
      const { user } = showPeople();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('People could not be loaded');
      expect(alert.textContent).toContain(says);
      expect(alert.textContent).toContain('Nothing was changed.');
      expect(alert.textContent?.includes(correlationId)).toBe(Boolean(quotes));
      expect(cursors).toHaveLength(attempts);
      if (name === '403') {
        // What a role forbids is not offered again.
        expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
        return;
      }
      broken = undefined;
      await user.click(tryAgain(alert));
      expect(await row('Person 0')).toBeTruthy();
      await noAlert();
      expect(cursors).toHaveLength(attempts + 1);
    });
  },
);

/** One of each kind: for good, for a moment, not to be read, and not to be reached. */
const kinds = ['403', '500', 'half a JSON', 'a cut connection'];

describe.each(faults.filter(({ name }) => kinds.includes(name)))(
  'a list with rows that is answered with $name',
  ({ answer, says, quotes, attempts = 1 }) => {
    it('keeps its rows when it is the next page, and goes on from there with one click', async () => {
      const { user } = showPeople();
      (await row('Person 0')).focus();
      broken = answer;
      await user.keyboard('{End}');
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('The next rows could not be loaded');
      expect(alert.textContent).toContain(says);
      expect(alert.textContent).toContain('The rows above are kept.');
      expect(alert.textContent?.includes(correlationId)).toBe(Boolean(quotes));
      await waitFor(async () => expect(document.activeElement).toBe(await row('Person 49')));
      expect(cursors).toEqual([undefined, ...Array.from({ length: attempts }, () => '50')]);
      broken = undefined;
      await user.click(tryAgain(alert));
      await noAlert();
      await waitFor(() => expect(cursors.slice(attempts + 1)).toEqual(['50', '100']));
    });

    it('keeps what it showed when it is asked anew, says that it is old, and is up to date with one click', async () => {
      const { client, user } = showPeople();
      await row('Person 0');
      broken = answer;
      await client.invalidateQueries({ queryKey: ['people'] });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('These rows could not be refreshed');
      expect(alert.textContent).toContain(says);
      expect(alert.textContent).toContain('What is shown is what was loaded before.');
      expect(alert.textContent?.includes(correlationId)).toBe(Boolean(quotes));
      expect(await row('Person 0')).toBeTruthy();
      expect(cursors).toHaveLength(1 + attempts);
      broken = undefined;
      await user.click(tryAgain(alert));
      await noAlert();
      expect(cursors).toHaveLength(2 + attempts);
    });
  },
);

describe('a list that failed for a moment only', () => {
  it.each(faults.filter(({ attempts }) => attempts))('comes by itself after $name', async ({ answer }) => {
    broken = () => {
      broken = undefined;
      return answer();
    };
    showPeople();
    expect(await row('Person 0')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cursors).toHaveLength(2);
  });
});

it('a list that fails keeps its filters, and says so', async () => {
  broken = faults[0]?.answer;
  show(throughTheClient, { path: '/people?state=AZ', client: impatient() });
  expect((await screen.findByRole('alert')).textContent).toContain('Your filters are kept.');
  expect(screen.getByRole('button', { name: 'State: AZ' })).toBeTruthy();
});
