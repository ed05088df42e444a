// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Provider } from '@/api/models';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { ChangePracticeStates } from './-practice-states';

let service: SimulatedService;
let rows: (Provider & { id: string })[];

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const records = [
    service.put('providers', {
      lastName: 'Aster',
      primaryPracticeState: 'TX',
      additionalPracticeStates: ['NM'],
    }),
    service.put('providers', {
      lastName: 'Briar',
      primaryPracticeState: 'CA',
      additionalPracticeStates: ['AZ'],
    }),
    service.put('providers', { lastName: 'Cedar' }),
  ];
  rows = await Promise.all(
    records.map(({ id }) => service.colleague<(typeof rows)[number]>(`GET /providers/${id}`)),
  );
});

/** Which provider, from the first, gets what. */
const sent = () =>
  service.writes().map(({ line, body }) => [rows.findIndex(({ id }) => line.endsWith(id)) + 1, body]);
/** The states of each by now, the primary one first. */
const states = () =>
  rows.map(({ id }) => {
    const { primaryPracticeState, additionalPracticeStates = [] } = service.world.providers.get(id) ?? {};
    return [primaryPracticeState, ...additionalPracticeStates];
  });

async function open() {
  const selection = { count: 3, all: false, words: '3 providers', collect: async () => rows };
  const { user } = await renderScreen(
    <ChangePracticeStates selection={selection} onClose={() => undefined} />,
  );
  await screen.findByLabelText('Primary practice state');
  const choose = async (...names: string[]) => {
    for (const name of names) {
      await user.type(screen.getByLabelText('States', { selector: 'input' }), name);
      await user.click(await screen.findByText(new RegExp(`^${name} \\(`)));
    }
  };
  return { user, choose };
}

const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string) => screen.findByRole('row', { name });

test('States are added to those of each, and who practices there already is left as they are', async () => {
  const { user, choose } = await open();
  await user.selectOptions(screen.getByLabelText('Also practices in'), 'Add states');
  await choose('Arizona');
  await user.click(button('Preview'));
  expect(await row('Also practices in 1 × NM, 1 × None Arizona added')).toBeDefined();
  expect(await row('1 × It is so already. Briar, Ada')).toBeDefined();
  await user.click(button('Change 2 providers'));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(sent()).toEqual([
    [1, { additionalPracticeStates: ['NM', 'AZ'] }],
    [3, { additionalPracticeStates: ['AZ'] }],
  ]);
});

test('Another primary state is none of the others, among which the one before stays; taken back, all is as before', async () => {
  const { user } = await open();
  const before = states();
  await user.selectOptions(screen.getByLabelText('Primary practice state'), 'Arizona');
  await user.click(button('Preview'));
  expect(await row('Primary practice state 1 × Texas, 1 × California, 1 × None Arizona')).toBeDefined();
  await user.click(button('Change 3 providers'));
  await screen.findByText('3 done');
  expect(states()).toEqual([['AZ', 'NM', 'TX'], ['AZ', 'CA'], ['AZ']]);
  await service.colleague(`PATCH /providers/${rows[1]?.id}`, { additionalPracticeStates: ['NV'] });
  await user.click(button('Take back 3'));
  expect(await screen.findByText('2 done, 1 left as it was')).toBeDefined();
  expect(states()).toEqual([before[0], ['AZ', 'NV'], [undefined]]);
});

test('States are taken away, but for the primary one', async () => {
  const { user, choose } = await open();
  await user.selectOptions(screen.getByLabelText('Also practices in'), 'Take states away');
  await choose('New Mexico', 'California');
  await user.click(button('Preview'));
  await user.click(await screen.findByRole('button', { name: 'Change 1 provider' }));
  await screen.findByText('1 done, 2 left as they were');
  expect(sent()).toEqual([[1, { additionalPracticeStates: [] }]]);
});

test('States that somebody else set since the preview are not written over', async () => {
  const { user, choose } = await open();
  await user.selectOptions(screen.getByLabelText('Also practices in'), 'Set them to exactly these');
  await choose('Nevada');
  await user.click(button('Preview'));
  await service.colleague(`PATCH /providers/${rows[0]?.id}`, { primaryPracticeState: 'UT' });
  await user.click(await screen.findByRole('button', { name: 'Change 3 providers' }));
  expect(await screen.findByText('1 failed')).toBeDefined();
  expect(screen.getByText(/somebody else set the practice states to UT, NM/)).toBeDefined();
  expect(sent().map(([nth]) => nth)).toEqual([2, 3]);
});

test('Nothing is previewed before something is chosen, and no state is added that is not named', async () => {
  const { user } = await open();
  await user.click(button('Preview'));
  expect(screen.getByRole('alert').textContent).toBe('Choose what is to be changed.');
  await user.selectOptions(screen.getByLabelText('Also practices in'), 'Add states');
  await user.click(button('Preview'));
  expect(screen.getByText('Choose the states.')).toBeDefined();
});
