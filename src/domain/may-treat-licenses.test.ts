import { describe, expect, test } from 'vitest';
import type { License, Provider } from '@/api/models';
import { openLines } from './may-treat';
import { ask, called, license, nevadan, practicing, told } from './testing-treat';

describe('where care is given decides', () => {
  test('with a Texas license alone it is yes in Texas, and not in California and New York', () => {
    expect(ask({ provider: practicing('TX', 'CA', 'NY'), licenses: [license('TX')] })).toMatchObject({
      answer: 'with restrictions',
      tone: 'warning',
      headline: 'Yes in TX. Not in CA and NY: no license.',
    });
    const otherStateVerdict = ask({ provider: practicing('CA', 'NY'), licenses: [license('TX')] });
    expect(otherStateVerdict).toMatchObject({
      answer: 'no',
      tone: 'error',
      headline: 'Not in CA and NY: no license. Yes in TX.',
    });
    expect(openLines(otherStateVerdict)[0]).toMatchObject({
      text: 'No license',
      action: { kind: 'attach', state: 'CA' },
    });
  });

  test('without practice states nothing can be confirmed, and they are asked for', () => {
    const { answer, headline, lines } = ask({ provider: { ...nevadan, primaryPracticeState: undefined } });
    expect({ answer, headline }).toEqual({
      answer: 'cannot confirm',
      headline: 'Cannot confirm: no practice states on file.',
    });
    expect(lines.find(({ key }) => key === 'where')?.action).toEqual({
      kind: 'edit',
      what: 'practice states',
    });
  });

  test.each<[string, string, License[], string]>([
    ['Texas', 'Yes in TX.', [license('TX')], 'yes'],
    ['tx', 'Yes in TX.', [license('TX')], 'yes'],
    [
      'Xanadu',
      'Cannot confirm in Xanadu: “Xanadu” is no state that is known. Yes in TX.',
      [license('TX')],
      'cannot confirm',
    ],
  ])('a practice state that is written %s', (written, headline, licenses, answer) => {
    expect(ask({ provider: practicing(written), licenses })).toMatchObject({ answer, headline });
  });

  test('a license whose state is not on file is no license of a state, and leaves it open', () => {
    const stateless = license('NV', {
      state: undefined,
      licenseType: { id: 'rn', name: 'Registered nurse' },
    });
    expect(told({ licenses: [stateless] })).toEqual({
      answer: 'cannot confirm',
      open: ['No license of this state, and one whose state is not on file'],
    });
  });

  test('a license of another profession does not count, nor does one for controlled substances', () => {
    const nurse = { ...nevadan, providerType: { id: 'np', name: 'Nurse practitioner' } };
    const cds = license('NV', { licenseType: { id: 'cds', name: 'Controlled substance registration' } });
    expect(ask({ provider: nurse, deaRegistrations: undefined }).states[0]).toMatchObject({
      answer: 'cannot confirm',
      line: { text: 'Only a license of another type: Registered nurse' },
    });
    expect(ask({ licenses: [cds] }).states[0]).toMatchObject({ answer: 'no', label: 'No license' });
  });
});

/** A license of a type in Nevada. */
const typed = (name: string | undefined, more: Partial<License> = {}, result = {}) =>
  license('NV', { licenseType: name === undefined ? {} : { id: 't', name }, ...more }, result);
const somebody = (name: string | undefined): Provider => ({
  ...nevadan,
  providerType: name === undefined ? undefined : { id: 't', name },
});

