// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { type SimulatedService, simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { acknowledge, acknowledgedOptions, takeBack, withoutAcknowledged } from './acknowledged';
import { Acknowledgement } from './acknowledgement';

let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
});

const show = (id: string) => renderScreen(<Acknowledgement kind="scans" id={id} />, createQueryClient());
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('A failed scan is acknowledged for everybody, with who said so and when, and anybody can take that back', async () => {
  await show('s1');
  await press('Acknowledge the failure');
  const { textContent } = await screen.findByRole('status');
  expect(textContent).toMatch(/^Acknowledged on \w+ \d+, 2026 by \S+@\S+: Today does not count this failure/);
  expect((await createQueryClient().fetchQuery(acknowledgedOptions('scans'))).has('s1')).toBe(true);
  await press('Take it back');
  await screen.findByRole('button', { name: 'Acknowledge the failure' });
  expect((await createQueryClient().fetchQuery(acknowledgedOptions('scans'))).size).toBe(0);
});

test('Another failure stays as it is', async () => {
  await acknowledge('scans', 's2');
  await acknowledge('imports', 's1');
  await show('s1');
  expect(await screen.findByRole('button', { name: 'Acknowledge the failure' })).toBeDefined();
});

test('Where somebody was faster both have what they wanted', async () => {
  await acknowledge('scans', 's1');
  await expect(acknowledge('scans', 's1')).resolves.toBeUndefined();
  await takeBack('scans', 's1');
  await expect(takeBack('scans', 's1')).resolves.toBeUndefined();
});

test.each([
  ['acknowledged', 'POST', 'Acknowledge the failure', 'It was not acknowledged'],
  ['taken back', 'DELETE', 'Take it back', 'It was not taken back'],
])('What cannot be %s says so, and stays as it was', async (_what, method, button, told) => {
  if (method === 'DELETE') await acknowledge('scans', 's1');
  await service.fails({ operation: `${method} /files/uploads/{path}`, status: 403, times: 20 });
  await show('s1');
  await press(button);
  expect((await screen.findByRole('alert')).textContent).toContain(told);
  expect(screen.getByRole('button', { name: button })).toBeDefined();
});

test('Where what was acknowledged cannot be read nothing is claimed of a failure', async () => {
  await service.fails({ operation: 'GET /files/uploads', status: 500, times: 20 });
  await show('s1');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
  expect(screen.queryByRole('button', { name: 'Acknowledge the failure' })).toBeNull();
});

test('A list leaves acknowledged failures out, whichever page they are on, and tells how many are left of one page', async () => {
  const pages = [['a', 'b'], ['c', 'd'], ['e']];
  const listed = (amount: number) => async (cursor: string | undefined) => {
    const at = Number(cursor ?? 0);
    const items = (pages[at] ?? []).map((id) => ({ id }));
    return { items, totalCount: 5, ...(at + 1 < amount && { nextCursor: String(at + 1) }) };
  };
  const without = (amount: number) => withoutAcknowledged('imports', listed(amount), createQueryClient());
  expect(await without(3)(undefined), 'where nothing was acknowledged the page is as it came').toMatchObject({
    totalCount: 5,
    nextCursor: '1',
  });
  for (const id of ['b', 'c', 'd']) await acknowledge('imports', id);
  await acknowledge('scans', 'a');
  expect(await without(3)(undefined)).toEqual({ items: [{ id: 'a' }], nextCursor: '1' });
  expect(await without(3)('1')).toEqual({ items: [{ id: 'e' }], nextCursor: undefined });
  expect(await without(1)(undefined)).toEqual({ items: [{ id: 'a' }], totalCount: 1 });
  await takeBack('imports', 'b');
  expect((await without(3)(undefined)).items).toHaveLength(2);
});
