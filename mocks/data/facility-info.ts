import { idFor } from '../store/ids';
import type { FacilityInfoRecord, FacilityRecord, FacilitySpecialtyRecord } from '../store/records';
import { dateTimeFrom, dayFrom } from './dates';
import { day } from '../store/time';
import { deaNumber } from './dea';
import { oddFacilityInfo } from './edge-cases-info';
import { facilityKindAt, generateFacilities, parentAt } from './facilities';
import {
  accreditationAgencies,
  facilityLicenseTypes,
  facilityTaxonomies,
  medicareEnrollmentTypes,
} from './facility-definitions';
import { certificationNumberFor, pastOfFacility } from './facility-kinds';
import type { Origin } from './origin';
import { draw } from './random';

type Entry = Record<string, unknown>;

/** What the facilities of the organization state about themselves. */
export function* generateFacilityInfo(origin: Origin): Generator<FacilityInfoRecord> {
  const { seed, epoch } = origin;
  for (const [index, facility] of generateFacilities(origin).entries()) {
    for (const [collection, entries] of Object.entries(infoOf(origin, facility, index))) {
      for (const [nth, facts] of entries.entries()) {
        yield {
          id: idFor(`facility ${collection}`, seed, index * 4 + nth),
          facilityId: facility.id,
          collection,
          lastUpdatedAt: dateTimeFrom(epoch, -20 - ((index * 13 + nth) % 300)),
          facts,
        };
      }
    }
  }
}

function infoOf(origin: Origin, facility: FacilityRecord, index: number): Record<string, Entry[]> {
  const { seed, epoch, edgeCases } = origin;
  const random = draw('facility info', seed, index);
  const scope = { appliesTo: index === parentAt(seed) ? 'SelfAndAllChildren' : 'SelfOnly' };
  const state = facility.state ?? 'AZ';
  const digits = (count: number) => String(10 ** (count - 1) + random.below(9 * 10 ** (count - 1)));
  // What was drawn here is no more: what is drawn after it stays.
  random.next();
  const ends = random.chance(0.1) ? -random.below(40) : 10 + random.below(700);
  random.next();
  const kind = facilityKindAt(seed, index);
  const past = pastOfFacility(facility);
  const policy = 5 + ((index * 53) % 355);
  // Of some nothing but the name is known.
  if (facility.address === undefined) return {};
  const entries: Record<string, Entry[]> = {
    npis: [{ ...scope, npi: facility.npi, nonVerifiedInfo: { isActive: true } }],
    licenses: [
      {
        ...scope,
        licenseTypeId: facilityLicenseTypes.find(({ name }) => name === kind.license)?.id,
        state,
        licenseNumber: `HF-${digits(6)}`,
        isPrimary: true,
        nonVerifiedInfo: {
          issueDate: dayFrom(epoch, -past.licensed),
          expirationDate: dayFrom(epoch, ends),
          licenseStatus: ends < 0 ? 'Expired' : 'Active',
        },
      },
    ],
    liabilityInsurances: [
      {
        ...scope,
        liabilityInsurer: 'Granite Professional',
        policyNumber: `FP-${digits(6)}`,
        effectiveDate: dayFrom(epoch, policy - 365),
        expirationDate: dayFrom(epoch, policy),
        coverageType: 'Claims made',
        primaryLimitPerClaim: 2_000_000,
        primaryLimitAggregate: 6_000_000,
      },
    ],
  };
  if (facility.accreditationNumber) {
    const [agency] = accreditationAgencies;
    const program = agency?.programs.find(({ programName }) => programName === kind.program);
    entries['accreditations'] = [
      {
        ...scope,
        accreditationAgencyId: agency?.id,
        accreditationProgramId: program?.id,
        accreditationNumber: facility.accreditationNumber,
        nonVerifiedInfo: {
          decision: 'Accredited',
          effectiveDate: dayFrom(epoch, -past.accredited),
          expirationDate: dayFrom(epoch, 1095 - past.accredited),
        },
      },
    ];
  }
  if (random.chance(0.5)) {
    const deas = [
      {
        ...scope,
        deaNumber: deaNumber('F', facility.name ?? '', Number(digits(6))),
        nonVerifiedInfo: {
          drugSchedules: '22N 33N 4 5',
          state,
          expirationDate: dayFrom(epoch, 30 + random.below(900)),
          paymentIndicator: random.pick(['Paid', 'Exempt']),
          isActive: true,
        },
      },
    ];
    if (kind.dispenses) entries['deas'] = deas;
  }
  const certificationNumber = random.chance(0.6) ? certificationNumberFor(kind, state, random) : undefined;
  if (certificationNumber !== undefined) {
    entries['cmsCertifications'] = [
      {
        ...scope,
        certificationNumber,
        nonVerifiedInfo: { certificationDate: dayFrom(epoch, -past.certified) },
      },
    ];
  }
  if (random.chance(0.6)) {
    entries['medicare-enrollments'] = [
      {
        ...scope,
        pecosPacIdentifier: digits(10),
        enrollmentTypeId: medicareEnrollmentTypes.find(({ code }) => code === kind.enrollment)?.id,
        state,
        nonVerifiedInfo: { pecosEnrollmentIdentifier: `O${digits(13)}` },
      },
    ];
  }
  return edgeCases ? oddFacilityInfo(entries, index, idFor('facility specialty', seed, index * 4)) : entries;
}

/** The cycle of three years, to the day. */
const cycle = 3 * 365;

/**
 * When a facility was credentialed in a specialty: so many days ago; or soon after `createdAt`, and again before three years
 * were over (field.md 2.2, 2.12), where it has been there for so long.
 */
function credentialedOn(epoch: number, since: number, createdAt: string | undefined) {
  const known = createdAt === undefined ? 0 : Math.floor((epoch - Date.parse(createdAt)) / day);
  const first = known - 5 - (since % 20);
  const again = first - (cycle - 5 - (since % 60));
  if (again < 1)
    return {
      credentialedDate: dayFrom(epoch, -since),
      nextCredentialingDate: dayFrom(epoch, cycle - since),
      recredentialedDates: [],
    };
  return {
    credentialedDate: dayFrom(epoch, -first),
    nextCredentialingDate: dayFrom(epoch, cycle - again),
    recredentialedDates: [dayFrom(epoch, -again)],
  };
}

/** The specialties in which facilities are credentialed. */
export function* generateFacilitySpecialties(origin: Origin): Generator<FacilitySpecialtyRecord> {
  const { seed, epoch } = origin;
  for (const [index, { id: facilityId, address, createdAt }] of generateFacilities(origin).entries()) {
    const random = draw('facility specialties', seed, index);
    const { taxonomies } = facilityKindAt(seed, index);
    // What this was drawn for is no more; what is drawn after it stays.
    random.next();
    const count = address === undefined ? 0 : 1 + random.below(3);
    for (let nth = 0; nth < count; nth += 1) {
      const taxonomy = facilityTaxonomies.find(({ code }) => code === taxonomies[nth]);
      if (!taxonomy) continue;
      const since = 60 + random.below(900);
      yield {
        id: idFor('facility specialty', seed, index * 4 + nth),
        facilityId,
        taxonomyId: taxonomy.id,
        ...credentialedOn(epoch, since, random.chance(0.3) ? createdAt : undefined),
      };
    }
  }
}
