import { expect, test } from 'vitest';
import type { Alert, License } from '@/api/models';
import { openItems } from './open-items';

const today = Date.parse('2026-11-20T12:00:00Z');

function license(change: Partial<License>): License {
  return {
    id: 'l1',
    licenseNumber: 'X1',
    state: 'NV',
    jobStatus: 'Idle',
    currentVerificationStatus: 'Found',
    ...change,
  };
}

const stands = (licenseStatus: string, expires = '2028-01-31T00:00:00Z'): License =>
  license({ currentVerification: { status: 'Found', results: [{ expires, licenseStatus }] } });
const expiring = (expires: string): License => stands('Active', expires);

const disciplined = (data: object) =>
  license({
    currentVerification: {
      status: 'Found',
      results: [
        {
          licenseStatus: 'Active',
          expires: '2028-01-31',
          disciplinaryActions: { type: 'Form', data } as never,
        },
      ],
    },
  });

const kinds = (licenses: License[], alerts: Alert[] = []) =>
  openItems(licenses, alerts, {}, today).map(({ kind }) => kind);

test('A license in order leaves nothing open', () => {
  expect(kinds([expiring('2028-01-31T00:00:00Z')])).toEqual([]);
});

test('A coming expiry is told with the day and how near it is', () => {
  expect(openItems([expiring('2026-11-23T00:00:00Z')], [], {}, today)[0]).toMatchObject({
    kind: 'ExpiresSoon',
    text: 'Nevada license expires in 3 days, Nov 23, 2026.',
  });
});

test('What expired comes before what needs review, that before what expires', () => {
  const rows = [
    { ...expiring('2026-12-01'), id: 'soon' },
    license({ id: 'review', currentVerificationStatus: 'NeedsReview' }),
    { ...expiring('2026-01-01'), id: 'past' },
    license({ id: 'none', currentVerificationStatus: 'NotFound' }),
  ];
  expect(kinds(rows)).toEqual(['Expired', 'NeedsReview', 'ExpiresSoon', 'NotFound']);
});

test('The reason for review names the problems and the name at the source', () => {
  const differs = license({
    state: 'UT',
    currentVerificationStatus: 'NeedsReview',
    currentVerification: { results: [{ name: 'RENEE C HOLLOWAY', problems: ['NameMismatch'] }] },
  });
  expect(openItems([differs], [], {}, today)[0]).toMatchObject({
    text: 'Utah license: name differs.',
    more: 'Primary source: RENEE C HOLLOWAY.',
  });
});

test('A failure fills in its reason', () => {
  const failed = license({
    currentVerificationStatus: 'Failed',
    currentVerification: {
      failureReason: { messageTemplate: 'The site answered {status}.', messageParams: { status: '503' } },
    },
  });
  expect(openItems([failed], [], {}, today)[0]?.more).toBe('The site answered 503.');
});

test('While a verification runs there is nothing to decide about that license', () => {
  expect(kinds([license({ jobStatus: 'Working', currentVerificationStatus: 'NeedsReview' })])).toEqual([]);
});

test('An expiry that is only stated here says so', () => {
  const stated = license({ nonVerifiedInfo: { expirationDate: '2026-12-01T00:00:00Z' } });
  expect(openItems([stated], [], {}, today)[0]?.more).toMatch(/not verified/);
});

test('A license that was taken away, ended or limited is open, with the word of its board', () => {
  for (const [word, kind] of [
    ['Revoked', 'TakenAway'],
    ['Voluntary surrender', 'TakenAway'],
    ['Delinquent/Active', 'Ended'],
    ['Active, on probation', 'Limited'],
    ['Revocation stayed', 'Limited'],
  ] as const)
    expect(openItems([stands(word)], [], {}, today)).toMatchObject([
      { kind, text: `Nevada license: “${word}” at its board.` },
    ]);
});

test('A word that nobody knows is open until the team settled what it means', () => {
  const odd = stands('Active in Narnia');
  expect(openItems([odd], [], {}, today)).toMatchObject([
    { kind: 'UnknownStatus', word: 'Active in Narnia' },
  ]);
  expect(openItems([odd], [], { 'active in narnia': 'good' }, today)).toEqual([]);
  expect(openItems([odd], [], { 'active in narnia': 'ended' }, today)).toMatchObject([{ kind: 'Ended' }]);
});

