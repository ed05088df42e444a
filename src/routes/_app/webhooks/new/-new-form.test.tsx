// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '@/api/session';
import { writeSent } from '@/form/drafts';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste, renderScreen } from '@/ui/testing';
import { NewWebhookForm, type NewWebhook } from './-new-form';

let service: SimulatedService;

beforeEach(async () => {
  sessionStorage.clear();
  service = await simulateService();
  // Whose events are in the log: the list of webhooks does not say when one was made.
  const user = { email: service.actor.user?.email ?? '' };
  session.begin({ token: 'the first', user, persistent: false, way: 'password' });
});
afterEach(() => session.end('user'));

const url = 'https://hooks.example.org/lost';

/** A webhook with a generated secret whose answer is lost after it was carried out. */
async function lose(onCreated = vi.fn<(created: NewWebhook) => void>()) {
  const shown = await renderScreen(<NewWebhookForm onCreated={onCreated} onCancel={vi.fn()} />);
  fireEvent.change(screen.getByRole('combobox', { name: /^Type/ }), { target: { value: 'LicenseChanged' } });
  await paste(shown.user, screen.getByRole('textbox', { name: /^Address/ }), url);
  service.loses('POST /webhooks');
  await shown.user.click(screen.getByRole('button', { name: /^Create webhook/ }));
  await screen.findByText('It was carried out.');
  return shown;
}

test('A webhook that was created although its answer was lost offers the secret that was generated for it', async () => {
  const onCreated = vi.fn<(created: NewWebhook) => void>();
  const { user } = await lose(onCreated);
  await user.click(screen.getByRole('button', { name: /^Show its secret/ }));
  const [[{ webhook, secret } = {}] = []] = onCreated.mock.calls;
  expect(webhook?.url).toBe(url);
  expect(secret).toBeTruthy();
  expect(service.writes()).toMatchObject([{ body: { secret } }]);
});

test('It is not left unasked with that secret, which is shown only there', async () => {
  const { router } = await lose();
  void router.navigate({ to: '/elsewhere' } as never);
  const question = await screen.findByRole('alertdialog', { name: 'Leave this form?' });
  expect(question.textContent).toContain('shown only here');
  expect(question.textContent).not.toContain('not saved');
});

test('After a reload it is told that a generated secret is lost, and nothing is created again', async () => {
  const { unmount } = await lose();
  unmount();
  // As after a reload that came before anything was found.
  const onCreated = vi.fn<(created: NewWebhook) => void>();
  const body = { type: 'LicenseChanged', url };
  writeSent('new-webhook', {
    typed: JSON.stringify({ url }),
    write: {
      operation: 'createWebhook',
      method: 'POST',
      path: '/webhooks',
      ids: {},
      body,
      sentAt: Date.now(),
    },
  });
  const { user } = await renderScreen(<NewWebhookForm onCreated={onCreated} onCancel={vi.fn()} />);
  await screen.findByText('It was carried out.');
  expect(screen.getByText(/nobody can read it any more: open the webhook and rotate it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open webhook' }));
  expect(onCreated.mock.calls).toMatchObject([[{ webhook: { url }, secret: undefined }]]);
  expect(service.writes()).toHaveLength(1);
});

test('A draft of a webhook holds its address, and never its secret', async () => {
  const { user } = await renderScreen(<NewWebhookForm onCreated={vi.fn()} onCancel={vi.fn()} />);
  await paste(user, screen.getByRole('textbox', { name: /^Address/ }), 'https://hooks.example.org/kept');
  await user.click(screen.getByRole('radio', { name: 'Type one' }));
  await paste(user, screen.getByRole('textbox', { name: /^The secret/ }), 'cedar-9f27-typed');
  cleanup();
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(kept).toContain('https://hooks.example.org/kept');
  expect(kept).not.toContain('cedar-9f27-typed');
});
