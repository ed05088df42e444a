import { describe, expect, test } from 'vitest';
import { elementsOf } from './elements';
import { requiredFieldsOf } from './entries-on-file';
import { from, linesOf, program, scan } from './testing';
import type { OnFile } from './types';

const facilityWith = (info: object): OnFile => ({
  kind: 'facility',
  facilityId: 'f',
  data: { facilityInfo: info as never },
});

const facilityLines = (info: object) =>
  linesOf(facilityWith(info), { applicationReceivedDate: '2026-11-01' });

const facilityLicenseLine = (nonVerifiedInfo: object) =>
  facilityLines({ License: [{ id: 'l', licenseNumber: 'H-1', nonVerifiedInfo }] })['License'];

const cmsLine = (certificationNumber: string) =>
  facilityLines({ CmsCertification: [{ id: 'c', certificationNumber }] })['CMS certification'];

const accreditationLine = (nonVerifiedInfo: object) =>
  facilityLines({ Accreditation: [{ id: 'a', accreditationNumber: 'J-1', nonVerifiedInfo }] })[
    'Accreditation or site visit'
  ];

describe('a facility', () => {
  test('is accredited or visited, and is asked for no DEA number that it does not claim', () => {
    const names = Object.keys(facilityLines({}));
    expect(names).toContain('Accreditation or site visit');
    expect(names).not.toContain('DEA registration');
    expect(names).not.toContain('Work history, five years');
  });
  test('that no accreditor knows is visited on site instead', () => {
    const about = { ...facilityWith({}), data: { datasetScans: [scan('JointCommission')] } } as OnFile;
    expect(linesOf(about, { applicationReceivedDate: '2026-11-01' })['Accreditation or site visit']).toBe(
      'Pending | Neither accreditation nor site visit on file',
    );
  });
  test('is asked for a CMS certification and a Medicare enrollment where it claims one', () => {
    expect(Object.keys(facilityLines({}))).not.toContain('CMS certification');
    expect(facilityLines({ MedicareEnrollment: [{ id: 'm' }] })['Medicare enrollment']).toBe(
      'Pending | Medicare enrollment on file, not verified',
    );
  });
  test('has a license that its state’s word and its dates let stand', () => {
    expect(facilityLicenseLine({ licenseStatus: 'Revoked', expirationDate: '2027-01-01' })).toBe(
      'Pending | License, H-1: “Revoked”',
    );
    expect(facilityLicenseLine({ licenseStatus: 'Active', expirationDate: '2026-01-01' })).toBe(
      'Pending | No license in force: the last ended Jan 1, 2026',
    );
  });
  test.each<[string, object, string]>([
    ['without status and end', {}, 'License, H-1: status and expiration date missing'],
    ['without a status', { expirationDate: '2027-01-01' }, 'License, H-1: status missing'],
    ['without an end', { licenseStatus: 'Active' }, 'License, H-1: expiration date missing'],
    [
      'with an end that cannot be read',
      { licenseStatus: 'Active', expirationDate: 'soon' },
      'License, H-1: its end “soon” cannot be read as a date',
    ],
    [
      'that begins later',
      { licenseStatus: 'Active', issueDate: '2027-01-01', expirationDate: '2029-01-01' },
      'License, H-1: begins Jan 1, 2027',
    ],
  ])('has no license in force by one %s', (_, stated, gap) => {
    expect(facilityLicenseLine(stated)).toBe(`Pending | ${gap}`);
  });
  test('has an accreditation that its body’s decision and its dates let stand', () => {
    const expirationDate = '2027-01-01';
    expect(accreditationLine({ decision: 'Denied', expirationDate })).toBe(
      'Pending | Accreditation, J-1: “Denied”',
    );
    expect(accreditationLine({ decision: 'Accredited' })).toBe(
      'Pending | Accreditation, J-1: expiration date missing',
    );
    expect(accreditationLine({ decision: 'Accredited', expirationDate })).toBe(
      'Pending | Accreditation on file, not verified with its body',
    );
  });
  test('has a DEA registration that runs by what is stated, or by the registry', () => {
    const Dea = [{ id: 'd', deaNumber: 'FQ1234563', nonVerifiedInfo: { isActive: true } }];
    expect(facilityLines({ Dea })['DEA registration']).toBe(
      'Pending | DEA registration, FQ1234563: expiration date missing',
    );
    const found = { registrationNumber: 'FQ1234563', active: true, expirationDate: '2027-01-01' };
    const about = {
      ...facilityWith({}),
      data: { facilityInfo: { Dea } as never, datasetScans: [scan('Dea', [found])] },
    } as OnFile;
    expect(linesOf(about, { applicationReceivedDate: '2026-11-01' })['DEA registration']).toBe('Verified');
  });
  test('writes its CLIA number as two digits, D and seven digits', () => {
    expect(cmsLine('12D34567')).toContain('“12D34567” is no CLIA number');
    expect(cmsLine('12D3456789')).not.toContain('CLIA');
    expect(cmsLine('450123')).not.toContain('CLIA');
  });
});

const manualCheck = 'State of Texas | by call | 2026-11-18 | dana@example.org';

