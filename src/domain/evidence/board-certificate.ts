import { formatDate } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { isEmptyDay } from '@/lib/stated-day';
import { typedDay } from '@/lib/typed-date';
import { standingOf, statusKey } from '../license-standing';

type Fields = Readonly<Record<string, unknown>>;

/** Words by which boards say that a certificate runs (field.md 2.7); every other one does not say so. */
const running = new Set([
  'active',
  'active diplomate',
  'actively certified',
  'board certified',
  'certified',
  'certified and registered',
  'certified by the board',
  'certified diplomate',
  'current',
  'currently certified',
  'diplomate',
  'good standing',
  'in good standing',
  'maintained',
  'recertified',
  'registered',
  'valid',
]);

/** That it has no end, of itself or in the place of a date. */
const endless = new Set([
  'continuous',
  'does not expire',
  'indefinite',
  'indefinitely',
  'life',
  'life time',
  'lifetime',
  'lifetime certificate',
  'lifetime certification',
  'never',
  'never expires',
  'no end',
  'no expiration',
  'no expiration date',
  'non expiring',
  'non time limited',
  'not time limited',
  'permanent',
  'time unlimited',
]);

/** What stands beside such a word and takes nothing from it: how the certificate is maintained. */
const neutral =
  /^(?:(?:is )?(?:not )?(?:currently )?(?:participating|participates|enrolled|maintaining|meeting)(?: (?:in|all|the))*(?: (?:moc|occ|cc|continuing certification|maintenance of certification|continuous certification))?(?: requirements| program)?|(?:moc|occ|continuing certification) (?:not )?(?:required|current|participant|participating)|time limited|initial certification|subspecialty|primary)$/;

/** Words of boards that certify for the end of a certificate, beside those of boards that license. */
const over =
  /\b(?:not|no longer|never)\b.*\bcertified\b|\bnon certified\b|\bde ?certified\b|\bforfeit(?:ed|ure)?\b|\brelinquish(?:ed|ment)?\b|\bwithdrawn\b/;

const isGood = (segment: string) => running.has(segment) || endless.has(segment);

/** What the words of a board say of a certificate: it runs, it is over, or neither for sure. */
export function certificateWords(status: unknown): 'runs' | 'is over' | 'unknown' {
  const text = textOf(status);
  const key = statusKey(text).replace(/[;:.,()]/g, '');
  if (over.test(key) || ['ended', 'taken away'].includes(standingOf(text))) return 'is over';
  if (isGood(key)) return 'runs';
  const parts = text
    .split(/\s[-–—]\s|[,;:/|()]/)
    .map(statusKey)
    .filter(Boolean);
  const isWhole = parts.every((segment) => isGood(segment) || neutral.test(segment));
  return isWhole && parts.some(isGood) ? 'runs' : 'unknown';
}

const endNames = [
  'expires',
  'expirationDate',
  'expireDate',
  'endDate',
  'certificationEndDate',
  'expiration',
  'validThrough',
  'validUntil',
];
const startNames = [
  'issued',
  'issueDate',
  'startDate',
  'effectiveDate',
  'certificationDate',
  'certificationStartDate',
  'initialCertificationDate',
  'initialCertification',
];

const textIn = (one: Fields, names: readonly string[]): string =>
  names.map((name) => textOf(one[name])).find((text) => text !== '' && !isEmptyDay(text)) ?? '';

/** A day as it is sent or typed; a month or a year alone is one from its first day on, and until its last. */
function dayIn(text: string, at: 'start' | 'end'): string | undefined {
  const day = typedDay(text);
  if (day) return day;
  const [, year = ''] = /^((?:19|20)\d\d)$/.exec(text) ?? [];
  if (year) return at === 'start' ? `${year}-01-01` : `${year}-12-31`;
  const [, month = '', ofYear = ''] = /^(0?[1-9]|1[0-2])\/((?:19|20)\d\d)$/.exec(text) ?? [];
  if (!ofYear) return undefined;
  const last = new Date(Date.UTC(Number(ofYear), Number(month), 0)).getUTCDate();
  return `${ofYear}-${month.padStart(2, '0')}-${at === 'start' ? '01' : String(last)}`;
}

/** How a certificate stands on a day. */
export interface CertificateOnDay {
  /** It ran once: it runs, or has ended. */
  hasExisted: boolean;
  /** Why it is not known to run, with the board's word or the date, as it goes on behind its name; undefined where it runs. */
  why: string | undefined;
}

const not = (why: string, hasExisted = false): CertificateOnDay => ({ hasExisted, why });

/**
 * How a board's certificate stands on a day, `YYYY-MM-DD` (field.md 2.4, 2.7). It runs where the board says so in a word
 * that is known, and no date is against that; where the board has no word, where it says that it is not expired and
 * until when. What cannot be read, and what nobody knows, does not run.
 */
export function certificateOn(day: string, one: Fields): CertificateOnDay {
  const status = textOf(one['status']) || textOf(one['certificationStatus']);
  const [start, end] = [textIn(one, startNames), textIn(one, endNames)];
  const since = dayIn(start, 'start');
  const isEndless = endless.has(statusKey(end));
  const until = isEndless ? undefined : dayIn(end, 'end');
  if (since && since > day) return not(` begins ${formatDate(since)}`);
  if (start && !since) return not(`: its beginning “${start}” cannot be read as a date`);
  if (until && until < day) return not(` ended ${formatDate(until)}`, true);
  const words = certificateWords(status);
  // Whoever was never certified is "not certified" too.
  if (words === 'is over')
    return not(` ended: “${status}”`, !/certified/i.test(status) || /^de/i.test(status));
  if (one['isExpired'] === true) return not(` ended${status ? `: “${status}”` : ''}`, true);
  if (end && !until && !isEndless) return not(`: its end “${end}” cannot be read as a date`);
  if (words === 'runs') return { hasExisted: true, why: undefined };
  if (status) return not(` is not known to run: “${status}”`);
  const isStatedValid = one['isExpired'] === false && (until !== undefined || isEndless);
  return isStatedValid ? { hasExisted: true, why: undefined } : not(': whether it runs is not said');
}
