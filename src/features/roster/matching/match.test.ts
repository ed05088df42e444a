import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { matchColumns } from '../columns';
import { facilityRoster } from '../facility-roster';
import { providerRoster } from '../provider-roster';
import { matchHeading } from './match';

const { fields } = providerRoster({ providerTypes: [], licenseTypes: [], queryClient: new QueryClient() });
const facilities = facilityRoster([]).fields;

const fieldOf = (heading: string) => matchColumns([heading], fields)[0];

test.each([
  ['Prvdr_Lst_Nm', 'lastName'],
  ['PROV LNAME', 'lastName'],
  ['Practitioner First Name*', 'firstName'],
  ['Indiv. NPI #', 'npi'],
  ['National Provider Identifier (NPI)', 'npi'],
  ['Type 1 NPI', 'npi'],
  ['Please enter the provider’s NPI number', 'npi'],
  ['Date of Birth\n(MM/DD/YYYY)', 'dateOfBirth'],
  ['Prov_DOB__c', 'dateOfBirth'],
  ['D.O.B.', 'dateOfBirth'],
  ['D. O. B', 'dateOfBirth'],
  ['Birth Dt.', 'dateOfBirth'],
  ['N.P.I. #', 'npi'],
  ['D.E.A. No.', 'deaNumber'],
  ['S.S.N.', undefined],
  ['Lic. No.', 'licenseNumber'],
  ['Gndr Cd', 'gender'],
  ['Sex (M/F)', 'gender'],
  ['DATEOFBIRTH', 'dateOfBirth'],
  ['Degree/Credentials', 'providerTypeId'],
  ['Professional Degree', 'providerTypeId'],
  ['State Lic No.', 'licenseNumber'],
  ['LicenseNbr[1]', 'licenseNumber'],
  ['State of Licensure', 'licenseState'],
  ['Lic Type', 'licenseType'],
  ['Credentialed', 'credentialedDate'],
  ['Initial Cred Date', 'credentialedDate'],
  ['Next Recred Dt', 'nextCredentialingDate'],
  ['Last Cred Date', 'credentialedDate'],
  ['Lic St', 'licenseState'],
  ['Malpractice Carrier Name', 'insurer'],
  ['Prof Liab Policy No', 'policyNumber'],
  ['DEA Reg #', 'deaNumber'],
  ['CAQH ProView ID', 'portalId'],
  ['Lang(s) Spoken', 'languages'],
  ['Txnmy Cd', 'taxonomyId'],
  ['Maiden Name', 'otherLastName'],
  ['Name of Certifying Board', 'boardType'],
  ['Board Cert Exp Date', 'boardExpirationDate'],
  ['Date Recredentialed', 'recredentialedDates'],
])('The heading %j is about %s', (heading, field) => {
  expect(fieldOf(heading)).toBe(field);
});

test.each([
  'SSN',
  'Social Security Number',
  'SS #',
  'Group NPI',
  'Grp_NPI__c',
  'Organization NPI',
  'Type 2 NPI',
  'Billing NPI',
  'Facility NPI',
  'Practice NPI',
  'Service Location NPI',
  'Supervising Physician NPI',
  'Pay-To NPI',
  'Tax ID',
  'TIN',
  'Federal Tax ID Number',
  'EIN',
  'Last Name of Contact',
  'Authorized Official First Name',
  'Supervising Physician Last Name',
  'NPI Deactivation Date',
  'License Expiration Date',
  'License Number 3',
  'License Status',
  'Year of Birth',
  'City of Birth',
  'Medical School Degree Date',
  'Billing Address 1',
  'Home City',
  'Remit Zip',
  'Individual/Group NPI',
  'Primary Care Physician NPI',
  'NPI 2',
  'Collaborating Physician Name',
  'Provider Group Name',
  'Emergency Contact Phone',
  'Home Phone',
  'SSN/TIN',
  'Owner SSN',
  'Medicaid Group NPI',
  'Previous Last Name',
  'Spouse First Name',
  'Board Certified (Y/N)',
  'Board Eligible',
  'DEA Expiration Date',
  'CDS Number',
  'CAQH Password',
  'CAQH Attestation Date',
  'Residency Specialty',
  'Specialty Code Description 2',
  'Office Staff Languages',
  'Health Plan Policy',
  'Cred Contact Email',
  'Medicaid ID',
  'Medicare PTAN',
])('The heading %j is about nothing of a provider', (heading) => {
  expect(fieldOf(heading)).toBeUndefined();
});

