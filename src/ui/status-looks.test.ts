import { expect, it } from 'vitest';
import { statusLook, statusLooks, toneIcons, type StatusKind } from './status-looks';

it('gives every known status a tone, that tone’s icon and words', () => {
  for (const [of, looks] of Object.entries(statusLooks)) {
    for (const value of Object.keys(looks)) {
      const look = statusLook(of as StatusKind, value);
      expect(look.icon).toBe(toneIcons[look.tone]);
      expect(look.label).toMatch(/^[A-Z][a-zA-Z ]+$/);
    }
  }
});

it('spells out a value nobody knew, in the neutral tone, and never hides it', () => {
  expect(statusLook('verification', 'AwaitingBoardReply')).toEqual({
    tone: 'none',
    label: 'Awaiting board reply',
    icon: 'info',
  });
  expect(statusLook('license', 'Active – see note 7').label).toBe('Active – see note 7');
});

it('knows a status however the source writes it', () => {
  expect(statusLook('credentialing', 'In process').tone).toBe(statusLook('credentialing', 'InProcess').tone);
});

it('does not take names that every object has for statuses', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(statusLook('job', name).tone).toBe('none');
  }
});

it('shows the same status alike wherever it appears', () => {
  for (const value of ['Found', 'NotFound', 'NeedsReview', 'Failed', 'Pending', 'Working'] as const) {
    expect(statusLook('license', value)).toEqual(statusLook('verification', value));
  }
});
