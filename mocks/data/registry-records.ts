import type { FacilityRecord, ProviderRecord } from '../store/records';
import { hashText, idFor } from '../store/ids';
import { credentialsOf } from './credentials';
import { dateTimeFrom, day } from './dates';
import type { DatasetType } from './datasets';
import { type Definitions, professions } from './definitions';
import type { ListRecord } from './dataset-lists-records';
import { oddEntries } from './edge-cases-registries';
import { type Stated, boardEntries, certificate, certificationEntries } from './registry-boards';
import { npdbRecords, reportedShare } from './registry-npdb';
import { surname } from './names';
import { draw, type Draw } from './random';

export interface RegistryOrigin {
  definitions: Definitions;
  seed: number;
  epoch: number;
  edgeCases: boolean;
}

/** An entry of a registry with the names and numbers that it goes by there. */
export interface RegistryEntry {
  record: ListRecord;
  firstName?: string | undefined;
  lastName?: string | undefined;
  facilityName?: string | undefined;
  dateOfBirth?: string | undefined;
  npi?: number | undefined;
  /** Social security, registration, certificate and accreditation numbers, school codes. */
  numbers: string[];
}

export interface Subject {
  origin: RegistryOrigin;
  provider: ProviderRecord;
  random: Draw;
  /** Numbers by which the registry is asked, where its entries follow from them. */
  stated: readonly Stated[];
}

/** An entry before its record has its id. */
export type RegistryFields = Omit<RegistryEntry, 'record'> & { fields: Record<string, unknown> };

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
    const enumerated = dateTimeFrom(origin.epoch, -2000 - random.below(4000));
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
            credential: professions.find((profession) => profession.name === type)?.abbreviations[0],
            enumerationDate: enumerated,
            lastUpdateDate: dateTimeFrom(origin.epoch, -30 - random.below(900)),
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
              code: professions.find((profession) => profession.name === type)?.taxonomy,
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

  Dea: (subject) => {
    const { origin, provider, random } = subject;
    const [address] = provider.addresses ?? [];
    return credentials(subject).deaRegistrations.map(({ registrationNumber }) => {
      const name = registered(subject, 0.05);
      const expiresIn = random.below(1095) - 40;
      return {
        ...name,
        numbers: [registrationNumber],
        fields: {
          registrationNumber,
          fullName: `${name.lastName}, ${name.firstName}`,
          businessActivityCode: 'C',
          businessActivitySubCode: '0',
          businessActivity: 'Practitioner',
          drugSchedules: random.pick(['2,2N,3,3N,4,5', '2,3,3N,4,5', '4,5']),
          expirationDate: dateTimeFrom(origin.epoch, expiresIn),
          paymentIndicator: random.chance(0.93) ? 'Paid' : 'Exempt',
          active: expiresIn >= 0,
          address1: address?.addressLine1,
          city: address?.city,
          state: address?.state,
          zipCode: address?.zipCode,
        },
      };
    });
  },

  Abms: (subject) => {
    const { provider } = subject;
    return credentials(subject).boardCertifications.map(({ number, specialty, issued }) => {
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
          educationInfo: credentials(subject).educations.map(({ schoolName, graduationYear, degree }) => ({
            school: schoolName,
            degree,
            graduationYear,
          })),
          certificationInfo: [
            {
              board: 'American Board of Internal Medicine',
              certificate: specialty,
              status: 'Active',
              initialCertification: `${issued}`,
              participating: true,
            },
          ],
          occupationInfo: { specialty },
        },
      };
    });
  },

  AmericanBoardofInternalMedicine: (subject) => {
    const { origin, random } = subject;
    return credentials(subject).boardCertifications.flatMap(({ number, specialty, issued }) => {
      const name = registered(subject, 0.04);
      const own = certificate(origin.epoch, name, number, specialty, issued);
      if (!random.chance(0.15)) return [own];
      const other = String(Number(number) + 1 + random.below(99));
      return [own, certificate(origin.epoch, name, other, specialty, issued - 4)];
    });
  },

  Nsc: (subject) => {
    const { provider, random } = subject;
    return credentials(subject).educations.flatMap(({ schoolCode, ...education }) => {
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

/** What a registry holds about a provider. It follows from the provider alone, or from the certificates that are stated. */
export function registryEntries(
  type: DatasetType,
  provider: ProviderRecord,
  origin: RegistryOrigin,
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
  { epoch }: RegistryOrigin,
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
  const since = Math.floor(epoch / day) % 900;
  const fields = {
    facilityName: name,
    facilityAccreditationNumber: accreditationNumber,
    accreditationProgramName: accreditationProgram,
    accreditationDecision: 'Accredited',
    accreditationEffectiveDate: dateTimeFrom(epoch, -since - 60),
    accreditationBody: 'The Joint Commission',
    address: line,
  };
  return [withRecord(type, seed, { facilityName: name, numbers: [accreditationNumber], fields })];
}

function withRecord(kind: string, seed: number, { fields, ...entry }: RegistryFields): RegistryEntry {
  const told = JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;
  return {
    ...entry,
    record: {
      id: idFor('registry record', seed, hashText(kind)),
      hash: idFor('registry record content', seed, hashText(JSON.stringify(told))),
      ...told,
    },
  };
}

/** The name in a registry, which a share of people never told about a new one. */
function registered({ provider, random }: Subject, share: number) {
  const isOther = random.chance(share);
  const lastName = isOther ? surname(random) : (provider.lastName ?? '');
  return { firstName: provider.firstName ?? '', lastName };
}

function credentials({ origin, provider }: Subject) {
  return credentialsOf({ provider, ...origin });
}
