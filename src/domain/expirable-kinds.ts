// Apart from what is known of them: every address of the list names them, which is read before any screen is loaded.

/** What expires, in the order in which it is listed, in words (field.md 2.14). */
export const kindWords = {
  License: 'License',
  Cds: 'CDS registration',
  Dea: 'DEA registration',
  BoardCertification: 'Board certification',
  Malpractice: 'Malpractice insurance',
  LifeSupport: 'Life support',
  Certificate: 'Other certificate',
  Attestation: 'Attestation',
  FacilityLicense: 'Facility license',
  Accreditation: 'Accreditation',
  Clia: 'CLIA certificate',
} as const;

export type ExpirableKind = keyof typeof kindWords;

export const expirableKinds = Object.keys(kindWords) as ExpirableKind[];

/** How far off a day is, in words; each leaves out those before it. */
export const windowWords = {
  overdue: 'Overdue',
  30: 'Within 30 days',
  60: 'In 31 to 60 days',
  90: 'In 61 to 90 days',
  later: 'Later',
} as const;

/** In the order of time. An object would give its numbers first. */
export const expirableWindows = ['overdue', '30', '60', '90', 'later'] as const;

export type ExpirableWindow = (typeof expirableWindows)[number];

/** What came of asking about it, in words. */
export const askedWords = {
  no: 'Not asked yet',
  unsent: 'Letter not sent',
  silent: 'Asked, no answer yet',
  closed: 'Answered or given up',
} as const;

export type Asked = keyof typeof askedWords;
