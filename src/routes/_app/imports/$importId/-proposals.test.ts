import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { License, Provider } from '@/api/models';
import type { Facts, Field } from '@/records/field';
import { providerCollections } from '@/info/provider';
import { changedEntry } from './-entry-proposals';
import type { Imported } from './-imported';
import { pairEntries } from './-pairing';
import { takeablesOf, tallyOf, type ProposalSection } from './-proposal';
import { proposalsOf } from './-proposals';
import { callsOf } from './-take-over';

const provider: Provider = {
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Quill',
  credentialingStatus: 'Pending',
  npi: 1_234_567_893,
  phone: '(555) 555-0100',
  dateOfBirth: '1980-05-17T00:00:00Z',
  languages: ['English'],
  aliases: [{ firstName: 'Ada', lastName: 'Older' }],
};
const nobody: Imported = { person: {}, languages: [], entries: {}, licenses: [], hasLicenses: false };
const taxonomies = [{ value: 't1', label: 'Family Medicine (207Q00000X)' }];

const context = {
  collections: providerCollections,
  definitions: { taxonomies: [], groups: [] },
  names: (field: Field) => (field.name === 'taxonomyId' ? taxonomies : undefined),
  typeName: (id: string) => (id === 'lt' ? 'Physician (MD)' : undefined),
};

const propose = (imported: Partial<Imported>, info: Facts = {}, licenses: License[] = []) =>
  proposalsOf({ ...nobody, ...imported }, { provider, info, licenses }, context);

/** What of a person is taken over, or why it is not. */
const takes = (person: Facts) =>
  section(propose({ person }), 'person').rows.map(({ take, blocked }) =>
    take?.kind === 'provider' ? take.given : blocked,
  );

