import type { ChecklistItemRequest, CredentialingRequest } from '@/api/models';
import { now } from '@/lib/clock';
import { datasetName } from '@/lib/dataset-names';
import { oldest, referencesOf, sourcesOf } from './evidence';
import type { Evidence, Held } from './held';
import { endOf, heldEvidence } from './held-evidence';
import { workHistoryGaps } from './work-history';

/** An element of the standard checklist: as it would be sent, and what it lacks. */
export interface StandardElement {
  item: ChecklistItemRequest;
  gaps: string[];
}

interface Rule {
  name: string;
  /** What counts as its evidence. */
  takes: (evidence: Evidence) => boolean;
  /** What is said where there is none. */
  none: string;
  /** Registers and lists that have to be searched, each named where it was not. */
  scans?: readonly string[];
  /** What it lacks beyond what its evidence says of itself. */
  lacks?: (evidence: readonly Evidence[], from: number) => string[];
}

/** The lists that every provider and facility is searched in; others count where they were searched. */
const listsAsked = ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'] as const;
const listsTaken: readonly string[] = [
  ...listsAsked,
  'MedicareOptOut',
  'CmsPreclusion',
  'OfacSdn',
  'OfacConsolidated',
  'OigFugitives',
  'Tricare',
];

const ofInfo =
  (...types: string[]) =>
  ({ kind, type }: Evidence) =>
    (kind === 'providerInfo' || kind === 'facilityInfo') && types.includes(type ?? '');

const ofScan =
  (...types: string[]) =>
  ({ kind, type }: Evidence) =>
    kind === 'datasetScans' && types.includes(type ?? '');

const boards = /^American|^National(Board|Commission)|^Abms$|Certification|Credentialing/;

const isApplication = ({ kind, type, file }: Evidence) =>
  (kind === 'profiles' && type === 'Portal') || (kind === 'files' && /attest|application/i.test(file ?? ''));

const either =
  (...rules: ((evidence: Evidence) => boolean)[]) =>
  (evidence: Evidence) =>
    rules.some((rule) => rule(evidence));

/** An insurance counts where one of the policies runs today. */
function uninsured(evidence: readonly Evidence[], from: number): string[] {
  const today = new Date(from).toISOString().slice(0, 10);
  const runs = evidence.some(({ facts }) => (endOf(facts) ?? '9999') >= today);
  return evidence.length > 0 && !runs ? ['No policy runs today'] : [];
}

const sanctions: Rule = {
  name: 'Sanctions and exclusions',
  takes: ofScan(...listsTaken),
  none: 'No list of sanctions or exclusions was searched',
  scans: listsAsked,
};

const application: Rule = {
  name: 'Application and attestation',
  takes: isApplication,
  none: 'No application or attestation is held',
};

const insurance: Rule = {
  name: 'Liability insurance',
  takes: ofInfo('LiabilityInsurance'),
  none: 'No liability insurance is held',
  lacks: uninsured,
};

const providerRules: readonly Rule[] = [
  {
    name: 'Education and training',
    takes: either(ofInfo('Education', 'Training'), ofScan('Nsc')),
    none: 'No education is held',
  },
  {
    name: 'Board certification',
    takes: either(
      ofInfo('BoardCertifications'),
      ({ kind, type }) => kind === 'datasetScans' && boards.test(type ?? ''),
    ),
    none: 'No board certification is held',
  },
  {
    name: 'Work history, five years',
    takes: ofInfo('WorkHistory'),
    none: 'No work history is held',
    lacks: (evidence, from) => (evidence.length > 0 ? workHistoryGaps(evidence.map(factsOf), from) : []),
  },
  insurance,
  {
    name: 'Malpractice history',
    takes: ofScan('Npdb'),
    none: 'The databank was not asked',
    scans: ['Npdb'],
  },
  {
    name: 'DEA registration',
    takes: either(ofInfo('DeaRegistrations'), ofScan('Dea')),
    none: 'No DEA registration is held',
  },
  sanctions,
  { name: 'NPI', takes: ofScan('Npi'), none: 'The NPI registry was not searched', scans: ['Npi'] },
];

