import { consoleFile } from '@/lib/console-file';
import { fileName } from '@/lib/file-name';
import { folderWords, isOfRequest, ownerOfPath } from '@/lib/file-path';

/** What a file of an entry is, by the collection of the entry: the folder that the service keeps it in. */
const ofCollection: Readonly<Record<string, string>> = {
  accreditations: 'Accreditation',
  boardCertifications: 'Board certification',
  certificates: 'Certificate',
  cmsCertifications: 'Accreditation',
  dea: 'DEA registration',
  deas: 'DEA registration',
  educations: 'Education',
  hospitalAffiliations: 'Hospital affiliation',
  liabilityInsurances: 'Liability insurance',
  licenses: 'License',
  trainings: 'Training',
  workHistory: 'Work history',
};

/** What names of files and folders say of a kind; the first that fits counts. */
const said: readonly (readonly [kind: string, words: RegExp])[] = [
  ['Letter', /\b(?:letters?|reminder|notice)\b/],
  ['Board certification', /\bboard (?:cert|exam)|\bboards\b|\b(?:abms|abim)\b|\bdiplomate\b/],
  ['DEA registration', /\bdea\b|\bcontrolled substances?\b/],
  ['Liability insurance', /\binsurances?\b|\bface ?sheet\b|\bmalpractice\b|\bliability\b|\bcoi\b/],
  ['Education', /\bdiplomas?\b|\beducations?\b|\bdegree\b|\btranscripts?\b|\becfmg\b/],
  ['Training', /\bresidency\b|\bfellowship\b|\binternship\b|\btrainings?\b/],
  ['License', /\blicen[sc]es?\b/],
  ['Work history', /\bcv\b|\bresume\b|\bcurriculum\b|\bwork history\b/],
  ['Certificate', /\b(?:acls|atls|bls|cpr|nrp|pals)\b|\bcourse\b|\bcertificates?\b/],
  ['Hospital affiliation', /\bprivileges?\b|\baffiliations?\b|\bhospital\b/],
  ['Accreditation', /\baccreditations?\b|\bclia\b/],
  ['Health record', /\bimmuni[sz]ations?\b|\bvaccin|\btiters?\b|\btb\b/],
  ['Identification', /\bpassport\b|\bdriver|\bphoto\b|\bphoto id\b|\bid card\b/],
  ['Reference', /\breferences?\b|\brecommendation\b|\bpeer\b/],
  ['Application', /\bapplication\b|\battestation\b|\bcaqh\b|\bconsent\b|\brelease\b/],
  ['Tax form', /\bw ?9\b/],
  ['Roster or report', /\brosters?\b|\breports?\b/],
];

const ofRequest = 'Credentialing request';
const ofConsole = 'Kept by this console';
const other = 'Other';

/** Camel case and everything that parts words in names of files, as spaces. */
const asWords = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();

const saidIn = (text: string) => said.find(([, words]) => words.test(asWords(text)))?.[0];

/**
 * What a file is, in words: of an entry's file by the entry that it proves, else by its folder, else by its own name, since the
 * service knows no kinds. `Other` of one that nothing tells of.
 */
export function kindOfFile(path = ''): string {
  if (consoleFile(path)) return ofConsole;
  const [first, collection = ''] = path.split('/').slice(ownerOfPath(path) ? 2 : 0, -1);
  const entry = first === 'info' && Object.hasOwn(ofCollection, collection) && ofCollection[collection];
  if (entry) return entry;
  if (isOfRequest(path)) return ofRequest;
  return saidIn(folderWords(path) ?? '') ?? saidIn(fileName(path)) ?? other;
}

/** The words of a text about kinds, as they are compared. */
export const wordsOf = (text: string): string[] => asWords(text).split(' ').filter(Boolean);

/** Parts what was typed into words that a kind begins with, `board`, `dea`, and all others: whom it may belong to. */
export function kindWordsIn(typed: string): { kinds: string[]; rest: string } {
  const words = typed.split(/\s+/).filter(Boolean);
  const starts = new Set([...said.map(([kind]) => kind), ofRequest, other].flatMap(wordsOf));
  const isKind = (word: string) => {
    const asked = asWords(word).trim();
    return asked.length > 2 && [...starts].some((start) => start.startsWith(asked));
  };
  return {
    kinds: words.filter(isKind).map((word) => asWords(word).trim()),
    rest: words.filter((word) => !isKind(word)).join(' '),
  };
}

/** Whether the kind of a file, in words, has a word for each that was typed. */
export function isOfKindWords(path: string, typed: readonly string[]): boolean {
  const words = wordsOf(kindOfFile(path));
  return typed.every((one) => words.some((word) => word.startsWith(one)));
}