describe('whether a license is of the provider’s own profession', () => {
  test.each<[string, string]>([
    ['Registered nurse', 'Registered Nurse'],
    ['RN', 'Registered Professional Nurse'],
    ['Registered nurse', 'R.N.'],
    ['Registered nurse', 'Registered Nurse (RN), Multistate'],
    ['Physician (MD)', 'Physician and Surgeon'],
    ['Physician (MD)', 'Medical Doctor, M.D.'],
    ['Physician (DO)', 'Osteopathic Physician & Surgeon'],
    ['Physician (MD)', 'Physician (DO)'],
    ['Nurse practitioner', 'Advanced Practice Registered Nurse'],
    ['Nurse practitioner', 'Family Nurse Practitioner'],
    ['Nurse practitioner', 'Certified nurse midwife (CNM)'],
    ['Physician assistant', 'PA-C'],
    ['Clinical social worker', 'Licensed Independent Clinical Social Worker (LICSW)'],
    ['Psychologist', 'Psychologist, Ph.D.'],
    ['Paramedic', 'Emergency medical technician'],
    ['Physical therapist', 'PT Compact Privilege'],
    ['Herbalist', 'Herbalist'],
    ['Surgeon', 'Physicians and Surgeons'],
    ['Dentist', 'Oral and maxillofacial surgeon'],
    ['Optician', 'Dispensing optician'],
    ['Certified nursing assistant', 'CERTIFIED NURSING ASSISTANT'],
    ['Pharmacist intern', 'Pharmacist Intern'],
  ])('of somebody who is “%s” one of the type “%s” is', (providerTypeName, type) => {
    const answer = ask({ provider: somebody(providerTypeName), licenses: [typed(type)] });
    expect(answer.states[0]?.answer).toBe('yes');
  });

  test.each<[string | undefined, string | undefined, string]>([
    [
      'Registered nurse',
      'Certified nursing assistant',
      'License type “Certified nursing assistant”: whether it is the license of a registered nurse is not known',
    ],
    [
      'Pharmacist',
      'Pharmacy',
      'License type “Pharmacy”: whether it is the license of a pharmacist is not known',
    ],
    [
      'Registered nurse',
      'Temporary Registered Nurse Permit',
      'License type “Temporary Registered Nurse Permit”: whether it is the license of a registered nurse is not known',
    ],
    [
      'Optometrist',
      'Optometry student',
      'License type “Optometry student”: whether it is the license of an optometrist is not known',
    ],
    [
      'Pharmacist',
      'Pharmacist intern',
      'License type “Pharmacist intern”: whether it is the license of a pharmacist is not known',
    ],
    [
      'Physician (MD)',
      'Physician training license',
      'License type “Physician training license”: whether it is the license of a physician (MD) is not known',
    ],
    [
      'Dental hygienist',
      'Dental hygienist, local anesthesia',
      'License type “Dental hygienist, local anesthesia”: whether it is the license of a dental hygienist is not known',
    ],
    [
      'Herbalist',
      'Pharmacist',
      'License type “Pharmacist”: whether it is the license of a herbalist is not known',
    ],
    [
      'Registered nurse',
      undefined,
      'License type not on file: whether it is the license of a registered nurse is not known',
    ],
    [
      undefined,
      'Registered nurse',
      'License type “Registered nurse”: whether it is the provider’s own is not known without a provider type',
    ],
  ])('of somebody who is “%s” one of the type “%s” cannot be confirmed', (providerTypeName, type, why) => {
    const answer = ask({
      provider: somebody(providerTypeName),
      licenses: [typed(type)],
      deaRegistrations: undefined,
    });
    expect(answer.states[0]).toMatchObject({
      answer: 'cannot confirm',
      label: 'Cannot confirm',
      line: { text: `NV-1: ${why}`, action: { kind: 'open license' } },
    });
  });

  test('one that is not known to be the own one is no yes elsewhere, and adds nothing to one that is', () => {
    const assistant = typed('Certified nursing assistant', { id: 'cna', licenseNumber: 'CNA-7' });
    const otherStateLicense = license('TX', {
      licenseType: { id: 't', name: 'Certified nursing assistant' },
    });
    expect(ask({ licenses: [otherStateLicense] }).headline).toBe('Not in NV: no license.');
    expect(ask({ licenses: [license('NV'), assistant, otherStateLicense] }).headline).toBe('Yes in NV.');
    const expired = license('NV', {}, { expires: '2020-01-31' });
    expect(ask({ licenses: [expired, assistant] }).states[0]).toMatchObject({
      answer: 'cannot confirm',
      line: { text: expect.stringContaining('CNA-7: License type “Certified nursing assistant”') },
    });
  });

  test('one that is not in force gives nothing, whosever it is', () => {
    const ended = typed('Certified nursing assistant', {}, { expires: '2020-01-31' });
    expect(ask({ licenses: [ended] }).states[0]).toMatchObject({
      answer: 'no',
      line: { text: 'NV-1: Expired Jan 31, 2020' },
    });
  });

  test('a multistate license opens no other state where it is not known to be the own one', () => {
    const licenses = [license('AZ', {}, { compactStatus: 'Multistate' })];
    const permit = [
      license(
        'AZ',
        { licenseType: { id: 't', name: 'Temporary registered nurse permit' } },
        { compactStatus: 'Multistate' },
      ),
    ];
    const texan = practicing('TX');
    expect(ask({ provider: texan, licenses }).headline).toBe('Yes in TX.');
    expect(ask({ provider: { ...texan, providerType: undefined }, licenses }).headline).toBe(
      'Cannot confirm in TX: license type “Registered nurse”: whether it is the provider’s own is not known without a provider type.',
    );
    expect(ask({ provider: texan, licenses: permit }).states[0]).toMatchObject({
      answer: 'cannot confirm',
      by: 'compact',
      line: { action: { kind: 'open license' } },
    });
  });

  test('where a state took one away that may be the own one, no compact is a yes', () => {
    const taken = license(
      'TX',
      { licenseType: { id: 't', name: 'Nursing license' } },
      { licenseStatus: 'Revoked' },
    );
    const licenses = [license('AZ', {}, { compactStatus: 'Multistate' }), taken];
    expect(ask({ provider: practicing('TX'), licenses }).states[0]).toMatchObject({
      answer: 'cannot confirm',
      line: { text: expect.stringMatching(/^TX-1: “Revoked” at its board\. License type “Nursing license”/) },
    });
    expect(ask({ provider: practicing('TX'), licenses: [taken] }).answer).toBe('no');
  });
});

