import { hashText, idFor } from '../store/ids';
import type { ProviderInfoRecord } from '../store/records';
import type { World } from '../store/world';
import { type Career, careerOf, yearsOfCareer } from './careers';
import { type Credentials, credentialsOf } from './credentials';
import { dateTimeFrom, day, startOfDay } from './dates';
import { oddProviderInfo } from './edge-cases-info';
import { generatedIndex } from './generated-index';
import { generatedProvider, originOfWorld } from './heads';
import { affiliations, employments, insurances, trainings } from './provider-info-career';
import { type Draw, draw } from './random';
import { taxonomies } from './reference';
import { schoolsCalled } from './schools';

/** What the entries of one provider are drawn from. */
export interface InfoOrigin {
  epoch: number;
  type: string;
  state: string;
  /** Year of the last degree, and that from which on the provider practices. */
  graduated: number;
  ready: number;
  /** Of a physician. */
  specialty: string | undefined;
  career: Career | undefined;
  random: Draw;
}

type Entry = Record<string, unknown>;
type Entries = Record<string, Entry[]>;

/**
 * What was kept about a generated provider beside licenses before anybody used the service. It follows from the
 * provider as it was generated, so that a changed name changes no number. None of one that was added later.
 */
export function infoOfProvider(world: World, providerId: string): ProviderInfoRecord[] {
  const index = generatedIndex(world, providerId);
  if (index === undefined) return [];
  const { seed, epoch } = world;
  const provider = generatedProvider(originOfWorld(world), index);
  const type = world.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name ?? '';
  const random = draw('provider info', seed, index);
  const credentials = credentialsOf({ provider, definitions: world, epoch });
  const origin: InfoOrigin = {
    epoch,
    type,
    state: provider.primaryPracticeState ?? 'AZ',
    ...yearsOfCareer(provider, type, epoch),
    specialty: credentials.specialty,
    career: careerOf(type),
    random,
  };
  const entries: Entries = {
    dea: credentials.deaRegistrations,
    boardCertifications: boards(credentials, origin),
    educations: educations(credentials, origin),
    trainings: trainings(origin),
    workHistory: employments(origin),
    liabilityInsurances: insurances(origin),
    certificates: certificates(origin),
    medicaidEnrollments: random.chance(0.5) ? [medicaid(origin)] : [],
    specialties: specialties(origin),
    hospitalAffiliations: affiliations(origin),
    portal: random.chance(0.3) ? [{ portalId: String(10_000_000 + random.below(9_999_999)) }] : [],
  };
  const hash = hashText(providerId);
  const asIs = world.edgeCases ? { ...entries, ...oddProviderInfo[index] } : entries;
  return Object.entries(asIs).flatMap(([collection, list]) =>
    list.map((entry, nth): ProviderInfoRecord => {
      const { id = idFor(`info ${collection}`, hash, nth), ...facts } = entry;
      const at = startOfDay(epoch) - (20 + draw('info age', hash, nth).below(600)) * day;
      return { id: String(id), providerId, collection, lastUpdatedAt: new Date(at).toISOString(), facts };
    }),
  );
}

/** National certification of those who have one beside physicians. */
const certified: Record<string, [type: string, specialty: string]> = {
  'Nurse practitioner': ['AmericanNursesCredentialingCenter', 'Family'],
  'Physician assistant': ['NationalCommissiononCertificationofPhysicianAssistants', 'Physician Assistant'],
};

function boards({ boardCertifications }: Credentials, { type, ready, epoch, random }: InfoOrigin): Entry[] {
  const held: Entry[] = boardCertifications.map(({ id, number, specialty, issued }) => ({
    id,
    type: 'AmericanBoardofInternalMedicine',
    ...certification(number, specialty, issued, epoch),
  }));
  const [board, specialty] = certified[type] ?? [];
  if (board && specialty && random.chance(0.8)) {
    const number = String(1_000_000 + random.below(8_999_999));
    held.push({ type: board, ...certification(number, specialty, ready, epoch) });
  }
  return held;
}

function certification(number: string, specialty: string, issued: number, epoch: number): Entry {
  // It is renewed every ten years.
  const years = new Date(epoch).getUTCFullYear() - issued;
  const until = issued + 10 * (1 + Math.floor(Math.max(0, years) / 10));
  return {
    boardCertificationNumber: number,
    specialty,
    taxonomyIds: taxonomies()
      .filter(({ specialization, classification }) => specialty === (specialization ?? classification))
      .map(({ id }) => id),
    isPrimary: true,
    nonVerifiedInfo: {
      initialCertificationDate: `${issued}-07-01T00:00:00Z`,
      expirationDate: `${until}-12-31T00:00:00Z`,
    },
  };
}

function educations(credentials: Credentials, { random, graduated, career, state }: InfoOrigin): Entry[] {
  const years = career?.degree.startsWith('Master') ? 3 : 4;
  const schools: Entry[] = credentials.educations.map(
    ({ id, schoolName, schoolCode, branchCode, degree, graduationYear = graduated }) => ({
      id,
      graduateType: career?.isPostgraduate ? 'Professional' : 'Undergraduate',
      schoolName,
      schoolCode,
      branchCode,
      degree,
      startDate: `${graduationYear - years}-08-20T00:00:00Z`,
      endDate: `${graduationYear}-05-15T00:00:00Z`,
      completed: true,
    }),
  );
  if (career?.isPostgraduate && random.chance(0.6)) {
    const college = random.pick(schoolsCalled(colleges).filter((school) => school.state === state));
    schools.push({
      graduateType: 'Undergraduate',
      schoolName: college?.name ?? 'Cedar Ridge State College',
      startDate: `${graduated - years - 4}-08-24T00:00:00Z`,
      endDate: `${graduated - years}-05-18T00:00:00Z`,
      completed: true,
      degree: career.degree.includes('Nursing') ? 'Bachelor of Science in Nursing' : 'Bachelor of Science',
    });
  }
  return schools;
}

const colleges = /State University$/;

function certificates({ random, epoch, career }: InfoOrigin): Entry[] {
  const [most = [], some = []] = career?.courses ?? [];
  return [...most, ...some]
    .filter((type) => random.chance(most.includes(type) ? 0.85 : 0.35))
    .map((type) => {
      // Such a course counts for two years.
      const issued = -30 - random.below(720);
      return {
        type,
        certificateNumber: String(200_000_000 + random.below(99_999_999)),
        issueDate: dateTimeFrom(epoch, issued),
        expirationDate: dateTimeFrom(epoch, issued + 730),
        certifyingOrganization: 'American Heart Association',
      };
    });
}

function medicaid({ random, state, type, ready }: InfoOrigin): Entry {
  return {
    state,
    nonVerifiedInfo: {
      effectiveDate: `${ready + 1}-01-01T00:00:00Z`,
      providerType: type,
      inState: random.chance(0.9),
    },
  };
}

/** Taxonomies of the provider's own kind; of a physician, that of the specialty. */
function specialties({ random, type, specialty }: InfoOrigin): Entry[] {
  const words = type.replace(/ \(.*\)$/, '').toLowerCase();
  const fitting = taxonomies().filter(({ classification, specialization }) =>
    specialty ? specialty === (specialization ?? classification) : classification?.toLowerCase() === words,
  );
  const first = fitting.length > 0 ? random.pick(fitting) : undefined;
  if (!first) return [];
  const second = random.chance(0.2) ? random.pick(fitting) : undefined;
  return [
    { type: 'Primary', taxonomyId: first.id },
    ...(second && second !== first ? [{ type: 'Secondary', taxonomyId: second.id }] : []),
  ];
}
