import { expect, test } from 'vitest';
import { programOf } from '../program';
import { clockRule } from './clock-rule';
import { blank, type Evidence } from './types';

const day = '2026-11-24';
const licensed = (until?: string) =>
  [
    {
      ...blank,
      kind: 'licenseVerifications',
      license: { record: {}, onDay: { until: until && { day: until, isVerified: true } } },
    },
  ] as unknown as Evidence[];

test.each([
  ['NcqaAccreditation', '120 days before the decision'],
  ['Urac', '180 days before the decision'],
  ['NcqaCertification', '90 days before the report to the client'],
] as const)('A license goes by its expiry and by the time limit of %s', (id, limit) => {
  const element = { clock: 'window', evidence: licensed('2028-01-31') } as const;
  expect(clockRule(element, programOf(id, { ownDays: 10 }), day)).toBe(
    `Two rules count for the decision: the license is in force on that day (expiration date Jan 31, 2028), and it was verified no more than ${limit}.`,
  );
});

const ncqa = programOf('NcqaAccreditation', { ownDays: 120 });

test('A license of a state without practice goes by neither', () => {
  const words = clockRule({ clock: 'not taken away', evidence: licensed('2026-01-31') }, ncqa, day);
  expect(words).toContain('Not a practice state.');
  expect(words).toContain('its expiration date (Jan 31, 2026) and the age of its verification do not count');
  expect(words).not.toContain('120');
});

test('What is valid on the day says so, and what goes by the time limit alone, or never ends, says nothing more', () => {
  expect(clockRule({ clock: 'valid', evidence: [] }, ncqa, day)).toContain('in force on that day');
  expect(clockRule({ clock: 'window', evidence: [] }, ncqa, day)).toBeUndefined();
  expect(clockRule({ clock: 'once', evidence: [] }, ncqa, day)).toBeUndefined();
});
