import type { components } from '../../src/api/schema';
import { hashText, idFor } from '../store/ids';
import { startOfDay } from './dates';
import { professions } from './definitions';
import { draw } from './random';
import { schools } from './schools';

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
  educations: (Schemas['ProviderEducationParameter'] & { id: string })[];
}

const prescribing = /Physician|practitioner|Dentist/;
const internalMedicine = /Physician \((MD|DO)\)/;
const specialties = ['Internal Medicine', 'Cardiovascular Disease', 'Geriatric Medicine', 'Nephrology'];

/**
 * What a provider holds beside licenses, as far as datasets are searched by it. It follows from the provider's id, so
 * that it is the same in every place that asks.
 */
export function credentialsOf({ provider, definitions, epoch }: Holder): Credentials {
  const type = definitions.providerTypes.find(({ id }) => id === provider.providerTypeId)?.name ?? '';
  const seed = hashText(provider.id);
  const random = draw('credentials', seed, 0);
  const credentials: Credentials = { deaRegistrations: [], boardCertifications: [], educations: [] };
  if (prescribing.test(type)) {
    const registrations = random.chance(0.12) ? 2 : 1;
    for (let nth = 0; nth < registrations; nth += 1) {
      const registrationNumber = deaNumber(provider.lastName ?? '', random.below(900_000) + 100_000);
      credentials.deaRegistrations.push({ id: idFor('dea registration', seed, nth), registrationNumber });
    }
  }
  const born = Number(provider.dateOfBirth?.slice(0, 4) ?? 1975);
  if (internalMedicine.test(type) && random.chance(0.6)) {
    credentials.boardCertifications.push({
      id: idFor('board certification', seed, 0),
      number: String(100_000 + random.below(899_999)),
      specialty: random.pick(specialties),
      issued: Math.min(born + 30 + random.below(6), new Date(startOfDay(epoch)).getUTCFullYear() - 1),
    });
  }
  // Those of whom nothing but a name is known went to no school that anybody knows of.
  if (professions.some(({ name }) => name === type)) {
    const school = random.pick(schools());
    credentials.educations.push({
      id: idFor('education', seed, 0),
      type: 'Education',
      graduationYear: born + 25 + random.below(4),
      schoolName: school.name,
      schoolCode: school.code,
      branchCode: school.branchCode,
      degree: degreeOf(type),
    });
  }
  return credentials;
}

function degreeOf(type: string): string {
  const profession = professions.find(({ name }) => name === type);
  return profession?.aliases[0] ?? type;
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
