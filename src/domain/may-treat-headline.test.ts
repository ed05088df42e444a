import { describe, expect, test } from 'vitest';
import { ask, called, license, lists, nevadan, practicing, scan } from './testing-treat';

test('the headline tells the worst thing that counts everywhere, and how many more there are', () => {
  expect(ask({ scans: [], insurances: [] }).headline).toBe(
    'Cannot confirm: no liability insurance on file, and 3 more.',
  );
  expect(ask({ provider: practicing('NV', 'CA'), scans: lists.slice(1) }).headline).toBe(
    'Not in CA: no license. Cannot confirm in NV: OIG exclusions not searched.',
  );
  expect(
    ask({ provider: practicing('NV', 'TX'), licenses: [license('NV'), called('Probation/Active', 'TX')] })
      .headline,
  ).toBe('Yes in NV. With restrictions in TX: “Probation/Active” at its board.');
});

test('licenses of other states are told in the headline only where no practice state has one', () => {
  const licenses = [called('Probation/Active'), license('TX'), license('FL')];
  expect(ask({ licenses }).headline).toBe('With restrictions in NV: “Probation/Active” at its board.');
  expect(ask({ licenses: licenses.slice(1) }).headline).toBe('Not in NV: no license. Yes in TX and FL.');
});

test('what forbids treating anywhere is told before what a state lacks', () => {
  const provider = { ...practicing('NV', 'CA'), deactivated: true };
  expect(ask({ provider }).headline).toBe('No: the provider is deactivated.');
  expect(ask({ provider: { ...nevadan, nextCredentialingDate: '2026-11-01' }, licenses: [] }).headline).toBe(
    'No: recredentialing was due Nov 1, 2026.',
  );
});

const type = { licenseType: { id: 'md', name: 'Physician (MD)' } };
const physician = (...states: [string, ...string[]]) => ({
  ...practicing(...states),
  providerType: { id: 'md', name: 'Physician (MD)' },
});
const registered = (number: string, state: string | undefined, more = {}) => ({
  id: number,
  userActionNeeded: false,
  data: {
    record: { registrationNumber: number, active: true, expirationDate: '2028-03-31', state, ...more },
  },
});

const headline = (
  states: [string, ...string[]],
  matches: object[],
  changed: Parameters<typeof ask>[0] = {},
) =>
  ask({
    provider: physician(...states),
    licenses: states.map((state) => license(state, type)),
    scans: [...lists, scan('Dea', '2026-11-18', { matches } as object)],
    deaRegistrations: [],
    ...changed,
  }).headline;

describe('what one state lacks taints no other', () => {
  const georgia = registered('BA1234563', 'GA');

  test.each<[string, string, object[], string]>([
    ['has none', 'GA FL', [georgia], 'Yes in GA. With restrictions in FL: no DEA registration.'],
    [
      'has one that has expired',
      'GA FL',
      [georgia, registered('BF1', 'FL', { expirationDate: '2026-01-31' })],
      'Yes in GA. With restrictions in FL: no DEA registration.',
    ],
    [
      'has one that waits for a decision',
      'GA FL',
      [georgia, { ...registered('BF1', 'FL'), userActionNeeded: true }],
      'Yes in GA. With restrictions in FL: DEA registration not confirmed.',
    ],
    [
      'has none, and another one that waits',
      'GA FL AL',
      [georgia, { ...registered('BF1', 'FL'), userActionNeeded: true }],
      'Yes in GA. With restrictions in FL: DEA registration not confirmed. With restrictions in AL: no DEA registration.',
    ],
    [
      'lacks it as all others do',
      'NV FL',
      [georgia],
      'With restrictions: no DEA registration for NV and FL.',
    ],
  ])('of a physician a state that %s', (_, states, matches, expected) => {
    expect(headline(states.split(' ') as [string], matches)).toBe(expected);
  });

  test('what forbids more, everywhere or there, goes before it', () => {
    expect(headline(['GA', 'FL'], [georgia], { insurances: [] })).toBe(
      'Cannot confirm: no liability insurance on file.',
    );
    expect(headline(['GA', 'FL'], [georgia], { licenses: [license('GA', type)] })).toBe(
      'Yes in GA. Not in FL: no license.',
    );
  });
});
