import { expect, test } from 'vitest';
import { ask, called, license, lists, nevadan, practicing } from './testing-treat';

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
