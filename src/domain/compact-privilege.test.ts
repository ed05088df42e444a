import { describe, expect, test } from 'vitest';
import type { License, Provider } from '@/api/models';
import { authorityIn, compactStatus } from './compacts';
import { openLines } from './may-treat';
import { ask, license, nevadan } from './testing-treat';

const nurse = (...states: string[]): Provider => ({
  ...nevadan,
  primaryPracticeState: states[0],
  additionalPracticeStates: states.slice(1),
});
const multistate = (state: string, more: Partial<License> = {}, result: Record<string, unknown> = {}) =>
  license(state, more, { compactStatus: 'Multistate', ...result });

/** The answer of each state with the words of its line. */
const states = (...args: Parameters<typeof ask>) =>
  ask(...args).states.map(({ state, answer, line }) => `${state} ${answer}: ${line.text}`);

describe('the Nurse Licensure Compact', () => {
  test('one multistate license lets a nurse treat in every state where the compact works', () => {
    const answer = ask({ provider: nurse('AZ', 'TX', 'CO'), licenses: [multistate('AZ')] });
    expect(answer).toMatchObject({ answer: 'yes', headline: 'Yes in AZ, TX and CO.' });
    expect(answer.states.map(({ by, label }) => [by, label])).toEqual([
      ['license', 'License in force'],
      ['compact', 'Compact'],
      ['compact', 'Compact'],
    ]);
    expect(answer.states[1]?.line).toMatchObject({
      text: 'Multistate license AZ-1 of Arizona, in force until Jan 31, 2028',
      source: 'AZ Board of Nursing',
      evidence: { kind: 'license', licenseId: 'license-AZ' },
    });
  });

  test.each(['CA', 'NY', 'NV', 'MA', 'GU'])('it does not work in %s', (state) => {
    expect(ask({ provider: nurse('AZ', state), licenses: [multistate('AZ')] })).toMatchObject({
      answer: 'with restrictions',
      headline: `Yes in AZ. Not in ${state}: no license.`,
    });
  });

  test.each<[string, License[], string]>([
    [
      'is said to be of a single state',
      [license('AZ', {}, { compactStatus: 'Single state' })],
      'TX no: No license',
    ],
    [
      'does not say whether it is multistate',
      [license('AZ')],
      'TX cannot confirm: No license on file; whether that of Arizona is multistate is not known',
    ],
    ['has expired', [multistate('AZ', {}, { expires: '2026-11-19' })], 'TX no: No license'],
    [
      'is on probation',
      [multistate('AZ', {}, { licenseStatus: 'Probation/Active' })],
      'TX cannot confirm: Multistate license AZ-1 of Arizona: it is limited, and the privilege of other states may be too',
    ],
    ['is of a state outside of the compact', [multistate('CA')], 'TX no: No license'],
    [
      'is of an advanced practice nurse',
      [multistate('AZ', { licenseType: { id: 'np', name: 'Nurse practitioner' } })],
      'TX no: No license',
    ],
    [
      'is one of two',
      [multistate('AZ'), multistate('CO')],
      'TX cannot confirm: Multistate license AZ-1 of Arizona: Colorado has given one too, and a nurse has one',
    ],
  ])('a license that %s gives no privilege for sure', (_, licenses, expected) => {
    expect(states({ provider: { ...nurse('TX'), providerType: undefined }, licenses })[0]).toBe(expected);
  });

  test('it is of the state of residence', () => {
    const moved = { ...nurse('TX'), addresses: [{ type: 'Home', state: 'CO' }] } as Provider;
    const settled = { ...nurse('TX'), addresses: [{ type: 'Home', state: 'AZ' }] } as Provider;
    expect(states({ provider: moved, licenses: [multistate('AZ')] })[0]).toBe(
      'TX cannot confirm: Multistate license AZ-1 of Arizona: the home address is in Colorado',
    );
    expect(ask({ provider: settled, licenses: [multistate('AZ')] }).states[0]?.answer).toBe('yes');
  });

  test('a license of the state itself goes before it, unless that has merely ended', () => {
    const provider = nurse('TX');
    const ended = license('TX', {}, { expires: '2026-01-31' });
    const revoked = license('TX', {}, { licenseStatus: 'Revoked' });
    expect(states({ provider, licenses: [multistate('AZ'), ended] })[0]).toMatch(/^TX yes: Multistate/);
    expect(states({ provider, licenses: [multistate('AZ'), revoked] })[0]).toBe(
      'TX no: TX-1: “Revoked” at its board',
    );
    expect(states({ provider, licenses: [multistate('AZ'), license('TX')] })[0]).toMatch(/^TX yes: TX-1/);
  });

  test('who is no nurse has no part in it', () => {
    const doctor = { ...nurse('TX'), providerType: { id: 'md', name: 'Physician (MD)' } };
    const licenses = [multistate('AZ', { licenseType: { id: 'md', name: 'Physician (MD)' } })];
    expect(states({ provider: doctor, licenses })[0]).toBe('TX no: No license');
  });
});

const psychologist = (...practice: string[]): Provider => ({
  ...nurse(...practice),
  providerType: { id: 'psy', name: 'Psychologist' },
});

