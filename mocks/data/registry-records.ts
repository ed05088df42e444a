import type { FacilityRecord, ProviderRecord } from '../store/records';
import { hashText, idFor } from '../store/ids';
import { yearsOfCareer } from './careers';
import { termOfCertificate } from './certifications';
import { dateTimeFrom } from './dates';
import { day } from '../store/time';
import type { DatasetType } from './dataset-types';
import { oddEntries } from './edge-cases-registries';
import { pastOfFacility } from './facility-kinds';
import type { Origin } from './origin';
import { boardEntries, certificate, certificationEntries } from './registry-boards';
import { professionCalled } from './professions';
import { deaRecords } from './registry-dea';
import { npdbRecords, reportedShare } from './registry-npdb';
import {
  credentialsOfSubject,
  registered,
  type RegistryEntry,
  type RegistryFields,
  type Stated,
  type Subject,
} from './registry-subject';
import { draw, type Draw } from './random';

/** Shares of the people who are not in the registry of identifiers, or under another name. */
const notInNpi = 0.01;
const otherNameInNpi = 0.012;

/**
 * Whether the registry of identifiers has a provider under the NPI and name that the organization knows. Most are;
 * it tells so without making the entry.
 */
export function isRegularInNpi({ id, npi }: ProviderRecord): boolean {
  if (npi === undefined) return false;
  const random = drawOf('Npi', hashText(id));
  return random.next() >= notInNpi && !random.chance(otherNameInNpi);
}

/** Whether the databank reports anything about a provider; it tells so without making the reports. */
export function isReported({ id }: Pick<ProviderRecord, 'id'>): boolean {
  return drawOf('Npdb', hashText(id)).chance(reportedShare);
}

function drawOf(type: DatasetType, seed: number): Draw {
  return draw(`registry ${type}`, seed, 0);
}

const people: Partial<Record<DatasetType, (subject: Subject) => RegistryFields[]>> = {
  Npi: (subject) => {
    const { provider, random, origin } = subject;
    const { npi, dateOfBirth: _ } = provider;
    const u = random.next();
    if (npi === undefined || u < notInNpi) return [];
    const name = registered(subject, otherNameInNpi);
    const isDeactivated = u > 0.985;
    const group = origin.definitions.taxonomyGroups.find(({ id }) => id === provider.nuccGroupId)?.name;
    const type = origin.definitions.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name;
    const { graduated } = yearsOfCareer(provider, type ?? '', origin.epoch);
    const enumerated = enumeratedOn(graduated, provider.createdAt, origin.epoch, random);
    const profession = professionCalled(type);
    const [address] = provider.addresses ?? [];
    return [
      {
        ...name,
        npi,
        numbers: [],
        fields: {
          ...name,
          npiNumber: npi,
          enumerationType: 'NPI-1',
          isDeactivated,
          deactivationReason: isDeactivated ? 'Retired' : undefined,
          basic: {
            ...name,
            name: `${name.lastName}, ${name.firstName}`,
            credential: profession?.abbreviations[0],
            enumerationDate: enumerated,
            lastUpdateDate: dateTimeFrom(origin.epoch, -30 - random.below(300)),
            isSoleProprietor: random.chance(0.4),
            deactivationDate: isDeactivated ? dateTimeFrom(origin.epoch, -90) : undefined,
            gender: provider.gender?.slice(0, 1),
            status: isDeactivated ? 'D' : 'A',
          },
          otherNames: (provider.aliases ?? []).slice(0, 3).map(({ firstName, lastName }) => ({
            nameTypeCode: '1',
            type: 'Former Name',
            firstName,
            lastName,
          })),
          addresses: address && [
            {
              addressLine1: address.addressLine1,
              city: address.city,
              state: address.state,
              postalCode: address.zipCode,
              countryCode: 'US',
              telephoneNumber: provider.phone,
              purpose: 'Location',
              updateDate: enumerated,
            },
          ],
          taxonomies: [
            {
              code: profession?.taxonomy,
              description: type,
              taxonomyGroup: group,
              state: provider.primaryPracticeState,
              isPrimary: true,
            },
          ],
        },
      },
    ];
  },

  Dea: deaRecords,

  Abms: (subject) => {
    const { provider } = subject;
    return credentialsOfSubject(subject).boardCertifications.map((certification) => {
      const { number, specialty } = certification;
      const { issued, isExpired } = termOfCertificate(certification, subject.origin.epoch);
      const name = registered(subject, 0.06);
      return {
        ...name,
        npi: provider.npi,
        dateOfBirth: provider.dateOfBirth,
        numbers: [number],
        fields: {
          uniqueId: [{ type: 'ABMS', id: number }],
          name: { first: name.firstName, last: name.lastName },
          personalInfo: { dateOfBirth: provider.dateOfBirth?.slice(0, 10), npi: provider.npi },
          educationInfo: credentialsOfSubject(subject).educations.map(
            ({ schoolName, graduationYear, degree }) => ({
              school: schoolName,
              degree,
              graduationYear,
            }),
          ),
          certificationInfo: [
            {
              board: 'American Board of Internal Medicine',
              certificate: specialty,
              status: isExpired ? 'Expired' : 'Active',
              initialCertification: issued.slice(0, 4),
              participating: !isExpired,
            },
          ],
          occupationInfo: { specialty },
        },
      };
    });
  },

  AmericanBoardofInternalMedicine: (subject) => {
    const { origin, random } = subject;
    return credentialsOfSubject(subject).boardCertifications.flatMap((certification) => {
      const name = registered(subject, 0.04);
      const ofBoard = certificate(name, certification, origin.epoch);
      if (!random.chance(0.15)) return [ofBoard];
      // Somebody else of the same name was certified later.
      const other = {
        ...certification,
        number: String(Number(certification.number) + 1 + random.below(99)),
        isLapsed: false,
      };
      return [ofBoard, certificate(name, { ...other, issued: certification.issued + 1 }, origin.epoch)];
    });
  },

  Nsc: (subject) => {
    const { provider, random } = subject;
    return credentialsOfSubject(subject).educations.flatMap(({ schoolCode, ...education }) => {
      if (random.chance(0.05)) return [];
      const name = registered(subject, 0.12);
      const { schoolName, branchCode, degree, graduationYear = 2000 } = education;
      return [
        {
          ...name,
          dateOfBirth: provider.dateOfBirth,
          numbers: schoolCode === undefined ? [] : [schoolCode],
          fields: {
            ...name,
            dateOfBirth: provider.dateOfBirth,
            degreeDetails: [
              {
                nameOnSchoolRecord: name,
                officialNameOfSchool: schoolName,
                schoolCode,
                branchCode,
                degreeTitle: degree,
                awardDate: `${graduationYear}-05-20T00:00:00Z`,
                majorCoursesOfStudy: [{ courseName: degree }],
                dateOfAttendance: {
                  beginDate: `${graduationYear - 4}-08-25T00:00:00Z`,
                  endDate: `${graduationYear}-05-15T00:00:00Z`,
                },
                graduated: true,
              },
            ],
            transaction: {
              transactionId: String(random.below(1_000_000_000)),
              transactionStatus: 'Completed',
              requestedBy: 'Cedar Ridge Health',
            },
          },
        },
      ];
    });
  },

  Npdb: npdbRecords,
};

