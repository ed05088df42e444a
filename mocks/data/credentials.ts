import type { components } from '../../src/api/schema';
import { hashText, idFor } from '../store/ids';
import { careerOf, isPhysician, prescribersOf, yearsOfCareer } from './careers';
import { afterTraining, type Certificate, certificateOf, lapsed } from './certifications';
import { startOfDay } from '../store/time';
import { deaLetter, deaNumber } from './dea';
import { draw, type Draw } from './random';
import { schoolsCalled } from './schools';

type Schemas = components['schemas'];

/** The provider and the day that what it holds is drawn from. */
export interface Holder {
  provider: {
    id: string;
    lastName?: string | undefined;
    providerTypeId?: string | undefined;
    dateOfBirth?: string | undefined;
    primaryPracticeState?: string | undefined;
    additionalPracticeStates?: string[] | undefined;
  };
  definitions: { providerTypes: { id: string; name: string }[] };
  epoch: number;
}

/** A registration for controlled substances, as the registry has it. */
export interface DeaRegistration {
  id: string;
  registrationNumber: string;
  state: string;
  /** The last day of its cycle of three years, in milliseconds. */
  expires: number;
}

export interface Credentials {
  deaRegistrations: DeaRegistration[];
  /** Of physicians: certificates of the board of internal medicine. */
  boardCertifications: Omit<Certificate, 'type'>[];
  /** Of all others: the certificate that the profession knows. */
  certificate?: Certificate | undefined;
  /** What a physician was trained in. */
  specialty?: string;
  educations: (Schemas['ProviderEducationParameter'] & { id: string })[];
}

const ofInternalMedicine = ['Cardiovascular Disease', 'Nephrology', 'Gastroenterology', 'Infectious Disease'];
const otherSpecialties = ['Family Medicine', 'Pediatrics', 'Emergency Medicine', 'Psychiatry', 'Dermatology'];

/**
 * What a provider holds beside licenses, as far as datasets are searched by it. It follows from the provider's id, so
 * that it is the same in every place that asks.
 */
export function credentialsOf({ provider, definitions, epoch }: Holder): Credentials {
  const type = definitions.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name ?? '';
  const seed = hashText(provider.id);
  const random = draw('credentials', seed, 0);
  const { graduated, ready } = yearsOfCareer(provider, type, epoch);
  const credentials: Credentials = {
    deaRegistrations: registrations(provider, type, ready, epoch),
    boardCertifications: [],
    educations: [],
  };
  if (isPhysician(type)) {
    // Who trained for more than a residency did so in a specialty of internal medicine.
    const isSpecialist = ready - graduated > 4;
    credentials.specialty = isSpecialist ? random.pick(ofInternalMedicine) : 'Internal Medicine';
    const thisYear = new Date(startOfDay(epoch)).getUTCFullYear();
    if (random.chance(0.6) && ready < thisYear) {
      credentials.boardCertifications.push({
        id: idFor('board certification', seed, 0),
        number: String(100_000 + random.below(899_999)),
        specialty: credentials.specialty,
        issued: ready,
        issuedOn: afterTraining,
        isLapsed: random.chance(lapsed),
      });
    } else if (!isSpecialist) credentials.specialty = random.pick(otherSpecialties);
  }
  credentials.certificate = certificateOf(type, { graduated, ready }, seed);
  // Those of whom nothing but a name is known went to no school that anybody knows of.
  const career = careerOf(type);
  if (career) {
    const school = random.pick(schoolsCalled(career.school));
    credentials.educations.push({
      id: idFor('education', seed, 0),
      type: 'Education',
      graduationYear: graduated,
      schoolName: school.name,
      schoolCode: school.code,
      branchCode: school.branchCode,
      degree: career.degree,
    });
  }
  return credentials;
}

function drawOfState(id: string, state: string): Draw {
  return draw('dea registration', hashText(id), hashText(state));
}

function shareOf(type: string, isHome: boolean): number {
  return (prescribersOf(type) * (isHome ? 1 : 0.7)) / 100;
}

/** Whether the DEA registered somebody in one of the states of practice; it tells so without making the registration. */
export function isRegisteredInState(
  { id, primaryPracticeState: home }: Holder['provider'],
  type: string,
  state: string,
): boolean {
  return prescribersOf(type) > 0 && drawOfState(id, state).chance(shareOf(type, state === home));
}

/**
 * One for each state of prescribing (field.md 2.8), of which some asked for that of the first alone. Each state has a stream
 * of its own, so that one more of them changes no number.
 */
function registrations(
  provider: Holder['provider'],
  type: string,
  ready: number,
  epoch: number,
): DeaRegistration[] {
  const { id, lastName = '', primaryPracticeState: home = 'AZ', additionalPracticeStates = [] } = provider;
  const seed = hashText(id);
  const today = new Date(startOfDay(epoch));
  return [home, ...additionalPracticeStates].flatMap((state, nth): DeaRegistration[] => {
    const random = drawOfState(id, state);
    if (!random.chance(shareOf(type, nth === 0))) return [];
    const six = random.below(900_000) + 100_000;
    const letter = deaLetter(type, ready + (nth === 0 ? 0 : 4));
    return [
      {
        id: idFor('dea registration', seed, nth),
        registrationNumber: deaNumber(letter, lastName, six),
        state,
        // Cycles end with a month; of few the last one is over.
        expires: Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + random.below(36), 0),
      },
    ];
  });
}
