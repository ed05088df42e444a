import { idFor } from '../store/ids';
import type { FacilityInfoRecord, FacilityRecord, FacilitySpecialtyRecord } from '../store/records';
import { dateTimeFrom, dayFrom } from './dates';
import { deaNumber } from './dea';
import { oddFacilityInfo } from './edge-cases-info';
import { generateFacilities } from './facilities';
import {
  accreditationAgencies,
  facilityLicenseTypes,
  facilityTaxonomies,
  medicareEnrollmentTypes,
} from './facility-definitions';
import type { Origin } from './heads';
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
  const scope = { appliesTo: index === 9 ? 'SelfAndAllChildren' : 'SelfOnly' };
  const state = facility.state ?? 'AZ';
  const digits = (count: number) => String(10 ** (count - 1) + random.below(9 * 10 ** (count - 1)));
  const agency = random.pick(accreditationAgencies);
  const ends = random.chance(0.1) ? -random.below(40) : 10 + random.below(700);
  // Of some nothing but the name is known.
  if (facility.address === undefined) return {};
  const entries: Record<string, Entry[]> = {
    npis: [{ ...scope, npi: facility.npi, nonVerifiedInfo: { isActive: true } }],
    licenses: [
      {
        ...scope,
        licenseTypeId: random.pick(facilityLicenseTypes).id,
        state,
        licenseNumber: `HF-${digits(6)}`,
        isPrimary: true,
        nonVerifiedInfo: {
          issueDate: dayFrom(epoch, -900),
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
        effectiveDate: dayFrom(epoch, -200),
        expirationDate: dayFrom(epoch, 165),
        coverageType: 'Claims made',
        primaryLimitPerClaim: 2_000_000,
        primaryLimitAggregate: 6_000_000,
      },
    ],
  };
  if (facility.accreditationNumber) {
    const program = agency.programs.find(({ programName }) => programName === facility.accreditationProgram);
    entries['accreditations'] = [
      {
        ...scope,
        accreditationAgencyId: program ? agency.id : accreditationAgencies[0]?.id,
        accreditationProgramId: (program ?? accreditationAgencies[0]?.programs[0])?.id,
        accreditationNumber: facility.accreditationNumber,
        nonVerifiedInfo: {
          decision: 'Accredited',
          effectiveDate: dayFrom(epoch, -500),
          expirationDate: dayFrom(epoch, 595),
        },
      },
    ];
  }
  if (random.chance(0.5)) {
    entries['deas'] = [
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
  }
  if (random.chance(0.6)) {
    entries['cmsCertifications'] = [
      {
        ...scope,
        certificationNumber: digits(6),
        nonVerifiedInfo: { certificationDate: dayFrom(epoch, -1200) },
      },
    ];
  }
  if (random.chance(0.6)) {
    entries['medicare-enrollments'] = [
      {
        ...scope,
        pecosPacIdentifier: digits(10),
        enrollmentTypeId: random.pick(medicareEnrollmentTypes).id,
        state,
        nonVerifiedInfo: { pecosEnrollmentIdentifier: `O${digits(13)}` },
      },
    ];
  }
  return edgeCases ? oddFacilityInfo(entries, index, idFor('facility specialty', seed, index * 4)) : entries;
}

/** The specialties in which facilities are credentialed. */
export function* generateFacilitySpecialties(origin: Origin): Generator<FacilitySpecialtyRecord> {
  const { seed, epoch } = origin;
  for (const [index, { id: facilityId, address }] of generateFacilities(origin).entries()) {
    const random = draw('facility specialties', seed, index);
    const first = random.below(facilityTaxonomies.length);
    const count = address === undefined ? 0 : 1 + random.below(3);
    for (let nth = 0; nth < count; nth += 1) {
      const taxonomy = facilityTaxonomies[(first + nth * 4) % facilityTaxonomies.length];
      if (!taxonomy) continue;
      const since = 60 + random.below(900);
      yield {
        id: idFor('facility specialty', seed, index * 4 + nth),
        facilityId,
        taxonomyId: taxonomy.id,
        credentialedDate: dayFrom(epoch, -since),
        nextCredentialingDate: dayFrom(epoch, 1095 - since),
        recredentialedDates: random.chance(0.3) ? [dayFrom(epoch, -since)] : [],
      };
    }
  }
}
