// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { AppProviders } from './app-providers';
import { confirmAction, closeQuestion } from './confirm';
import { Dialog } from './dialog';
import { DialogHost } from './dialog-host';
import { closeDialogs, openDialog } from './open-dialog';
import { useShortcuts } from './shortcuts';
import { watchNotices } from './testing-notices';

const notices = watchNotices();

// The first question fetches its code.
beforeAll(() => import('./confirm-host'));

interface GreetingProps {
  name: string;
  onClose(): void;
}

const onKey = vi.fn();
const onScreenKey = vi.fn();

/** Uses what every dialog may: queries, links, shortcuts. */
function Greeting({ name, onClose }: GreetingProps) {
  useQueryClient();
  return (
    <Dialog title={`Hello ${name}`} onClose={onClose}>
      <Keys />
      <button type="button" onClick={() => openDialog(() => Greeting, { name: `${name}’s friend` })}>
        Next
      </button>
      <Link to={'/other' as never}>Other</Link>
      <button
        type="button"
        onClick={() => confirmAction({ title: 'Sure?', action: 'Yes', run: () => undefined })}
      >
        Ask
      </button>
    </Dialog>
  );
}

function Keys() {
  useShortcuts('Greeting', [{ keys: 'j', label: 'Next', run: onKey }]);
  return null;
}

function Naming({ onClose }: { onClose(): void }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog title="Name it" onClose={onClose}>
      <FormShell
        form={form}
        onSubmit={() => Promise.resolve()}
        error={null}
        pending={false}
        submitLabel="Save name"
      >
        <input aria-label="Name" {...form.register('name')} />
      </FormShell>
    </FormDialog>
  );
}

let load: () => ComponentType<GreetingProps> | Promise<ComponentType<GreetingProps>>;

function Screen() {
  useShortcuts('Screen', [{ keys: 'j', label: 'Next', run: onScreenKey }]);
  return (
    <>
      <button type="button" onClick={() => openDialog(load, { name: 'Ada' })}>
        Greet
      </button>
      <button type="button" onClick={() => openDialog(() => Naming)}>
        Name
      </button>
    </>
  );
}

/** Two screens, the first of them with tabs, and who uses them. */
async function show() {
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <DialogHost />
      </>
    ),
  });
  const first = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: (raw: Record<string, unknown>): { tab?: string; state?: string } => raw,
    component: Screen,
  });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => 'The other' });
  const history = createMemoryHistory({ initialEntries: ['/other', '/?tab=one', '/'] });
  const router = createRouter({ routeTree: root.addChildren([first, other]), history });
  const shown = render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <AppProviders>
          <RouterProvider router={router as never} />
        </AppProviders>
      </QueryClientProvider>
    </StrictMode>,
  );
  await screen.findByRole('button', { name: 'Greet' });
  return { ...shown, router, history, user: userEvent.setup() };
}

const opener = () => screen.getByRole('button', { name: 'Greet' });
const dialog = () => screen.findByRole('dialog', { name: 'Hello Ada' });

beforeEach(() => {
  load = () => Greeting;
  onKey.mockReset();
  onScreenKey.mockReset();
});

afterEach(() => {
  act(closeDialogs);
  act(closeQuestion);
});

test('It opens once its code is there, with its props, inside queries and addresses, and once for two quick presses', async () => {
  let come: (lazyComponent: ComponentType<GreetingProps>) => void = vi.fn();
  load = () => new Promise((resolve) => (come = resolve));
  const { user } = await show();
  await user.click(opener());
  const first = come;
  await user.click(opener());
  expect(screen.queryByRole('dialog')).toBeNull();
  first(Greeting);
  come(Greeting);
  expect((await dialog()).textContent).toContain('Other');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('Code that cannot be fetched is told in a notice, and nothing else happens', async () => {
  load = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
  const { user } = await show();
  await user.click(opener());
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(notices()).toMatchObject([
    { tone: 'warning', title: 'A new version of Credence is available', action: { label: 'Load again' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toBeTruthy();
});

test('Escape closes it and gives the focus back to what opened it', async () => {
  const { user } = await show();
  await user.click(opener());
  await dialog();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('Of one dialog over another, and a question over both, Escape closes the topmost only', async () => {
  const { user } = await show();
  await user.click(opener());
  await dialog();
  const next = screen.getByRole('button', { name: 'Next' });
  await user.click(next);
  const friend = await screen.findByRole('dialog', { name: 'Hello Ada’s friend' });
  await user.click(screen.getAllByRole('button', { name: 'Ask' }).at(-1) as HTMLElement);
  await screen.findByRole('alertdialog', { name: 'Sure?' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(friend.isConnected).toBe(true);
  await user.keyboard('{Escape}');
  expect(friend.isConnected).toBe(false);
  expect(await dialog()).toBeTruthy();
  expect(document.activeElement).toBe(next);
});

test('Its own keys work in it, those of the screen rest until it is closed', async () => {
  const { user } = await show();
  await user.click(opener());
  await dialog();
  await user.keyboard('j');
  expect(onKey).toHaveBeenCalledOnce();
  expect(onScreenKey).not.toHaveBeenCalled();
  await user.keyboard('{Escape}j');
  expect(onKey).toHaveBeenCalledOnce();
  expect(onScreenKey).toHaveBeenCalledOnce();
});

test('A form asks before what was typed is lost: when it is closed, and when the screen is left', async () => {
  const { user, history } = await show();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Close without saving?' });
  await user.keyboard('{Escape}');
  act(() => history.push('/other'));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ada');
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await screen.findByText('The other');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('It goes with its screen, by a link of its own or by going back, and with the tab of a record; filters leave it', async () => {
  const { user, history, router } = await show();
  await user.click(opener());
  await dialog();
  await act(() => router.navigate({ to: '/', search: { state: 'WY' } } as never));
  expect(await dialog()).toBeTruthy();
  act(() => history.go(-2));
  await waitFor(() => expect(router.state.matches.at(-1)?.search).toEqual({ tab: 'one' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(opener());
  await dialog();
  await user.click(screen.getByRole('link', { name: 'Other' }));
  await screen.findByText('The other');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('What was still fetched when the screen was left does not open on the next one', async () => {
  let come: (lazyComponent: ComponentType<GreetingProps>) => void = vi.fn();
  load = () => new Promise((resolve) => (come = resolve));
  const { user, router } = await show();
  await user.click(opener());
  await act(() => router.navigate({ to: '/other' as never }));
  await screen.findByText('The other');
  await act(async () => come(Greeting));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Nothing of it is left once the session has ended', async () => {
  const { user, unmount } = await show();
  await user.click(opener());
  await dialog();
  act(closeDialogs);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(opener());
  await dialog();
  // Who is signed out has no screens, and no host of their dialogs.
  unmount();
  await show();
  expect(screen.queryByRole('dialog')).toBeNull();
});
