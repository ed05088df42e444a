import { expect, test } from 'vitest';
import { monthsBetween, nextRequest } from './recredentialing';

test.each([
  ['2025-07-09', '2028-07-09', 36],
  ['2025-07-01', '2028-07-31', 36],
  ['2025-07-31', '2028-08-01', 37],
  ['2025-12-31', '2026-01-01', 1],
  ['2026-01-31', '2026-01-01', 0],
])('months are counted whatever the days: from %s to %s they are %i', (decided, due, months) => {
  expect(monthsBetween(decided, due)).toBe(months);
});

test.each<[string | undefined, string, string]>([
  [undefined, 'ReCredentialing', 'No recredentialing date is on file.'],
  ['2027-01-11', 'ReCredentialing', 'Recredentialing is due Jan 11, 2027.'],
  ['2026-11-20', 'ReCredentialing', 'Recredentialing is due Nov 20, 2026.'],
  [
    '2026-11-19',
    'ReCredentialing',
    'Recredentialing was due Nov 19, 2026, 1 day ago. Up to 30 days late it still goes as recredentialing.',
  ],
  [
    '2026-10-21',
    'ReCredentialing',
    'Recredentialing was due Oct 21, 2026, 30 days ago. Up to 30 days late it still goes as recredentialing.',
  ],
  [
    '2026-10-20',
    'Initial',
    'Recredentialing was due Oct 20, 2026, 31 days ago. More than 30 days late it goes as initial credentialing.',
  ],
])('on November 20 who is due on %s goes as %s', (due, type, why) => {
  expect(nextRequest(due, '2026-11-20')).toEqual({ type, why });
});
