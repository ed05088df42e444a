// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingEventStatus, CredentialingRequest } from '@/api/models';
import { renderScreen } from '@/ui/testing';
import { AddEvents } from './-add-events';

const request = (
  id: string,
  lastName: string,
  status: CredentialingEventStatus,
  isSelfManaged = true,
): CredentialingRequest => ({
  id,
  isSelfManaged,
  provider: { firstName: 'Ada', lastName },
  currentEvent: { status },
});

const rows = [
  request('r1', 'Aster', 'RequestSubmitted'),
  request('r2', 'Briar', 'RequestSubmitted', false),
  request('r3', 'Cedar', 'Completed'),
  request('r4', 'Dill', 'RequestInProgress'),
];

let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (asked: Request) => {
    sent.push([new URL(asked.url).pathname, await asked.json()]);
    return Response.json({ id: 'e1' }, { status: 201 });
  });
});

/** Opens the dialog and asks for the preview of an event. */
async function previewOf(status: string, note = '') {
  const selection = { count: 4, all: false, words: '4 requests', collect: async () => rows };
  const { user } = await renderScreen(<AddEvents selection={selection} onClose={() => undefined} />);
  await user.selectOptions(await screen.findByLabelText('New status'), status);
  if (note) await user.type(screen.getByLabelText('Note'), note);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return user;
}

const row = (name: string) => screen.findByRole('row', { name });

test('The preview says which requests get the event and which do not and why, and only the first are sent', async () => {
  const user = await previewOf('In progress', 'Taken up');
  expect(await row('Status 1 × Submitted In progress')).toBeDefined();
  expect(await row('1 × It has this status already. Ada Dill')).toBeDefined();
  expect(await row('1 × This request is over: completed. Ada Cedar')).toBeDefined();
  expect(await row('1 × The operator processes this request and sets this status. Ada Briar')).toBeDefined();
  expect(screen.getByText('4 requests').closest('p')?.textContent).toBe(
    'Of 4 requests, 1 will change; 3 are left as they are.',
  );
  expect(screen.getByText('Each event has the note “Taken up”.')).toBeDefined();
  expect(screen.getByRole('dialog', { name: 'Change status of 1 request?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change status of 1 request' }));
  expect(await screen.findByText('4 done')).toBeDefined();
  expect(sent).toEqual([
    ['/credentialing-requests/r1/events', { status: 'RequestInProgress', note: 'Taken up' }],
  ]);
});

test('What the operator processes may be cancelled on request', async () => {
  await previewOf('Cancellation requested');
  expect(await row('Status 2 × Submitted, 1 × In progress Cancellation requested')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change status of 3 requests' })).toBeDefined();
});

test('Something has to be chosen, and a completion is not among what many can get', async () => {
  const selection = { count: 4, all: false, words: '4 requests', collect: async () => rows };
  const { user } = await renderScreen(<AddEvents selection={selection} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(screen.getByText('Choose a status.')).toBeDefined();
  expect(screen.queryByRole('option', { name: 'Completed' })).toBeNull();
});
