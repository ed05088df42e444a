import { expect, it } from 'vitest';
import { matchFields, type SubjectOnFile } from './match-fields';

const maria: SubjectOnFile = {
  firstName: 'Maria',
  lastName: 'Delgado',
  dateOfBirth: '1971-04-09T00:00:00Z',
  npi: '1386120475',
  addresses: [{ kind: 'Work', text: '2208 Alameda Ave, El Paso, TX 79901' }],
};

const marks = (record: unknown, onFile = maria) =>
  Object.fromEntries(matchFields(onFile, record).fields.map(({ id, comparison }) => [id, comparison.mark]));

it('says of every field how the record stands to the file', () => {
  const record = {
    id: 'a',
    firstName: 'MARIA',
    lastName: 'DELGADO',
    dateOfBirth: '1968-04-09T00:00:00Z',
    address: '2208 ALAMEDA AVE, EL PASO, TX 79901',
    exclusionType: '1128b4',
  };
  expect(marks(record)).toEqual({ name: 'agrees', born: 'differs', npi: 'missing', address: 'agrees' });
  expect(matchFields(maria, record).rest).toEqual({ exclusionType: '1128b4' });
});

it('marks in a date of birth only what differs', () => {
  const [field] = matchFields(maria, { dateOfBirth: '1968-04-09' }).fields.filter(({ id }) => id === 'born');
  const [[start, end] = [0, 0]] = field?.comparison.ranges ?? [];
  expect(field?.given.slice(start, end)).toBe('1968');
});

it('takes the most alike of several addresses', () => {
  const addresses = [
    { address: '1 Elsewhere' },
    { address: '2208 Alameda Ave', city: 'El Paso', state: 'TX' },
  ];
  expect(
    matchFields({ addresses: [{ kind: 'Work', text: '2208 Alameda Ave, El Paso, TX' }] }, { addresses })
      .fields,
  ).toMatchObject([
    { id: 'address', given: '2208 Alameda Ave, El Paso, TX', comparison: { mark: 'agrees' } },
  ]);
});

it('reads records that keep the subject in a part of their own', () => {
  const subjectInformation = { name: 'DELGADO, MARIA', dateOfBirth: '1971-04-09', npi: ['1386120475'] };
  expect(marks({ subjectInformation })).toMatchObject({ name: 'agrees', born: 'agrees', npi: 'agrees' });
});

it('finds the NPI that both have among several, and takes zeros for none', () => {
  const onFile = { ...maria, npi: '1992837465, 1386120475' };
  expect(marks({ subjectInformation: { npi: ['1700000000', '1386120475'] } }, onFile)).toMatchObject({
    npi: 'agrees',
  });
  expect(marks({ npiNumber: 1_700_000_000 }, onFile)).toMatchObject({ npi: 'differs' });
  expect(marks({ npiNumber: 0 })).toMatchObject({ npi: 'missing' });
});

it('holds the name of a facility against the name of the business', () => {
  const record = { businessName: 'WILLOW CREEK SURGERY CENTER' };
  expect(marks(record, { facilityName: 'Willow Creek Surgery Center' })).toEqual({ name: 'agrees' });
});

it.each([undefined, null, 'text', 7, [1]])('breaks on no record: %j', (record) => {
  expect(matchFields(maria, record).rest).toEqual({});
  expect(marks(record)).toMatchObject({ name: 'missing' });
});

it('initials are similar, and so is a name that only the service takes for the same', () => {
  const terrence = { firstName: 'Terrence', lastName: 'Carpenter' };
  const initials = { firstName: 'T', middleName: 'C', lastName: 'Carpenter' };
  expect(matchFields(terrence, initials).fields[0]?.comparison).toEqual({
    mark: 'similar',
    why: 'initial T; middle name C on one side only',
  });
  const former = { firstName: 'Maria', lastName: 'Ortiz' };
  expect(marks(former)).toMatchObject({ name: 'differs' });
  expect(matchFields(maria, former, [{ type: 'Name' }]).fields[0]?.comparison).toEqual({
    mark: 'similar',
    why: 'the service takes both names for the same',
  });
});

it('compares an occupation by what it means', () => {
  const onFile = { occupation: 'Physician (MD)' };
  expect(marks({ specialty: 'PHYSICIAN (MD, DO)' }, onFile)).toEqual({ occupation: 'agrees' });
  expect(marks({ specialty: 'FAMILY PRACTICE' }, onFile)).toEqual({ occupation: 'similar' });
  expect(marks({ specialty: 'OWNER/OPERATOR' }, onFile)).toEqual({ occupation: 'missing' });
});

it('says nothing of what is not on file until the file was read, and keeps its place', () => {
  const record = { address: '9 Oak Ct', occupation: 'NURSE' };
  const comparisons = (unread: SubjectOnFile['unread']) =>
    matchFields({ firstName: 'Maria', lastName: 'Delgado', unread }, record).fields.map(
      ({ id, comparison }) => `${id} ${comparison.why}`,
    );
  expect(comparisons('being read')).toEqual([
    'name not given',
    'born being read',
    'npi being read',
    'address being read',
    'occupation being read',
  ]);
  expect(comparisons('not read')).toEqual(['name not given', 'address not read']);
  expect(comparisons(undefined)).toEqual(['name not given', 'address not on file']);
});

it('compares with the primary taxonomy, and with every place of practice of a registry', () => {
  const taxonomies = [
    { description: 'Dentist', isPrimary: false },
    { description: 'Nurse Practitioner', isPrimary: true },
  ];
  expect(marks({ taxonomies }, { occupation: 'Nurse practitioner' })).toEqual({ occupation: 'agrees' });
  expect(marks({ taxonomies: [{ description: 'Dentist' }] }, { occupation: 'Dentist' })).toEqual({
    occupation: 'agrees',
  });
  const [work] = maria.addresses ?? [];
  const record = {
    addresses: [{ addressLine1: '1 Elsewhere', city: 'Austin', state: 'TX', postalCode: '78701' }],
    practiceLocations: [
      { addressLine1: '2208 Alameda Ave', city: 'El Paso', state: 'TX', postalCode: '79901' },
    ],
  };
  expect(marks(record, { addresses: work && [work] })).toMatchObject({ address: 'agrees' });
});
