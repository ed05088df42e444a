// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { before, open, openCase, reason, serveOneCase, service } from './-testing';

serveOneCase();

const noteOn = (minute: string, about: string, reason: string) => ({
  id: reason,
  timestamp: `2025-11-21T09:0${minute}:00Z`,
  note: `License ${about} marked found on review. ${reason}`,
});

test.each(['button', 'key'])(
  'The last decision on the same license is chosen again with its result and reason, by %s, and nothing is sent by it',
  async (way) => {
    service.history = [open, before];
    service.notes = [noteOn('0', 'MULTI-700 (TX)', 'Asked the board.')];
    const { user } = await openCase();
    const use = await screen.findByRole('button', { name: /^Decide as before/ });
    await (way === 'key' ? user.keyboard('l') : user.click(use));
    expect(reason().value).toBe('Asked the board.');
    // The next key is a key again, and no text.
    expect(document.activeElement).not.toBe(reason());
    expect(screen.getByRole('button', { name: /^Found / }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: /^Mark found with result 2/ })).toBeDefined();
    expect(service.written).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    // Its note goes after it, and would be found by the next test.
    await waitFor(() => expect(service.written).toHaveLength(2));
    expect(service.written[0]?.[1]).toEqual({ status: 'Found', correctResultIndex: 1 });
  },
);

test('What was typed for this case stays where the last decision is chosen again', async () => {
  service.history = [open, before];
  service.notes = [noteOn('0', 'MULTI-700 (TX)', 'Asked the board.')];
  const { user } = await openCase();
  const use = await screen.findByRole('button', { name: /^Decide as before/ });
  fireEvent.change(reason(), { target: { value: 'Seen on the wall certificate' } });
  await user.click(use);
  expect(screen.getByRole('button', { name: /^Found / }).getAttribute('aria-pressed')).toBe('true');
  expect(reason().value).toBe('Seen on the wall certificate');
  // The draft would be found by the next test.
  fireEvent.change(reason(), { target: { value: '' } });
});

test('Where the result of the last decision is not there again, which one it is stays open', async () => {
  service.history = [open, { ...before, results: [{ name: 'ADA VEGA' }, { name: 'SOMEBODY ELSE' }] }];
  service.notes = [noteOn('0', 'MULTI-700 (TX)', 'Asked the board.')];
  const { user } = await openCase();
  await screen.findByRole('button', { name: /^Decide as before/ });
  await user.keyboard('l');
  expect(screen.getByRole('button', { name: /^Found / }).getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Choose which of the 3 results is the right one.')).toBeDefined();
  expect(service.written).toEqual([]);
});

test('Of licenses that were decided together, with numbers alike, each has its own reason', async () => {
  const id = '0b1f2c3d-0000-4000-8000-000000000001';
  service.history = [open, { ...before, id }];
  const decided = { messageTemplate: 'Verification resolved', context: { id } };
  service.events = [{ id: 'e1', ...decided, timestamp: '2025-11-21T09:00:00Z' }];
  service.notes = [
    noteOn('0', 'MULTI-7001 (TX)', 'Of a longer number.'),
    noteOn('0', 'MULTI-700 (NM)', 'Of another state.'),
    noteOn('4', 'MULTI-700 (TX)', 'Of a later decision.'),
    noteOn('1', 'MULTI-700 (TX)', 'Its own.'),
  ];
  const { user } = await openCase();
  await user.click(await screen.findByRole('button', { name: /^Decide as before/ }));
  expect(reason().value).toBe('Its own.');
});