describe('what boards say of a license', () => {
  test.each<[string, string, string]>([
    ['CURRENT', 'yes', 'Yes in NV.'],
    ['Active, practice prohibited', 'no', 'Not in NV: “Active, practice prohibited” at its board.'],
    [
      'Active, on probation',
      'with restrictions',
      'With restrictions in NV: “Active, on probation” at its board.',
    ],
    ['Suspended', 'no', 'Not in NV: “Suspended” at its board.'],
    ['License Revoked 03/2026', 'no', 'Not in NV: “License Revoked 03/2026” at its board.'],
    ['Revocation stayed', 'with restrictions', 'With restrictions in NV: “Revocation stayed” at its board.'],
    ['Delinquent/Active', 'no', 'Not in NV: “Delinquent/Active” at its board.'],
    ['Unencumbered', 'yes', 'Yes in NV.'],
    [
      'Grandparented',
      'cannot confirm',
      'Cannot confirm in NV: “Grandparented” at its board: what that means is not known.',
    ],
    ['', 'cannot confirm', 'Cannot confirm in NV: its board gives no status.'],
  ])('%s', (status, answer, headline) => {
    expect(ask({ licenses: [called(status)] })).toMatchObject({ answer, headline });
  });

  test('on probation is amber and never green', () => {
    expect(ask({ licenses: [called('Active, on probation')] }).tone).toBe('warning');
  });

  test('what the team settled about a word counts', () => {
    expect(ask({ licenses: [called('Grandparented')], settled: { grandparented: 'good' } }).answer).toBe(
      'yes',
    );
  });

  test.each<[string, License, string, string]>([
    ['expired', license('NV', {}, { expires: '2026-11-19' }), 'no', 'verify'],
    ['not known to its board', license('NV', { currentVerificationStatus: 'NotFound' }), 'no', 'verify'],
    ['not approved', license('NV', { approvedStatus: 'No' }), 'no', 'open license'],
    [
      'to be reviewed',
      license('NV', { currentVerificationStatus: 'NeedsReview' }),
      'cannot confirm',
      'review',
    ],
    [
      'not verified',
      license('NV', { currentVerificationStatus: undefined, currentVerification: undefined }),
      'cannot confirm',
      'verify',
    ],
    ['restricted', license('NV', { restrictionStatus: 'Restricted' }), 'with restrictions', 'open license'],
    ['called what nobody knows', called('Grandparented'), 'cannot confirm', 'settle word'],
    ['called nothing', called(''), 'cannot confirm', 'open license'],
    ['called what is no word', called('(.)'), 'cannot confirm', 'open license'],
  ])('a license that is %s', (_, one, answer, action) => {
    const { states } = ask({ licenses: [one] });
    expect(states[0]).toMatchObject({ answer, line: { action: { kind: action } } });
  });

  test('while a license is being verified there is nothing to press', () => {
    const [state] = ask({ licenses: [license('NV', { currentVerificationStatus: 'Working' })] }).states;
    expect(state?.line).toMatchObject({ isUnderWay: true, action: undefined });
  });

  test('a license that a board took away is weighed, in another state and in the same one', () => {
    expect(told({ licenses: [license('NV'), called('Suspended', 'TX')] })).toEqual({
      answer: 'with restrictions',
      open: ['Texas license TX-1: “Suspended” at its board. A person weighs it'],
    });
    const before = { ...called('Revoked'), id: 'before', licenseNumber: 'NV-0' };
    expect(told({ licenses: [license('NV'), before] })).toEqual({
      answer: 'with restrictions',
      open: ['NV-1: NV-0 is “Revoked” at its board'],
    });
    expect(told({ licenses: [license('NV'), license('TX', {}, { expires: '2020-01-31' })] }).answer).toBe(
      'yes',
    );
  });
});
