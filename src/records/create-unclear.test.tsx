// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste, renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { CreatePage } from './create-page';
import { provider } from './provider';

let service: SimulatedService;
const notices = watchNotices();

beforeEach(async () => {
  sessionStorage.clear();
  service = await simulateService({ providers: 0 });
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: RegExp) => screen.getByRole('button', { name });
const names = () => [...service.world.providers.all()].map(({ firstName }) => firstName);

async function fill(user: UserEvent) {
  await paste(user, field('First name'), 'Ruth');
  await paste(user, field('Last name'), 'Halloran');
}

/** A new provider whose answer is lost after it was carried out. */
async function lose() {
  const shown = await renderScreen(<CreatePage record={provider} />);
  await fill(shown.user);
  service.loses('POST /providers');
  await shown.user.click(button(/^Create provider/));
  return shown;
}

test('A provider whose answer was lost is told when the form is opened again, which is empty then, and is there once', async () => {
  const { unmount } = await lose();
  await screen.findByText('It was carried out.');
  unmount();
  const { user } = await renderScreen(<CreatePage record={provider} />);
  expect(field('First name').value).toBe('');
  expect(screen.queryByText(/What you typed earlier/)).toBeNull();
  await user.click(button(/^Create provider/));
  expect(names()).toEqual(['Ruth']);
});

test('One that was left before anything was found is looked up when the form is opened again, before it is sent', async () => {
  await service.fails({ operation: 'GET /providers', status: 503, times: 20 });
  await service.fails({ operation: 'GET /log/events', status: 503, times: 20 });
  const { unmount } = await lose();
  await waitFor(() => expect(service.writes()).toHaveLength(1));
  await screen.findByRole('alert');
  unmount();
  await service.recovers();
  const release = service.holds('GET /providers');
  const { router, user } = await renderScreen(<CreatePage record={provider} />);
  expect(field('First name').value, 'the draft').toBe('Ruth');
  await user.click(button(/^Send again/));
  release();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/providers\/.+/));
  expect(names()).toEqual(['Ruth']);
  expect(JSON.stringify({ ...sessionStorage }), 'nothing is kept of it').not.toContain('Halloran');
});

test('One that was not carried out is sent when it is sent again from the form that was opened again', async () => {
  await service.fails({ operation: 'POST /providers', body: 'drop' });
  const { user, unmount } = await renderScreen(<CreatePage record={provider} />);
  await fill(user);
  await user.click(button(/^Create provider/));
  await screen.findByText('It was not carried out so far.');
  unmount();
  await renderScreen(<CreatePage record={provider} />);
  expect(await screen.findByText('It was not carried out so far.')).toBeTruthy();
  expect(field('First name').value).toBe('Ruth');
  await user.click(button(/^Send again/));
  await waitFor(() => expect(names()).toEqual(['Ruth']));
});

test('What is kept of a provider whose answer was lost never has the social security number', async () => {
  const { user } = await renderScreen(<CreatePage record={provider} />);
  await fill(user);
  await paste(user, field('Social security number'), '123-45-6789');
  service.loses('POST /providers');
  const release = service.holds('GET /providers');
  await user.click(button(/^Create provider/));
  await screen.findByRole('alert');
  cleanup();
  release();
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).toContain('createProvider');
  expect(kept).not.toMatch(/123-?45-?6789/);
});

test('Once a provider is found to be created, the button opens it', async () => {
  const { router, user } = await lose();
  await user.click(await screen.findByRole('button', { name: /^Open provider/ }));
  const [{ id = '' } = {}] = service.world.providers.all();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/providers/${id}`));
  expect(notices().at(-1)?.title).toBe('Ruth Halloran was created');
  expect(service.writes()).toHaveLength(1);
});

test('What is changed after that is said to make another provider, and the one that was made stays within reach', async () => {
  const { router, user } = await lose();
  await screen.findByRole('button', { name: /^Open provider/ });
  await paste(user, field('First name'), 'anne');
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  expect(button(/^Open provider/)).toBeTruthy();
  await user.click(button(/^Create another provider/));
  await waitFor(() => expect(names()).toEqual(['Ruth', 'Ruthanne']));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/providers\/.+/));
});

test('What is changed before anything was found is not sent unless it is said first that it makes another', async () => {
  const release = service.holds('GET /providers');
  const { user } = await lose();
  await screen.findByRole('alert');
  await paste(user, field('First name'), 'anne');
  await user.click(button(/^Send again/));
  release();
  await screen.findByRole('button', { name: /^Create another provider/ });
  expect(names()).toEqual(['Ruth']);
});

test('What was carried out is left without a question, and what nobody knows of is said to be perhaps saved', async () => {
  const { router, unmount } = await lose();
  await screen.findByRole('button', { name: /^Open provider/ });
  await router.navigate({ to: '/elsewhere' } as never);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  unmount();

  sessionStorage.clear();
  await service.fails({ operation: 'GET /providers', status: 503, times: 20 });
  await service.fails({ operation: 'GET /log/events', status: 503, times: 20 });
  const again = await lose();
  await screen.findByRole('alert');
  void again.router.navigate({ to: '/elsewhere' } as never);
  const question = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
  expect(question.textContent).toContain('may have been saved');
  expect(question.textContent).not.toContain('not saved');
});