test('What is revoked does not expire soon, and what expired is told once, with a word that says more', () => {
  expect(kinds([stands('Revoked', '2026-12-01')])).toEqual(['TakenAway']);
  expect(kinds([stands('Revoked', '2026-03-01')])).toEqual(['TakenAway', 'Expired']);
  expect(openItems([stands('Lapsed', '2026-11-01')], [], {}, today)).toMatchObject([
    { text: 'Nevada license expired 19 days ago, Nov 1, 2026.', more: 'Its board says “Lapsed”.' },
  ]);
  expect(openItems([stands('Expired', '2026-11-01')], [], {}, today)[0]?.more).toBeUndefined();
});

test('Discipline is open where there is some, not where a source writes that there is none', () => {
  expect(kinds([disciplined({ Action: 'Reprimand' })])).toEqual(['DisciplinaryActions']);
  expect(kinds([disciplined({ Result: 'No disciplinary actions found' })])).toEqual([]);
});

test('What cannot be known is open: never verified, without a status, without a date, contradicted', () => {
  expect(kinds([{ id: 'l1', state: 'NV' }])).toEqual(['NotVerified']);
  expect(kinds([license({ currentVerification: { status: 'Found', results: [{}] } })])).toEqual([
    'NotStated',
    'NotStated',
  ]);
  const suspended = { ...expiring('2028-01-31'), nonVerifiedInfo: { status: 'Suspended' } };
  expect(openItems([suspended], [], {}, today)).toMatchObject([
    {
      kind: 'Contradicted',
      text: 'Nevada license: “Suspended” as stated, which its board does not say.',
    },
  ]);
});

test('What the organization decided itself leaves nothing open', () => {
  const decided = {
    ...expiring('2028-01-31'),
    approvedStatus: 'No',
    restrictionStatus: 'Restricted',
  } as const;
  expect(kinds([decided])).toEqual([]);
});

test('An alert that repeats what the license tells is left out, other alerts stay', () => {
  const alerts: Alert[] = [
    { id: 'a1', type: 'LicenseExpiresSoon', entityType: 'License', entityId: 'l1' },
    {
      id: 'a2',
      type: 'LicenseChanged',
      data: { messageTemplate: '{n} changed', messageParams: { n: 'X1' } },
    },
    { id: 'a3', type: 'LicenseChanged', dismissalTimestamp: '2026-11-01T00:00:00Z' },
  ];
  const rows = openItems([expiring('2026-11-23')], alerts, {}, today);
  expect(rows.map(({ text }) => text)).toEqual([
    'Nevada license expires in 3 days, Nov 23, 2026.',
    'X1 changed',
  ]);
});

/** An alert of October that a license is about to expire. */
const expiresSoon = (licenseId: string): Alert => ({
  id: `a-${licenseId}`,
  type: 'LicenseExpiresSoon',
  entityType: 'License',
  entityId: licenseId,
  data: { messageTemplate: 'License expires on {date}.', messageParams: { date: '2026-11-05' } },
});

const itemsBeside = (licenses: License[]) =>
  openItems(licenses, [expiresSoon('l1')], {}, today).map(({ text, status: { label } }) => [label, text]);

test('An alert that a license expires is no open item once that license has expired, and one that is left says that its day has passed', () => {
  expect(itemsBeside([expiring('2026-11-05')])).toEqual([
    [undefined, 'Nevada license expired 15 days ago, Nov 5, 2026.'],
  ]);
  // Renewed since, and being verified.
  for (const license of [
    expiring('2028-01-31'),
    { ...expiring('2026-11-05'), jobStatus: 'Working' } as License,
  ])
    expect(itemsBeside([license])).toEqual([
      ['Expiry date passed', 'License expires on Nov 5, 2026. That was 15 days ago.'],
    ]);
});

test('Empty and unknown records break nothing', () => {
  expect(() =>
    openItems(
      [{ id: 'l1' }, { id: 'l2', currentVerification: {} }],
      [{ id: 'a1' }, { id: 'a2', type: 'Unheard' }],
      {},
      today,
    ),
  ).not.toThrow();
});
