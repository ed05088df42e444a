// A heading is read as words in one spelling: `Prvdr_Lic_Nbr__c`, `Provider License #` and `ProviderLicenseNumber` are the
// same three. Which abbreviations are usual is taken from public rosters of payers, networks, CMS, NPPES and state boards.

/** Abbreviations with one meaning, and what they stand for. */
const abbreviations: Readonly<Record<string, string>> = {
  abbr: 'code',
  abbreviation: 'code',
  abrv: 'code',
  abrvtn: 'code',
  add: 'address',
  addl: 'additional',
  addntl: 'additional',
  addr: 'address',
  addtl: 'additional',
  addtnl: 'additional',
  adr: 'address',
  adrs: 'address',
  ahcccs: 'medicaid',
  birthdate: 'birth date',
  birthday: 'birth date',
  bday: 'birth date',
  bus: 'business',
  cde: 'code',
  cd: 'code',
  cert: 'certification',
  corr: 'correspondence',
  cnty: 'county',
  crd: 'credential',
  crdntl: 'credential',
  crdntls: 'credential',
  cred: 'credential',
  creds: 'credential',
  credentials: 'credential',
  cty: 'city',
  degrees: 'degree',
  deg: 'degree',
  desc: 'description',
  dgr: 'degree',
  dob: 'birth date',
  dt: 'date',
  ein: 'tax id',
  eff: 'effective',
  eml: 'email',
  exp: 'expiration',
  fac: 'facility',
  facil: 'facility',
  fein: 'tax id',
  fn: 'first name',
  fname: 'first name',
  frst: 'first',
  fst: 'first',
  given: 'first',
  gndr: 'gender',
  grp: 'group',
  hosp: 'hospital',
  identification: 'id',
  identifier: 'id',
  ident: 'id',
  indv: 'individual',
  indiv: 'individual',
  ind: 'individual',
  ins: 'insurance',
  lang: 'language',
  langs: 'language',
  languages: 'language',
  liab: 'liability',
  lic: 'license',
  licence: 'license',
  licensed: 'license',
  licensure: 'license',
  lics: 'license',
  ln: 'line',
  lne: 'line',
  lname: 'last name',
  loc: 'location',
  lst: 'last',
  mail: 'mailing',
  malp: 'malpractice',
  malprac: 'malpractice',
  mi: 'middle name',
  mid: 'middle',
  mname: 'middle name',
  nam: 'name',
  nbr: 'number',
  nm: 'name',
  nme: 'name',
  no: 'number',
  num: 'number',
  nmbr: 'number',
  nr: 'number',
  ofc: 'office',
  off: 'office',
  org: 'organization',
  orgn: 'organization',
  organisation: 'organization',
  ph: 'phone',
  phn: 'phone',
  phne: 'phone',
  phones: 'phone',
  physcl: 'physical',
  postcode: 'postal code',
  prac: 'practice',
  pract: 'practice',
  pratice: 'practice',
  prc: 'practitioner',
  prctc: 'practice',
  prcttnr: 'practitioner',
  prctnr: 'practitioner',
  prim: 'primary',
  prof: 'professional',
  prov: 'provider',
  providers: 'provider',
  prvd: 'provider',
  prvdr: 'provider',
  prvr: 'provider',
  reg: 'registration',
  rndrng: 'rendering',
  sec: 'secondary',
  spclty: 'specialty',
  spec: 'specialty',
  speciality: 'specialty',
  specialities: 'specialty',
  specialties: 'specialty',
  ste: 'suite',
  str: 'street',
  strt: 'street',
  surname: 'last name',
  svc: 'service',
  tel: 'phone',
  tele: 'phone',
  telephone: 'phone',
  tin: 'tax id',
  txnmy: 'taxonomy',
  typ: 'type',
  zipcode: 'zip code',
};

/** Words that occur in headings, into which one without blanks is cut: `PRACTADDR1`, `licensenumber`. */
const words = new Set([
  ...Object.keys(abbreviations).filter((one) => one.length > 2),
  ...`address aka alias apt attn authorized bill billing birth board building business caqh ccn certification city clia clinic code
  contact correspondence country county credential credentialing date dba dea degree description doctor due effective email end
  expiration extension facility fax first forename full gender group home hospital id individual initial insurance issue issued language last
  legal license line location mailing main maiden malpractice medicaid medicare middle name national next npi number office
  official organization other parent pay payee person phone physical physician plan policy postal practice practitioner previous
  primary provider ptan recredentialing remit rendering role room secondary service sex site specialty ssn start state status
  street suffix suite supervising tax taxonomy term termination text title town type unit work zip`.split(
    /\s+/,
  ),
]);
const shortest = 2;
const short = new Set(['id', 'no', 'of', 'cd', 'st', 'ln', 'fn', 'nm', 'ph', 'dt', 'po']);

