// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste, renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { TodayMentions } from '../../-today/mentions';
import { ProviderNotes } from './-notes';

let service: SimulatedService;
let item: Provider & { id: string };
const notices = watchNotices();
const dana = 'specialist@credence.example';

beforeEach(async () => {
  sessionStorage.clear();
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  service = await simulateService({ providers: 0 });
  const { id } = service.put('providers', { firstName: 'Ines', lastName: 'Calloway' });
  const owner = [...service.world.users.all()].find(({ email }) => email === dana);
  service.put('credentialingRequests', { providerId: id, ownerId: owner?.id ?? '' });
  item = await service.colleague(`GET /providers/${id}`);
});
afterEach(() => session.end('user'));

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
const told = () =>
  [...service.world.uploads.all()].map(({ path }) => path).filter((path) => path.includes('mentions'));

async function write(text: string) {
  const shown = await renderScreen(<ProviderNotes provider={item} write />, createQueryClient());
  await screen.findByText(/a name tells a colleague/);
  await paste(shown.user, note(), text);
  return shown;
}

test('A colleague is named by a few letters, is told of the note, and settles it', async () => {
  const { user, unmount } = await write('The board called back. ');
  await user.type(note(), '@dan');
  const people = within(await screen.findByRole('group', { name: 'Whom to tell' }));
  await user.click(people.getByRole('button', { name: '@Dana Whitfield' }));
  expect(note().value).toBe('The board called back. @Dana Whitfield ');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Tells Dana Whitfield, on their Today.',
  );
  await user.click(screen.getByRole('button', { name: /^Add note/ }));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(notices().at(-1)).toMatchObject({ tone: 'success', title: 'Told Dana Whitfield' });
  unmount();

  session.begin({ token: 'secret', user: { email: dana }, persistent: false, way: 'password' });
  const today = await renderScreen(<TodayMentions />, createQueryClient());
  const section = within(await screen.findByRole('region', { name: /^Notes that name you/ }));
  expect(section.getByText('The board called back. @Dana Whitfield')).toBeDefined();
  expect(section.getByRole('link', { name: 'Ines Calloway' }).getAttribute('href')).toBe(
    `/providers/${item.id}?tab=notes`,
  );
  await today.user.click(section.getByRole('button', { name: /^Done/ }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(told()).toEqual([]);
});

test('A note that names nobody tells nobody', async () => {
  const { user } = await write('Wrote to dana@x.example about it.');
  await user.click(screen.getByRole('button', { name: /^Add note/ }));
  await waitFor(() => expect([...service.world.notes.all()]).toHaveLength(1));
  expect(told()).toEqual([]);
  expect(notices()).toEqual([]);
});

test('Who could not be told is named, the note is kept, and they are told with one more click', async () => {
  const { user } = await write('@Dana Whitfield please look');
  await service.fails({ operation: 'POST /files/uploads/{path}', status: 403, times: 1 });
  await user.click(screen.getByRole('button', { name: /^Add note/ }));
  await waitFor(() =>
    expect(notices().at(-1)).toMatchObject({ tone: 'error', title: 'Dana Whitfield could not be told' }),
  );
  expect([...service.world.notes.all()].map((one) => one.note)).toEqual(['@Dana Whitfield please look']);
  act(() => notices().at(-1)?.action?.run());
  await waitFor(() => expect(told()).toHaveLength(1));
});

test('What is damaged in the folder of mentions keeps no other back', async () => {
  session.begin({ token: 'secret', user: { email: dana }, persistent: false, way: 'password' });
  service.put('uploads', {
    path: 'credence-mentions/specialist%40credence%2eexample/x.json',
    content: btoa('{"version":'),
  } as never);
  await renderScreen(<TodayMentions />, createQueryClient());
  expect((await screen.findByRole('region', { name: /^Notes that name you/ })).textContent).toContain(
    'cannot be shown',
  );
});
