import { describe, expect, it, test } from 'vitest';
import { lastFullMonth, monthsAfter, proofMonth, standingIn, type ProofMonth } from './proof-month';

const october: ProofMonth = { month: '2026-10', first: '2026-10-01', last: '2026-10-31' };
const noon = (day: string) => `${day}T12:00:00Z`;

test('A month has its first and last day, in leap years too; what is no month is none', () => {
  expect(proofMonth('2026-10')).toEqual(october);
  expect(proofMonth('2028-02')?.last).toBe('2028-02-29');
  expect(proofMonth('2026-12')?.last).toBe('2026-12-31');
  for (const text of ['2026-13', '2026-1', '2026-10-01', 'October', '', undefined])
    expect(proofMonth(text)).toBeUndefined();
});

test('The last month that is over is the one before, over the turn of the year too', () => {
  expect(lastFullMonth('2026-11-29')).toBe('2026-10');
  expect(lastFullMonth('2027-01-01')).toBe('2026-12');
  expect(monthsAfter('2026-11', 2)).toBe('2027-01');
});

describe('the searches of a month', () => {
  const created = noon('2025-03-01');

  it.each<[who: string, provider: Parameters<typeof standingIn>[0], standing: ReturnType<typeof standingIn>]>(
    [
      ['was there before and stayed', { createdAt: created }, { is: 'due' }],
      ['was there, as far as anybody knows', {}, { is: 'due' }],
      ['was added on the last day before', { createdAt: noon('2026-09-30') }, { is: 'due' }],
      ['was added within it', { createdAt: noon('2026-10-01') }, { is: 'added', on: '2026-10-01' }],
      ['was added later', { createdAt: noon('2026-11-01') }, { is: 'absent' }],
      [
        'was deactivated within it',
        { createdAt: created, deactivated: true, deactivatedAt: noon('2026-10-12') },
        { is: 'left', on: '2026-10-12' },
      ],
      [
        'was deactivated before',
        { createdAt: created, deactivated: true, deactivatedAt: noon('2026-09-30') },
        { is: 'absent' },
      ],
      [
        'was deactivated later',
        { createdAt: created, deactivated: true, deactivatedAt: noon('2026-11-02') },
        { is: 'due' },
      ],
      ['was deactivated on a day that nobody tells', { deactivated: true }, { is: 'left' }],
      [
        'was deactivated on a day that stands for none',
        { createdAt: created, deactivated: true, deactivatedAt: '0001-01-01T00:00:00Z' },
        { is: 'left' },
      ],
      [
        'was never deactivated, with a day that stands for none',
        { createdAt: created, deactivated: false, deactivatedAt: '0001-01-01T00:00:00Z' },
        { is: 'due' },
      ],
    ],
  )('are, of who %s, judged so', (_, provider, standing) => {
    expect(standingIn(provider, october, [])).toEqual(standing);
  });

  it('are not due of who was deactivated all month and is active again, which the provider alone does not tell', () => {
    const back = [{ at: noon('2026-11-10'), isActive: true }];
    expect(standingIn({ createdAt: created }, october, back)).toEqual({ is: 'absent' });
  });

  it('are judged by the first turn of the month, whatever the provider says today', () => {
    const away = { at: noon('2026-10-05'), isActive: false };
    const back = { at: noon('2026-10-20'), isActive: true };
    expect(standingIn({ createdAt: created }, october, [back, away])).toEqual({
      is: 'left',
      on: '2026-10-05',
    });
    expect(standingIn({ createdAt: created }, october, [back])).toEqual({ is: 'added', on: '2026-10-20' });
    const later = { at: noon('2026-11-05'), isActive: false };
    expect(standingIn({ createdAt: created }, october, [later])).toEqual({ is: 'due' });
  });
});
