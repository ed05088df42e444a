import { hashText, idFor } from '../store/ids';
import type { ProviderInfoRecord } from '../store/records';
import type { World } from '../store/world';
import { type Credentials, credentialsOf } from './credentials';
import { dateTimeFrom, day, startOfDay } from './dates';
import { oddProviderInfo } from './edge-cases-info';
import { generatedIndex } from './generated-index';
import { generatedProvider, originOfWorld } from './heads';
import { affiliations, employments, insurances, trainings } from './provider-info-career';
import { type Draw, draw } from './random';
import { taxonomies } from './reference';

/** What the entries of one provider are drawn from. */
export interface InfoOrigin {
  epoch: number;
  type: string;
  state: string;
  /** Year of the last degree. */
  graduated: number;
  isPhysician: boolean;
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
  const thisYear = new Date(epoch).getUTCFullYear();
  const origin: InfoOrigin = {
    epoch,
    type,
    state: provider.primaryPracticeState ?? 'AZ',
    graduated: Math.min(credentials.educations[0]?.graduationYear ?? thisYear - 12, thisYear - 1),
    isPhysician: type.startsWith('Physician ('),
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

function boards({ boardCertifications }: Credentials, { isPhysician }: InfoOrigin): Entry[] {
  return boardCertifications.map(({ id, number, specialty, issued }) => ({
    id,
    type: isPhysician ? 'AmericanBoardofInternalMedicine' : 'AmericanNursesCredentialingCenter',
    boardCertificationNumber: number,
    specialty,
    taxonomyIds: taxonomies()
      .filter((taxonomy) => taxonomy.specialization === specialty)
      .map((taxonomy) => taxonomy.id),
    isPrimary: true,
    nonVerifiedInfo: {
      initialCertificationDate: `${issued}-07-01T00:00:00Z`,
      expirationDate: `${issued + 10}-12-31T00:00:00Z`,
    },
  }));
}

function educations(credentials: Credentials, { random, graduated }: InfoOrigin): Entry[] {
  const schools: Entry[] = credentials.educations.map(
    ({ id, schoolName, schoolCode, branchCode, degree, graduationYear = graduated }) => ({
      id,
      graduateType: 'Professional',
      schoolName,
      schoolCode,
      branchCode,
      degree,
      startDate: `${graduationYear - 4}-08-20T00:00:00Z`,
      endDate: `${graduationYear}-05-15T00:00:00Z`,
      completed: true,
      ...(random.chance(0.06)
        ? {
            ecfmgNumber: `0-${100 + random.below(899)}-${100 + random.below(899)}-${random.below(10)}`,
            ecfmgIssueDate: `${graduationYear + 1}-03-02T00:00:00Z`,
          }
        : {}),
    }),
  );
  if (random.chance(0.5)) {
    schools.push({
      graduateType: 'Undergraduate',
      schoolName: 'Cedar Ridge State College',
      startDate: `${graduated - 8}-08-24T00:00:00Z`,
      endDate: `${graduated - 4}-05-18T00:00:00Z`,
      completed: true,
      degree: 'Bachelor of Science',
    });
  }
  return schools;
}

function certificates({ random, epoch }: InfoOrigin): Entry[] {
  const types = ['AhaBasicLifeSupport', 'AhaAdvancedCardiacLifeSupport', 'AhaPediatricAdvancedLifeSupport'];
  return types
    .filter((_, nth) => random.chance(nth === 0 ? 0.8 : 0.3))
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

function medicaid({ random, state, type, graduated }: InfoOrigin): Entry {
  return {
    state,
    nonVerifiedInfo: {
      effectiveDate: `${graduated + 2}-01-01T00:00:00Z`,
      providerType: type,
      inState: random.chance(0.9),
    },
  };
}

function specialties({ random, type, isPhysician }: InfoOrigin): Entry[] {
  const words = type.replace(/ \(.*\)$/, '');
  const fitting = taxonomies().filter(({ classification, grouping }) =>
    isPhysician ? grouping?.startsWith('Allopathic') : classification?.toLowerCase() === words.toLowerCase(),
  );
  const first = fitting.length > 0 ? random.pick(fitting) : undefined;
  if (!first) return [];
  const second = random.chance(0.2) ? random.pick(fitting) : undefined;
  return [
    { type: 'Primary', taxonomyId: first.id },
    ...(second && second !== first ? [{ type: 'Secondary', taxonomyId: second.id }] : []),
  ];
}
