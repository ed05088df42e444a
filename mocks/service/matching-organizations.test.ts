import { describe, expect, test } from 'vitest';
import { factsOf } from './matching-facts';
import { isOrganization, mayBePerson, namesOfOrganization, ownersOf } from './matching-organizations';
import { compare } from './matching-score';
import type { ScanParameter } from './scan-parameters';

// How organizations, and the people after whom they are named, are compared (rules.md 12.9).

const facility = (name: string): ScanParameter[] => [{ type: 'FacilityName', name }];
const ada: ScanParameter[] = [{ type: 'Name', firstName: 'Ada', lastName: 'Okoro' }];
const score = (parameters: ScanParameter[], record: Record<string, unknown>) =>
  compare(parameters, factsOf(record));

describe('the name of an organization', () => {
  test.each([
    ['Cedar Ridge Clinics', 'CEDAR RIDGE CLINIC'],
    ['Cedar Ridge Pharmacy', 'Cedar Ridge Pharmacies, L.L.C.'],
    ['Cedar Ridge Medical Services', 'CEDAR RIDGE MED SVCS INC'],
    ['Cedar Ridge Healthcare', 'Cedar Ridge Health Care, P.C.'],
    ["St. Luke's Hospital", 'SAINT LUKES HOSP'],
    ['Cedar Ridge Clinic', 'QUILL HOLDINGS LLC DBA CEDAR RIDGE CLINIC'],
    ['Cedar Ridge Clinic', 'Quill Holdings, Inc. d/b/a Cedar Ridge Clinic'],
    ['Cedar Ridge Clinic f/k/a Quill Health', 'QUILL HEALTH LLC'],
  ])('%s is %s', (name, businessName) => {
    const { positive, score: found } = score(facility(name), { businessName });
    expect(positive).toHaveLength(1);
    expect(found).toBeGreaterThan(0.7);
  });

  test('is found among those that a firm has besides', () => {
    const record = { fullName: 'QUILL HOLDINGS LLC', aliases: [{ fullName: 'CEDAR RIDGE' }] };
    expect(score(facility('Cedar Ridge LLC'), record).positive).toHaveLength(1);
    const person = { fullName: 'QUILL, ADA', aliases: [{ fullName: 'CEDAR RIDGE CLINIC' }] };
    expect(score(facility('Cedar Ridge Clinics'), person).positive).toHaveLength(1);
  });

  test.each([
    ['Cedar Medical Center', 'Ridge Medical Center'],
    ['Cedar Ridge Clinic', 'Cedar Hill Clinic'],
    ['Miami Community Health Center', 'Norfolk Community Health Center'],
  ])('%s is not %s, whatever words of the trade both have', (name, businessName) => {
    const { positive, negative } = score(facility(name), { businessName });
    expect(positive).toEqual([]);
    expect(negative).toHaveLength(1);
  });

  test('is told from that of a person by its legal form or the trade', () => {
    expect(['CEDAR RIDGE CLINICS', 'Quill Holdings, L.L.C.', 'OKORO ADA DDS PC'].every(isOrganization)).toBe(
      true,
    );
    expect(['Okoro, Ada', 'ADA R OKORO MD', 'St. John, Mary'].some(isOrganization)).toBe(false);
  });

  test('that is no more than one does not pass for a person', () => {
    const firms = [
      'Quill Pharmacy',
      'Day Care Center',
      'Quill, Day and Home',
      'Day LLC',
      'Okoro, Ada',
      'Day',
    ];
    expect(firms.filter(mayBePerson)).toEqual([]);
  });

  test('keeps what would leave nothing', () => {
    expect(namesOfOrganization('The Company, LLC')).toEqual([['the', 'company', 'llc']]);
    expect(namesOfOrganization('')).toEqual([]);
  });
});

describe('a practice that bears the name of its owner', () => {
  test.each([
    'ADA OKORO MD PLLC',
    'Okoro, Ada, D.D.S., P.C.',
    'Ada R. Okoro Family Dentistry',
    'QUILL LLC DBA ADA OKORO CLINIC',
  ])('%s is found for her, and agrees less than her own record', (businessName) => {
    const { positive, score: found } = score(ada, { businessName });
    expect(positive).toEqual(ada);
    expect(found).toBeGreaterThan(0.45);
    expect(found).toBeLessThan(score(ada, { firstName: 'Ada', lastName: 'Okoro' }).score);
  });

  test('is found for nobody who shares the surname alone, and contradicts nobody', () => {
    for (const businessName of ['OKORO MEDICAL CLINIC', 'BRIDGET OKORO MD PLLC', 'CLINIC OF ADA OKORO'])
      expect(score(ada, { businessName })).toEqual({ score: 0, positive: [], negative: [] });
    expect(ownersOf('Ada Grace Ruth Okoro Clinic')).toEqual([]);
  });

  test('finds her own record', () => {
    const practice = facility('Ada Okoro MD PLLC');
    expect(score(practice, { firstName: 'ADA', lastName: 'OKORO' }).positive).toEqual(practice);
    expect(score(practice, { firstName: 'BRIDGET', lastName: 'OKORO' })).toMatchObject({
      positive: [],
      negative: [],
    });
  });

  test('stands under a full name as well, where a list has no field for firms', () => {
    expect(score(ada, { fullName: 'OKORO ADA MD PLLC' }).positive).toEqual(ada);
    expect(score(ada, { fullName: 'ADA MEDICAL SUPPLY OKORO FAMILY LLC' }).score).toBeLessThan(0.55);
    expect(score(ada, { fullName: 'CEDAR RIDGE CLINIC LLC', npiNumber: 1_234_567_893 }).negative).toEqual([]);
  });
});
