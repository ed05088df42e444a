import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ScanParameter } from '@/api/models';
import { identityLabel, matchIdentity } from './match-evidence';
import { matchFields, type SubjectOnFile } from './match-fields';

const maria: SubjectOnFile = {
  firstName: 'Maria',
  lastName: 'Delgado',
  dateOfBirth: '1971-04-09T00:00:00Z',
  npi: '1386120475',
  addresses: [{ kind: 'Work', text: '2208 Alameda Ave, El Paso, TX 79901' }],
};
const address = '2208 Alameda Ave, El Paso, TX 79901';
const name = { firstName: 'MARIA', lastName: 'DELGADO' };
const born = { dateOfBirth: '1971-04-09' };
const npi = { npiNumber: 1386120475 };

interface Compared {
  onFile?: SubjectOnFile;
  positive?: string[];
  negative?: string[];
}

const parameters = (types: string[] = []) => types.map((type) => ({ type }) as ScanParameter);

function sentence(
  record: Record<string, unknown> | undefined,
  { onFile = maria, positive, negative }: Compared = {},
) {
  const isFacility = onFile.facilityName !== undefined;
  const { identity, why } = matchIdentity({
    fields: matchFields(onFile, record, parameters(positive)).fields,
    data: { record, positiveParameters: parameters(positive), negativeParameters: parameters(negative) },
    isFacility,
  });
  return `${identityLabel(identity, isFacility)}: ${why}`;
}

const tellingOf = (record: object, positive: string[] = []) =>
  matchIdentity({
    fields: matchFields(maria, record).fields,
    data: { record: record as Record<string, unknown>, positiveParameters: parameters(positive) },
  }).telling;

const fieldOf = (id: string, mark: 'agrees' | 'similar' | 'differs' | 'missing') => ({
  id,
  label: id,
  onFile: 'x',
  given: 'x',
  comparison: { mark },
});

it.each(['1900-01-01T00:00:00', '0001-01-01T00:00:00Z', '1970-01-01'])(
  'a list that has no birth date, written as %s, speaks of nobody else',
  (dateOfBirth) => {
    const alone = { onFile: { ...maria, npi: undefined }, negative: ['DateOfBirth'] };
    expect(sentence({ ...name, dateOfBirth }, alone)).toBe('Cannot tell: only the name agrees');
    expect(sentence({ ...name, ...npi, dateOfBirth }, { negative: ['DateOfBirth'] })).toBe(
      'Likely the same person: name and NPI agree',
    );
  },
);

