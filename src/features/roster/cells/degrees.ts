import { providerKind, providerKinds } from '@/domain/provider-types';

/** Degrees and certificates beside those of `providerKinds`, by the name of the profession that they make. */
const more: Readonly<Record<string, string>> = {
  'Physician (MD)': 'MBBS MBCHB MBBCH MBBCHIR',
  Dentist: 'BDS',
  'Physician assistant': 'PAC RPA RPAC CPA-C',
  'Nurse practitioner': 'APNP CFNP',
  'Certified registered nurse anesthetist': 'CRNA-APRN NAR',
  Midwife: 'LM',
  'Licensed practical nurse': 'LPN LVN',
  Pharmacist: 'PHARMD RPH',
  Psychologist: 'PSYD LP',
  'Occupational therapist': 'OTR/L OTR OTRL OTD MOT',
  'Occupational therapy assistant': 'COTA/L COTAL',
  'Physical therapist': 'MPT DPT',
  'Physical therapist assistant': 'LPTA',
  'Speech-language pathologist': 'CCC-SLP SLP-CCC CCC/SLP SLP/CCC MS-SLP',
  Audiologist: 'AUD CCC-A CCC/A',
  'Registered dietitian': 'RD/LD RDN/LD RD/LDN LD',
  'Clinical social worker': 'LISW LSCSW LCSWR LCSW-R LCSW-C LISW-CP LICSW',
  'Professional counselor': 'LCMHC LPCMH LPC-MH LMHC LCMHCS LPCC-S',
  'Marriage and family therapist': 'LCMFT LICMFT IMFT',
  'Behavior analyst': 'BCBA BCBA-D LBA',
  'Anesthesiologist assistant': 'AA AA-C',
  'Athletic trainer': 'LAT',
};

/** By abbreviation in capitals, the place of its profession among `providerKinds`. */
const byDegree = new Map<string, number>();
for (const [index, { name, abbreviations }] of providerKinds.entries())
  for (const word of [...abbreviations, ...(more[name]?.split(' ') ?? [])])
    byDegree.set(word.toUpperCase(), index);

const placeOf = (name: string) => providerKinds.findIndex((kind) => kind.name === name);
const nursePractitioner = placeOf('Nurse practitioner');
/** `FNP`, `AGACNP`, `PMHNP`, `ACNPC`: a letter or more for whom a nurse practitioner cares for. A DNP is a degree of any nurse. */
const practitioner = /^(?!DNP$)[A-Z]{0,6}NPC?$/;

