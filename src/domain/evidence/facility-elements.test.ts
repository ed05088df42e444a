import { describe, expect, test } from 'vitest';
import { linesOf, scan } from './testing';
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
  test('writes its CLIA number as two digits, D and seven digits', () => {
    expect(cmsLine('12D34567')).toContain('“12D34567” is no CLIA number');
    expect(cmsLine('12D3456789')).not.toContain('CLIA');
    expect(cmsLine('450123')).not.toContain('CLIA');
  });
});
