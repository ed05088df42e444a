import type { FacilityRecord } from '../store/records';
import { yearsOfCareer } from './careers';
import { afterTraining, type Certificate, termOfCertificate } from './certifications';
import { termOfCard } from './courses';
import { dateTimeFrom, dayFrom } from './dates';
import { day } from '../store/time';
import type { DatasetType } from './dataset-types';
import { boards } from './datasets-boards';
import { draw } from './random';
import { certificationNumberFor, facilityKindOf, pastOfFacility } from './facility-kinds';
import { credentialsOfSubject, type RegistryFields, type Stated, type Subject } from './registry-subject';

/** What a board or register holds about a provider; undefined for any other dataset. */
export function boardEntries(type: DatasetType, subject: Subject): RegistryFields[] | undefined {
  if (type === 'AmericanHeartAssociation') return courses(subject);
  if (type === 'MedicaidEnrollmentCalifornia') return medicaid(subject);
  const board = boards.find((one) => one.type === type);
  if (!board) return undefined;
  const { origin, provider, random } = subject;
  const { epoch } = origin;
  const name = namesOf(subject);
  const { certificate: nursingCertificate } = credentialsOfSubject(subject);
  // What somebody claims is nearly always known to the board.
  if (nursingCertificate?.type.toLowerCase() === type.toLowerCase())
    return random.chance(0.98) ? [certificate(name, nursingCertificate, epoch)] : [];
  const profession = typeOf(subject);
  if (!board.certifies?.test(profession) || !random.chance(board.ratio / 1000)) return [];
  const { ready } = yearsOfCareer(provider, profession, epoch);
  const number = String(100_000 + random.below(899_999));
  const specialty = board.name.replace(/^.* Board of /, '');
  return [
    certificate(name, { number, specialty, issued: ready, isLapsed: false, issuedOn: afterTraining }, epoch),
  ];
}

/** What the register of facilities that Medicare and Medicaid pay holds about a facility. */
export function certificationEntries(
  facility: FacilityRecord,
  epoch: number,
  seed: number,
  [stated]: readonly Stated[],
): RegistryFields[] {
  const random = draw('facility certification', seed, 0);
  const { name, npi, address } = facility;
  if (!stated && random.chance(0.3)) return [];
  const kind = facilityKindOf(name);
  // CMS does not certify what it pays as a mere supplier.
  const certificationNumber =
    stated?.number ?? (kind && certificationNumberFor(kind, address?.state, random));
  if (certificationNumber === undefined) return [];
  return [
    {
      facilityName: name,
      npi,
      numbers: [certificationNumber],
      fields: {
        facilityName: name,
        npiNumber: npi,
        certificationNumber,
        status: 'Certified',
        effectiveDate: dateTimeFrom(epoch, -pastOfFacility(facility).certified),
        address: address && `${address.addressLine1}, ${address.city}, ${address.state} ${address.zipCode}`,
      },
    },
  ];
}

/** A certificate as boards show it. */
export function certificate(
  name: { firstName: string; lastName: string },
  certificate: Omit<Certificate, 'id' | 'type'>,
  epoch: number,
): RegistryFields {
  const { number, specialty } = certificate;
  const { issued, expires, isExpired } = termOfCertificate(certificate, epoch);
  return {
    ...name,
    numbers: [number],
    fields: {
      boardCertificationNumber: number,
      fullName: `${name.firstName} ${name.lastName}`,
      certifications: [
        {
          boardName: specialty,
          status: isExpired ? 'Expired' : 'Certified',
          isExpired,
          issued,
          expires,
          mocParticipation: !isExpired,
        },
      ],
      additionalProperties: { type: 'Form', data: { 'Public reporting': dayFrom(epoch, -1) } },
    },
  };
}

/** Courses are looked up by the number on the card, and nearly all are found. */
function courses(subject: Subject): RegistryFields[] {
  const { origin, random, stated } = subject;
  const name = namesOf(subject);
  return stated
    .filter(() => random.chance(0.95))
    .map(({ kind, number }) => {
      const { issueDate, expirationDate } = termOfCard(number, origin.epoch);
      return {
        ...name,
        numbers: [number],
        fields: {
          ...name,
          fullName: `${name.firstName} ${name.lastName}`,
          certificateType: kind,
          certificateNumber: number,
          issueDate,
          expirationDate,
          certifyingOrganization: 'American Heart Association',
        },
      };
    });
}

function medicaid(subject: Subject): RegistryFields[] {
  const { origin, provider, random } = subject;
  const { npi, primaryPracticeState, additionalPracticeStates = [] } = provider;
  const isThere = [primaryPracticeState, ...additionalPracticeStates].includes('CA');
  if (npi === undefined || !isThere || random.chance(0.15)) return [];
  const name = namesOf(subject);
  const since = -400 - random.below(3000);
  return [
    {
      ...name,
      npi,
      numbers: [],
      fields: {
        fullName: `${name.lastName}, ${name.firstName}`.toUpperCase(),
        npiNumber: npi,
        providerType: typeOf(subject),
        status: 'Enrolled',
        effectiveDate: dateTimeFrom(Math.floor(origin.epoch / day) * day, since),
      },
    },
  ];
}

function typeOf({ origin, provider }: Subject): string {
  return origin.definitions.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name ?? '';
}

function namesOf({ provider }: Subject) {
  return { firstName: provider.firstName ?? '', lastName: provider.lastName ?? '' };
}