const section = (sections: ProposalSection[], id: string) => {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('the person', () => {
  test('stands beside the record, field by field, with what taking each over builds upon', () => {
    const person = {
      firstName: 'ADA',
      lastName: 'Quill-Marsh',
      npi: '1234567893',
      phone: '+1 555 555 0100',
      dateOfBirth: '1980-05-18',
      gender: 'Female',
    };
    const { rows } = section(propose({ person, languages: ['english', 'Spanish'] }), 'person');
    expect(rows.map(({ label, comparison, take }) => [label, comparison.mark, take])).toEqual([
      ['First name', 'agrees', undefined],
      ['Last name', 'differs', { kind: 'provider', name: 'lastName', onFile: 'Quill', given: 'Quill-Marsh' }],
      ['NPI', 'agrees', undefined],
      [
        'Date of birth',
        'differs',
        { kind: 'provider', name: 'dateOfBirth', onFile: '1980-05-17T00:00:00Z', given: '1980-05-18' },
      ],
      ['Gender', 'missing', { kind: 'provider', name: 'gender', onFile: '', given: 'Female' }],
      [
        'Telephone',
        'similar',
        { kind: 'provider', name: 'phone', onFile: '(555) 555-0100', given: '+1 555 555 0100' },
      ],
      ['Language', 'agrees', undefined],
      ['Language', 'missing', { kind: 'language', language: 'Spanish' }],
    ]);
  });

  test('is read as sources write it, and what cannot be read is not taken over', () => {
    const written = { npi: '1598 765 430', dateOfBirth: '5/18/1980' };
    expect(takes(written)).toEqual(['1598765430', '1980-05-18']);
    expect(takes({ npi: '12345', dateOfBirth: 'May 1980' })).toEqual([
      'This is no NPI.',
      'This is no day that can be read.',
    ]);
  });

  test('is similar under a name by which we know them', () => {
    const { rows } = section(propose({ person: { firstName: 'Ada', lastName: 'Older' } }), 'person');
    expect(rows[1]?.comparison).toEqual({ mark: 'similar', why: 'known alias Ada Older' });
  });

  test('has no way to take over a name in one text, or a gender that the service does not know', () => {
    const { rows } = section(propose({ fullName: 'ADA M QUILL', person: { gender: 'Agender' } }), 'person');
    expect(rows.map(({ take, blocked }) => [take, Boolean(blocked)])).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
  });
});

describe('entries', () => {
  const school = { schoolName: 'Cedar College', degree: 'MD', endDate: '2005-05-15T00:00:00Z' };

  test('that are not held are added whole, as the service takes them', () => {
    const { entries } = section(
      propose({ entries: { educations: [{ ...school, endDate: '2005-05-15' }] } }),
      'educations',
    );
    expect(entries).toMatchObject([
      {
        title: 'Cedar College',
        comparison: { mark: 'missing', why: 'not on file' },
        take: { kind: 'create', path: 'educations', body: school },
      },
    ]);
  });

  test('that are held are compared field by field, and only what differs can be taken over', () => {
    const info = { Education: [{ id: 'e1', ...school, completed: true }] };
    const given = {
      schoolName: 'CEDAR COLLEGE',
      degree: 'MD',
      endDate: '2006-05-15',
      startDate: '2001-08-20',
    };
    const { entries, left } = section(propose({ entries: { educations: [given] } }, info), 'educations');
    const [entry] = entries;
    expect(entry?.comparison).toEqual({ mark: 'differs' });
    expect(entry?.rows.map(({ label, comparison, take }) => [label, comparison.mark, Boolean(take)])).toEqual(
      [
        ['School', 'agrees', false],
        ['Degree', 'agrees', false],
        ['From', 'missing', true],
        ['Until', 'differs', true],
        ['Completed', 'missing', false],
      ],
    );
    expect(entry?.take).toEqual({
      kind: 'update',
      path: 'educations',
      entryId: 'e1',
      values: { startDate: '2001-08-20', endDate: '2006-05-15' },
      onFile: { endDate: '2005-05-15T00:00:00Z' },
    });
    expect(left).toEqual([]);
  });

  test('that only share a board, a school or an employer with one of ours are entries of their own', () => {
    const info = {
      BoardCertifications: [{ id: 'b1', type: 'AbmsCertification', specialty: 'Internal Medicine' }],
      Education: [{ id: 'e1', schoolName: 'Cedar College', degree: 'BSN', endDate: '2010-05-01T00:00:00Z' }],
      Training: [
        {
          id: 't1',
          institutionName: 'Elm',
          trainingType: 'Fellowship',
          speciality: 'Cardiology',
          startDate: '2011-07-01',
        },
      ],
      WorkHistory: [
        {
          id: 'w1',
          workHistoryType: 'Employment',
          name: 'Elm',
          startDate: '2001-01-01',
          endDate: '2005-01-01',
        },
      ],
    };
    const given = {
      boardCertifications: [{ type: 'AbmsCertification', specialty: 'Cardiovascular Disease' }],
      educations: [{ schoolName: 'Cedar College', degree: 'MSN', endDate: '2014-05-01' }],
      trainings: [
        {
          institutionName: 'Elm',
          trainingType: 'Fellowship',
          speciality: 'Interventional Cardiology',
          startDate: '2014-07-01',
        },
      ],
      workHistory: [{ workHistoryType: 'Employment', name: 'Elm', startDate: '2014-07-01' }],
    };
    const sections = propose({ entries: given }, info);
    for (const path of Object.keys(given)) {
      expect(section(sections, path).entries.map(({ entryId }) => entryId)).toEqual([undefined]);
      expect(section(sections, path).left).toHaveLength(1);
    }
    const { pairs } = pairEntries(
      'boardCertifications',
      [
        { type: 'X', specialty: 'Cardiology', boardCertificationNumber: '7' },
        { type: 'X', specialty: 'Internal Medicine', boardCertificationNumber: '7' },
      ],
      [{ id: 'b2', type: 'X', specialty: 'Internal Medicine', boardCertificationNumber: '7' }],
    );
    expect(pairs.map(({ onFile }) => onFile?.id)).toEqual([undefined, 'b2']);
  });

  test('with a value that our form cannot show empty nothing, and are not added without it', () => {
    const info = {
      Education: [{ id: 'e1', ...school }],
      LiabilityInsurance: [{ id: 'l1', name: 'Harbor', occurrenceCoverageAmount: 1_000_000 }],
    };
    const given = {
      educations: [{ schoolName: 'Cedar College', degree: 'MD', endDate: '2006' }],
      liabilityInsurances: [{ name: 'Mesa', currentExpirationDate: 'end of 2027' }],
    };
    const sections = propose({ entries: given }, info);
    const [education] = section(sections, 'educations').entries;
    const until = education?.rows.find(({ label }) => label === 'Until');
    expect([until?.take, until?.blocked]).toEqual([undefined, 'Until: “2006” cannot be read.']);
    expect(section(sections, 'liabilityInsurances').entries[0]).toMatchObject({ take: undefined });
    const policies = providerCollections.find(({ path }) => path === 'liabilityInsurances');
    if (!policies) throw new Error('no policies');
    const policy = { id: 'l1', name: 'Harbor', occurrenceCoverageAmount: 1_000_000 };
    expect(changedEntry(policies, policy, { occurrenceCoverageAmount: '2000000' })).toEqual({
      issues: [],
      body: { occurrenceCoverageAmount: 2_000_000 },
    });
  });

  test('that cannot be added as they are say why, and begin a form', () => {
    const { entries } = section(
      propose({ entries: { workHistory: [{ name: 'Elm Clinic' }] } }),
      'workHistory',
    );
    expect(entries[0]).toMatchObject({
      take: undefined,
      blocked: 'From: Write the first day.',
      draft: { name: 'Elm Clinic' },
    });
  });

  test('with a choice or an id that nobody knows are not sent', () => {
    const given = {
      trainings: [{ institutionName: 'Elm', trainingType: 'Clerkship' }],
      specialties: [{ taxonomyId: 'X9' }],
    };
    const sections = propose({ entries: given });
    expect(section(sections, 'trainings').entries[0]?.blocked).toBe(
      'Kind: “Clerkship” is none that we know.',
    );
    expect(section(sections, 'specialties').entries[0]?.blocked).toBe('Taxonomy: “X9” is none that we know.');
  });

  test('of ours that the source does not give are named, only where it speaks of such entries', () => {
    const info = {
      Education: [{ id: 'e1', ...school }],
      DeaRegistrations: [{ id: 'd1', registrationNumber: 'F1' }],
    };
    const sections = propose({ entries: { educations: [] } }, info);
    expect(sections.map(({ id, left }) => [id, left])).toEqual([['educations', ['Cedar College']]]);
  });

  test('keep what was decided when they were added', () => {
    const info = { Certificates: [{ id: 'c1', type: 'AhaPears', certificateNumber: '7' }] };
    const given = { type: 'AhaHeartsaver', certificateNumber: '7' };
    const [entry] = section(propose({ entries: { certificates: [given] } }, info), 'certificates').entries;
    expect(entry?.rows[0]).toMatchObject({ blocked: 'This is decided when an entry is added, and stays.' });
    expect(entry?.rows[0]?.take).toBeUndefined();
  });

  test('a part of an entry goes out with what the rest of the part holds', () => {
    const workHistory = providerCollections.find(({ path }) => path === 'workHistory');
    if (!workHistory) throw new Error('no work history');
    const onFile = {
      id: 'w1',
      workHistoryType: 'Employment',
      name: 'Elm',
      startDate: '2020-01-01T00:00:00Z',
      address: { addressLine1: '1 Elm St', city: 'Reno', type: 'Work' },
    };
    expect(changedEntry(workHistory, onFile, { address: { city: 'Sparks' } })).toEqual({
      body: { address: { addressLine1: '1 Elm St', city: 'Sparks', type: 'Work' } },
      issues: [],
    });
  });
});

test('a first specialty becomes the primary one, a second does not, and a rank is left alone while another is primary', () => {
  const given = { specialties: [{ taxonomyId: 't1' }] };
  const first = section(propose({ entries: given }), 'specialties').entries[0];
  expect(first).toMatchObject({
    title: 'Family Medicine (207Q00000X)',
    take: { body: { taxonomyId: 't1', type: 'Primary' } },
  });
  const info = { Specialty: [{ id: 's0', taxonomyId: 't0', type: 'Primary' }] };
  expect(section(propose({ entries: given }, info), 'specialties').entries[0]).toMatchObject({
    take: { body: { type: 'Additional' } },
  });
  const both = { Specialty: [...info.Specialty, { id: 's1', taxonomyId: 't1', type: 'Additional' }] };
  const ranked = { specialties: [{ taxonomyId: 't1', type: 'Primary' }] };
  const [entry] = section(propose({ entries: ranked }, both), 'specialties').entries;
  expect(entry?.rows.at(-1)).toMatchObject({
    blocked: 'Another specialty is the primary one: change that first.',
  });
});

const held = (id: string, name: string) =>
  ({ id, licenseNumber: '7', state: 'TX', licenseType: { name } }) as License;

test('of several licenses with one number, each is held against that of its own type', () => {
  const onFile = [held('rn', 'Registered Nurse'), held('np', 'Nurse Practitioner')];
  const licenses = ['Nurse Practitioner', 'Registered Nurse'].map((type) => ({
    number: '7',
    state: 'TX',
    type,
  }));
  const { entries } = section(propose({ licenses, hasLicenses: true }, {}, onFile), 'licenses');
  expect(entries.map(({ entryId, comparison }) => [entryId, comparison.mark])).toEqual([
    ['np', 'agrees'],
    ['rn', 'agrees'],
  ]);
});

test('licenses are found by number and state; one that is not held is attached in its own form', () => {
  const onFile: License[] = [
    { id: 'l1', licenseNumber: 'MD-7', state: 'NV', licenseType: { name: 'Physician (MD)' } },
  ];
  const given = [
    { number: 'MD7', state: 'NV', type: 'lt' },
    { number: 'MD7', state: 'TX', type: 'MD' },
  ];
  const { entries } = section(propose({ licenses: given, hasLicenses: true }, {}, onFile), 'licenses');
  expect(entries.map(({ title, comparison, take }) => [title, comparison.mark, take?.kind])).toEqual([
    ['MD7, NV', 'agrees', undefined],
    ['MD7, TX', 'missing', 'attach'],
  ]);
  expect(takeablesOf(section(propose({ licenses: given, hasLicenses: true }), 'licenses'))).toEqual([]);
});

test('what is chosen goes out with one call for each entry, and one for each field of the person', () => {
  const info = {
    Education: [{ id: 'e1', schoolName: 'Cedar', degree: 'MD', endDate: '2005-05-15T00:00:00Z' }],
  };
  const given = {
    schoolName: 'Cedar',
    graduateType: 'Professional',
    endDate: '2006-05-15',
    startDate: '2002-01-01',
  };
  const sections = propose(
    { person: { phone: '1', gender: 'Male' }, entries: { educations: [given] } },
    info,
  );
  const calls = callsOf(sections.flatMap(takeablesOf));
  expect(calls.map(({ label }) => label)).toEqual(['Gender', 'Telephone', 'Cedar: Kind, From, Until']);
  expect(calls[2]?.take).toEqual({
    kind: 'update',
    path: 'educations',
    entryId: 'e1',
    values: { graduateType: 'Professional', startDate: '2002-01-01', endDate: '2006-05-15' },
    onFile: { endDate: '2005-05-15T00:00:00Z' },
  });
});

const schools = fc.record(
  {
    schoolName: fc.constantFrom('Cedar', 'CEDAR', 'Elm', 'Oak College'),
    degree: fc.constantFrom('MD', 'BSN', ''),
    endDate: fc.constantFrom('2005-05-15', '2009-06-01T00:00:00Z'),
  },
  { requiredKeys: [] },
);

test('no entry is lost or taken twice, whatever was given and held', () => {
  fc.assert(
    fc.property(fc.array(schools), fc.array(schools), (given, onFile) => {
      const entries = onFile.map((facts, index) => ({ ...facts, id: `h${index}` }));
      const { pairs, left } = pairEntries('educations', given, entries);
      expect(pairs.map((pair) => pair.given)).toEqual(given);
      const ids = [...pairs.flatMap((pair) => pair.onFile?.id ?? []), ...left.map(({ id }) => id)];
      expect(ids.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
    }),
  );
});

test('a profile that says what we hold agrees in everything, and there is nothing to take over', () => {
  fc.assert(
    fc.property(fc.array(schools.filter(({ schoolName }) => schoolName !== undefined)), (given) => {
      const info = { Education: given.map((facts, index) => ({ ...facts, id: `h${index}` })) };
      const sections = propose({ entries: { educations: given }, person: { npi: '1234567893' } }, info);
      expect(sections.flatMap(takeablesOf)).toEqual([]);
      const tally = tallyOf(sections);
      expect([tally.similar, tally.differs, tally.missing]).toEqual([0, 0, 0]);
    }),
  );
});