describe('of a person', () => {
  test.each([
    ['two that nobody shares', { ...name, ...npi, ...born }, 'Same person: NPI and birth date agree'],
    ['the name left out', { ...npi, ...born }, 'Same person: NPI and birth date agree'],
    [
      'a former name',
      { firstName: 'Maria', lastName: 'Ortiz', ...npi, ...born },
      'Likely the same person: NPI and birth date agree, name differs',
    ],
    ['name and birth date', { ...name, ...born }, 'Likely the same person: name and birth date agree'],
    [
      'a middle name on one side, and the birth date',
      { firstName: 'Maria', middleName: 'J', lastName: 'Delgado', ...born },
      'Likely the same person: birth date agrees, name is similar',
    ],
    ['name and NPI', { ...name, ...npi }, 'Likely the same person: name and NPI agree'],
    ['the NPI alone', npi, 'Likely the same person: NPI agrees'],
    [
      'NPI and another name',
      { firstName: 'Ruth', lastName: 'Okafor', ...npi },
      'Cannot tell: NPI agrees, name differs',
    ],
    ['another birth date', { ...name, dateOfBirth: '1968-11-23' }, 'Different person: birth date differs'],
    ['another NPI', { ...name, npiNumber: 1992837465 }, 'Different person: NPI differs'],
    [
      'another NPI and another birth date',
      { ...name, npiNumber: 1992837465, dateOfBirth: '1968-11-23', address },
      'Different person: NPI and birth date differ',
    ],
    [
      'another birth date under the same NPI',
      { ...name, ...npi, dateOfBirth: '1968-11-23' },
      'Cannot tell: name and NPI agree, birth date differs',
    ],
    [
      'another NPI under the same birth date',
      { ...name, ...born, npiNumber: 1992837465 },
      'Cannot tell: name and birth date agree, NPI differs',
    ],
    [
      'a birth date with another digit',
      { ...name, dateOfBirth: '1971-04-19' },
      'Cannot tell: name agrees, birth date differs only slightly',
    ],
    [
      'day and month in each other’s place',
      { ...name, dateOfBirth: '1971-09-04' },
      'Cannot tell: name agrees, birth date differs only slightly',
    ],
    [
      'a slip in the birth date under the same NPI',
      { ...name, ...npi, dateOfBirth: '1971-04-19' },
      'Likely the same person: name and NPI agree, birth date differs only slightly',
    ],
    [
      'two digits of the NPI in each other’s place',
      { ...name, npiNumber: 1386120457 },
      'Cannot tell: name agrees, NPI differs only slightly',
    ],
    ['the name alone', name, 'Cannot tell: only the name agrees'],
    ['name and address', { ...name, address }, 'Cannot tell: only the name and address agree'],
    [
      'a similar name alone',
      { firstName: 'Maria', middleName: 'J', lastName: 'Delgado' },
      'Cannot tell: only the name is similar',
    ],
    ['the birth date alone', born, 'Cannot tell: only the birth date agrees'],
    [
      'the birth date and another name',
      { firstName: 'Ruth', lastName: 'Okafor', ...born },
      'Cannot tell: birth date agrees, name differs',
    ],
    [
      'another name alone',
      { firstName: 'Ruth', lastName: 'Okafor' },
      'Cannot tell: name differs, and nothing else identifies anybody',
    ],
    ['nothing that can be compared', { exclusionType: '1128a1' }, 'Cannot tell: there is nothing to compare'],
    ['no record', undefined, 'Cannot tell: there is nothing to compare'],
    ['a birth date that is none', { ...name, dateOfBirth: 'unknown' }, 'Cannot tell: only the name agrees'],
    ['an NPI of zeros', { ...name, npiNumber: 0 }, 'Cannot tell: only the name agrees'],
    ['an NPI that is cut', { ...name, npiNumber: 138612 }, 'Cannot tell: only the name agrees'],
  ])('%s', (_case, record, words) => expect(sentence(record)).toBe(words));
});

describe('with what only the service compared', () => {
  test.each([
    ['SSN', name, { positive: ['Name', 'Ssn'] }, 'Same person: SSN and name agree'],
    [
      'SSN and birth date',
      { ...name, ...born },
      { positive: ['Ssn'] },
      'Same person: SSN and birth date agree',
    ],
    ['another SSN', name, { negative: ['Ssn'] }, 'Different person: SSN differs'],
    [
      'another SSN under the same birth date',
      { ...name, ...born },
      { negative: ['Ssn'] },
      'Cannot tell: name and birth date agree, SSN differs',
    ],
    [
      'the end of the SSN',
      { subjectInformation: { name: 'DELGADO, MARIA', ssn: ['6120'] } },
      { positive: ['Ssn'] },
      'Likely the same person: name and end of the SSN agree',
    ],
    [
      'the license number',
      name,
      { positive: ['License'] },
      'Likely the same person: name and license number agree',
    ],
    [
      'license number and birth date',
      { ...name, ...born },
      { positive: ['License'] },
      'Same person: birth date and license number agree',
    ],
    [
      'another license, of which people have several',
      name,
      { negative: ['License', 'Dea'] },
      'Cannot tell: only the name agrees',
    ],
    [
      'a name that the service takes for the same',
      { firstName: 'Mary', lastName: 'Delgado', ...born },
      { positive: ['Name'] },
      'Likely the same person: birth date agrees, name is similar',
    ],
    [
      'parameters that nobody knows',
      name,
      { positive: ['Gender', 'toString', ''] },
      'Cannot tell: only the name agrees',
    ],
  ] as const)('%s', (_case, record, compared, words) => {
    expect(
      sentence(record, {
        positive: [...('positive' in compared ? compared.positive : [])],
        negative: [...('negative' in compared ? compared.negative : [])],
      }),
    ).toBe(words);
  });
});

