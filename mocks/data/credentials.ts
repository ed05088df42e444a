import type { components } from '../../src/api/schema';
import { hashText, idFor } from '../store/ids';
import { careerOf, isPhysician, isPrescriber, yearsOfCareer } from './careers';
import { startOfDay } from './dates';
import { draw } from './random';
import { schoolsCalled } from './schools';

type Schemas = components['schemas'];

/** The provider and the day that what it holds is drawn from. */
export interface Holder {
  provider: {
    id: string;
    lastName?: string | undefined;
    providerTypeId?: string | undefined;
    dateOfBirth?: string | undefined;
  };
  definitions: { providerTypes: { id: string; name: string }[] };
  epoch: number;
}

export interface Credentials {
  deaRegistrations: { id: string; registrationNumber: string }[];
  boardCertifications: { id: string; number: string; specialty: string; issued: number }[];
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
  const credentials: Credentials = { deaRegistrations: [], boardCertifications: [], educations: [] };
  if (isPrescriber(type)) {
    const registrations = random.chance(0.12) ? 2 : 1;
    for (let nth = 0; nth < registrations; nth += 1) {
      const registrationNumber = deaNumber(provider.lastName ?? '', random.below(900_000) + 100_000);
      credentials.deaRegistrations.push({ id: idFor('dea registration', seed, nth), registrationNumber });
    }
  }
  const { graduated, ready } = yearsOfCareer(provider, type, epoch);
  if (isPhysician(type)) {
    // Who trained for more than a residency did so in a specialty of internal medicine.
    const isSpecialist = ready - graduated > 4;
    credentials.specialty = isSpecialist ? random.pick(ofInternalMedicine) : 'Internal Medicine';
    if (random.chance(0.6)) {
      credentials.boardCertifications.push({
        id: idFor('board certification', seed, 0),
        number: String(100_000 + random.below(899_999)),
        specialty: credentials.specialty,
        issued: Math.min(ready, new Date(startOfDay(epoch)).getUTCFullYear() - 1),
      });
    } else if (!isSpecialist) credentials.specialty = random.pick(otherSpecialties);
  }
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

/** Two letters, six digits and the check digit after the registry's rule. */
function deaNumber(lastName: string, six: number): string {
  const [a, b, c, d, e, f] = String(six).split('').map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const check = (a + c + e + 2 * (b + d + f)) % 10;
  const letter = /[A-Z]/i.exec(lastName)?.[0]?.toUpperCase() ?? 'X';
  return `${six % 3 === 0 ? 'B' : 'F'}${letter}${six}${check}`;
}