test('The address of the practice is taken whole, and not that of bills or of a second office', () => {
  expect(
    matchColumns(
      [
        'Mailing Street',
        'Mailing City',
        'Mailing ST',
        'Mailing Zip',
        'Bill Addr',
        'Bill City',
        'Svc Loc Addr',
        'Ofc Addr Ln 1',
        'Ofc City',
        'Ofc State',
        'Ofc Zip',
      ],
      fields,
    ),
  ).toEqual([...Array<undefined>(7), 'addressLine1', 'city', 'state', 'zipCode']);
  expect(
    matchColumns(
      ['Address 1', 'City 1', 'State 1', 'Zip 1', 'Address 2', 'City 2', 'State 2', 'Zip 2'],
      fields,
    ),
  ).toEqual(['addressLine1', 'city', 'state', 'zipCode', ...Array<undefined>(4)]);
});

test('The numbers of places are no numbers of lines: only the first place is taken', () => {
  expect(
    matchColumns(
      [
        'Svc Loc 1 Addr',
        'Svc Loc 1 City',
        'Svc Loc 1 State',
        'Svc Loc 1 Zip',
        'Svc Loc 2 Addr',
        'Svc Loc 2 City',
      ],
      fields,
    ),
  ).toEqual(['addressLine1', 'city', 'state', 'zipCode', undefined, undefined]);
});

test('An address for letters is taken where there is no other', () => {
  expect(matchColumns(['Mail Addr 1', 'Mail Addr 2', 'Mail City', 'Mail State', 'Mail Zip'], fields)).toEqual(
    ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'],
  );
});

test.each([
  ['Hospital Name', 'name'],
  ['DBA Name', 'dba'],
  ['Site Phone', 'phoneNumber'],
  ['Fac Fax', 'faxNumber'],
  ['CCN', 'medicarePartANumber'],
  ['Facility TIN', 'facilityTaxId'],
  ['Group TIN', 'groupTaxId'],
  ['Parent Organization', 'parentFacilityId'],
])('In a list of facilities the heading %j is about %s', (heading, field) => {
  expect(matchColumns([heading], facilities)[0]).toBe(field);
});

const npis = [['1234567893'], ['1900000013'], ['1900000021']];

test('Cells find the NPI below a heading that says nothing, but not below that of a group, nor one number in all rows', () => {
  expect(matchColumns(['Column 4'], fields, {}, npis)).toEqual(['npi']);
  expect(matchColumns(['Group'], fields, {}, npis)).toEqual([undefined]);
  expect(
    matchColumns(
      ['Column 4'],
      fields,
      {},
      npis.map(() => ['1234567893']),
    ),
  ).toEqual([undefined]);
});

test('Cells that hold Social Security numbers overrule the name of the column', () => {
  const rows = [['900-11-0001'], ['900-11-0002'], ['900-11-0003']];
  expect(matchColumns(['NPI'], fields, {}, rows)).toEqual([undefined]);
  expect(matchColumns(['License Number'], fields, {}, rows)).toEqual([undefined]);
});

test('A recredentialing date is the last one where its days are past, and the next one where they lie ahead', () => {
  const past = [['1/2/2019'], ['3/4/2020'], ['5/6/2021']];
  const ahead = [['1/2/2090'], ['3/4/2091'], ['5/6/2092']];
  expect(matchColumns(['Recredentialing Date'], fields, {}, past)).toEqual(['credentialedDate']);
  expect(matchColumns(['Recredentialing Date'], fields, {}, ahead)).toEqual(['nextCredentialingDate']);
});

test('Of a field without a column the likely columns are told', () => {
  expect(matchColumns(['Their key'], fields, {}, npis)).toEqual([undefined]);
  expect([...matchHeading(['Their key'], fields, { rows: npis }).likely]).toContainEqual(['npi', [0]]);
});

