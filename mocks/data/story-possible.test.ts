import { beforeAll, describe, expect, test } from 'vitest';
import type { ProviderRecord } from '../store/records';
import type { World } from '../store/world';
import { storyWorlds, typeIn } from '../story-reading';
import { parametersFor } from '../service/scan-parameters';
import { noon, testService } from '../testing';
import { isStateRegistration, stateRegistration } from './controlled-substances';
import { facilityKindOf } from './facility-kinds';
import {
  accreditationAgencies,
  facilityLicenseTypes,
  facilityTaxonomies,
  medicareEnrollmentTypes,
} from './facility-definitions';
import { historyOfLicense } from './history';
import { infoOfProvider } from './provider-info';

// What belongs together fits, and nothing happens before what has to come first (docs/field.md 2.8, 2.9, 2.12).

type Facts = Record<string, unknown>;

let worlds: World[];

beforeAll(() => {
  worlds = storyWorlds();
}, 120_000);

/** Each test lists whom its sentence is not true of. */
const nobody = (offenders: unknown[]) => expect(offenders.slice(0, 5)).toEqual([]);
const day = 86_400_000;
const time = (date: unknown) => Date.parse(String(date));

const everybody = () =>
  worlds.flatMap((world) => [...world.providers.all()].map((provider) => ({ world, provider })));

const licensesOf = (world: World, { id }: ProviderRecord) =>
  world.licenses.by('providerId', id).map((license) => ({
    license,
    type: world.licenseTypeById.get(license.licenseTypeId)?.name ?? '',
    issued: time(license.issueDate ?? license.nonVerifiedInfo?.issueDate),
  }));

const facilities = () =>
  worlds.flatMap((world) =>
    [...world.facilities.all()].map((facility) => {
      const entries = world.facilityInfo.by('facilityId', facility.id);
      const of = (wanted: string): Facts[] =>
        entries.filter(({ collection }) => collection === wanted).map(({ facts }) => facts);
      return { world, facility, kind: facilityKindOf(facility.name), of };
    }),
  );

const named = (list: readonly { id: string; name: string }[], id: unknown) =>
  list.find((one) => one.id === id)?.name ?? '';

