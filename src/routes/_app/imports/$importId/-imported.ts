import { isRecord, recordOf } from '@/lib/values';
import type { Taxonomy } from '@/api/models';
import type { Facts } from '@/records/field';
import { usStates } from '@/lib/states';
import { normalised } from '@/lib/names';
import { isEmptyDay } from '@/lib/stated-day';
import { textOf } from '@/lib/words';

/** A license that a profile names. */
export interface ImportedLicense {
  number: string;
  state: string;
  /** In words of the source, or an id of ours. */
  type: string;
}

/** What a profile says, in the words of our own file: wire values of the provider and of entries by collection. */
export interface Imported {
  /** One text where the source does not tell first and last name apart. */
  fullName?: string;
  person: Facts;
  languages: string[];
  /** By the collection's place in the path: `educations`. A collection that the profile does not speak of is not there. */
  entries: Record<string, Facts[]>;
  licenses: ImportedLicense[];
  /** Whether the profile speaks of licenses at all. */
  hasLicenses: boolean;
}

/** What words and codes of a source stand for here. */
export interface Definitions {
  taxonomies: readonly Taxonomy[];
  groups: readonly { id?: string; name?: string }[];
}

const listOf = (value: unknown): Facts[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Without the fields that say nothing. */
function given(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** A profile of any source (openapi.yaml), read as far as our file has a place for it. Never throws. */
export function readProfile(profile: unknown, definitions: Definitions): Imported {
  const whole = recordOf(profile);
  if (whole['type'] === 'Npi') return fromRegistry(whole, definitions);
  if (textOf(whole['type']).startsWith('AmericanMedicalAssociation')) return fromAssociation(whole);
  return fromPortal(whole);
}

/** `Arizona` or `az` → `AZ`; anything else comes back as it is. */
function stateCode(value: unknown): string {
  const text = normalised(textOf(value));
  return usStates.find(({ code, name }) => code === text || normalised(name) === text)?.code ?? textOf(value);
}

function fromRegistry(whole: Facts, { taxonomies, groups }: Definitions): Imported {
  const basic = recordOf(whole['basic']);
  const all = listOf(whole['taxonomies']);
  const places = [...listOf(whole['addresses']), ...listOf(whole['practiceLocations'])];
  const group = textOf(all.find(({ isPrimary }) => isPrimary === true)?.['taxonomyGroup']);
  const phone = places.find(({ purpose }) => purpose !== 'Mailing')?.['telephoneNumber'];
  const genders: Record<string, string> = { M: 'Male', F: 'Female' };
  // Its primary taxonomy first: where we hold no primary specialty, it becomes one.
  const byRank = all.toSorted(
    (one, other) => Number(other['isPrimary'] ?? 0) - Number(one['isPrimary'] ?? 0),
  );
  const codes = [...new Set(byRank.map(({ code }) => textOf(code)).filter(Boolean))];
  const medicaid = listOf(whole['identifiers']).filter(
    ({ code, description }) => code === '05' || /medicaid/i.test(textOf(description)),
  );
  return {
    person: given({
      firstName: textOf(basic['firstName']),
      lastName: textOf(basic['lastName']),
      npi: textOf(whole['npiNumber']),
      gender: genders[textOf(basic['gender']).toUpperCase()],
      phone: textOf(phone),
      nuccGroupId: groups.find(({ name }) => normalised(textOf(name)) === normalised(group))?.id,
    }),
    languages: [],
    entries: {
      ...('otherNames' in whole && {
        aliases: listOf(whole['otherNames'])
          .map(({ firstName, lastName }) =>
            given({ firstName: textOf(firstName), lastName: textOf(lastName) }),
          )
          .filter((name) => Object.keys(name).length > 0),
      }),
      ...(places.length > 0 && { addresses: eachPlaceOnce(places.map(registryAddress)) }),
      ...('taxonomies' in whole && {
        specialties: codes.map((code) => ({
          taxonomyId: taxonomies.find((one) => one.code === code)?.id ?? code,
        })),
      }),
      ...(medicaid.length > 0 && {
        // A provider may have several numbers of one state, and we hold no number.
        medicaidEnrollments: [...new Set(medicaid.map(({ state }) => stateCode(state)))].map((state) => ({
          state,
        })),
      }),
    },
    hasLicenses: all.some(({ license }) => textOf(license)),
    // A license stands there once for each taxonomy that somebody works under by it.
    licenses: [
      ...new Map(
        all
          .flatMap(({ license, state, description }) => {
            const [number, code] = [textOf(license), stateCode(state)];
            return number
              ? [[`${number}|${code}`, { number, state: code, type: textOf(description) }] as const]
              : [];
          })
          .toReversed(),
      ).values(),
    ].toReversed(),
  };
}

function registryAddress(address: Facts): Facts {
  const digits = textOf(address['postalCode']).replaceAll(/\s/g, '');
  return given({
    addressLine1: textOf(address['addressLine1']),
    addressLine2: textOf(address['addressLine2']),
    city: textOf(address['city']),
    state: stateCode(address['state']),
    // The registry writes ZIP+4 without its hyphen.
    zipCode: /^\d{9}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits,
    type: address['purpose'] === 'Mailing' ? undefined : 'Work',
  });
}

/** Most people get their mail where they work: the registry gives one place twice then, and it is a place of work. */
function eachPlaceOnce(addresses: readonly Facts[]): Facts[] {
  const places = new Map<string, Facts>();
  for (const address of addresses) {
    const { type, ...place } = address;
    const key = normalised(Object.values(place).map(textOf).join(' '));
    if (type || !places.has(key)) places.set(key, address);
  }
  return [...places.values()];
}

const trainingTypes = ['Internship', 'Residency', 'Fellowship'];

function fromAssociation(whole: Facts): Imported {
  const nccpa = textOf(whole['nccpa']);
  const board = 'NationalCommissiononCertificationofPhysicianAssistants';
  return {
    fullName: textOf(whole['name']),
    person: given({ npi: textOf(whole['npi']) }),
    languages: [],
    entries: {
      ...('educationRecords' in whole && {
        educations: listOf(whole['educationRecords']).map((record) =>
          given({
            schoolName: textOf(record['school']),
            degree: textOf(record['degreeType']),
            startDate: textOf(record['enrollmentDate']),
            endDate: textOf(record['degreeDate']),
            completed: answer(record['degreeAwarded'], /^(yes|y|true|awarded)$/i, /^(no|n|false)$/i),
          }),
        ),
      }),
      ...('trainingRecords' in whole && {
        trainings: listOf(whole['trainingRecords']).map((record) => {
          const words = textOf(record['trainingType']);
          return given({
            institutionName: textOf(record['sponsoringInstitution']),
            trainingType: trainingTypes.find((type) => normalised(type) === normalised(words)) ?? words,
            speciality: textOf(record['specialty']),
            sponsoringState: stateCode(record['sponsoringState']),
            startDate: textOf(record['startDate']),
            endDate: textOf(record['endDate']),
            completed: answer(record['status'], /^completed?$/i, /^(in progress|withdrawn|incomplete)$/i),
          });
        }),
      }),
      ...(nccpa && { boardCertifications: [{ type: board, boardCertificationNumber: nccpa }] }),
    },
    hasLicenses: false,
    licenses: [],
  };
}

/** Words that mean yes or no; anything else leaves the question open. */
function answer(value: unknown, yes: RegExp, no: RegExp): boolean | undefined {
  const text = typeof value === 'boolean' ? String(value) : textOf(value);
  return yes.test(text) || (no.test(text) ? false : undefined);
}

/** Where a portal keeps what we keep in a collection. */
const places: Record<string, string[]> = {
  aliases: ['aliases', 'otherNames'],
  addresses: ['addresses'],
  emails: ['emails'],
  specialties: ['specialties'],
  educations: ['educations', 'education'],
  trainings: ['trainings', 'training'],
  boardCertifications: ['boardCertifications'],
  certificates: ['certificates'],
  dea: ['dea', 'deaRegistrations'],
  workHistory: ['workHistory'],
  hospitalAffiliations: ['hospitalAffiliations'],
  liabilityInsurances: ['liabilityInsurances', 'liabilityInsurance'],
  medicaidEnrollments: ['medicaidEnrollments'],
};

/** A portal's profile has no fixed shape: what carries the names of our own fields is read, in it and in its person. */
function fromPortal(whole: Facts): Imported {
  const person = { ...whole, ...recordOf(whole['personal']) };
  const { firstName, lastName, dateOfBirth, gender, npi, phone, nuccGroupId, languages } = person;
  const entries = Object.entries(places).flatMap(([path, keys]): [string, Facts[]][] => {
    const key = keys.find((one) => Array.isArray(person[one]));
    return key ? [[path, listOf(person[key]).map(withoutId)]] : [];
  });
  return {
    person: given({
      firstName: textOf(firstName),
      lastName: textOf(lastName),
      dateOfBirth: textOf(dateOfBirth),
      gender: textOf(gender),
      npi: textOf(npi),
      phone: textOf(phone),
      nuccGroupId: textOf(nuccGroupId),
    }),
    languages: Array.isArray(languages) ? languages.map(textOf).filter(Boolean) : [],
    entries: Object.fromEntries(entries),
    hasLicenses: Array.isArray(whole['licenses']),
    licenses: listOf(whole['licenses']).flatMap((license) => {
      const number = textOf(license['licenseNumber']) || textOf(license['number']);
      const type = textOf(license['licenseTypeId']) || textOf(license['licenseType']);
      return number ? [{ number, state: stateCode(license['state']), type }] : [];
    }),
  };
}

/** The ids of a source are not ours, and a day that programs write where there is none is none. */
function withoutId({ id: _id, lastUpdatedAt: _at, ...facts }: Facts): Facts {
  return given(Object.fromEntries(Object.entries(facts).filter(([, value]) => !isEmptyDay(textOf(value)))));
}
