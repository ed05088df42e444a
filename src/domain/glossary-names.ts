export interface GlossaryEntry {
  term: string;
  /** What the letters stand for. */
  long?: string;
  text: string;
}

/**
 * Organizations, lists, laws and numbers of the trade, in alphabetical order. What may change carries its date; the comment
 * above an entry names the rule it follows.
 */
export const names: readonly GlossaryEntry[] = [
  {
    term: 'ABMS',
    long: 'American Board of Medical Specialties',
    text: 'Keeps which physicians are certified by a board of their specialty, and until when.',
  },
  // field.md 2.7
  {
    term: 'AHA',
    long: 'American Heart Association',
    text: 'Issues cards of life support training, which run out after two years. They are no board certification.',
  },
  // field.md 2.6
  {
    term: 'AMA',
    long: 'American Medical Association',
    text: 'Keeps a profile of every physician in the United States. The profile counts as evidence of education, ABMS certification, DEA registration, sanctions of Medicare and Medicaid, and NPI, never of a license (as of August 2023).',
  },
  // field.md 1.3
  {
    term: 'APRN',
    long: 'Advanced practice registered nurse',
    text: 'A nurse practitioner, nurse anesthetist, nurse midwife or clinical nurse specialist. An APRN license is never multistate.',
  },
  {
    term: 'CAGE',
    long: 'Commercial and Government Entity code',
    text: 'Five characters that name whoever does business with the federal government. Records of SAM hold it.',
  },
  // field.md 2.10
  {
    term: 'CAQH',
    text: 'Named “DataSpring, powered by CAQH” since June 2026: a portal at which providers keep one profile for many organizations. It asks them to attest again every 120 days, in Illinois every 180. An import asks it for a provider’s profile.',
  },
  {
    term: 'CCN',
    long: 'CMS Certification Number',
    text: 'Names a facility that is certified to treat patients of Medicare and Medicaid.',
  },
  // field.md 2.8
  {
    term: 'CDS',
    long: 'Controlled dangerous substances registration',
    text: 'The permission of a state to handle controlled substances. Many states ask for it beside the DEA registration; some call it CSR.',
  },
  // field.md 2.12
  {
    term: 'CLIA',
    long: 'Clinical Laboratory Improvement Amendments',
    text: 'The federal rules for laboratories. A CLIA number is two digits, the letter D and seven digits.',
  },
  // field.md 2.4, 3.3, 3.4
  {
    term: 'CMS',
    long: 'Centers for Medicare and Medicaid Services',
    text: 'Runs Medicare and, with the states, Medicaid. It publishes who has opted out of Medicare and which NPIs are deactivated; its preclusion list is not public.',
  },
  // field.md 3.4
  {
    term: 'CMS preclusion list',
    text: 'Whom Medicare Advantage and Part D do not pay for. The list is not public: Medicare Advantage plans, Part D sponsors and PACE organizations see it, nobody else.',
  },
  {
    term: 'CRM',
    long: 'Customer relationship management',
    text: 'The system in which an organization keeps its contacts. Copies of files can be sent to its records.',
  },
  // field.md 2.8
  {
    term: 'CSR',
    long: 'Controlled substance registration',
    text: 'What some states call a CDS registration.',
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
    term: 'DCN',
    long: 'Document control number',
    text: 'Names a report of the NPDB. A report that corrects another one gives the number of that one too.',
  },
  // field.md 2.8
  {
    term: 'DEA',
    long: 'Drug Enforcement Administration',
    text: 'Registers whoever may prescribe or dispense controlled substances, for each state by itself. Its numbers have two letters, six digits and a check digit; they begin with A, B, F or G for practitioners and with M for mid-level practitioners such as NPs and PAs.',
  },
  // field.md 3.5
  {
    term: 'DMF',
    long: 'Death master file',
    text: 'A list of people whose death was reported, searched so that nobody practices under their name. Since 2016 only certified persons have access to it.',
  },
  {
    term: 'DUNS',
    long: 'Data Universal Numbering System',
    text: 'Named whoever does business with the federal government before the UEI, until April 2022. Old records of SAM still hold it.',
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
  // field.md 2.5
  {
    term: 'FSMB',
    long: 'Federation of State Medical Boards',
    text: 'The association of the states’ medical boards. It is one of the sources that count for Medicare sanctions (NCQA, December 2024).',
  },
  // field.md 1.4
  {
    term: 'IMLC',
    long: 'Interstate Medical Licensure Compact',
    text: 'A compact for physicians. There is no multistate license in it: each state issues a license of its own (as of January 2026).',
  },
  // field.md 2.2
  {
    term: 'Joint Commission',
    text: 'Accredits hospitals and other facilities. It asks for recredentialing every three years (as of December 2022).',
  },
  {
    term: 'LBN',
    long: 'Legal business name',
    text: 'The name under which an organization is registered. The NPI registry gives that of a parent organization.',
  },
  // field.md 2.3, 3.1
  {
    term: 'LEIE',
    long: 'List of Excluded Individuals and Entities',
    text: 'The exclusions that the OIG publishes and renews every month. Reinstated people leave it. A match is confirmed by social security number on the OIG’s site; former names are searched too.',
  },
  {
    term: 'NCCPA',
    long: 'National Commission on Certification of Physician Assistants',
    text: 'Certifies physician assistants, and says until when.',
  },
  // field.md 2.1
  {
    term: 'NCQA',
    long: 'National Committee for Quality Assurance',
    text: 'Accredits health plans and certifies those who verify credentials. In files decided since July 1, 2025, verifications are at most 120 days old for accreditation and 90 for certification.',
  },
  // field.md 1.3
  {
    term: 'NLC',
    long: 'Nurse Licensure Compact',
    text: 'One multistate license lets an RN, LPN or LVN, never an APRN, practice in every state in which the compact works: 40 of them in July 2026.',
  },
  // field.md 2.5
  {
    term: 'NPDB',
    long: 'National Practitioner Data Bank',
    text: 'Federal reports about malpractice payments and adverse actions. Only entitled organizations may query it, for a fee. A query answers for sanctions and exclusions of Medicare and Medicaid too (NCQA, December 2024).',
  },
  // field.md 2.1, 2.4
  {
    term: 'NPI',
    long: 'National Provider Identifier',
    text: 'Ten digits that name a provider or an organization in the United States, the last of them a check digit. It is verified once; one that CMS has deactivated is a gap.',
  },
  // field.md 4.3
  {
    term: 'NPPES',
    long: 'National Plan and Provider Enumeration System',
    text: 'Where CMS issues NPIs and keeps their registry.',
  },
  // field.md 2.6
  {
    term: 'NSC',
    long: 'National Student Clearinghouse',
    text: 'Confirms degrees and enrollment for most colleges in the United States. It counts as a primary source only where it is the agent of the school.',
  },
  // field.md 4.1
  {
    term: 'NUCC',
    long: 'National Uniform Claim Committee',
    text: 'Keeps the taxonomy: the codes that name a provider’s profession and specialty. Version 26.1 is in force since October 1, 2026.',
  },
  {
    term: 'OFAC',
    long: 'Office of Foreign Assets Control',
    text: 'Publishes whom one may not do business with, such as the list of specially designated nationals (SDN).',
  },
  // field.md 2.3, 3.1
  {
    term: 'OIG',
    long: 'Office of Inspector General',
    text: 'Publishes whom the Department of Health and Human Services has excluded (LEIE). The list is renewed every month. Only the OIG grants waivers.',
  },
  {
    term: 'PAC id',
    long: 'Provider associate level control ID',
    text: 'The number under which PECOS knows a person or an organization.',
  },
  {
    term: 'PACE',
    long: 'Programs of All-Inclusive Care for the Elderly',
    text: 'Programs of Medicare and Medicaid for older people who need much care and live at home.',
  },
  {
    term: 'PECOS',
    long: 'Provider Enrollment, Chain, and Ownership System',
    text: 'Where providers and facilities enroll with Medicare.',
  },
  // field.md 1.4
  {
    term: 'PSYPACT',
    long: 'Psychology Interjurisdictional Compact',
    text: 'A compact for psychologists that stands on the license of the home state: an authority for telepsychology (APIT), or a temporary one to practice in person for 30 workdays a year in each state (TAP), as of May 2026.',
  },
  // field.md 1.4
  {
    term: 'PT compact',
    long: 'Physical Therapy Compact',
    text: 'A compact for physical therapists: it gives a privilege for each state (as of June 2020).',
  },
  // field.md 3.2
  {
    term: 'SAM',
    long: 'System for Award Management',
    text: 'Lists whom any federal agency has suspended, debarred or excluded, those of the OIG among them. New records are of four types: Preliminarily Ineligible, Ineligible, Prohibition/Restriction, Voluntary Exclusion.',
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
  // field.md 3.6
  {
    term: 'TRICARE',
    text: 'The health program of the armed forces. It excludes providers by itself and follows the exclusions of the OIG.',
  },
  {
    term: 'UEI',
    long: 'Unique Entity Identifier',
    text: 'Twelve characters under which SAM keeps whoever does business with the federal government. It replaced the DUNS number in April 2022.',
  },
  {
    term: 'UPIN',
    long: 'Unique physician identification number',
    text: 'What named a physician before the NPI. Old records of lists still hold it.',
  },
  // field.md 2.1, 2.2
  {
    term: 'URAC',
    text: 'Accredits health care organizations. It asks for recredentialing within three years, to the month, and for facts and an application that are at most 180 days old (version 6.0).',
  },
];