describe('of a facility', () => {
  const onFile: SubjectOnFile = {
    facilityName: 'Willow Creek Surgery Center',
    npi: '1902837461',
    addresses: [{ kind: 'Work', text: '1 Mill Rd, Reno, NV' }],
  };
  const business = { businessName: 'WILLOW CREEK SURGERY CENTER' };
  test.each([
    ['name and NPI', { ...business, npiNumber: 1902837461 }, 'Likely the same facility: name and NPI agree'],
    [
      'another NPI: it may have several',
      { ...business, npiNumber: 1386120475 },
      'Cannot tell: name agrees, NPI differs',
    ],
    [
      'name and address',
      { ...business, address: '1 Mill Rd, Reno, NV' },
      'Likely the same facility: name and address agree',
    ],
    ['the name alone', business, 'Cannot tell: only the name agrees'],
  ])('%s', (_case, record, words) => expect(sentence(record, { onFile })).toBe(words));
});

describe('What speaks against rejecting a record', () => {
  test.each<[string, object, string[], string[]]>([
    [
      'an NPI and an SSN, whatever else differs',
      { ...name, ...npi, dateOfBirth: '1968-01-01' },
      ['Ssn'],
      ['NPI', 'SSN'],
    ],
    ['the NPI of somebody with another name', { firstName: 'Ruth', lastName: 'Okafor', ...npi }, [], ['NPI']],
    ['birth date and name', { ...name, ...born }, [], ['name', 'birth date']],
    ['NPI and birth date', { ...name, ...npi, ...born }, [], ['NPI', 'birth date']],
    [
      'not birth date and name where the NPI is somebody else’s',
      { ...name, ...born, npiNumber: 1992837465 },
      [],
      [],
    ],
    [
      'not the birth date of somebody with another name',
      { firstName: 'Ruth', lastName: 'Okafor', ...born },
      [],
      [],
    ],
    ['not the name alone', name, [], []],
  ])('%s', (_case, record, positive, words) => expect(tellingOf(record, positive)).toEqual(words));
});

describe('The sentence and the rows are one reading', () => {
  const terrence: SubjectOnFile = { firstName: 'Terrence', lastName: 'Carpenter', dateOfBirth: '1971-04-09' };
  test.each<[string, SubjectOnFile, object, string[]]>([
    ['initials', terrence, { firstName: 'T', middleName: 'C', lastName: 'Carpenter', ...born }, []],
    ['initials that the service knows', terrence, { fullName: 'T C Carpenter', ...born }, ['Name']],
    [
      'a name that only the service knows',
      maria,
      { firstName: 'Mary', lastName: 'Delgado', ...born },
      ['Name'],
    ],
    ['another name', maria, { firstName: 'Ruth', lastName: 'Okafor', ...born }, []],
    ['the same name', maria, { ...name, ...born }, ['Name']],
  ])('%s', (_case, onFile, record, positive) => {
    const row = matchFields(onFile, record, parameters(positive)).fields.find(({ id }) => id === 'name');
    const sentenceText = sentence(record as Record<string, unknown>, { onFile, positive });
    const words = {
      agrees: 'name and birth date agree',
      similar: 'name is similar',
      differs: 'name differs',
      missing: '',
    };
    expect(sentenceText).toContain(words[row?.comparison.mark ?? 'missing']);
  });
});

it('calls nobody the same by what many share', () => {
  const value = fc.constantFrom('agrees', 'similar', 'differs', 'missing' as const);
  fc.assert(
    fc.property(value, value, value, value, fc.boolean(), (one, other, third, fourth, isFacility) => {
      const fields = [
        fieldOf('name', one),
        fieldOf('address', other),
        fieldOf('occupation', third),
        fieldOf('born', fourth),
      ];
      expect(matchIdentity({ fields, data: {}, isFacility }).identity).not.toBe('Same');
    }),
  );
});
