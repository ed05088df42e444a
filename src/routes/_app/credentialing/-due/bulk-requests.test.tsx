// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProviderDueForRecredentialing } from '@/api/models';
import { addDays, localDay } from '@/lib/dates';
import { renderScreen } from '@/ui/testing';
import { BulkRequests } from './bulk-requests';

const rows: ProviderDueForRecredentialing[] = [
  { id: 'p1', firstName: 'Ada', lastName: 'Aster' },
  { id: 'p2', firstName: 'Ada', lastName: 'Briar' },
  {
    id: 'p3',
    firstName: 'Ada',
    lastName: 'Cedar',
    requestId: 'r3',
    currentEventStatus: 'RequestInProgress',
  },
];

let created: { providerId: string }[];
/** The providers whose request a colleague has created since the preview. */
let createdByOthers: string[];
/** The providers whose request is created although the service answers with a failure. */
let answersLost: string[];

beforeEach(() => {
  created = [];
  createdByOthers = [];
  answersLost = [];
  vi.stubGlobal('fetch', async (asked: Request) => {
    if (asked.method === 'GET') {
      const providerId = new URL(asked.url).searchParams.get('providerId') ?? '';
      const isThere = [...createdByOthers, ...created.map((body) => body.providerId)].includes(providerId);
      return Response.json({
        items: isThere ? [{ id: 'r0', currentEvent: { status: 'RequestSubmitted' } }] : [],
      });
    }
    const body: { providerId: string } = await asked.json();
    created.push(body);
    const status = answersLost.includes(body.providerId) ? 500 : 201;
    return Response.json({ id: `r${created.length}` }, { status });
  });
});

async function open(due = rows) {
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
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(created).toEqual([requestOf('p1', 'High', true), requestOf('p2', 'High', true)]);
});

test('A request that was created although it failed is not created a second time', async () => {
  answersLost = ['p1'];
  const user = await open();
  await user.click(await screen.findByRole('radio', { name: /CVO operated/ }));
  await user.click(await preview());
  await user.click(await screen.findByRole('button', { name: 'Create 2 requests' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^(Retry|Send again) 1$/ }));
  expect(await screen.findByText('3 done')).toBeDefined();
  expect(created).toEqual([requestOf('p1', 'Medium', false), requestOf('p2', 'Medium', false)]);
});

test('A provider for whom a colleague created a request since the preview gets no second one, and the result says so', async () => {
  const user = await open();
  await user.click(await screen.findByRole('radio', { name: /CVO operated/ }));
  await user.click(await preview());
  const create = await screen.findByRole('button', { name: 'Create 2 requests' });
  createdByOthers = ['p1'];
  await user.click(create);
  expect(await screen.findByText('2 done')).toBeDefined();
  expect(await row('Aster, Ada 409, a request is under way: submitted')).toBeDefined();
  expect(created).toEqual([requestOf('p2', 'Medium', false)]);
});

const due = (days: number) => addDays(localDay(), days) ?? '';

test('Who is more than 30 days late goes as initial credentialing, and the preview says how many of each there are', async () => {
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
  expect(created.toSorted((one, other) => one.providerId.localeCompare(other.providerId))).toEqual([
    requestOf('p1', 'Medium', false),
    requestOf('p2', 'Medium', false),
    requestOf('p3', 'Medium', false, 'Initial'),
  ]);
});