describe('other compacts', () => {
  const home = license('AZ', { licenseType: { id: 'psy', name: 'Psychologist' } });
  const apit = { type: 'Authority to Practice Interjurisdictional Telepsychology (APIT)' };

  test('an authority of PSYPACT is named, and whether a state takes part is left to a person', () => {
    const answer = ask({
      provider: psychologist('AZ', 'TX'),
      licenses: [home],
      certificates: [apit],
    });
    expect(answer.headline).toBe(
      'Cannot confirm in TX: PSYPACT authority on file, to be checked. Yes in AZ.',
    );
    expect(openLines(answer)[0]?.text).toBe('PSYPACT authority on file: check that Texas takes part');
  });

  test('it is never assumed, rests on a license of the home state, and ends', () => {
    const provider = psychologist('TX');
    expect(states({ provider, licenses: [home] })[0]).toBe('TX no: No license');
    expect(states({ provider, licenses: [], certificates: [apit] })[0]).toBe('TX no: No license');
    const lastDay = { ...apit, expirationDate: '2026-11-20T00:00:00Z' };
    expect(states({ provider, licenses: [home], certificates: [lastDay] })[0]).toBe(
      'TX cannot confirm: PSYPACT authority on file: check that Texas takes part',
    );
    const over = { ...apit, expirationDate: '2026-11-19T00:00:00Z' };
    expect(states({ provider, licenses: [home], certificates: [over] })[0]).toBe('TX no: No license');
  });

  test('the PT compact gives a privilege for each state, which is looked for', () => {
    const therapist = { ...nurse('AZ', 'TX'), providerType: { id: 'pt', name: 'Physical therapist' } };
    const licenses = [
      license(
        'AZ',
        { licenseType: { id: 'pt', name: 'Physical therapist' } },
        { compactStatus: 'PT Compact' },
      ),
    ];
    expect(states({ provider: therapist, licenses })[1]).toBe(
      'TX cannot confirm: PT compact on file: check that a privilege was issued for Texas',
    );
    const privilege = license('TX', { licenseType: { id: 'ptc', name: 'PT Compact Privilege' } });
    expect(states({ provider: therapist, licenses: [...licenses, privilege] })[1]).toMatch(/^TX yes: TX-1/);
  });

  test('the IMLC gives no license of another state', () => {
    const doctor = { ...nurse('AZ', 'TX'), providerType: { id: 'md', name: 'Physician (MD)' } };
    const licenses = [
      license('AZ', { licenseType: { id: 'md', name: 'Physician (MD)' } }, { compactStatus: 'IMLC' }),
    ];
    expect(states({ provider: doctor, licenses })[1]).toBe('TX no: No license');
  });

  test.each([
    ['PSYPACT APIT', 'PSYPACT'],
    ['Temporary Authorization to Practice', 'PSYPACT'],
    ['PT Compact', 'PT compact'],
    ['PhysicalTherapyCompact', 'PT compact'],
    ['IMLC', 'IMLC'],
    ['No PSYPACT authority', undefined],
    ['PSYPACT: expired', undefined],
    ['AhaBasicLifeSupport', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s names %s', (words, authority) => {
    expect(authorityIn(words)).toBe(authority);
  });
});

/** What that means for Texas of a nurse who is licensed in Arizona. */
function reading(words: unknown): string | undefined {
  const [texas] = states({
    provider: nurse('TX'),
    licenses: [license('AZ', {}, { compactStatus: words })],
  });
  return texas?.slice('TX '.length);
}

describe('what a board says of a license in the nurse compact', () => {
  test.each([
    'Multistate',
    'multi-state',
    'Multi-State privileges',
    'Multistate license',
    'MultiStateLicense',
    'NLC multistate',
    'eNLC Multistate',
    'Compact multistate',
    'Compact - Multi State',
    'Multistate privilege',
    'Multistate active',
    'ACTIVE MULTISTATE RN LICENSE',
    'Multistate (multi-state)',
  ])('“%s” is multistate', (words) => {
    expect(compactStatus(words)).toBe('multistate');
    expect(reading(words)).toMatch(/^yes: Multistate license AZ-1/);
  });

  test.each([
    'Multistate surrendered',
    'Multistate applicant',
    'Multistate (inactive)',
    'Multistate lapsed',
    'Multistate cancelled',
    'Multistate voided',
    'Multistate removed',
    'Multistate privilege discontinued',
    'Lost multistate privilege',
    'Multistate restricted',
    'Multistate eligible',
    'Multistate: expired',
    'Multistate: no',
    'Was multistate',
    'Formerly multistate',
    'Single state, converted from multistate',
    'Multistate - single state',
    'Not eligible for multistate',
    'Formerly single state',
    'Privileged in the compact',
    'Compact',
    'NLC',
    'Pending',
    'Active',
    'Yes',
    '',
    null,
    { multistate: true },
  ])('%j is no yes and no “none”: whether it is multistate cannot be confirmed', (words) => {
    expect(compactStatus(words)).toBe('unknown');
    expect(reading(words)).toBe(
      'cannot confirm: No license on file; whether that of Arizona is multistate is not known',
    );
  });

  test.each([
    'Single State',
    'single-state license',
    'SingleState',
    'Single state only',
    'Single state - active',
    'Not multistate',
    'No multistate license',
    'Non-compact',
    'No compact privilege',
    'No',
    'None',
  ])('“%s” plainly says that there is no multistate license', (words) => {
    expect(compactStatus(words)).toBe('single state');
    expect(reading(words)).toBe('no: No license');
  });
});
