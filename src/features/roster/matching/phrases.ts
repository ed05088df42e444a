import { usStates } from '@/lib/states';
import { isAddressPart } from './address-columns';
import { entryPhrases } from './entry-phrases';

// What columns are called once their words stand in one spelling, without the words for whom they are about. A heading that says
// more than a phrase is about something else: `Group NPI` is no NPI of a provider, `Emergency contact phone` not their telephone.

/** Of each field the phrases for it, beside its own label and aliases. */
type Phrases = Readonly<Record<string, readonly string[]>>;

const aboutBoth: Phrases = {
  phone: [
    'phone',
    'address phone',
    'mobile',
    'cell',
    'mobile phone',
    'cell phone',
    'direct phone',
    'contact phone',
    'work phone',
  ],
  email: ['email', 'email address', 'address email', 'work email', 'work email address', 'email 1'],
};

/** What a second license of a row is called: `2nd Lic`, `Other State License`, `License 2`. */
const ofSecond = (...phrases: string[]) =>
  phrases.flatMap((phrase) => [
    ...['2 nd', '2', 'second', 'secondary', 'other', 'additional', 'alternate'].map(
      (one) => `${one} ${phrase}`,
    ),
    `${phrase} 2`,
    `${phrase} 2 nd`,
  ]);

/** Of a provider. */
const aboutPeople: Phrases = {
  ...aboutBoth,
  lastName: [
    'last name',
    'last',
    'family name',
    'name last',
    'legal last name',
    'last organization name',
    'organization last name',
    'last name organization name',
  ],
  firstName: ['first name', 'first', 'forename', 'name first', 'legal first name', 'first middle name'],
  middleName: ['middle name', 'middle', 'middle initial', 'name middle', 'initial'],
  fullName: [
    'name',
    'full name',
    'name full',
    'sort name',
    'full legal name',
    'legal name',
    'last first',
    'last first name',
    'last name first name',
    'first last name',
    'first name last name',
    'name last first',
    'name credential',
    'name degree',
    'name title',
    'name and credential',
  ],
  npi: [
    'npi',
    'npi individual',
    'type 1 npi',
    'npi type 1',
    'npi type i',
    'type i npi',
    'national provider',
    'personal npi',
  ],
  dateOfBirth: ['birth date', 'birth', 'date birth'],
  providerTypeId: [
    'degree',
    'credential',
    'credential text',
    'profession',
    'profession name',
    'designation',
    'discipline',
    'degree title',
    'professional degree',
    'professional title',
    'professional credential',
    'professional designation',
    'professional suffix',
    'degree credential',
    'credential degree',
    'degree type',
    'credential title',
    'title degree',
    'title credential',
    'license profession',
    'title',
    'type',
    'type description',
    'type name',
    'classification',
  ],
  gender: ['gender', 'sex', 'gender code', 'sex code', 'gender identity', 'gender description'],
  primaryPracticeState: ['practice state', 'primary practice state', 'primary state', 'practice state code'],
  additionalPracticeStates: [
    'states',
    'additional states',
    'other states',
    'practice states',
    'license states',
    'additional practice states',
    'other practice states',
    'states license',
    'all states',
  ],
  credentialedDate: [
    'credentialed',
    'credentialed date',
    'date credentialed',
    'initial credentialed date',
    'initial credentialing date',
    'initial credential date',
    'initial credentialing',
    'credentialing date',
    'credential date',
    'credentialing approval date',
    'credential approval date',
    'credentialing effective date',
    'credential effective date',
    'original credentialing date',
    'original credential date',
    'last credentialed date',
    'last credentialing date',
    'last credential date',
    'last credentialed',
    'committee approval date',
    'credentialing committee date',
    'credential committee date',
    'last recredentialing date',
    'last recredentialed date',
    'last recredentialed',
    'last recredentialing',
    'date last credentialed',
    'most recent credentialing date',
    'credentialing decision date',
    'credentialing approved date',
  ],
  nextCredentialingDate: [
    'next credentialing',
    'next credentialing date',
    'next credential date',
    'next recredentialing',
    'next recredentialing date',
    'recredentialing due',
    'recredentialing due date',
    'credentialing due date',
    'credential due date',
    'credentialing expiration date',
    'credentialing end date',
    'recredentialing expiration date',
    'date recredentialing due',
    'recredentialing by date',
    'next credentialing due date',
    'next recredentialing due date',
  ],
  credentialingStatus: [
    'credentialing status',
    'credential status',
    'status credentialing',
    'credentialing state',
  ],
  licenseNumber: [
    'license',
    'license number',
    'state license',
    'state license number',
    'credential number',
    'license id',
    'license certificate number',
    'license certification number',
    'license credential number',
    'number license',
    'license registration number',
  ],
  licenseState: [
    'license state',
    'license state code',
    'license number state',
    'license number state code',
    'license state issue',
    'license issue state',
    'license issuing state',
    'license issued state',
    'state license issued',
    'state license state',
    'issuing state',
    'issue state',
    'license jurisdiction',
    'license board state',
  ],
  licenseType: [
    'license type',
    'credential type',
    'license category',
    'license class',
    'license type description',
    'license type name',
    'license description',
    'state license type',
    'license credential type',
    'license certification type',
  ],
  secondLicenseNumber: ofSecond('license', 'license number', 'state license', 'state license number'),
  secondLicenseState: [
    ...ofSecond('license state', 'license state code', 'state license state', 'license issuing state'),
    ...ofSecond('license number state', 'license number state code', 'issuing state'),
    'license 2 state',
    'license 2 state code',
  ],
  languages: [
    'language',
    'language spoken',
    'spoken language',
    'foreign language',
    'other language',
    'additional language',
    'language other than english',
    'non english language',
    'language s',
  ],
  ...entryPhrases,
};

