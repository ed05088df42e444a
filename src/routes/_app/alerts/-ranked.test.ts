import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Alert } from '@/api/models';
import type { LicenseChange } from '@/domain/license-change';
import { rankedRows } from './-ranked';
import { settledOf } from './-ranking';

const types = [
  'LicenseChanged',
  'LicenseExpired',
  'LicenseExpiresSoon',
  'ProfileImportCompleted',
  'HoroscopeChanged',
];
const messages = ['Differs.', 'Expires on {date}.', 'Suspended on {date}.', 'On probation.', ''];
const anyAlert = fc.record({
  type: fc.constantFrom(...types),
  license: fc.constantFrom('l1', 'l2', ''),
  day: fc.constantFrom('2026-12-01', '2099-12-01', ''),
  time: fc.constantFrom('2026-10-01T08:00:00Z', '2026-11-01T08:00:00Z'),
  message: fc.constantFrom(...messages),
  change: fc.option(
    fc.record({
      weight: fc.constantFrom<LicenseChange['weight']>('serious', 'other', 'settled'),
      renewedUntil: fc.option(fc.constantFrom('2027-12-01', '2100-12-01'), { nil: undefined }),
    }),
    { nil: undefined },
  ),
});

test('Nothing is among what is dismissed in one go that is not renewed or cleared, whatever alerts there are', () => {
  fc.assert(
    fc.property(fc.array(anyAlert, { maxLength: 12 }), (given) => {
      const alerts = given.map(({ type, license, day, time, message }, index): Alert => ({
        id: `a${index}`,
        type: type as 'LicenseChanged',
        providerId: 'p1',
        timestamp: time,
        data: {
          messageTemplate: message,
          messageParams: day ? { date: day } : {},
          data: license ? { licenseId: license } : {},
        },
      }));
      const changes = new Map(
        given.map(({ type, change }, index) => [
          `a${index}`,
          type === 'LicenseChanged' && change
            ? { ...change, words: ['changed'], becameGood: false }
            : undefined,
        ]),
      );
      const rows = rankedRows(alerts, changes);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(alerts.map(({ id }) => id).toSorted());
      for (const { id } of settledOf(rows)) {
        const { type, license, day, time, message, change } = given[Number(id.slice(1))] ?? {};
        expect(message).not.toMatch(/Suspended|probation/);
        if (type === 'LicenseChanged') expect(change?.weight).toBe('settled');
        else {
          expect(type).toMatch(/^LicenseExpire/);
          const isRenewedLater = given.some(
            (other) =>
              other.type === 'LicenseChanged' &&
              other.license === license &&
              other.time > (time ?? '') &&
              other.change?.weight === 'settled' &&
              (other.change.renewedUntil ?? '') > (day ?? ''),
          );
          expect(isRenewedLater && day !== '').toBe(true);
        }
      }
    }),
  );
});