/** For which fields a column beside an NPI is offered, by its name and what stands in it. */
const offeredFor = (heading: string, ...values: string[]) =>
  [
    ...matchHeading(['NPI', heading], fields, { rows: values.map((value) => ['1234567893', value]) }).likely,
  ].flatMap(([field, columns]) => (columns.includes(1) ? [field] : []));
const someDays = ['3/31/2027', '1/2/2020', '5/6/2027'];

test.each([
  ['License Exp', someDays],
  ['Lic Issue Date', someDays],
  ['Hire Date', someDays],
  ['Board Eligible', ['Y', 'N', 'Y']],
  ['Column 4', someDays],
  ['License Status', ['Active', 'Active', 'Expired']],
  ['Practice Name', ['Cedar Clinic', 'Oak', 'Elm']],
  ['Fax', ['(214) 555-0100', '(214) 555-0101', '(214) 555-0102']],
  ['Add Line 3', ['a', 'b', 'c']],
])('%s is offered for no field: its heading says of nothing that a field is about', (heading, values) => {
  expect(offeredFor(heading, ...values)).toEqual([]);
});

test.each([
  ['Board Valid From', someDays, ['boardCertifiedDate', 'boardRecertifiedDate']],
  ['Board Eligible', ['A', 'B', 'A'], ['boardType', 'boardNumber']],
  ['Birth Registered', ['3/31/1980', '1/2/1975', '5/6/1990'], ['dateOfBirth']],
  ['Their mail', ['a@example.org', 'b@example.org', 'c@example.org'], ['email']],
])('%s is offered for the few fields that it fits best', (heading, values, expected) => {
  expect(offeredFor(heading, ...values)).toEqual(expected);
});

test('One address is taken whole where offices have names or numbers', () => {
  expect(
    matchColumns(
      [
        'Office 1 Street',
        'Office 1 Suite',
        'Office 1 City',
        'Office 1 State',
        'Office 1 Zip',
        'Office 2 Street',
      ],
      fields,
    ),
  ).toEqual(['addressLine1', 'addressLine2', 'city', 'state', 'zipCode', undefined]);
  expect(matchColumns(['Practice Address', 'Practice Address 2', 'City', 'State', 'Zip5'], fields)).toEqual([
    'addressLine1',
    'addressLine2',
    'city',
    'state',
    'zipCode',
  ]);
});

test('A city without a street is about nothing, and a state alone is where somebody practices', () => {
  expect(matchColumns(['City', 'State', 'Zip'], fields)).toEqual([
    undefined,
    'primaryPracticeState',
    undefined,
  ]);
});

test.each([
  ['masked', ['***-**-0001', '***-**-0002', 'XXX-XX-0003']],
  ['whole', ['900-11-0001', '900 11 0002', '900-11-0003']],
])('A column of %s Social Security numbers is about nothing, whatever it is called', (_, cells) => {
  const rows = cells.map((cell) => [cell]);
  for (const name of ['NPI', 'License', 'Last Name', 'Telephone', 'Column 1'])
    expect(matchColumns([name], fields, {}, rows)).toEqual([undefined]);
});

const standing = (heading: string, ...values: string[]) =>
  matchHeading(['NPI', heading], fields, { rows: values.map((value) => ['1234567893', value]) }).columns[1]
    ?.field;

test.each([
  ['Status', ['Active', 'Terminated', 'Not active']],
  ['Provider Status', ['Active', 'Active', 'Inactive']],
  ['Employment Status', ['Current', 'Termed']],
])('A column called %s says what a row is for where somebody has left: %j', (heading, values) => {
  expect(standing(heading, ...values)).toBe('action');
});

test.each([
  ['Status', ['Active', 'Active', 'Active']],
  ['Status', ['A', 'I', 'T']],
  ['License Status', ['Active', 'Inactive', 'Expired']],
  ['Status', ['Approved', 'Pending', 'Inactive']],
])('A column called %s says nothing of that with %j', (heading, values) => {
  expect(standing(heading, ...values)).not.toBe('action');
});