const recorded = (name: string, type: string, facts: object, ...lines: string[]) =>
  elementsOf(
    [
      {
        name,
        source: lines.join('\n'),
        references: { facilityInfo: [{ facilityInfoId: 'x', facilityInfoType: type }] } as never,
      },
    ],
    facilityWith({ [type]: [{ id: 'x', ...facts }] }),
    { program, from, request: { applicationReceivedDate: '2026-11-01' } },
  )[0];

const license = (nonVerifiedInfo: object, ...lines: string[]) => {
  const element = recorded('License', 'License', { licenseNumber: 'H-1', nonVerifiedInfo }, ...lines);
  return [element?.status, ...(element?.gaps ?? []), ...(element?.findings ?? [])].map((one) =>
    typeof one === 'object' ? one.text : one,
  );
};

const bare = (source: string) =>
  elementsOf([{ name: 'License', source }], facilityWith({}), { program, from })[0]?.gaps.map(
    ({ text }) => text,
  );

const element = (name: string, type: string, nonVerifiedInfo: object) =>
  recorded(name, type, { nonVerifiedInfo }) ?? { name, evidence: [] };

describe('what a source said when somebody asked it', () => {
  test.each<[string, object, string[], string[]]>([
    [
      'nothing: the license is not known to run',
      {},
      [manualCheck],
      ['Pending', 'License, H-1: status and expiration date missing'],
    ],
    [
      'that it is active, not until when',
      {},
      [`${manualCheck} | status Active`],
      ['Pending', 'License, H-1: expiration date missing'],
    ],
    [
      'that it is active until a day to come',
      {},
      [`${manualCheck} | status Active | until 2027-05-01`],
      ['Verified'],
    ],
    ['that it is active without an end', {}, [`${manualCheck} | status Active | until no end`], ['Verified']],
    [
      'of this license alone',
      {},
      [`For License, H-1 | ${manualCheck} | status Active | until 2027-05-01`],
      ['Verified'],
    ],
    [
      'of another one',
      {},
      [`For License, H-2 | ${manualCheck} | status Active | until 2027-05-01`],
      ['Pending', 'License, H-1: status and expiration date missing'],
    ],
    [
      'that it has ended',
      {},
      [`${manualCheck} | status Active | until 2026-05-01`],
      ['Pending', 'No license in force: the last ended May 1, 2026'],
    ],
    [
      'that it is suspended, whatever is stated',
      { licenseStatus: 'Active', expirationDate: '2027-01-01' },
      [`${manualCheck} | status Suspended`],
      ['Pending', 'License, H-1: “Suspended”'],
    ],
    [
      'a word that nobody knows',
      {},
      [`${manualCheck} | status Peachy | until 2027-05-01`],
      ['Pending', 'License, H-1: “Peachy”: what that means is not known'],
    ],
    [
      'a limited word: it runs, and is weighed',
      {},
      [`${manualCheck} | status Provisional | until 2027-05-01`],
      ['Verified', 'License, H-1: “Provisional”'],
    ],
    [
      'nothing, and the file states both',
      { licenseStatus: 'Active', expirationDate: '2027-01-01' },
      [manualCheck],
      ['Verified'],
    ],
  ])('%s', (_, stated, lines, expected) => {
    expect(license(stated, ...lines)).toEqual(expected);
  });

  test('what is stated and limited is weighed too', () => {
    expect(license({ licenseStatus: 'Provisional', expirationDate: '2027-01-01' }, manualCheck)).toEqual([
      'Verified',
      'License, H-1: “Provisional”',
    ]);
  });

  test('a license that nobody entered is not verified by a record that does not say how it stands', () => {
    expect(bare(manualCheck)).toEqual(['License: status and expiration date missing']);
    expect(bare(`${manualCheck} | status Active | until 2027-05-01`)).toEqual([]);
  });

  test('is asked for where the file states neither, of what is in force or not', () => {
    const about = { isFacility: true, entry: '' };
    expect(requiredFieldsOf(element('License', 'License', {}), about)).toEqual({ status: true, until: true });
    expect(
      requiredFieldsOf(
        element('License', 'License', { licenseStatus: 'Active', expirationDate: '2027-01-01' }),
        about,
      ),
    ).toEqual({ status: false, until: false });
    expect(requiredFieldsOf(element('DEA registration', 'Dea', { isActive: false }), about)).toEqual({
      status: false,
      until: true,
    });
    expect(requiredFieldsOf({ name: 'Liability insurance', evidence: [] }, about)).toEqual({
      status: false,
      until: true,
    });
    expect(requiredFieldsOf(element('Liability insurance', 'LiabilityInsurance', {}), about)).toBeUndefined();
    expect(
      requiredFieldsOf({ name: 'DEA registration', evidence: [] }, { ...about, isFacility: false }),
    ).toEqual({ status: true, until: true, state: true });
    expect(
      requiredFieldsOf({ name: 'DEA registration', evidence: [] }, { entry: 'DEA in CA', isFacility: false }),
    ).toBeUndefined();
    expect(
      requiredFieldsOf({ name: 'Board certification', evidence: [] }, { ...about, isFacility: false }),
    ).toEqual({
      status: true,
      until: true,
    });
  });

  test('was not always recorded: what was decided by such a record stands', () => {
    const [decided] = elementsOf([{ name: 'License', source: manualCheck }], facilityWith({}), {
      program,
      from,
      isDecided: true,
    });
    expect(decided?.gaps).toEqual([]);
  });
});
