import { spellOut, textOf } from './words';

/** What people call the datasets that everybody knows by a short name. */
const known: Record<string, string> = {
  Abms: 'ABMS',
  AmericanAssociationofCriticalCareNurses: 'American Association of Critical-Care Nurses',
  AmericanBoardofOtolaryngologyHeadandNeckSurgery: 'American Board of Otolaryngology – Head and Neck Surgery',
  AmericanRegistryOfRadiologyTechnologists: 'American Registry of Radiologic Technologists',
  AmericanSpeechLanguageHearingAssociation: 'American Speech-Language-Hearing Association',
  CmsPreclusion: 'CMS preclusion list',
  Dea: 'DEA registrations',
  Dmf: 'Death master file',
  FacilityCmsCertification: 'CMS certification of facilities',
  JointCommission: 'Joint Commission',
  MedicaidEnrollmentCalifornia: 'Medicaid enrollment in California',
  MedicareOptOut: 'Medicare opt out',
  NationalCommissiononCertificationofPhysicianAssistants:
    'National Commission on Certification of Physician Assistants',
  NationalHealthCareerAssociation: 'National Healthcareer Association',
  Npdb: 'NPDB',
  Npi: 'NPI registry',
  Nsc: 'Student clearinghouse',
  OfacConsolidated: 'OFAC consolidated',
  OfacSdn: 'OFAC SDN',
  OigExclusions: 'OIG exclusions',
  OigFugitives: 'OIG fugitives',
  PediatricNursingCertification: 'Pediatric Nursing Certification Board',
  Sam: 'SAM exclusions',
  StateSanctionsAndExclusions: 'State sanctions and exclusions',
  Tricare: 'TRICARE',
};

const board =
  /Board|Association|Academy|Commission|Council|Corporation|Registr|American|National|International/;
const small = new Set(['And', 'For', 'In', 'Of', 'On', 'To']);

/**
 * The name of a dataset by its type (openapi.yaml), short enough for a row: `OigExclusions` → `OIG
 * exclusions`. Boards and associations keep the capitals of a name, and small words that stuck to the word before them
 * come off: `AmericanBoardofSurgery` → `American Board of Surgery`. Other types are spelled out; absent → `–`.
 */
export function datasetName(datasetType?: string | null): string {
  const type = textOf(datasetType);
  if (Object.hasOwn(known, type)) return known[type] ?? type;
  return board.test(type) && !/\s/.test(type) ? properName(type) : spellOut(type);
}

function properName(type: string): string {
  return type
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word.toLowerCase() : word))
    .join(' ')
    .replace(/(\p{Lu}\p{Ll}{2,})(of|and|for|in)(?= |$)/gu, '$1 $2');
}
