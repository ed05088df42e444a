import type { LicenseRecord, LicenseTypeRecord, ProviderRecord, SourceRecord } from '../store/records';
import { similarName } from './names';
import { isMidLevel, isNurse } from './professions';

interface Person {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

type RecordedLicense = Pick<LicenseRecord, 'licenseNumber' | 'state' | 'firstName' | 'lastName' | 'answer'>;

const prefixes = ['MULTI', 'NAME', 'TYPE', 'NONE', 'FAIL', 'SLOW', 'DISC', 'REVO', 'CHANGE'] as const;

/** The kind of answer that is generated for a license, or that its number asks for; letter case does not matter. */
export function answerKind({
  answer,
  licenseNumber,
}: Pick<LicenseRecord, 'answer' | 'licenseNumber'>): string | undefined {
  const number = licenseNumber.trim().toUpperCase();
  return answer ?? prefixes.find((prefix) => number.startsWith(prefix));
}

/** Under which id the record of a number is kept: a source may number alike in each of its states. */
export function sourceRecordId(
  { licenseNumber, state }: Pick<LicenseRecord, 'licenseNumber' | 'state'>,
  { source }: Pick<LicenseTypeRecord, 'source'>,
): string {
  return `${source.id} ${state} ${licenseNumber.trim().toUpperCase()}`;
}

/**
 * What a source has on record from the first time that anybody hears of it: the name and the type that the license is
 * attached under, or others where the license is made to show that.
 */
export function newSourceRecord(
  license: RecordedLicense,
  provider: ProviderRecord,
  licenseType: Pick<LicenseTypeRecord, 'id' | 'name' | 'source'>,
): SourceRecord {
  const kind = answerKind(license);
  const { firstName = '', lastName = '' } =
    kind === 'NAME' ? otherName(license, provider) : under(license, provider);
  return {
    id: sourceRecordId(license, licenseType),
    firstName,
    lastName,
    licenseTypeId: licenseType.id,
    ...(kind === 'TYPE' ? { licenseTypeName: otherType(licenseType) } : {}),
  };
}

/**
 * Whether both the name that a license is attached under and that of its provider are the name that a source has. Case,
 * accents and punctuation do not count, and neither do middle names, which few of both sides have.
 */
export function isNameOf(
  name: Person,
  license: Pick<LicenseRecord, 'firstName' | 'lastName'>,
  provider: ProviderRecord,
): boolean {
  return [provider, under(license, provider)].every(
    ({ firstName, lastName }) => isAlike(firstName, name.firstName) && isAlike(lastName, name.lastName),
  );
}

/** What a source calls a license of another type that it has under the same number. */
export function otherType({ name }: Pick<LicenseTypeRecord, 'name'>): string {
  return others[name] ?? 'Temporary permit';
}

const others: Readonly<Record<string, string>> = {
  'Physician (MD)': 'Resident physician, training license',
  'Physician (DO)': 'Osteopathic resident, training license',
  'Registered nurse': 'Licensed practical nurse',
  'Nurse practitioner': 'Registered nurse',
  'Physician assistant': 'Radiologic technologist',
  Pharmacist: 'Pharmacy technician',
  Dentist: 'Dental hygienist',
  Psychologist: 'Psychological associate',
  'Licensed practical nurse (LPN/LVN)': 'Certified nursing assistant',
  'Certified registered nurse anesthetist (CRNA)': 'Registered nurse',
  'Certified nurse midwife (CNM)': 'Registered nurse',
  'Clinical nurse specialist (CNS)': 'Registered nurse',
  'Podiatrist (DPM)': 'Podiatric resident',
  'Optometrist (OD)': 'Optician',
  'Chiropractor (DC)': 'Chiropractic assistant',
  'Physical therapist (PT)': 'Physical therapist assistant',
  'Occupational therapist (OT)': 'Occupational therapy assistant',
  'Speech-language pathologist (SLP)': 'Speech-language pathology assistant',
  'Audiologist (AuD)': 'Hearing aid specialist',
  'Clinical social worker (LCSW)': 'Master social worker',
  'Professional counselor (LPC)': 'Associate counselor',
  'Marriage and family therapist (LMFT)': 'Associate marriage and family therapist',
  'Behavior analyst (BCBA)': 'Assistant behavior analyst',
  'Paramedic (EMT-P)': 'Emergency medical technician',
  'Respiratory therapist (RRT)': 'Polysomnographic technologist',
  'Dental hygienist (RDH)': 'Dental assistant',
  'Registered dietitian (RD)': 'Dietetic technician',
  'Acupuncturist (LAc)': 'Acupuncture intern',
};

/** What the sources of a license type tell beside the usual. */
export function factsOfSource({ name }: Pick<LicenseTypeRecord, 'name'>) {
  return {
    hasPrescriptiveAuthorityStatus: isMidLevel(name),
    hasCompactStatus: isNurse(name) || name === 'Psychologist' || name === 'Physical therapist (PT)',
  };
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

function isAlike(one = '', other = ''): boolean {
  return compare(one, other) === 0;
}

function under(license: Person, provider: ProviderRecord): Person {
  return {
    firstName: license.firstName ?? provider.firstName,
    lastName: license.lastName ?? provider.lastName,
  };
}

/** Another name of the same person where one is known, which explains the difference; else a namesake's. */
function otherName(license: Person, provider: ProviderRecord): Person {
  const { firstName, lastName } = under(license, provider);
  const alias = provider.aliases?.[0];
  if (alias?.lastName && alias.lastName !== lastName) return alias;
  return { firstName: similarName(firstName ?? ''), lastName };
}