/** The registry began in the middle of 2005, and people ask for their number when they graduate or join. */
function enumeratedOn(graduated: number, createdAt: string | undefined, epoch: number, random: Draw): string {
  const from = Math.max(Date.UTC(2005, 5, 1), Date.UTC(graduated, 6, 1));
  const to = (Date.parse(createdAt ?? '') || epoch) - 30 * day;
  return dateTimeFrom(from + Math.max(0, to - from) * random.next() ** 3, 0);
}

/** What a registry holds about a provider. It follows from the provider alone, or from the certificates that are stated. */
export function registryEntries(
  type: DatasetType,
  provider: ProviderRecord,
  origin: Origin,
  stated: readonly Stated[] = [],
): RegistryEntry[] {
  const seed = hashText(provider.id);
  const random = drawOf(type, seed);
  const subject: Subject = { origin, provider, random, stated };
  const entries = oddEntries(type, subject) ?? boardEntries(type, subject) ?? people[type]?.(subject) ?? [];
  return entries.map((entry, nth) => withRecord(`${type} ${nth}`, seed, entry));
}

/** The same for a facility. */
export function registryEntriesOfFacility(
  type: DatasetType,
  facility: FacilityRecord,
  { epoch }: Origin,
  stated: readonly Stated[] = [],
): RegistryEntry[] {
  const { name, npi, address, accreditationNumber, accreditationProgram } = facility;
  const seed = hashText(facility.id);
  const line = address && `${address.addressLine1}, ${address.city}, ${address.state} ${address.zipCode}`;
  if (type === 'Npi' && npi !== undefined) {
    const basic = { organizationName: name, status: 'A', name };
    const fields = { npiNumber: npi, enumerationType: 'NPI-2', isDeactivated: false, basic };
    return [withRecord('Npi', seed, { facilityName: name, npi, numbers: [], fields })];
  }
  if (type === 'FacilityCmsCertification')
    return certificationEntries(facility, epoch, seed, stated).map((entry) => withRecord(type, seed, entry));
  if (type !== 'JointCommission' || accreditationNumber === undefined) return [];
  const fields = {
    facilityName: name,
    facilityAccreditationNumber: accreditationNumber,
    accreditationProgramName: accreditationProgram,
    accreditationDecision: 'Accredited',
    accreditationEffectiveDate: dateTimeFrom(epoch, -pastOfFacility(facility).accredited),
    accreditationBody: 'The Joint Commission',
    address: line,
  };
  return [withRecord(type, seed, { facilityName: name, numbers: [accreditationNumber], fields })];
}

function withRecord(kind: string, seed: number, { fields, ...entry }: RegistryFields): RegistryEntry {
  const present = JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;
  return {
    ...entry,
    record: {
      id: idFor('registry record', seed, hashText(kind)),
      hash: idFor('registry record content', seed, hashText(JSON.stringify(present))),
      ...present,
    },
  };
}
