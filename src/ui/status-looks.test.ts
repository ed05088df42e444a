import { IconAntennaBars2, IconAntennaBars4, IconAntennaBars5, IconInfoCircle } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { standingOf } from '@/domain/license-standing';
import { statusLook, statusLooks, toneIcons, type StatusKind } from './status-looks';

it('gives every known status a tone, words, and that tone’s icon unless it has its own', () => {
  for (const [of, looks] of Object.entries(statusLooks)) {
    for (const [value, given] of Object.entries(looks)) {
      const appearance = statusLook(of as StatusKind, value);
      expect(appearance.icon).toBe((Array.isArray(given) && given[2]) || toneIcons[appearance.tone]);
      expect(appearance.label).toMatch(/^[A-Z][a-zA-Z ]+$/);
    }
  }
});

it('spells out a value nobody knew, in the neutral tone, and never hides it', () => {
  expect(statusLook('verification', 'AwaitingBoardReply')).toEqual({
    tone: 'neutral',
    label: 'Awaiting board reply',
    icon: IconInfoCircle,
  });
  expect(statusLook('license', 'Active – see note 7').label).toBe('Active – see note 7');
});

it('keeps no words of boards: what they mean stands in one table only', () => {
  const enumerated = new Set(['Active', 'Expired', 'None']);
  for (const value of Object.keys(statusLooks.license))
    if (!enumerated.has(value) && value !== 'DisciplinaryActions') expect(standingOf(value)).toBe('unknown');
});

it('knows a status however the source writes it', () => {
  expect(statusLook('credentialing', 'In process').tone).toBe(statusLook('credentialing', 'InProcess').tone);
});

it('does not take names that every object has for statuses', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    expect(statusLook('job', name).tone).toBe('neutral');
  }
});

it('shows the same status alike wherever it appears', () => {
  for (const value of ['Found', 'NotFound', 'NeedsReview'] as const) {
    expect(statusLook('license', value)).toEqual(statusLook('verification', value));
  }
});

it('tells relevance by the length of bars, not by an alarm', () => {
  const looks = ['Low', 'Medium', 'High'].map((value) => statusLook('relevance', value));
  expect(looks.map(({ icon }) => icon)).toEqual([IconAntennaBars2, IconAntennaBars4, IconAntennaBars5]);
  expect(new Set(looks.map(({ tone }) => tone))).toEqual(new Set(['neutral']));
});

it('calls what waits for a decision, an accepted and a rejected match by what happened to them', () => {
  const labels = ['Undecided', 'Accept', 'Reject', 'Old'].map(
    (value) => statusLook('resolution', value).label,
  );
  expect(labels).toEqual(['To decide', 'Accepted', 'Rejected', 'Replaced by a newer scan']);
});
