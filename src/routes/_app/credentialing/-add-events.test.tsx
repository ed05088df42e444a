// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CredentialingEventStatus, CredentialingRequest } from '@/api/models';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { AddEvents } from './-add-events';

let service: SimulatedService;
let rows: (CredentialingRequest & { id: string })[];

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const put = (lastName: string, status: CredentialingEventStatus, isSelfManaged = true) => {
    const { id: providerId } = service.put('providers', { lastName });
    const { id, timestamp } = { id: service.world.ids.next(), timestamp: service.world.clock.iso() };
    const events = [{ id, timestamp, status, description: '' }];
    return service.put('credentialingRequests', { providerId, isSelfManaged, events }).id;
  };
  const ids = [
    put('Aster', 'RequestSubmitted'),
    put('Briar', 'RequestSubmitted', false),
    put('Cedar', 'Completed'),
    put('Dill', 'RequestInProgress'),
  ];
  rows = await Promise.all(
    ids.map((id) => service.colleague<(typeof rows)[number]>(`GET /credentialing-requests/${id}`)),
  );
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
  expect(await screen.findByText('1 done, 3 left as they were')).toBeDefined();
  const [first] = rows;
  expect(service.writes()).toMatchObject([
    {
      line: `POST /credentialing-requests/${first?.id}/events`,
      body: { status: 'RequestInProgress', note: 'Taken up' },
    },
  ]);
  const { events } = service.world.credentialingRequests.get(first?.id) ?? { events: [] };
  expect(events.at(-1)).toMatchObject({ status: 'RequestInProgress', note: 'Taken up' });
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