/** Who is of two professions by degree is of the one that was trained for longest: the lower number. */
const ranks: readonly (readonly [names: RegExp, rank: number])[] = [
  [/^Physician \(/, 0],
  [/^(?:Dentist|Podiatrist|Optometrist|Chiropractor|Pharmacist|Psychologist|Naturopathic physician)$/, 1],
  [/nurse anesthetist|nurse midwife|nurse specialist|^Nurse practitioner|^Physician assistant/, 2],
  [/^Registered nurse/, 4],
  [/practical nurse|assistant$|technician$|^Paramedic/, 5],
];
const rankOf = (index: number) =>
  ranks.find(([names]) => names.test(providerKinds[index]?.name ?? ''))?.[1] ?? 3;
/** `APRN` beside a more exact degree of advanced practice says nothing more. */
const isGeneral = (token: string) => token === 'APRN' || token === 'ARNP' || token === 'APN';

/** What follows a degree and changes nothing: certified, board certified, supervisor. */
const endings = /[-/](?:C|BC|PC|AC|CERT|S|L|R|A|CNP|CRNA|CNM|CNS|NP)$/;

function placeOfToken(token: string): number | undefined {
  const index = byDegree.get(token);
  if (index !== undefined) return index;
  if (practitioner.test(token)) return nursePractitioner;
  if (token === 'APN') return nursePractitioner;
  // `APRN-CRNA`: the second part is the more exact one.
  const [general = '', exact] = token.split('-');
  if (exact !== undefined && isGeneral(general)) return placeOfToken(exact);
  return endings.test(token) ? placeOfToken(token.replace(endings, '')) : undefined;
}

/** Near a profession that is known, and not the same: a person says what they are here. */
const unsure = new Set(['EMT', 'LMSW']);

/** The longest degree that is written with small letters or as a word of capitals. */
const longestToken = 9;

/**
 * The profession that degrees make, as `providerKinds` names it: `MD`, `M.D.`, `FNP-C`, `APRN, CRNA`, `MD, PhD`, `OTR/L`. Of several
 * the one decides that takes the longest training. Names are read as `providerKind` reads them. Undefined where nothing is a
 * profession: of `PhD` and `DNP` nobody knows what was studied.
 */
export function professionOf(text: string): string | undefined {
  const tokens = text
    .toUpperCase()
    .replace(/\./g, '')
    .split(/[\s,;&+()|]+|\bAND\b/)
    .filter(Boolean)
    .flatMap((token) => (byDegree.has(token) || !token.includes('/') ? [token] : token.split('/')));
  if (tokens.some((token) => unsure.has(token))) return undefined;
  const isNamed = tokens.some(
    (token) =>
      token.length > longestToken || (/^[A-Z]{6,}$/.test(token) && placeOfToken(token) === undefined),
  );
  if (isNamed) return providerKind(text)?.name;
  const known = tokens.flatMap((token) => {
    const index = placeOfToken(token);
    return index === undefined ? [] : [{ token, index, rank: rankOf(index) }];
  });
  if (known.length === 0) return providerKind(text)?.name;
  const exact = known.some(({ token, rank }) => rank <= 2 && !isGeneral(token))
    ? known.filter(({ token }) => !isGeneral(token))
    : known;
  const best = exact.reduce((one, other) => (other.rank < one.rank ? other : one));
  return providerKinds[best.index]?.name;
}

/** Academic degrees and fellowships that are nobody's name, however they are written. */
const academic =
  /^(?:phd|dsc|scd|dhsc|drph|dnp|dmsc|ms|msn|msc|mph|mha|mba|mpa|mhs|mmsc|mpas|mspas|msed|msw|bsn|bsw|adn|fac[cprs]|facog|facep|faap|faafp)$/i;
/**
 * Further fellowships and certificates of boards, as they stand behind names and make no profession: read in capitals or small letters
 * alone, since some are a word otherwise. Without what is a usual name in capitals, too.
 */
const certificates = new Set(
  `FACG FACAAI FAAAAI FAAN FAAD FAAOS FAAOA FACCP FCCP FCCM FACE FASN FIDSA FSHEA FHM SFHM FSCAI FHRS FASE FACVS FSVM FSVS FAHA FNLA
  FASNC FSCCT FSCMR FESC FAPA DFAPA DLFAPA FACLP FAACAP DFAACAP FASAM DFASAM FACNM FAANA FAANP FACNP FPCNP FNAP FAEN FCN FAWM FACOI FACOS
  FACOFP FACOOG FAAO FAAPMR FAAEM FACMT FACPM FACOEM FACHE FACMG FACMGG FASCRS FASGE AGAF FAASLD FASTRO FSIR FSAR FCAP FASCP FASHP FAPHA
  FARVO FICS FRCS FRCP FRCPC FRCSC FRCPSC MRCP MRCS MRCOG FRCOG FACD FAGD MAGD FICD FACFAS DABR DABFM DABIM DABPN ABPP FABPP ABPN FAOTA
  FAPTA FAAOMPT FAAA FASHA CPE CPHQ CHCQM CCRN PCCN CPEN CNOR OCN AOCNP CRNFA RNFA RNC CWS CWCN CWOCN WCC CDE CDCES BCADM CHPN
  ACHPN CPN NCC ACS CADC LCADC CASAC CSAC CCS ACSW DCSW QCSW BCD CCM RPT OCS SCS NCS GCS WCS ECS CSCS CHT CLT BCPS BCPP BCACP
  BCOP BCCCP CACP AAHIVS AAHIVM IBCLC CNSC CSSD CSO FACSM RVT RPVI NBCHWC`.split(/\s+/),
);

/** Whether a word behind a name is a fellowship, an academic degree or a certificate: `FACC`, `FACEP`, `Ph.D.`, `BC-ADM`, `M.Ed.`. */
export function isBehindNames(word: string): boolean {
  const plain = word.replace(/[.-]/g, '');
  if (academic.test(plain)) return true;
  if (/^(?:M\.?Ed|Ed\.?[DSM])\.?$/.test(word)) return true;
  return (
    (plain === plain.toUpperCase() || plain === plain.toLowerCase()) && certificates.has(plain.toUpperCase())
  );
}
