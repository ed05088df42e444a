interface GlossaryEntry {
  term: string;
  /** What the letters stand for. */
  long?: string;
  text: string;
}

/** Words of the trade as this console uses them, in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Attestation',
    text: 'The provider’s own signed statement that what was given is true and complete. It counts for a limited time only.',
  },
  {
    term: 'CAQH',
    text: 'A portal at which providers keep one profile for many organizations. An import asks it for a provider’s profile.',
  },
  {
    term: 'Credentialing',
    text: 'Establishing, with evidence, that a provider may treat patients: licenses, education, work history, sanctions.',
  },
  {
    term: 'CVO',
    long: 'Credentials verification organization',
    text: 'Whoever verifies credentials for others. A request that is CVO operated is processed by the operator of the service; a self-managed one by your own team.',
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
    term: 'Monitor',
    text: 'A standing order to verify a license or to search a dataset again, daily, weekly, monthly or yearly.',
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
];
