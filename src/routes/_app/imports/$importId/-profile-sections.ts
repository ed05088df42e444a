import { formatNumber, spellOut } from '@/lib/words';
import { importSourceName } from '@/lib/import-words';
import { dayOrTime } from '@/lib/dates';

/** A part of an imported profile under a heading of its own. */
export interface ProfileSection {
  id: string;
  title: string;
  value: unknown;
}

/** Parts of known profiles in the order in which they are read; everything else follows as it came. */
const order = [
  'basic',
  'personal',
  'otherNames',
  'aliases',
  'addresses',
  'practiceLocations',
  'emails',
  'taxonomies',
  'specialties',
  'licenses',
  'identifiers',
  'educationRecords',
  'educations',
  'trainingRecords',
  'trainings',
  'boardCertifications',
  'certificates',
  'dea',
  'workHistory',
  'hospitalAffiliations',
  'liabilityInsurances',
  'medicaidEnrollments',
];

const titles: Record<string, string> = {
  basic: 'Person',
  personal: 'Person',
  identifiers: 'Other identifiers',
  educationRecords: 'Educations',
  trainingRecords: 'Trainings',
  dea: 'DEA registrations',
};

/** The heading of a part, and the name of a field, by their key. */
export function nameOfKey(key: string): string {
  return (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? spellOut(key);
}

const labels: Record<string, string> = {
  ...titles,
  addressLine1: 'Address',
  addressLine2: 'Address, second line',
  zipCode: 'ZIP code',
  nccpa: 'NCCPA number',
  ecfmgNumber: 'ECFMG number',
  ecfmgIssueDate: 'ECFMG issue date',
  ein: 'EIN',
  speciality: 'Specialty',
  countryId: 'Country',
  licenseTypeId: 'License type',
  nuccGroupId: 'Taxonomy group',
  providerTypeId: 'Provider type',
  taxonomyId: 'Taxonomy',
  taxonomyIds: 'Taxonomies',
};

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A profile of any shape by its parts (openapi.yaml): what stands for itself first, then every part
 * that holds more, the known ones in a fixed order. Nothing is left out, also what is empty.
 */
export function profileSections(profile: unknown): ProfileSection[] {
  if (!isPart(profile) || Array.isArray(profile)) return [{ id: '', title: 'Profile', value: profile }];
  const entries = Object.entries(profile);
  const plain = entries.filter(([, value]) => !isPart(value));
  const parts = entries.filter(([, value]) => isPart(value));
  const sorted = parts.toSorted(([one], [other]) => rank(one) - rank(other));
  return [
    ...(plain.length > 0 ? [{ id: '', title: 'Profile', value: Object.fromEntries(plain) }] : []),
    ...sorted.map(([id, value]) => ({ id, title: nameOfKey(id), value })),
  ];
}

const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);

/** What an id stands for, by the key that holds it; undefined when nobody knows. */
export type IdNames = (key: string, id: string) => string | undefined;

/** Keys whose values are words of the contract, not of a person or a place. */
const enumerations = new Set(
  'addressType coverageType gender graduateType privilegeType purpose status trainingType whoAdmitsForYou workHistoryType discontinuanceReason'.split(
    ' ',
  ),
);

/** A plain value of a profile as people read it; '' when there is none. */
export function plainText(key: string, value: unknown, names: IdNames): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return key.endsWith('Amount') ? `$${formatNumber(value)}` : String(value);
  if (typeof value !== 'string') return value === null || value === undefined ? '' : JSON.stringify(value);
  const text = value.trim();
  const date = dayOrTime(text);
  if (date !== text) return date;
  if (/Ids?$/.test(key)) return names(key, text) ?? text;
  if (key === 'type') return importSourceName(text);
  return enumerations.has(key) && /^[A-Z]\w+$/.test(text) ? spellOut(text) : text;
}
