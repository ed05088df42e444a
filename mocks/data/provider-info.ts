import type { InfoOrigin } from './provider-info-career';
import { hashText, idFor } from '../store/ids';
import type { ProviderInfoRecord } from '../store/records';
import type { World } from '../store/world';
import { careerOf, yearsOfCareer } from './careers';
import { type Certificate, termOfCertificate } from './certifications';
import { termOfCard } from './courses';
import { type Credentials, credentialsOf } from './credentials';
import { day, startOfDay } from '../store/time';
import { oddProviderInfo } from './edge-cases-info';
import { firstLicensed } from './first-licenses';
import { generatedIndex } from './generated-index';
import { generatedProvider } from './heads';
import { originOfWorld } from './origin';
import { isAdvancedNurse, professionCalled } from './professions';
import { affiliations, employments, insurances, trainings } from './provider-info-career';
import { draw } from './random';
import { taxonomies } from './reference';
import { schoolsCalled } from './schools';

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
  const from = originOfWorld(world);
  const provider = generatedProvider(from, index);
  const type = world.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name ?? '';
  const random = draw('provider info', seed, index);
  const credentials = credentialsOf({ provider, definitions: world, epoch });
  const origin: InfoOrigin = {
    epoch,
    type,
    state: provider.primaryPracticeState ?? 'AZ',
    ...yearsOfCareer(provider, type, epoch),
    licensed: firstLicensed(from, provider, index),
    specialty: credentials.specialty,
    career: careerOf(type),
    taxonomy: professionCalled(type)?.taxonomy,
    random,
  };
  const entries: Entries = {
    dea: credentials.deaRegistrations.map(({ id, registrationNumber }) => ({ id, registrationNumber })),
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

function boards({ boardCertifications, certificate }: Credentials, { epoch, taxonomy }: InfoOrigin): Entry[] {
  const ofPhysician = boardCertifications.map((certificate) => ({
    id: certificate.id,
    type: 'AmericanBoardofInternalMedicine',
    ...certification(certificate, termOfCertificate(certificate, epoch), []),
  }));
  if (!certificate) return ofPhysician;
  const { id, type } = certificate;
  const ofProfession = certification(certificate, termOfCertificate(certificate, epoch), [taxonomy]);
  return [...ofPhysician, { id, type, ...ofProfession }];
}

/** What is stated of a certificate; `codes` are the taxonomies of the profession where its specialty names none. */
function certification(
  { number, specialty }: Pick<Certificate, 'number' | 'specialty'>,
  { issued, expires }: ReturnType<typeof termOfCertificate>,
  codes: readonly (string | undefined)[],
): Entry {
  const named = taxonomies().filter(
    ({ specialization, classification }) => specialty === (specialization ?? classification),
  );
  const fitting = named.length > 0 ? named : taxonomies().filter(({ code }) => codes.includes(code));
  return {
    boardCertificationNumber: number,
    specialty,
    taxonomyIds: fitting.map(({ id }) => id),
    isPrimary: true,
    nonVerifiedInfo: { initialCertificationDate: issued, expirationDate: expires },
  };
}

function educations(
  credentials: Credentials,
  { random, graduated, career, state, type }: InfoOrigin,
): Entry[] {
  const years = yearsOfStudy(career?.degree ?? '');
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
      degree: isAdvancedNurse(type) ? 'Bachelor of Science in Nursing' : 'Bachelor of Science',
    });
  }
  return schools;
}

const colleges = /State University$/;

function yearsOfStudy(degree: string): number {
  if (degree.startsWith('Certificate')) return 1;
  if (degree.startsWith('Associate')) return 2;
  return degree.startsWith('Master') ? 3 : 4;
}

function certificates({ random, epoch, career }: InfoOrigin): Entry[] {
  const [most = [], some = []] = career?.courses ?? [];
  return [...most, ...some]
    .filter((type) => random.chance(most.includes(type) ? 0.85 : 0.35))
    .map((type) => {
      const certificateNumber = String(200_000_000 + random.below(99_999_999));
      return {
        type,
        certificateNumber,
        ...termOfCard(certificateNumber, epoch),
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
function specialties({ random, specialty, taxonomy }: InfoOrigin): Entry[] {
  const ofProfession = taxonomies().find(({ code }) => code === taxonomy);
  const fitting = taxonomies().filter(({ classification, specialization }) =>
    specialty
      ? specialty === (specialization ?? classification)
      : // A code that is a specialization itself has no other of the same kind.
        ofProfession &&
        (ofProfession.specialization ? specialization === ofProfession.specialization : true) &&
        classification === ofProfession.classification,
  );
  const first = fitting.length > 0 ? random.pick(fitting) : undefined;
  if (!first) return [];
  const second = random.chance(0.2) ? random.pick(fitting) : undefined;
  return [
    { type: 'Primary', taxonomyId: first.id },
    ...(second && second !== first ? [{ type: 'Secondary', taxonomyId: second.id }] : []),
  ];
}
