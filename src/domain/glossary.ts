export interface GlossaryEntry {
  term: string;
  /** What the letters stand for. */
  long?: string;
  text: string;
}

/** Words of the trade as this console uses them, in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'ABMS',
    long: 'American Board of Medical Specialties',
    text: 'Keeps which physicians are certified by a board of their specialty, and until when.',
  },
  {
    term: 'AHA',
    long: 'American Heart Association',
    text: 'Issues certificates of life support training, which run out after two years.',
  },
  {
    term: 'AMA',
    long: 'American Medical Association',
    text: 'Keeps a profile of every physician in the United States: schools, training, licenses.',
  },
  {
    term: 'Attestation',
    text: 'The provider’s own signed statement that what was given is true and complete. It counts for a limited time only.',
  },
  {
    term: 'CAQH',
    text: 'A portal at which providers keep one profile for many organizations. An import asks it for a provider’s profile.',
  },
  {
    term: 'CCN',
    long: 'CMS Certification Number',
    text: 'Names a facility that is certified to treat patients of Medicare and Medicaid.',
  },
  {
    term: 'Clinical degrees',
    long: 'MD, DO, PA, NP, RN, BSN, MSN, DNP',
    text: 'Doctor of medicine, doctor of osteopathic medicine, physician assistant, nurse practitioner, registered nurse, and bachelor, master and doctor of nursing.',
  },
  {
    term: 'CMS',
    long: 'Centers for Medicare and Medicaid Services',
    text: 'Runs the federal health programs. It publishes whom it precludes from them and who has opted out.',
  },
  {
    term: 'Credentialing',
    text: 'Establishing, with evidence, that a provider may treat patients: licenses, education, work history, sanctions.',
  },
  {
    term: 'CRM',
    long: 'Customer relationship management',
    text: 'The system in which an organization keeps its contacts. Copies of files can be sent to its records.',
  },
  {
    term: 'CVO',
    long: 'Credentials verification organization',
    text: 'Whoever verifies credentials for others. A request that is CVO operated is processed by the operator of the service; a self-managed one by your own team.',
  },
  {
    term: 'DBA',
    long: 'Doing business as',
    text: 'The name under which a facility is known, where that is not its legal name.',
  },
  {
    term: 'DEA',
    long: 'Drug Enforcement Administration',
    text: 'Registers whoever may prescribe controlled substances. Its numbers have two letters, six digits and a check digit.',
  },
  {
    term: 'Delegated credentialing',
    text: 'An organization credentials providers in the name of a payer, which accepts its decisions and audits its files.',
  },
  {
    term: 'DMF',
    long: 'Death master file',
    text: 'A list of people whose death was reported, searched so that nobody practices under their name.',
  },
  {
    term: 'ECFMG',
    long: 'Educational Commission for Foreign Medical Graduates',
    text: 'Certifies graduates of medical schools abroad before they train in the United States.',
  },
  {
    term: 'EIN',
    long: 'Employer Identification Number',
    text: 'The number of a business at the tax office: nine digits. It is the TIN of most organizations.',
  },
  {
    term: 'Enrollment',
    text: 'The admission of a credentialed provider to a payer’s plan, which then pays for what the provider does.',
  },
  {
    term: 'Exclusion',
    text: 'A ban from federal health programs such as Medicare. Nobody may be paid from them for what an excluded person does.',
  },
  {
    term: 'Expirables',
    text: 'All that runs out and has to be renewed: licenses, registrations, certifications, insurance.',
  },
  {
    term: 'LEIE',
    long: 'List of Excluded Individuals and Entities',
    text: 'The list of exclusions that the OIG publishes.',
  },
  {
    term: 'Monitor',
    text: 'A standing order to verify a license or to search a dataset again, daily, weekly, monthly or yearly.',
  },
  {
    term: 'NCCPA',
    long: 'National Commission on Certification of Physician Assistants',
    text: 'Certifies physician assistants, and says until when.',
  },
  {
    term: 'NPDB',
    long: 'National Practitioner Data Bank',
    text: 'Federal reports about malpractice payments and adverse actions. Only entitled organizations may ask it, for a fee.',
  },
  {
    term: 'NPI',
    long: 'National Provider Identifier',
    text: 'Ten digits that name a provider or an organization in the United States, the last of them a check digit.',
  },
  {
    term: 'NSC',
    long: 'National Student Clearinghouse',
    text: 'Confirms degrees and enrollment for most colleges in the United States.',
  },
  {
    term: 'NUCC',
    long: 'National Uniform Claim Committee',
    text: 'Keeps the taxonomy: the codes that name a provider’s profession and specialty.',
  },
  {
    term: 'OFAC',
    long: 'Office of Foreign Assets Control',
    text: 'Publishes whom one may not do business with, such as the list of specially designated nationals (SDN).',
  },
  {
    term: 'OIG',
    long: 'Office of Inspector General',
    text: 'Publishes whom the Department of Health and Human Services has excluded (LEIE). The list is renewed every month.',
  },
  {
    term: 'PAC id',
    long: 'Provider associate level control ID',
    text: 'The number under which PECOS knows a person or an organization.',
  },
  {
    term: 'PECOS',
    long: 'Provider Enrollment, Chain, and Ownership System',
    text: 'Where providers and facilities enroll with Medicare.',
  },
  {
    term: 'Primary source verification',
    long: 'PSV',
    text: 'Asking whoever issued a credential, a state board for instance, whether it is valid, instead of trusting a copy.',
  },
  {
    term: 'Privileging',
    text: 'Deciding which procedures a credentialed provider may do at a facility.',
  },
  {
    term: 'Recredentialing',
    text: 'Establishing all of it anew, usually every three years.',
  },
  {
    term: 'SAM',
    long: 'System for Award Management',
    text: 'Lists whom federal agencies have debarred from contracts.',
  },
  {
    term: 'Sanction',
    text: 'A measure against a provider: by a board, as a reprimand or a suspension, or by a program, as an exclusion.',
  },
  {
    term: 'Scan',
    text: 'A search of one dataset for a provider or a facility. What it finds are matches, which a person accepts or rejects.',
  },
  {
    term: 'SDN',
    long: 'Specially designated nationals',
    text: 'The list of the OFAC of people and organizations that nobody may do business with.',
  },
  {
    term: 'SSN',
    long: 'Social security number',
    text: 'Nine digits that name a person in the United States. It is shown masked, and not to every role.',
  },
  {
    term: 'TIN',
    long: 'Taxpayer identification number',
    text: 'The number of a person or a business at the tax office: an SSN or an EIN.',
  },
  {
    term: 'TRICARE',
    text: 'The health program of the armed forces. It publishes whom it has sanctioned.',
  },
  {
    term: 'UPIN',
    long: 'Unique physician identification number',
    text: 'What named a physician before the NPI. Old records of lists still hold it.',
  },
];

/** The entry of a term, or of what its letters stand for; undefined where there is none. */
export function glossaryEntry(term: string): GlossaryEntry | undefined {
  return glossary.find((entry) => entry.term === term || entry.long === term);
}

/** Where a term stands on the help's page: `Primary source verification` → `primary-source-verification`. */
export const glossaryAnchor = ({ term }: GlossaryEntry) => term.toLowerCase().replace(/\s+/g, '-');

/** The first abbreviation of a text that the glossary has, with what stands before and after it. */
export function termIn(text: string): { before: string; entry: GlossaryEntry; after: string } | undefined {
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu)) {
    const entry = glossaryEntry(word);
    if (entry) return { before: text.slice(0, index), entry, after: text.slice(index + word.length) };
  }
  return undefined;
}