/** Cuts a word that is written without blanks into those that it consists of; itself where it is none of these. */
function cut(word: string): string[] {
  if (word.length < 5 || words.has(word) || word in abbreviations) return [word];
  /** Of each length of a beginning, the fewest words that it consists of. */
  const best: (string[] | undefined)[] = [[]];
  for (let end = shortest; end <= word.length; end += 1)
    for (let start = 0; start <= end - shortest; start += 1) {
      const piece = word.slice(start, end);
      const before = best[start];
      if (!before || !(words.has(piece) || short.has(piece))) continue;
      const now = best[end];
      if (!now || now.length > before.length + 1) best[end] = [...before, piece];
    }
  return best[word.length] ?? [word];
}

/** `\n`, `(MM/DD/YYYY)`, `[1]`, `__c`, `-1` of a second column of one name: what programs and people put around a name. */
const around = /\([^)]*\)|\[[^\]]*\]|__c\b|[-–](?=\d+$)|\*|"/g;
/** `D.O.B.`, `D. O. B`, `N.P.I`: letters with full stops between them are one abbreviation. */
const dotted = /(?<![\p{L}\d])\p{L}(?:\.\s?\p{L}(?![\p{L}\d]))+\.?/gu;
/** A hint behind a colon or a dash: `License #: as on the wall certificate`. */
const hint = /\s*(?:[:?]|\s[-–]\s).*$/s;
const longestName = 12;

/**
 * The words of a heading in lower case and one spelling, `[]` of one that has none. Numbers are words: `addr_line_1` gives
 * `address line 1`. `State of license` gives `license state`, as `license_state` does.
 */
export function headingWords(heading: string): string[] {
  const plain = heading
    .replace(dotted, (letters) => ` ${letters.replace(/[.\s]/g, '').toLowerCase()} `)
    .replace(/#/g, ' number ')
    .replace(/\be-?\s?mail/gi, 'email')
    .replace(around, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .trim();
  const name = plain.split(/[\s_./-]+/).length > longestName ? plain.replace(hint, '') : plain;
  const pieces = name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .flatMap(cut);
  const spelled = pieces.flatMap((piece, index) => spellings(pieces, piece, index));
  return turned(joined(spelled)).filter((word) => !wordsOfSentences.has(word));
}

/** Words of a sentence that asks for a value, and of any other. */
const wordsOfSentences = new Set('the a of s please enter indicate your list'.split(' '));

/** What an abbreviation stands for where that depends on the words beside it, and what any other does. */
function spellings(pieces: readonly string[], piece: string, index: number): string[] {
  const next = pieces[index + 1] ?? '';
  if (piece === 'st') {
    if (/^(?:\d|adr|addr|address|line)/.test(next)) return ['street'];
    // At the end of an address the columns beside it tell whether it is the street or the state.
    const isOfAddress = next === '' && index > 0 && !/^(?:lic|issu)/.test(pieces[index - 1] ?? '');
    return [isOfAddress ? 'st' : 'state'];
  }
  if (piece === 'ba' || piece === 'pl') return ['practice', 'location'];
  return (abbreviations[piece] ?? piece).split(' ');
}

/** `e mail`, `re credentialing`, `date birth` and the like in one spelling. */
function joined(pieces: readonly string[]): string[] {
  return pieces
    .join(' ')
    .replace(/\be mailing\b/g, 'email')
    .replace(/\bemail mailing\b/g, 'email')
    .replace(/\bre (credential\w*)/g, 're$1')
    .replace(/\brecred(?:s|ential(?:s|ling)?)?\b/g, 'recredentialing')
    .replace(/\b(re)?credentialled\b/g, '$1credentialed')
    .replace(/\btax identification\b/g, 'tax id')
    .replace(/\btaxpayer id\b/g, 'tax id')
    .replace(/\bsocial security(?: number)?\b/g, 'ssn')
    .replace(/\bnational provider id\b/g, 'npi')
    .replace(/\bdoing business as\b/g, 'dba')
    .replace(/\bcenters? for medicare (?:and )?medicaid services\b/g, 'cms')
    .replace(/\bphone phone\b/g, 'phone')
    .replace(/\bpo box\b/g, 'pobox')
    .replace(/\bmiddle level\b/g, 'practitioner')
    .split(' ')
    .filter(Boolean);
}

/** `date of birth` → `birth date`: the word that says what it is stands last. */
function turned(pieces: readonly string[]): string[] {
  const at = pieces.indexOf('of');
  if (at <= 0 || at === pieces.length - 1) return [...pieces];
  return [...pieces.slice(at + 1), ...pieces.slice(0, at)];
}

/** `First_Name`, `First Name` and `firstName` are one: what a column is remembered by. Empty for a heading without words. */
export const headingKey = (heading: string): string => headingWords(heading).join(' ');

/** Whether a heading says nothing of its column: there is none, or a program has made it, as `Column 4` and `F4`. */
export const saysNothing = (name: string): boolean =>
  /^(?:(?:column|field|unnamed|col|f|c)\W*\d*)?$/i.test(name.trim());
