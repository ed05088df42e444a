// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, type Api } from '@/api/client';
import { SessionStore } from '@/api/session-store';
import { correlationId, faults } from '@/api/testing';
import { RouteError, RouteNotFound } from './route-states';
import { InlineError } from './states';

let api: Api;
let answer: () => Promise<Response>;

/** The parameters of the address, as a route names them. */
let at = { path: '/', address: '/' };

const read = () => api.GET('/providers/{providerId}', { params: { path: { providerId: 'p1' } } });

/** Opens a page whose record is read by `load`. */
async function open(load: () => Promise<unknown>) {
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: at.path,
    loader: load,
    component: () => <h1>Ada Ortiz</h1>,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [at.address] }),
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
  });
  // React and the router say on the console that something was thrown, which is what is meant here.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  return { title: (await screen.findByRole('heading', { level: 1 })).textContent, user: userEvent.setup() };
}

beforeEach(() => {
  api = createApi({ baseUrl: 'http://service.test/api', timeoutMs: 5_000, session: new SessionStore() });
  vi.stubGlobal('fetch', () => answer());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  at = { path: '/', address: '/' };
});

describe('a page whose record is answered with', () => {
  it.each(faults.filter(({ name }) => name !== '404'))(
    '$name says so below a heading, with what to quote, and comes with one click',
    async ({ name, answer: broken, says, quotes }) => {
      answer = broken;
      const { title, user } = await open(read);
      expect(title).toBe('This page could not be shown');
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toContain(says);
      expect(alert.textContent?.includes(correlationId)).toBe(Boolean(quotes));
      const again = within(alert).queryByRole('button', { name: 'Try again' });
      if (!again) {
        expect(name, 'not offered again: a role forbids it').toBe('403');
        expect(within(alert).getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toBe('/');
        return;
      }
      answer = async () => Response.json({ id: 'p1' });
      await user.click(again);
      expect(await screen.findByRole('heading', { name: 'Ada Ortiz' })).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('404 says that there is nothing, and leads on', async () => {
    answer = async () => Response.json({}, { status: 404 });
    expect((await open(read)).title).toBe('Not found');
    expect(screen.getByText('There is nothing at this address')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Today' }).getAttribute('href')).toBe('/');
  });
});

const refused = (errors: object) => () => Promise.resolve(Response.json({ errors }, { status: 400 }));

describe('a page whose address is mistyped', () => {
  it.each(['requestId', 'credentialingRequestId'])(
    'is not found where the service refuses its %s',
    async (name) => {
      at = { path: '/requests/$requestId', address: '/requests/x' };
      answer = refused({ [name]: ['It is no UUID.'] });
      expect((await open(read)).title).toBe('Not found');
    },
  );

  it.each([{}, { count: ['It is too large.'] }])(
    'is not what is meant where the service refuses something else: %o',
    async (errors) => {
      at = { path: '/requests/$requestId', address: '/requests/x' };
      answer = refused(errors);
      expect((await open(read)).title).toBe('This page could not be shown');
    },
  );
});

describe('a page that fails by itself', () => {
  it('says so without quoting what was thrown', async () => {
    const { title } = await open(() => Promise.reject(new TypeError('token abc of undefined')));
    expect(title).toBe('This page could not be shown');
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong here');
    expect(document.body.textContent).not.toContain('abc');
  });

  it('offers to be loaded again when its code is gone after a deployment', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js');
    expect((await open(() => Promise.reject(gone))).title).toBe('A new version of Credence is available');
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
  });
});

describe('a part of a page that is answered with', () => {
  it.each(faults)(
    '$name says so at its place, with what to quote',
    async ({ answer: broken, says, quotes }) => {
      answer = broken;
      const error: unknown = await read().catch((thrown: unknown) => thrown);
      const again = vi.fn();
      render(
        <MantineProvider>
          <InlineError
            title="The notes could not be read"
            error={error}
            kept="The rest stands."
            onRetry={again}
          />
        </MantineProvider>,
      );
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toContain('The notes could not be read.');
      expect(alert.textContent).toContain(says);
      expect(alert.textContent).toContain('The rest stands.');
      expect(alert.textContent?.includes(correlationId)).toBe(Boolean(quotes));
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect(again).toHaveBeenCalledOnce();
    },
  );
});