const facilityRules: readonly Rule[] = [
  { name: 'License', takes: ofInfo('License'), none: 'No license is held' },
  {
    name: 'Accreditation',
    takes: either(ofInfo('Accreditation'), ofScan('JointCommission')),
    none: 'No accreditation is held',
  },
  {
    name: 'CMS certification',
    takes: either(ofInfo('CmsCertification'), ofScan('FacilityCmsCertification')),
    none: 'No CMS certification is held',
  },
  { name: 'Medicare enrollment', takes: ofInfo('MedicareEnrollment'), none: 'No enrollment is held' },
  insurance,
  { name: 'DEA registration', takes: ofInfo('Dea'), none: 'No DEA registration is held' },
  sanctions,
  { name: 'NPI', takes: either(ofInfo('Npi'), ofScan('Npi')), none: 'No NPI is held' },
];

const factsOf = ({ facts }: Evidence) => facts;

/**
 * The checklist that is generated from what is on file: for a provider application and attestation, each license, education,
 * board certification, five years of work history, liability insurance, malpractice history, DEA, sanctions and
 * exclusions, NPI; for a facility what corresponds. Each element has its evidence and names its gaps. `from` is the
 * instant that counts as now, in milliseconds.
 */
export function standardChecklist(
  held: Held,
  { applicationReceivedDate }: Pick<CredentialingRequest, 'applicationReceivedDate'>,
  from: number = now(),
): StandardElement[] {
  const all = heldEvidence(held, from);
  const licenses = all.filter(({ kind }) => kind === 'licenseVerifications');
  const isProvider = held.kind === 'provider';
  const first = elementOf(application, all, from);
  if (!applicationReceivedDate) first.gaps.push('The day on which the application came is not given');
  const unverified = isProvider
    ? held.licenses.filter(({ currentVerification }) => currentVerification === undefined).length
    : 0;
  const elements = [
    first,
    ...licenses.map((one) =>
      elementOf({ name: `License, ${one.label}`, takes: (other) => other === one, none: '' }, all, from),
    ),
    ...(isProvider && licenses.length === 0
      ? [
          elementOf(
            {
              name: 'License',
              takes: () => false,
              none: unverified > 0 ? 'No license was verified yet' : 'No license is attached',
            },
            all,
            from,
          ),
        ]
      : []),
    ...(isProvider ? providerRules : facilityRules).map((rule) => elementOf(rule, all, from)),
  ];
  return elements.map(withStatus);
}

function elementOf(rule: Rule, all: readonly Evidence[], from: number): StandardElement {
  const evidence = all.filter(rule.takes);
  const lookedUp = new Set(evidence.map(({ type }) => type));
  const missing = evidence.length > 0 ? (rule.scans ?? []).filter((type) => !lookedUp.has(type)) : [];
  const gaps = [
    ...(evidence.length === 0 ? [rule.none] : []),
    ...missing.map((type) => `${datasetName(type)}: not searched`),
    // An old policy beside one that runs is no gap.
    ...(rule === insurance ? [] : evidence.flatMap(({ label, gap }) => (gap ? [`${label}: ${gap}`] : []))),
    ...(rule.lacks?.(evidence, from) ?? []),
  ];
  const verifiedAt = oldest(evidence);
  const source = sourcesOf(evidence);
  const item = {
    name: rule.name,
    status: '',
    ...(verifiedAt && { verifiedAt }),
    ...(source && { source }),
    ...(evidence.length > 0 && { references: referencesOf(evidence) }),
  };
  return { item, gaps };
}

/**
 * With its status: verified where a source said so and nothing is missing. What was only told to us waits for somebody
 * who verifies it at a source or reviews it, and that is said as a gap too.
 */
function withStatus({ item, gaps }: StandardElement): StandardElement {
  if (!item.references) return { item: { ...item, status: 'Missing' }, gaps };
  if (gaps.length > 0) return { item: { ...item, status: 'Concern' }, gaps };
  if (item.verifiedAt) return { item: { ...item, status: 'Verified' }, gaps };
  return { item: { ...item, status: 'Pending' }, gaps: ['Held, but not verified or reviewed yet'] };
}
