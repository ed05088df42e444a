// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { TurnProviders } from './-turn-providers';

let service: SimulatedService;
let rows: (Provider & { id: string })[];

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const records = [
    service.put('providers', { lastName: 'Aster' }),
    service.put('providers', { lastName: 'Briar' }),
    service.put('providers', {
      lastName: 'Cedar',
      deactivated: true,
      deactivatedAt: '2026-01-05T12:00:00.000Z',
    }),
    service.put('providers', { lastName: 'Dogwood' }),
  ];
  const [aster, briar] = records;
  service.put('monitors', { providerId: aster?.id ?? '', datasetType: 'Sam' });
  service.put('credentialingRequests', {
    providerId: briar?.id ?? '',
    events: [
      {
        id: service.world.ids.next(),
        timestamp: service.world.clock.iso(),
        status: 'RequestInProgress',
        description: '',
      },
    ],
  });
  rows = await Promise.all(
    records.map(({ id }) => service.colleague<(typeof rows)[number]>(`GET /providers/${id}`)),
  );
});

const idOf = (nth: number) => rows[nth - 1]?.id ?? '';
const isOff = () => rows.map(({ id }) => service.world.providers.get(id)?.deactivated ?? false);
/** Which provider, from the first, gets what. */
const sent = () =>
  service.writes().map(({ line, body }) => [rows.findIndex(({ id }) => line.endsWith(id)) + 1, body]);

async function open(way: RegExp) {
  const selection = { count: 4, all: false, words: '4 providers', collect: async () => rows };
  const { user } = await renderScreen(<TurnProviders selection={selection} onClose={() => undefined} />);
  await user.click(await screen.findByRole('radio', { name: way }));
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string | RegExp) => screen.findByRole('row', { name });

test('A deactivation says what it means and leaves out whose request is under way, or who is deactivated', async () => {
  const user = await open(/^Deactivate/);
  await user.click(button('Preview'));
  expect(await row('Provider 1 × Active, monitored, 1 × Active Deactivated')).toBeDefined();
  expect(await row('1 × A request is under way: in progress. Briar, Ada')).toBeDefined();
  expect(await row('1 × Is deactivated already. Cedar, Ada')).toBeDefined();
  expect(screen.getByText(/their monitors stay on file, and do not run/)).toBeDefined();
  expect(sent()).toEqual([]);
  await user.click(button('Deactivate 2 providers'));
  expect(await screen.findByText('2 done, 2 left as they were')).toBeDefined();
  expect(sent()).toEqual([
    [1, { deactivated: true }],
    [4, { deactivated: true }],
  ]);
});

test('Whose request is under way is deactivated too where that is asked for', async () => {
  const user = await open(/^Deactivate/);
  await user.click(screen.getByRole('checkbox', { name: /^Also those with a credentialing request/ }));
  await user.click(button('Preview'));
  expect(await row(/^Provider .*1 × Active, with a request/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Deactivate 3 providers' }));
  await screen.findByText('3 done, 1 left as it was');
  expect(isOff()).toEqual([true, true, true, true]);
});

test('A deactivation is taken back for those whom it deactivated, and nobody else', async () => {
  const user = await open(/^Deactivate/);
  await user.click(button('Preview'));
  await user.click(await screen.findByRole('button', { name: 'Deactivate 2 providers' }));
  await screen.findByText('2 done, 2 left as they were');
  await service.colleague(`PATCH /providers/${idOf(4)}`, { deactivated: false });
  await user.click(button('Take back 2'));
  expect(await screen.findByText('1 done, 1 left as it was')).toBeDefined();
  expect(isOff()).toEqual([false, false, true, false]);
  expect(sent().at(-1)).toEqual([1, { deactivated: false }]);
});

test('Those who are deactivated come back, and whom somebody brought back meanwhile is left as they are', async () => {
  const user = await open(/^Reactivate/);
  await user.click(button('Preview'));
  expect(await row('Provider 1 × Deactivated Active')).toBeDefined();
  expect(await row(/^3 × Is active already\./)).toBeDefined();
  await service.colleague(`PATCH /providers/${idOf(3)}`, { deactivated: false });
  await user.click(button('Reactivate 1 provider'));
  expect(await screen.findByText('0 done, 4 left as they were')).toBeDefined();
  expect(sent()).toEqual([]);
});

test('What is done has to be chosen', async () => {
  const selection = { count: 4, all: false, words: '4 providers', collect: async () => rows };
  const { user } = await renderScreen(<TurnProviders selection={selection} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(screen.getByText('Choose what is done.')).toBeDefined();
  expect(service.reads()).toEqual([]);
});

test('The reason of a deactivation is kept as a note on each file', async () => {
  const user = await open(/^Deactivate/);
  await user.type(screen.getByLabelText('Reason'), 'Left the organization');
  await user.click(button('Preview'));
  await user.click(await screen.findByRole('button', { name: 'Deactivate 2 providers' }));
  await screen.findByText('2 done, 2 left as they were');
  expect(service.writes().map(({ body }) => body)).toContainEqual({
    note: 'Deactivated: Left the organization',
  });
});
