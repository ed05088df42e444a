// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { addDays, localDay } from '@/lib/dates';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { BulkRequests } from './bulk-requests';

let service: SimulatedService;
let rows: (ProviderDueForRecredentialing & { id: string })[];

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  rows = ['Aster', 'Briar', 'Cedar'].map((lastName) => ({
    id: service.put('providers', { lastName }).id,
    firstName: 'Ada',
    lastName,
  }));
  const [, , cedar] = rows;
  if (!cedar) throw new Error('no rows');
  const { id: requestId } = service.put('credentialingRequests', { providerId: cedar.id });
  Object.assign(cedar, { requestId, currentEventStatus: 'RequestInProgress' });
});

/** The id of the first, the second or the third provider. */
const idOf = (nth: 1 | 2 | 3) => rows[nth - 1]?.id ?? '';
const sent = () => service.writes().map(({ body }) => body as { providerId: string });
/** How many requests the service holds of a provider. */
const requestsFor = (nth: 1 | 2 | 3) =>
  service.world.credentialingRequests.by('providerId', idOf(nth)).length;

async function open(due: ProviderDueForRecredentialing[] = rows) {
  const selection = { count: 3, all: false, words: '3 providers', collect: async () => due };
  const { user } = await renderScreen(<BulkRequests selection={selection} onClose={() => undefined} />);
  return user;
}

const preview = () => screen.findByRole('button', { name: 'Preview' });
const row = (name: string) => screen.findByRole('row', { name });
const requestOf = (
  providerId: string,
  priority: string,
  isSelfManaged: boolean,
  type = 'ReCredentialing',
) => ({
  providerId,
  type,
  priority,
  isSelfManaged,
});

test('The preview says who gets which request and who has one already, and only the others get one', async () => {
  const user = await open();
  await user.click(await preview());
  expect(screen.getByText('Choose who processes the requests.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /Self managed/ }));
  await user.selectOptions(screen.getByLabelText('Priority'), 'High');
  await user.click(await preview());
  expect(await row('Request 2 × None under way Recredentialing, self managed, priority high')).toBeDefined();
  expect(await row('1 × A request is under way: in progress. Cedar, Ada')).toBeDefined();
  expect(screen.getByText('3 providers').closest('p')?.textContent).toBe(
    'Of 3 providers, 2 will get a request; 1 is left as it is.',
  );
  expect(screen.getByText(/^Your organization verifies .* cannot be changed afterwards\.$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Create 2 requests' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(sent()).toEqual([requestOf(idOf(1), 'High', true), requestOf(idOf(2), 'High', true)]);
  expect([1, 2, 3].map((nth) => requestsFor(nth as 1))).toEqual([1, 1, 1]);
});

test('A request that was created although it failed is not created a second time', async () => {
  service.loses('POST /credentialing-requests', 500);
  const user = await open();
  await user.click(await screen.findByRole('radio', { name: /CVO operated/ }));
  await user.click(await preview());
  await user.click(await screen.findByRole('button', { name: 'Create 2 requests' }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(sent()).toEqual([requestOf(idOf(1), 'Medium', false), requestOf(idOf(2), 'Medium', false)]);
  expect(requestsFor(1)).toBe(1);
});

test('Nor is one that could not be looked for at once, when it is sent again', async () => {
  service.loses('POST /credentialing-requests', 500);
  const user = await open();
  await user.click(await screen.findByRole('radio', { name: /CVO operated/ }));
  await user.click(await preview());
  const create = await screen.findByRole('button', { name: 'Create 2 requests' });
  const release = service.holds('POST /credentialing-requests');
  await user.click(create);
  await waitFor(() => expect(sent()).toHaveLength(2));
  for (const operation of ['GET /credentialing-requests', 'GET /log/events'])
    await service.fails({ operation, status: 503, times: 9 });
  release();
  expect(await screen.findByText('1 done, 1 left as it was')).toBeDefined();
  await service.recovers();
  await user.click(screen.getByRole('button', { name: /^(Retry|Send again) 1$/ }));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(sent()).toEqual([requestOf(idOf(1), 'Medium', false), requestOf(idOf(2), 'Medium', false)]);
  expect(requestsFor(1)).toBe(1);
});

test('A provider for whom a colleague created a request since the preview gets no second one, and the result says so', async () => {
  const user = await open();
  await user.click(await screen.findByRole('radio', { name: /CVO operated/ }));
  await user.click(await preview());
  const create = await screen.findByRole('button', { name: 'Create 2 requests' });
  await service.colleague('POST /credentialing-requests', { providerId: idOf(1), type: 'ReCredentialing' });
  await user.click(create);
  expect(await screen.findByText('1 done, 1 left as it was')).toBeDefined();
  expect(await row('Aster, Ada 409, a request is under way: submitted')).toBeDefined();
  expect(sent()).toEqual([requestOf(idOf(2), 'Medium', false)]);
  expect(requestsFor(1)).toBe(1);
});

const byProvider = (one: { providerId: string }, other: { providerId: string }) =>
  one.providerId.localeCompare(other.providerId);
const due = (days: number) => addDays(localDay(), days) ?? '';

test('Who is more than 30 days late goes as initial credentialing, and the preview says how many of each there are', async () => {
  for (const { id } of service.world.credentialingRequests.all())
    service.world.credentialingRequests.remove(id);
  const [first = {}, second = {}, third = {}] = rows;
  const user = await open([
    { ...first, nextCredentialingDate: due(40) },
    { ...second, nextCredentialingDate: due(-30) },
    { ...third, requestId: undefined, nextCredentialingDate: due(-31) },
  ] as ProviderDueForRecredentialing[]);
  await user.click(await screen.findByRole('radio', { name: /CVO operated/ }));
  await user.click(await preview());
  expect(
    await row('Request 2 × None under way Recredentialing, CVO operated, priority medium'),
  ).toBeDefined();
  expect(
    await row('Request, more than 30 days late 1 × None under way Initial, CVO operated, priority medium'),
  ).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Create 3 requests' }));
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(sent().toSorted(byProvider)).toEqual(
    [
      requestOf(idOf(1), 'Medium', false),
      requestOf(idOf(2), 'Medium', false),
      requestOf(idOf(3), 'Medium', false, 'Initial'),
    ].toSorted(byProvider),
  );
});
