import { expect, test } from 'vitest';
import type { Alert, Details } from '@/api/models';
import { alertMessage, alertTypeWords } from './alert-message';

const today = Date.parse('2026-11-20T12:00:00Z');

const alert = (
  type: string,
  messageParams: Record<string, string>,
  messageTemplate: string,
): Details<Alert> => ({
  type: type as 'LicenseExpired',
  data: { messageTemplate, messageParams },
});
const expiresMessage = (date: string, template = 'License {number} expires on {date}.') =>
  alert('LicenseExpiresSoon', { number: 'RN-1', date }, template);

test.each<[string, Details<Alert>, string, string]>([
  [
    'whose day is to come',
    expiresMessage('2026-12-05'),
    'License RN-1 expires on Dec 5, 2026.',
    'License expires soon',
  ],
  [
    'whose day is today',
    expiresMessage('2026-11-20'),
    'License RN-1 expires on Nov 20, 2026.',
    'License expires soon',
  ],
  [
    'whose day has passed',
    expiresMessage('2026-11-05'),
    'License RN-1 expires on Nov 5, 2026. That was 15 days ago.',
    'Expiry date passed',
  ],
  [
    'whose day has passed, without a full stop',
    expiresMessage('2026-11-19T00:00:00Z', 'Expires {date}'),
    'Expires Nov 19, 2026. That was yesterday.',
    'Expiry date passed',
  ],
  [
    'that tells several days, of which nobody knows which one is meant',
    alert('LicenseExpiresSoon', { issued: '2020-01-01', date: '2026-11-05' }, 'Expires {date}.'),
    'Expires Nov 5, 2026.',
    'License expires soon',
  ],
  [
    'that speaks of the past itself',
    alert('LicenseExpired', { date: '2026-11-05' }, 'Expired on {date}.'),
    'Expired on Nov 5, 2026.',
    'License expired',
  ],
  ['without a message', { type: 'LicenseExpiresSoon' }, '', 'License expires soon'],
])('an alert %s', (_, given, message, type) => {
  expect([alertMessage(given, today), alertTypeWords(given, today)]).toEqual([message, type]);
});

test('an alert without a type has no words for one', () => {
  expect(alertTypeWords({}, today)).toBeUndefined();
});
