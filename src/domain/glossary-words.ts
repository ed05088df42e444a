import type { GlossaryEntry } from './glossary-names';

/**
 * What the trade calls its work, its people and its papers, in alphabetical order. What may change carries its date; the
 * comment above an entry names the rule it follows.
 */
export const words: readonly GlossaryEntry[] = [
  // field.md 2.10
  {
    term: 'Attestation',
    text: 'The provider’s own signed statement that the application is true and complete. The day it was signed counts, not the day it was imported.',
  },
  // field.md 1.1, 2.11
  {
    term: 'Clean file',
    text: 'A credentialing file with all evidence and without findings such as discipline, probation or restrictions. The medical director may approve it; any other file goes to the committee.',
  },
  // field.md 2.13
  {
    term: 'Clinical degrees',
    long: 'MD, DO, PA, NP, RN, BSN, MSN, DNP',
    text: 'Doctor of medicine, doctor of osteopathic medicine, physician assistant or associate, nurse practitioner, registered nurse, and bachelor, master and doctor of nursing.',
  },
  // field.md 1.3, 1.4
  {
    term: 'Compact',
    text: 'An agreement of states about practice across their borders. Each gives something else: the NLC a multistate license, the IMLC a license from each state, PSYPACT an authority, the PT compact a privilege for each state.',
  },
  {
    term: 'Credentialing',
    text: 'Establishing, with evidence, that a provider may treat patients: licenses, education, work history, sanctions.',
  },
  // field.md 2.11
  {
    term: 'Credentialing committee',
    text: 'The provider’s peers who decide on credentialing files, always on those that are not clean. The day on which they decided is the date of the decision and is never backdated. The provider is notified within 30 days.',
  },
  {
    term: 'Delegated credentialing',
    text: 'An organization credentials providers in the name of a payer, which accepts its decisions and audits its files.',
  },
  {
    term: 'Enrollment',
    text: 'The admission of a credentialed provider to a payer’s plan, which then pays for what the provider does.',
  },
  // field.md 3.1
  {
    term: 'Exclusion',
    text: 'A ban from federal health programs such as Medicare. Nobody may be paid from them for what an excluded person does. It never ends by date: it lasts until the person has applied for reinstatement and been reinstated.',
  },
  {
    term: 'Expirables',
    text: 'All that runs out and has to be renewed: licenses, registrations, certifications, insurance.',
  },
  // field.md 2.11
  {
    term: 'Medical director',
    text: 'The physician who may approve clean files in place of the committee.',
  },
  // field.md 2.3
  {
    term: 'Monitor',
    text: 'A standing order to verify a license or to search a list again: daily, weekly, monthly or yearly. Exclusion lists are searched at least once in each calendar month (NCQA, since September 2025; before that every 30 days).',
  },
  // field.md 1.3
  {
    term: 'Multistate license',
    text: 'The one license of an RN, LPN or LVN, issued by the state of residence, that is good in every state in which the NLC works. Nobody has two.',
  },
  // field.md 3.3
  {
    term: 'Opt-out',
    text: 'A provider’s statement not to take part in Medicare. It is for two years and renews itself since June 16, 2015: an end date in the past is no end.',
  },
  // field.md 2.12
  {
    term: 'Organizational provider',
    text: 'A facility that is credentialed, such as a hospital or a laboratory: its license, its sanctions, and accreditation or else a site visit or CMS survey.',
  },
  {
    term: 'Primary source verification',
    long: 'PSV',
    text: 'Asking whoever issued a credential, a state board for instance, or an agent it has named, whether it is valid, instead of trusting a copy.',
  },
  {
    term: 'Privileging',
    text: 'Deciding which procedures a credentialed provider may do at a facility.',
  },
  // field.md 2.13
  {
    term: 'Provider types',
    long: 'DDS, DMD, DPM, OD, DC, CRNA, CNM, CNS, LPN, LVN, RPH, RD, PT, OT, SLP, LCSW, LPC, LMFT, BCBA, EMT',
    text: 'Dentists (two degrees), podiatrist, optometrist, chiropractor; nurse anesthetist, nurse midwife, clinical nurse specialist, licensed practical or vocational nurse; pharmacist, dietitian; physical and occupational therapist, speech-language pathologist; clinical social worker, professional counselor, marriage and family therapist, behavior analyst; emergency medical technician.',
  },
  // field.md 2.2
  {
    term: 'Recredentialing',
    text: 'Credentialing again, at the latest after 36 months (NCQA). What is asked once, such as education, is not asked again; how the provider performed is added, such as complaints.',
  },
  // field.md 3.1
  {
    term: 'Reinstatement',
    text: 'The readmission to federal health programs after an exclusion. It has to be applied for, and whoever is reinstated is taken off the LEIE.',
  },
  {
    term: 'Revalidation',
    text: 'The renewal of an enrollment with Medicare or Medicaid, when the program asks for it.',
  },
  {
    term: 'Sanction',
    text: 'A measure against a provider: by a board, as a reprimand or a suspension, or by a program, as an exclusion.',
  },
  {
    term: 'Scan',
    text: 'A search of one list or database for a provider or a facility. What it finds are matches, which a person accepts or rejects.',
  },
  // field.md 1.1, 1.5
  {
    term: 'Standing',
    text: 'What a license permits, by the word of its board: good, limited (practice under terms or within limits), ended, or taken away. A word that nobody knows is never good. That a license was found does not mean that it is in good standing.',
  },
  {
    term: 'Tail coverage',
    text: 'Malpractice insurance for claims that are made after a claims-made policy has ended, about care given while it ran.',
  },
  // field.md 2.1
  {
    term: 'Verification time limit',
    text: 'How old a verification may be on the day of the decision: 120 days for NCQA accreditation since July 2025, 90 for certification, there up to the report to the client. Some evidence has none: education and NPI are verified once, a DEA registration or an insurance policy is in force on that day or not.',
  },
  // field.md 3.1
  {
    term: 'Waiver',
    text: 'Permission for federal programs to pay for what an excluded provider does. Only the OIG grants it.',
  },
];
