import { idFor } from '../store/ids';
import type {
  AlertRecord,
  CredentialingRequestRecord,
  EnrollmentRecord,
  ImportRecord,
  ProviderRecord,
} from '../store/records';
import { dateTimeAt } from './dates';
import { day, hour, startOfDay } from '../store/time';
import { longName, script } from './edge-cases';
import type { Origin } from './origin';

const statuses = [
  'RequestSubmitted',
  'RequestInProgress',
  'AdditionalInformationRequested',
  'AdditionalInformationSubmitted',
  'SecondAttemptMissingInfo',
  'ThirdAttemptMissingInfo',
  'CancellationRequested',
  'Cancelled',
  'Completed',
  'CompletedWithConcern',
  'UnableToComplete',
];

const priorities = ['Low', 'Medium', 'High', 'Urgent', 'Whenever'];
const types = ['Initial', 'ReCredentialing', 'OffCycle', 'Ceremonial'];

const providerInfoTypes = [
  'BasicInfo',
  'Portal',
  'LiabilityInsurance',
  'Education',
  'Training',
  'WorkHistory',
  'DeaRegistrations',
  'Licenses',
  'BoardCertifications',
  'Certificates',
  'MedicaidEnrollment',
  'Specialty',
  'HospitalAffiliation',
];

const facilityInfoTypes = [
  'Npi',
  'Dea',
  'LiabilityInsurance',
  'License',
  'Accreditation',
  'CmsCertification',
  'MedicareEnrollment',
];

/** A checklist that refers to info of every type, none of which is there any more. */
function checklistOf(seed: number): NonNullable<CredentialingRequestRecord['checklist']> {
  return {
    id: idFor('odd checklist', seed, 0),
    requestId: idFor('odd credentialing request', seed, 0),
    notes: script,
    items: ['Verified', 'Concern', 'Lost'].map((status, nth) => ({
      id: idFor('odd checklist item', seed, nth),
      name: nth === 0 ? script : longName,
      confirmedBy: script,
      source: script,
      status,
      references: {
        providerInfo: providerInfoTypes.map((type, index) => ({
          providerInfoId: idFor('lost provider info', seed, index),
          providerInfoType: type,
        })),
        facilityInfo: facilityInfoTypes.map((type, index) => ({
          facilityInfoId: idFor('lost facility info', seed, index),
          facilityInfoType: type,
        })),
        files: [{ filePath: `packets/${script}.pdf` }],
        profiles: [{ profileId: idFor('lost profile', seed, 0) }],
        facilitySpecialties: [{ facilitySpecialtyId: idFor('lost facility specialty', seed, 0) }],
      },
    })),
    details: { providerName: script, providerType: longName, organization: script },
  };
}

/** A request for each of the first providers of a world with edge cases, which went through every status there is. */
export function oddRequests(
  { seed, epoch }: Origin,
  providers: readonly ProviderRecord[],
): CredentialingRequestRecord[] {
  return providers.slice(0, priorities.length).map(({ id: providerId }, index) => {
    const created = startOfDay(epoch) - 70 * day;
    return {
      id: idFor('odd credentialing request', seed, index),
      type: types[index % types.length] ?? '',
      providerId,
      createdAt: dateTimeAt(created),
      priority: priorities[index] ?? '',
      isSelfManaged: true,
      // Somebody who is no user any more.
      ownerId: idFor('former user', seed, index),
      events: [...statuses, ...(index === 4 ? ['AwaitingFullMoon'] : [])].map((status, nth) => ({
        id: idFor('odd credentialing event', seed, index * 16 + nth),
        timestamp: dateTimeAt(created + nth * 6 * day),
        status,
        description: index === 0 ? longName : script,
        note: index === 0 ? longName.repeat(20) : script,
        attachments: [{ path: `packets/${script}.pdf`, type: nth === 0 ? 'CredentialingPacket' : 'Poem' }],
      })),
      ...(index === 0 ? { checklist: checklistOf(seed) } : {}),
    };
  });
}

const failures = [
  'DatabaseError',
  'InvalidImportSourceError',
  'UnknownError',
  'ParseError',
  'NpiSourceError',
  'ImportError',
  'ImportRequestError',
  'SourceError',
  'NoContent',
  'BadRequest',
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'NotAcceptable',
  'RequestTimeout',
  'TooManyRequests',
  'InternalServerError',
  'BadGateway',
  'ServiceUnavailable',
  'GatewayTimeout',
  'MoonTooBright',
];

const sources = [
  'Npi',
  'Portal',
  'AmericanMedicalAssociationPhysician',
  'AmericanMedicalAssociationPhysicianAssistant',
  'CarrierPigeon',
];

/** Imports about the fourth provider of such a world: one that failed for each reason, and one of each source. */
export function oddImports({ seed, epoch }: Origin, providers: readonly ProviderRecord[]): ImportRecord[] {
  const providerId = providers[3]?.id;
  if (providerId === undefined) return [];
  const at = startOfDay(epoch) - 400 * day;
  const importOf = (nth: number): Omit<ImportRecord, 'source' | 'status'> => ({
    id: idFor('odd import', seed, nth),
    providerId,
    trigger: nth % 2 === 0 ? 'Automated' : 'Manual',
    started: dateTimeAt(at + nth * day),
    completed: dateTimeAt(at + nth * day + hour),
    parameters: [],
  });
  return [
    ...failures.map((failureCode, nth) => ({
      ...importOf(nth),
      source: sources[nth % sources.length] ?? '',
      status: 'Failed',
      failureCode,
      // Some say it in both ways, some in one, some in none.
      ...(nth % 4 > 1 ? { failureDescription: script } : {}),
      ...(nth % 2 === 0
        ? { failureReason: { messageTemplate: `{what} ${script}`, messageParams: { what: script } } }
        : {}),
    })),
    ...sources.map((source, nth) => ({
      ...importOf(failures.length + nth),
      source,
      status: 'Completed',
    })),
  ];
}

const entityTypes = [
  'License',
  'Verification',
  'Alert',
  'NpiRecord',
  'Note',
  'BoardCertification',
  'BoardCertificationVerification',
  'DeaVerification',
  'DatasetScan',
  'DatasetRecord',
  'File',
  'ProfileImport',
  'NpdbVerificationRequest',
  'Horoscope',
];

/** Alerts about the fourth provider of such a world, one for each kind of resource that an alert can point at. */
export function oddAlerts({ seed, epoch }: Origin, providers: readonly ProviderRecord[]): AlertRecord[] {
  const providerId = providers[3]?.id;
  if (providerId === undefined) return [];
  return entityTypes.map((entityType, nth) => ({
    id: idFor('odd alert', seed, nth),
    type: nth % 2 === 0 ? 'LicenseChanged' : 'HoroscopeChanged',
    providerId,
    entityType,
    entityId: idFor('entity of an odd alert', seed, nth),
    timestamp: dateTimeAt(startOfDay(epoch) - (2 + nth) * day),
    data: { messageTemplate: `{text} {missing} ${script}`, messageParams: { text: script }, data: {} },
  }));
}

/** An enrollment as it is at its worst: those of the first members of groups, in a world with edge cases. */
export function asOddEnrollment(record: EnrollmentRecord, number: number): EnrollmentRecord {
  if (number === 1)
    return { ...record, comments: script, externalProviderPlanId: script, closedDate: record.submissionDate };
  if (number === 2)
    return { ...record, enrollmentStatus: 'Ascended', networkStatus: 'Tin', specialistType: 'Oracle' };
  return number === 3 ? { ...record, comments: longName.repeat(30) } : record;
}
