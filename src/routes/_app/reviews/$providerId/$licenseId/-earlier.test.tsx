// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { before, open, openCase, reason, serveOneCase, service } from './-testing';

serveOneCase();

const noteOn = (minute: string, about: string, reason: string) => ({
  id: reason,
  timestamp: `2025-11-21T09:0${minute}:00Z`,
  note: `License ${about} marked found on review. ${reason}`,
});

test.each(['button', 'key'])(
  'The last decision on the same license lends its note, by %s, and decides nothing',
  async (way) => {
    service.history = [open, before];
    service.notes = [noteOn('0', 'MULTI-700 (TX)', 'Asked the board.')];
    const { user } = await openCase();
    const use = await screen.findByRole('button', { name: /^Use this note/ });
    await (way === 'key' ? user.keyboard('l') : user.click(use));
    expect(reason().value).toBe('Asked the board.');
    expect(document.activeElement).toBe(reason());
    expect(screen.getByRole('button', { name: /^Found / }).getAttribute('aria-pressed')).toBe('false');
    expect(service.written).toEqual([]);
  },
);

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
  await user.click(await screen.findByRole('button', { name: /^Use this note/ }));
  expect(reason().value).toBe('Its own.');
});
