// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from '@tanstack/react-router';
import { beforeEach, expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste, renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { ProviderNotes } from './-notes';

let service: SimulatedService;
let item: Provider & { id: string };
const notices = watchNotices();
const operation = 'POST /providers/{providerId}/notes';

beforeEach(async () => {
  sessionStorage.clear();
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  service = await simulateService({ providers: 0 });
  const { id } = service.put('providers', { firstName: 'Ines', lastName: 'Calloway' });
  item = await service.colleague(`GET /providers/${id}`);
});

/** The notes of a provider, at their address alone. */
function Notes() {
  return useLocation().pathname === '/' ? <ProviderNotes provider={item} write /> : 'elsewhere';
}

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
const add = () => screen.getByRole('button', { name: /^(Add|Send|Done)/ });
const stored = () => [...service.world.notes.all()].map((one) => one.note);

/** Sends a note and goes to another screen before it is answered. Gives what lets the answer come. */
async function leaveWhileSending() {
  const release = service.holds(operation);
  const shown = await renderScreen(<Notes />);
  await paste(shown.user, note(), 'Called the board.');
  await shown.user.click(add());
  await waitFor(() => expect(service.writes()).toHaveLength(1));
  await act(() => shown.router.navigate({ to: '/elsewhere' } as never));
  await screen.findByText('elsewhere');
  expect(notices()).toEqual([]);
  return { ...shown, release };
}

test.each([503, 409])(
  'A note that fails (%s) after its screen was left is told by a notice, which leads back to what was typed',
  async (status) => {
    await service.fails({ operation, status });
    const { release } = await leaveWhileSending();
    release();
    await waitFor(() =>
      expect(notices().at(-1)).toMatchObject({ tone: 'error', title: 'Not done after you left: Add note' }),
    );
    expect(notices().at(-1)?.action?.label).toBe('Go back to it');
    act(() => notices().at(-1)?.action?.run());
    await waitFor(() => expect(note().value).toBe('Called the board.'));
  },
);

test('A note whose answer is lost after its screen was left is told with what came of it, and is not typed there again', async () => {
  service.loses(operation);
  const { release } = await leaveWhileSending();
  release();
  await waitFor(() => expect(notices().at(-1)).toMatchObject({ title: 'It was carried out' }));
  expect(notices().at(-1)?.message).toContain('About: add note.');
  act(() => notices().at(-1)?.action?.run());
  await screen.findByText('It was carried out.');
  await waitFor(() => expect(note().value).toBe(''));
  expect(stored()).toEqual(['Called the board.']);
});

test('A note that is saved after its screen was left is told to be saved', async () => {
  const { release } = await leaveWhileSending();
  release();
  await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success', title: 'Saved after you left' }]));
  expect(Object.keys({ ...sessionStorage }).filter((key) => /draft|sent/.test(key))).toEqual([]);
});

test('Whoever comes back while their note is still being sent waits for it, and does not send it twice', async () => {
  const { router, user, release } = await leaveWhileSending();
  await act(() => router.navigate({ to: '/' } as never));
  await waitFor(() => expect(note().value).toBe('Called the board.'));
  expect(add().closest('form')?.getAttribute('aria-busy')).toBe('true');
  await user.click(add());
  release();
  await waitFor(() => expect(note().value).toBe(''));
  expect(stored()).toEqual(['Called the board.']);
});

test('A note whose answer was lost stays one when its screen is left and opened again, and the button is pressed', async () => {
  service.loses(operation);
  const { router, user } = await renderScreen(<Notes />);
  await paste(user, note(), 'Called the board.');
  await user.click(add());
  await screen.findByText('It was carried out.');
  await act(() => router.navigate({ to: '/elsewhere' } as never));
  await act(() => router.navigate({ to: '/' } as never));
  await user.click(await screen.findByRole('button', { name: /^Add note/ }));
  expect(stored()).toEqual(['Called the board.']);
});

test('Another note than the one that is found to be there is said to be another one', async () => {
  service.loses(operation);
  const { user } = await renderScreen(<Notes />);
  await paste(user, note(), 'Called the board.');
  await user.click(add());
  expect(await screen.findByRole('button', { name: /^Done/ })).toBeTruthy();
  await paste(user, note(), ' They confirm it.');
  await user.click(screen.getByRole('button', { name: /^Add another note/ }));
  await waitFor(() => expect(stored()).toHaveLength(2));
});
