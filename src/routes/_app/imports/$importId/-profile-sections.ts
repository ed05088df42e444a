import { spellOut } from '@/lib/words';

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