/** Of a facility. */
const aboutFacilities: Phrases = {
  name: ['name', 'legal name', 'full name', 'grantee', 'name legal', 'account name', 'name of'],
  dba: ['dba', 'dba name', 'trade name', 'name dba', 'other name', 'assumed name'],
  phoneNumber: ['phone', 'main phone', 'phone main'],
  faxNumber: ['fax', 'main fax'],
  contactName: [
    'contact name',
    'contact',
    'contact person',
    'contact full name',
    'project director name',
    'administrator',
    'administrator name',
    'credentialing contact',
    'credentialing contact name',
    'contact person name',
  ],
  contactEmail: [
    'contact email',
    'contact email address',
    'email',
    'email address',
    'contact person email',
    'credentialing contact email',
    'administrator email',
  ],
  facilityTaxId: ['tax id', 'federal tax id', 'tax id ein', 'ein tax id', 'tax id tin', 'tax'],
  groupTaxId: ['group tax id', 'tax id group'],
  medicarePartANumber: [
    'ccn',
    'cms certification',
    'cms certification ccn',
    'ccn cms certification',
    'federal provider',
    'medicare part a',
    'medicare provider',
    'medicare ccn',
    'medicare certification',
    'part a',
    'medicare part a ccn',
    'oscar',
  ],
  medicarePartBNumber: ['medicare part b', 'ptan', 'medicare ptan', 'part b', 'medicare part b ptan'],
  medicaidNumber: ['medicaid', 'medicaid id', 'medicaid provider id', 'medicaid provider'],
  parentFacilityId: [
    'parent',
    'parent facility',
    'parent organization',
    'belongs to',
    'parent name',
    'parent facility name',
    'parent company',
  ],
};

/** Whom a column is about, which says nothing else: taken off before phrases are compared. */
const people =
  'provider individual practitioner physician doctor dr clinician rendering staff applicant professional person'.split(
    ' ',
  );
const facilities =
  'facility organization hospital site provider agency clinic practice location service office physical business primary entity center centre'.split(
    ' ',
  );
/** Where a provider works: of addresses and ways to reach somebody, these say no more than that. */
const places =
  'practice primary office service physical site place location business work main clinic facility'.split(
    ' ',
  );

/** Before a license number: which board gave it says no more here. */
const ofLicenses = new Set([
  ...usStates.flatMap(({ code, name }) => [code, ...name.split(' ')]).map((word) => word.toLowerCase()),
  ...'medical nursing nurse professional occupational board md do pa np rn lpn aprn current active permanent main primary'.split(
    ' ',
  ),
]);

/** A field that a phrase is for. */
export interface NamedField {
  field: string;
  rank: number;
}

/** What a field is called, with the words around the phrase that change nothing. */
export interface Vocabulary {
  /** The field of a phrase; the lower the rank, the plainer the phrase. */
  fieldOf: ReadonlyMap<string, NamedField>;
  /** Taken off wherever they stand. */
  owners: ReadonlySet<string>;
  /** Taken off where the rest is an address or a way to reach somebody. */
  places: ReadonlySet<string>;
}

const reachable = new Set(['phone', 'email', 'phoneNumber', 'faxNumber', 'wholeAddress']);

/** Whether a field is an address or a way to reach somebody, so that words of places change nothing. */
export const isReachable = (field: string): boolean => reachable.has(field);

/** The phrases of the fields of a roster: `names` are their labels and aliases, each as headings are spelled. */
export function vocabularyOf(fields: readonly { key: string; names: readonly string[] }[]): Vocabulary {
  const isOfPeople = fields.some(({ key }) => key === 'lastName');
  const known = isOfPeople ? aboutPeople : aboutFacilities;
  // Addresses are matched as a whole.
  const keys = new Set(fields.map(({ key }) => key).filter((key) => !isAddressPart(key)));
  const fieldOf = new Map<string, NamedField>();
  const add = (phrase: string, field: string) => {
    if (!fieldOf.has(phrase)) fieldOf.set(phrase, { field, rank: fieldOf.size });
  };
  for (const [key, phrases] of Object.entries(known))
    if (keys.has(key)) for (const phrase of phrases) add(phrase, key);
  // A label says for certain what its field is called; a phrase of the trade goes before an alias.
  for (const { key, names } of fields) if (keys.has(key)) for (const name of names) add(name, key);
  return {
    fieldOf,
    owners: new Set(isOfPeople ? people : facilities),
    places: new Set(places),
  };
}

/** `Texas PA license number` → `license number`: which board gave a license says no more than its state does elsewhere. */
export function withoutBoard(words: readonly string[]): readonly string[] {
  const at = words.indexOf('license');
  return at > 0 && words.slice(0, at).every((word) => ofLicenses.has(word)) ? words.slice(at) : words;
}