describe('facilities', () => {
  test('license, accreditation, enrollment and taxonomies are those of what the name says', () => {
    const fits: [name: RegExp, license: string, program: string, taxonomies: RegExp][] = [
      [
        /(Medical Center|Regional Hospital)$/,
        'General Acute Care Hospital',
        'Hospital',
        /^(General Acute Care Hospital|Clinical Medical Laboratory|Clinic\/Center, Radiology)$/,
      ],
      [
        /Surgery Center$/,
        'Ambulatory Surgical Center',
        'Ambulatory Health Care',
        /Ambulatory Surgical|Endoscopy|Pain/,
      ],
      [
        /Family Clinic$/,
        'Outpatient Clinic',
        'Ambulatory Health Care',
        /^Clinic\/Center($|, (Primary|Urgent))/,
      ],
      [
        /Community Health Center$/,
        'Outpatient Clinic',
        'Ambulatory Health Care',
        /Federally Qualified|Community Health|Primary Care/,
      ],
      [/Imaging, LLC$/, 'Imaging Center', 'Ambulatory Health Care', /Radiology|Magnetic/],
      [/Rehabilitation Institute$/, 'Rehabilitation Hospital', 'Hospital', /Rehabilitation|Physical Therapy/],
      [/Home Health, Inc\.$/, 'Home Health Agency', 'Home Care', /^(Home|In Home)/],
    ];
    const programs = accreditationAgencies.flatMap((agency) => agency.programs);
    nobody(
      facilities()
        .filter(({ world, facility: { id, name = '', accreditationProgram }, of }) => {
          const row = fits.find(([kind]) => kind.test(name));
          if (!row) return true;
          const [, license, program, taxonomies] = row;
          const specialties = world.facilitySpecialties.by('facilityId', id);
          return (
            of('licenses').some(
              ({ licenseTypeId }) => named(facilityLicenseTypes, licenseTypeId) !== license,
            ) ||
            (accreditationProgram ?? program) !== program ||
            of('accreditations').some(
              ({ accreditationProgramId: wanted }) =>
                programs.find((one) => one.id === wanted)?.programName !== program,
            ) ||
            specialties.length === 0 ||
            specialties.some(({ taxonomyId }) => !taxonomies.test(named(facilityTaxonomies, taxonomyId)))
          );
        })
        .map(({ facility }) => facility.name),
    );
    const enrolled = facilities().flatMap(({ facility, of }) =>
      of('medicare-enrollments').map(
        ({ enrollmentTypeId }) =>
          `${/Hospital|Medical|Rehab|Home/.test(facility.name ?? '') ? 'A' : 'B'}: ${medicareEnrollmentTypes.find(({ id }) => id === enrollmentTypeId)?.description}`,
      ),
    );
    nobody(enrolled.filter((words) => !/^(A: Part A provider|B: Part B supplier)/.test(words)));
  });

  test('what belongs to another facility is no hospital, and belongs to one', () => {
    const below = facilities().filter(({ facility }) => facility.parentFacilityId);
    expect(below.length).toBeGreaterThan(3);
    nobody(
      below
        .map(({ world, facility }) => [facility.name, world.facilities.get(facility.parentFacilityId)?.name])
        .filter(
          ([name = '', parent = '']) =>
            /Hospital|Medical|Rehab/.test(name) || !/Hospital|Medical/.test(parent),
        ),
    );
  });

  test('CMS numbers are of the state and the kind, and a clinic has that of its laboratory', () => {
    const forms: [name: RegExp, number: RegExp][] = [
      [/(Medical Center|Regional Hospital)$/, /^\d\d0\d{3}$/],
      [/Surgery Center$/, /^\d\dC\d{7}$/],
      [/Family Clinic$/, /^\d\dD\d{7}$/],
      [/Community Health Center$/, /^\d\d1[89]\d\d$/],
      [/Rehabilitation Institute$/, /^\d\d30[2-9]\d$/],
      [/Home Health, Inc\.$/, /^\d\d[78]\d{3}$/],
    ];
    const certified = facilities().flatMap(({ facility, of }) =>
      of('cmsCertifications').map(({ certificationNumber }) => ({
        facility,
        number: String(certificationNumber),
      })),
    );
    expect(certified.length).toBeGreaterThan(30);
    nobody(
      certified.filter(
        ({ facility: { name = '' }, number }) => !forms.find(([kind]) => kind.test(name))?.[1].test(number),
      ),
    );
    const ofStates = new Map<string, Set<string>>();
    for (const { facility, number } of certified) {
      const state = facility.address?.state ?? '';
      ofStates.set(state, (ofStates.get(state) ?? new Set()).add(number.slice(0, 2)));
    }
    nobody([...ofStates].filter(([, numbers]) => numbers.size > 1));
    nobody(
      facilities().filter(
        ({ facility, of }) =>
          /Clinic|Imaging|Community|Home/.test(facility.name ?? '') && of('deas').length > 0,
      ),
    );
  });

  test('each has dates of its own: licensed, then certified, known to the organization, and credentialed for three years', () => {
    const dates = (collection: string, field: string) =>
      facilities().flatMap(({ of }) =>
        of(collection).map((facts) => (facts['nonVerifiedInfo'] as Facts)[field]),
      );
    for (const [collection, field] of [
      ['licenses', 'issueDate'],
      ['cmsCertifications', 'certificationDate'],
      ['accreditations', 'effectiveDate'],
    ] as const) {
      const storedDates = dates(collection, field);
      expect(new Set(storedDates).size / storedDates.length).toBeGreaterThan(0.9);
    }
    nobody(
      facilities()
        .filter(({ facility, of }) => {
          const [license] = of('licenses').map(({ nonVerifiedInfo }) => nonVerifiedInfo as Facts);
          const [cms] = of('cmsCertifications').map(({ nonVerifiedInfo }) => nonVerifiedInfo as Facts);
          const issued = time(license?.['issueDate']);
          return (
            !(issued < time(facility.createdAt)) ||
            !(issued < time(license?.['expirationDate'])) ||
            (cms && !(time(cms['certificationDate']) > issued))
          );
        })
        .map(({ facility }) => facility.name),
    );
    const specialties = worlds.flatMap((world) =>
      [...world.facilitySpecialties.all()].map((specialty) => ({
        ...specialty,
        createdAt: world.facilities.get(specialty.facilityId)?.createdAt,
      })),
    );
    expect(specialties.some(({ recredentialedDates = [] }) => recredentialedDates.length > 0)).toBe(true);
    nobody(
      specialties.filter(
        ({ createdAt, credentialedDate, recredentialedDates = [], nextCredentialingDate }) => {
          const days = [credentialedDate, ...recredentialedDates, nextCredentialingDate].map(time);
          return (
            !(time(credentialedDate) > time(createdAt)) ||
            !((days.at(-2) ?? noon) < noon) ||
            days.some((at, nth) => {
              const since = at - (days[nth - 1] ?? at - day);
              return !(since > 0) || since > (3 * 365 + 1) * day;
            })
          );
        },
      ),
    );
  });
});

