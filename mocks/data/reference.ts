import type { components } from '../../src/api/schema';
import { idFor } from '../store/ids';

type Schemas = components['schemas'];

const countryRows =
  'US United States,CA Canada,MX Mexico,AU Australia,BR Brazil,CN China,CO Colombia,CU Cuba,DE Germany,EG Egypt,ES Spain,ET Ethiopia,FR France,GB United Kingdom,GH Ghana,HT Haiti,IE Ireland,IL Israel,IN India,IR Iran,IT Italy,JM Jamaica,JP Japan,KE Kenya,KR South Korea,LB Lebanon,NG Nigeria,NP Nepal,NZ New Zealand,PE Peru,PH Philippines,PK Pakistan,PL Poland,RU Russia,SY Syria,TW Taiwan,UA Ukraine,VN Vietnam,ZA South Africa';

/** Code, grouping, classification and specialization, as the national code set has them. */
const taxonomyRows = [
  ...of('Allopathic and Osteopathic Physicians', [
    ['207K00000X', 'Allergy and Immunology'],
    ['207L00000X', 'Anesthesiology'],
    ['207N00000X', 'Dermatology'],
    ['207P00000X', 'Emergency Medicine'],
    ['207Q00000X', 'Family Medicine'],
    ['207QG0300X', 'Family Medicine', 'Geriatric Medicine'],
    ['207QS0010X', 'Family Medicine', 'Sports Medicine'],
    ['207R00000X', 'Internal Medicine'],
    ['207RC0000X', 'Internal Medicine', 'Cardiovascular Disease'],
    ['207RC0200X', 'Internal Medicine', 'Critical Care Medicine'],
    ['207RE0101X', 'Internal Medicine', 'Endocrinology, Diabetes and Metabolism'],
    ['207RG0100X', 'Internal Medicine', 'Gastroenterology'],
    ['207RH0003X', 'Internal Medicine', 'Hematology and Oncology'],
    ['207RI0200X', 'Internal Medicine', 'Infectious Disease'],
    ['207RN0300X', 'Internal Medicine', 'Nephrology'],
    ['207RP1001X', 'Internal Medicine', 'Pulmonary Disease'],
    ['207RR0500X', 'Internal Medicine', 'Rheumatology'],
    ['207T00000X', 'Neurological Surgery'],
    ['207V00000X', 'Obstetrics and Gynecology'],
    ['207W00000X', 'Ophthalmology'],
    ['207X00000X', 'Orthopaedic Surgery'],
    ['207Y00000X', 'Otolaryngology'],
    ['208000000X', 'Pediatrics'],
    ['208100000X', 'Physical Medicine and Rehabilitation'],
    ['208600000X', 'Surgery'],
    ['208800000X', 'Urology'],
    ['2084N0400X', 'Psychiatry and Neurology', 'Neurology'],
    ['2084P0800X', 'Psychiatry and Neurology', 'Psychiatry'],
    ['2085R0202X', 'Radiology', 'Diagnostic Radiology'],
  ]),
  ...of('Nursing Service Providers', [
    ['164W00000X', 'Licensed Practical Nurse'],
    ['164X00000X', 'Licensed Vocational Nurse'],
    ['163W00000X', 'Registered Nurse'],
    ['163WC0200X', 'Registered Nurse', 'Critical Care Medicine'],
    ['163WE0003X', 'Registered Nurse', 'Emergency'],
  ]),
  ...of('Physician Assistants and Advanced Practice Nursing Providers', [
    ['363A00000X', 'Physician Assistant'],
    ['363L00000X', 'Nurse Practitioner'],
    ['363LF0000X', 'Nurse Practitioner', 'Family'],
    ['363LP0808X', 'Nurse Practitioner', 'Psychiatric/Mental Health'],
    ['364S00000X', 'Clinical Nurse Specialist'],
    ['364SA2200X', 'Clinical Nurse Specialist', 'Adult Health'],
    ['367500000X', 'Nurse Anesthetist, Certified Registered'],
    ['367A00000X', 'Advanced Practice Midwife'],
  ]),
  ...of('Behavioral Health and Social Service Providers', [
    ['101Y00000X', 'Counselor'],
    ['101YM0800X', 'Counselor', 'Mental Health'],
    ['101YP2500X', 'Counselor', 'Professional'],
    ['103K00000X', 'Behavior Analyst'],
    ['106H00000X', 'Marriage and Family Therapist'],
    ['103T00000X', 'Psychologist'],
    ['103TC0700X', 'Psychologist', 'Clinical'],
    ['104100000X', 'Social Worker'],
    ['1041C0700X', 'Social Worker', 'Clinical'],
  ]),
  ...of('Pharmacy Service Providers', [['183500000X', 'Pharmacist']]),
  ...of('Dental Providers', [
    ['122300000X', 'Dentist'],
    ['1223P0221X', 'Dentist', 'Pediatric Dentistry'],
    ['124Q00000X', 'Dental Hygienist'],
  ]),
  ...of('Podiatric Medicine and Surgery Service Providers', [
    ['213E00000X', 'Podiatrist'],
    ['213EP1101X', 'Podiatrist', 'Primary Podiatric Medicine'],
    ['213ES0103X', 'Podiatrist', 'Foot and Ankle Surgery'],
  ]),
  ...of('Eye and Vision Services Providers', [['152W00000X', 'Optometrist']]),
  ...of('Chiropractic Providers', [['111N00000X', 'Chiropractor']]),
  ...of('Respiratory, Developmental, Rehabilitative and Restorative Service Providers', [
    ['225100000X', 'Physical Therapist'],
    ['2251X0800X', 'Physical Therapist', 'Orthopedic'],
    ['225X00000X', 'Occupational Therapist'],
    ['227900000X', 'Respiratory Therapist, Registered'],
  ]),
  ...of('Speech, Language and Hearing Service Providers', [
    ['231H00000X', 'Audiologist'],
    ['235Z00000X', 'Speech-Language Pathologist'],
  ]),
  ...of('Dietary and Nutritional Service Providers', [['133V00000X', 'Dietitian, Registered']]),
  ...of('Emergency Medical Service Providers', [['146L00000X', 'Emergency Medical Technician, Paramedic']]),
  ...of('Other Service Providers', [['171100000X', 'Acupuncturist']]),
  ...of('Allopathic and Osteopathic Physicians', [
    ['208M00000X', 'Hospitalist'],
    ['208G00000X', 'Thoracic Surgery'],
  ]),
];

function of(grouping: string, rows: [code: string, classification: string, specialization?: string][]) {
  return rows.map((row) => [grouping, ...row] as const);
}

/** The supported countries. */
export function countries(): Schemas['Country'][] {
  return countryRows.split(',').map((row, index) => ({
    id: idFor('country', 0, index),
    name: row.slice(3),
    isoCode: row.slice(0, 2),
    createdAt: '2020-01-01T00:00:00Z',
  }));
}

type Taxonomy = Schemas['Taxonomy'] & { id: string };

let madeTaxonomies: readonly Taxonomy[] | undefined;

/** Healthcare provider taxonomy codes. What is kept about each provider looks for some of them. */
export function taxonomies(): readonly Taxonomy[] {
  return (madeTaxonomies ??= taxonomyRows.map(([grouping, code, classification, specialization], index) => ({
    id: idFor('taxonomy', 0, index),
    code,
    grouping,
    classification,
    ...(specialization ? { specialization } : {}),
    section: 'Individual',
    displayName: [classification, specialization].filter(Boolean).join(', '),
  })));
}
