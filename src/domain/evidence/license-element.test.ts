import { describe, expect, test } from 'vitest';
import { standardChecklist } from './standard-checklist';
import { active, fileOf, from, license, linesOf, program, requestAbout } from './testing';

const md = requestAbout('Physician (MD)');

const ohioLine = (licenseStatus: string) =>
  linesOf(fileOf({ licenses: [license('TX'), license('OH', { ...active, licenseStatus })] }), md)[
    'License, Physician (MD) OH-1, OH'
  ];

/** A license whose board was asked in January. */
const old = (state: string) => {
  const one = license(state);
  return { ...one, currentVerification: { ...one.currentVerification, started: '2026-01-05T10:00:00Z' } };
};

describe('licenses are needed where patients are', () => {
  test('each practice state without a license or a compact is an element of its own', () => {
    const lines = linesOf(
      fileOf({ licenses: [license('TX')] }),
      requestAbout('Physician (MD)', ['TX', 'CA']),
    );
    expect(lines['License, Physician (MD) TX-1, TX']).toBe('Verified');
    expect(lines['License, California']).toBe(
      'Missing | No license for California, a practice state, and no compact that covers it',
    );
  });
  test('one that was verified long ago where the provider does not practice is no gap, but where they do', () => {
    const lines = linesOf(fileOf({ licenses: [license('TX'), old('OH')] }), md);
    expect(lines['License, Physician (MD) OH-1, OH']).toBe('Verified');
    const both = linesOf(
      fileOf({ licenses: [license('TX'), old('OH')] }),
      requestAbout('Physician (MD)', ['TX', 'OH']),
    );
    expect(both['License, Physician (MD) OH-1, OH']).toBe('Pending | Verification expired 199 days ago');
  });
  test('a license that is attached and was not verified is verified, not attached again', () => {
    const [, , california] = standardChecklist(
      fileOf({ licenses: [license('TX'), { id: 'l-CA', state: 'CA', licenseNumber: 'CA-1' }] }),
      { program, from, request: requestAbout('Physician (MD)', ['TX', 'CA']) },
    );
    expect(california?.element).toMatchObject({
      name: 'License, California',
      gaps: [{ text: 'License not verified yet', actions: [{ lookup: { licenseId: 'l-CA' } }] }],
    });
  });
  test('a nurse’s multistate license covers the states of the compact, and no other', () => {
    const nurse = license(
      'AZ',
      { ...active, compactStatus: 'Multistate' },
      { licenseType: { id: 'rn', name: 'Registered nurse' } },
    );
    const lines = linesOf(
      fileOf({ licenses: [nurse] }),
      requestAbout('Registered nurse', ['AZ', 'TX', 'CA']),
    );
    expect(Object.keys(lines).filter((name) => name.startsWith('License, '))).toEqual([
      'License, Registered nurse AZ-1, AZ',
      'License, California',
    ]);
  });
  test('an authority of a compact is checked, by the same words as in the verdict of the file', () => {
    const psychologist = license('AZ', active, { licenseType: { id: 'psy', name: 'Psychologist' } });
    const lines = linesOf(
      fileOf({
        licenses: [psychologist],
        info: { Certificates: [{ id: 'c1', type: 'PSYPACT', certifyingOrganization: 'PSYPACT' }] },
      }),
      requestAbout('Psychologist', ['AZ', 'CO']),
    );
    expect(lines['License, Colorado']).toBe(
      'Missing | Colorado: PSYPACT authority on file: check that Colorado takes part',
    );
  });
  test('a license of another profession covers nothing', () => {
    const nurse = license('CA', active, { licenseType: { id: 'rn', name: 'Registered nurse' } });
    const lines = linesOf(
      fileOf({ licenses: [license('TX'), nurse] }),
      requestAbout('Physician (MD)', ['TX', 'CA']),
    );
    expect(lines['License, California']).toBe(
      'Missing | California: Only a license of another type: Registered nurse',
    );
  });
  test('one that ended where the provider does not practice is no gap; one that was revoked there is', () => {
    expect(ohioLine('Lapsed')).toBe('Verified');
    expect(ohioLine('Revoked')).toBe('Pending | “Revoked” at its board');
  });
});