describe('careers', () => {
  test('nobody works in a profession, or has privileges, before the first license of it', () => {
    const impossible = everybody().flatMap(({ world, provider }) => {
      const type = typeIn(world, provider);
      const first = Math.min(
        ...licensesOf(world, provider)
          .filter((license) => license.type === type && !Number.isNaN(license.issued))
          .map(({ issued }) => issued),
      );
      if (first === Infinity) return [];
      return infoOfProvider(world, provider.id)
        .filter(
          ({ collection, facts }) =>
            (collection === 'workHistory' && facts['workHistoryType'] === 'Employment') ||
            collection === 'hospitalAffiliations',
        )
        .map(({ collection, facts }) => ({ type, collection, first, facts }));
    });
    expect(impossible.length).toBeGreaterThan(1000);
    nobody(
      impossible
        .filter(({ first, facts }) => time(facts['startDate']) < first)
        .map(({ type, collection, first, facts }) => [
          type,
          collection,
          new Date(first).toISOString(),
          facts['startDate'],
        ]),
    );
  });

  test('nearly everybody works somewhere, and no time of work ends before it began', () => {
    const work = everybody().map(({ world, provider }) =>
      infoOfProvider(world, provider.id)
        .filter(({ collection }) => collection === 'workHistory')
        .map(({ facts }) => facts),
    );
    expect(work.filter((entries) => entries.length === 0).length / work.length).toBeLessThan(0.1);
    nobody(work.flat().filter(({ startDate, endDate }) => endDate && !(time(startDate) < time(endDate))));
  });

  test('temporary privileges last no longer than 120 days, and those that run began within them', () => {
    const temporary = everybody().flatMap(({ world, provider }) =>
      infoOfProvider(world, provider.id)
        .map(({ facts }) => facts)
        .filter(({ privilegeType }) => privilegeType === 'Temporary'),
    );
    expect(temporary.length).toBeGreaterThan(50);
    expect(new Set(temporary.map(({ status }) => status)).size).toBeGreaterThan(1);
    nobody(
      temporary.filter(
        ({ status, startDate, endDate }) =>
          !(time(endDate) - time(startDate) <= 120 * day) ||
          (status === 'Inactive') !== time(endDate) < noon - day,
      ),
    );
  });
});

describe('boards', () => {
  test('a license of another type than the one asked for carries no authority to prescribe', () => {
    const results = worlds.flatMap((world) =>
      [...world.licenses.all()]
        .filter(({ answer }) => answer === 'TYPE')
        .flatMap(({ id }) => historyOfLicense(world, id)?.verifications ?? [])
        .flatMap((verification) => verification.results ?? []),
    );
    expect(results.length).toBeGreaterThan(20);
    nobody(
      results.filter(
        ({ prescriptiveAuthority, additionalProperties }) =>
          prescriptiveAuthority !== undefined || /Supervising/.test(JSON.stringify(additionalProperties)),
      ),
    );
  });

  test('who decides the same again says so, in other words than before', () => {
    const ofLicenses = worlds.flatMap((world) =>
      [...world.licenses.all()]
        .filter(({ answer }) => answer === 'TYPE' || answer === 'NAME' || answer === 'MULTI')
        .map(({ id }) => (historyOfLicense(world, id)?.notes ?? []).filter(({ alertId }) => !alertId)),
    );
    expect(ofLicenses.some((notes) => notes.length > 3)).toBe(true);
    nobody(
      ofLicenses
        .map((notes) => notes.map(({ note }) => note))
        .filter((notes) => new Set(notes).size < notes.length),
    );
  });
});

describe('states that register for controlled substances', () => {
  test('about half of all do, and their types are found by name', () => {
    const [world] = worlds;
    const types = (world?.licenseTypes ?? []).filter(({ name }) => isStateRegistration(name));
    expect(types.length).toBe(25);
    // As the screen recognizes them.
    nobody(types.filter(({ name }) => !/\bcontrolled (?:dangerous )?substances?\b/i.test(name)));
    nobody(types.filter(({ source }) => !stateRegistration(source.state ?? '') || !source.name));
  });

  test('some prescribers hold one, in a state of practice where the DEA registered and the board licensed them before', () => {
    const onFile = everybody().flatMap(({ world, provider }) => {
      const licenses = licensesOf(world, provider);
      return licenses
        .filter(({ type }) => isStateRegistration(type))
        .map((registration) => ({ world, provider, licenses, registration }));
    });
    expect(onFile.length).toBeGreaterThan(20);
    expect(new Set(onFile.map(({ registration }) => registration.license.state)).size).toBeGreaterThan(5);
    nobody(
      onFile
        .filter(({ world, provider, licenses, registration: { license, issued } }) => {
          const states = [provider.primaryPracticeState, ...(provider.additionalPracticeStates ?? [])];
          const ownLicense = licenses.find(
            (other) => other.license.state === license.state && !isStateRegistration(other.type),
          );
          const deas = infoOfProvider(world, provider.id).filter(({ collection }) => collection === 'dea');
          return (
            !states.includes(license.state) ||
            license.isPrimary ||
            deas.length === 0 ||
            !ownLicense ||
            (!Number.isNaN(issued) && issued < ownLicense.issued) ||
            !(time(license.expiryDate ?? license.nonVerifiedInfo?.expirationDate) > noon)
          );
        })
        .map(({ provider, registration }) => [provider.lastName, registration]),
    );
  });
});

test('the clearinghouse is asked for everybody who states an education, at the highest level', async () => {
  const service = await testService({ size: 60 });
  const { items } = (await service.get<{ items: { id: string }[] }>('/providers?count=60')).body;
  expect(items.length).toBe(60);
  for (const { id } of items) {
    const { body } = await service.get<{ graduateType?: string; schoolName?: string }[]>(
      `/providers/${id}/info/educations`,
    );
    const beyond = body.filter(({ graduateType }) => graduateType !== 'Undergraduate');
    const highest = beyond.length > 0 ? beyond : body;
    const world = service.world;
    const provider = world.providers.get(id);
    const parameters = provider && parametersFor(world, 'Nsc', { type: 'Practitioner', provider });
    expect(parameters?.missing).toEqual([]);
    expect(
      parameters?.parameters.flatMap((one) => (one.type === 'Education' ? [one.schoolName] : [])),
    ).toEqual(highest.map(({ schoolName }) => schoolName));
  }
});
